import { isStandingOrders } from '@crawlspace/bots/orders';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  BOT_PACES,
  botPace,
  giveOrder,
  hintsSeen,
  markHintSeen,
  pauseOfBots,
  standingOrders,
} from './index.ts';
import { kept, keptChoice } from './kept.ts';

type Stored = { key: string | null; newValue: string | null };

let shelf: Map<string, string>;
let tabs: ((event: Stored) => void)[];

beforeEach(() => {
  shelf = new Map();
  tabs = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
  });
  vi.stubGlobal('window', {
    addEventListener: (_: string, listen: (event: Stored) => void) => tabs.push(listen),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  standingOrders.value = {};
  hintsSeen.value = [];
  botPace.value = 'brisk';
});

const fromAnotherTab = (key: string | null, newValue: string | null) => {
  for (const listen of tabs) listen({ key, newValue });
};

const pace = () => keptChoice('pace', ['slow', 'quick'], 'slow');

describe('a setting', () => {
  test('is written when it changes, and only then', () => {
    const setting = pace();
    expect(shelf.size).toBe(0);
    setting.value = 'slow';
    expect(shelf.size).toBe(0);
    setting.value = 'quick';
    expect([...shelf]).toEqual([['crawlspace.pace', '"quick"']]);
    setting.value = 'slow';
    expect(shelf.get('crawlspace.pace')).toBe('"slow"');
  });

  test('that is broken, unknown or of another kind is as if it were not there', () => {
    for (const stored of ['{', '"fast"', '7', 'null', '["quick"]', '{"quick":true}', '']) {
      shelf.set('crawlspace.pace', stored);
      expect(pace().value).toBe('slow');
    }
    shelf.set('crawlspace.pace', '"quick"');
    expect(pace().value).toBe('quick');
  });

  test('follows what another tab does, and does not write it again', () => {
    const setting = pace();
    fromAnotherTab('crawlspace.pace', '"quick"');
    expect(setting.value).toBe('quick');
    expect(shelf.size).toBe(0);
    setting.value = 'slow';
    expect(shelf.get('crawlspace.pace')).toBe('"slow"');
  });

  test('does not follow other settings, nonsense, or what was cleared', () => {
    const setting = pace();
    fromAnotherTab('crawlspace.other', '"quick"');
    fromAnotherTab('crawlspace.pace', '"fast"');
    fromAnotherTab('crawlspace.pace', '{');
    fromAnotherTab('crawlspace.pace', null);
    fromAnotherTab(null, null);
    expect(setting.value).toBe('slow');
  });

  test('holds until the page is closed where nothing can be written', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('not in a private window');
      },
      setItem: () => {
        throw new Error('not in a private window');
      },
    });
    const setting = kept('flag', false, (stored) => typeof stored === 'boolean');
    setting.value = true;
    expect(setting.value).toBe(true);
  });
});

describe('the settings of the client', () => {
  test('orders are given and taken back one by one', () => {
    const flee = { key: 'flee', text: { en: '', it: '' } };
    const revive = { ...flee, key: 'revive' };
    giveOrder(flee, 'always');
    giveOrder(revive, 'never');
    giveOrder(flee, 'never');
    expect(standingOrders.value).toEqual({ flee: 'never', revive: 'never' });
    giveOrder(flee, 'ask');
    expect(standingOrders.value).toEqual({ revive: 'never' });
    expect(isStandingOrders(standingOrders.value)).toBe(true);
  });

  test('a hint is marked as seen once', () => {
    markHintSeen('fight');
    const before = hintsSeen.value;
    markHintSeen('fight');
    expect(hintsSeen.value).toBe(before);
    markHintSeen('ko');
    expect(hintsSeen.value).toEqual(['fight', 'ko']);
  });

  test('bots take longer the calmer they are, and none at all at once', () => {
    const pauses = BOT_PACES.map((each) => {
      botPace.value = each;
      return pauseOfBots();
    });
    expect(pauses[0]).toBe(0);
    expect([...pauses].sort((one, other) => one - other)).toEqual(pauses);
    expect(new Set(pauses).size).toBe(pauses.length);
  });
});
