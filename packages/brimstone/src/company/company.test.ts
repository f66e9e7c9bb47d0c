import { SPECTATOR, Table } from '@crawlspace/kernel';
import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import {
  adventured,
  companyOf,
  done,
  endedAs,
  reasonOf,
  required,
  stayedAs,
  townStay,
} from '../../test/company.ts';
import { brimstoneStay } from '../between/module.ts';
import { content } from '../content/index.ts';
import type { Content, Mission } from '../content-types.ts';
import type { BrimstoneEvent } from '../events.ts';
import { brimstone } from '../module.ts';
import { whoIs } from '../setup.ts';
import { rosterOf } from './company.ts';
import {
  bury,
  comeHome,
  found,
  foundAfter,
  leaveTown,
  muster,
  passTown,
  recruit,
  retire,
} from './deeds.ts';
import { adventureSetup, staySetup } from './setups.ts';
import { attemptsAt, openMissions } from './story.ts';

const MISSION = 'a-fistful-of-dark-stone';
/** Where winning it leads. */
const NEXT = 'nine-days-down';
const mustered = (...members: string[]) =>
  done(
    muster(
      companyOf('gunslinger', 'bandido', 'us-marshal'),
      { mission: MISSION, members },
      { content },
    ),
  );

/** Two went; the second is dead. */
function oneDied(resurrectable = true) {
  const company = mustered('m1', 'm2');
  const table = endedAs(required(adventureSetup(company)), ({ heroes }) => {
    for (const hero of heroes) hero.name ||= hero.class;
    const [, second] = heroes;
    if (second) Object.assign(second, { dead: true, resurrectable });
  });
  return done(comeHome(company, table, { content }));
}

test('a company has a name and up to twelve members with ids of their own', () => {
  expect(reasonOf(found('', { content }))).toBe('bad-name');
  const full = companyOf(...Array(12).fill('bandido'));
  expect(full.members.map(({ id }) => id).slice(0, 3)).toEqual(['m1', 'm2', 'm3']);
  expect(new Set(full.members.map(({ hero }) => whoIs(hero).name)).size).toBe(12);
  expect(reasonOf(recruit(full, { class: 'bandido' }, { content }))).toBe('company-full');
  const without = done(retire(full, 'm4', { content }));
  expect(rosterOf(without)).toHaveLength(11);
  const again = done(recruit(without, { class: 'gunslinger', name: 'Irene' }, { content }));
  expect(again.members.at(-1)).toMatchObject({ id: 'm13', hero: { name: 'Irene' } });
});

test.each([
  ['nobody', [], 'nobody-goes'],
  ['a stranger', ['m9'], 'no-such-member'],
  ['somebody twice', ['m1', 'm1'], 'member-twice'],
  ['seven', ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7'], 'too-many-go'],
  ['who has retired', ['m1', 'm2'], 'member-not-ready'],
])('%s cannot go on an adventure', (_, members, reason) => {
  const company = done(retire(companyOf(...Array(7).fill('bandido')), 'm2', { content }));
  expect(reasonOf(muster(company, { mission: MISSION, members }, { content }))).toBe(reason);
});

test('what is not known is refused, and so is what has to wait', () => {
  const company = companyOf('bandido');
  const members = ['m1'];
  expect(reasonOf(muster(company, { mission: 'toString', members }, { content }))).toBe(
    'unknown-mission',
  );
  const options = { edition: 'third' as 'first' };
  expect(reasonOf(muster(company, { mission: MISSION, members, options }, { content }))).toBe(
    'bad-options',
  );
  expect(reasonOf(recruit(company, { class: 'wizard' as 'bandido' }, { content }))).toBe(
    'bad-hero',
  );
  expect(reasonOf(retire(company, 'm7', { content }))).toBe('no-such-member');
  expect(reasonOf(bury(company, 'm1', { content }))).toBe('member-not-dead');
  expect(reasonOf(passTown(company, { content }))).toBe('not-in-town');
  const away = done(muster(company, { mission: MISSION, members }, { content }));
  expect(reasonOf(muster(away, { mission: MISSION, members }, { content }))).toBe('not-at-home');
  expect(reasonOf(recruit(away, { class: 'bandido' }, { content }))).toBe('not-at-home');
  expect(reasonOf(retire(away, 'm1', { content }))).toBe('not-at-home');
});

test('place in the company, number of the figure and seat are different things', () => {
  const setup = adventureSetup(mustered('m3', 'm1'));
  expect(setup).toMatchObject({
    mission: MISSION,
    heroes: [{ class: 'us-marshal' }, { class: 'gunslinger' }],
    campaign: true,
  });
  expect(setup).not.toHaveProperty('darknessAhead');
});

test('an adventure that is not over, or of somebody else, is not come home from', () => {
  const company = mustered('m1');
  const setup = required(adventureSetup(company));
  const unfinished = endedAs(setup, (state) => {
    state.outcome = null;
  });
  expect(reasonOf(comeHome(company, unfinished, { content }))).toBe('not-over');
  const others = endedAs(required(adventureSetup(mustered('m2'))), () => {});
  expect(reasonOf(comeHome(company, others, { content }))).toBe('other-party');
  expect(reasonOf(comeHome(companyOf('bandido'), others, { content }))).toBe('not-on-adventure');
});

rule(['B-TRAVEL-01'], 'adventure, road and Town, home, and the next adventure', () => {
  let company = mustered('m1', 'm2');
  const adventure = adventured(company);
  company = done(comeHome(company, adventure, { content }));
  expect(company.whereabouts).toMatchObject({ at: 'town', members: ['m1', 'm2'] });
  company = done(leaveTown(company, townStay(company), { content }));
  expect(company.whereabouts).toEqual({ at: 'home' });
  expect(company.chronicle.map(({ kind }) => kind)).toEqual(['adventure', 'stay']);
  const [first] = company.chronicle;
  expect(first?.fates[0]).toMatchObject({ member: 'm1', before: { class: 'gunslinger' } });
  const kills = adventure
    .eventsSince(0, { spectator: true })
    .filter(({ event }) => event.t === 'enemy-killed' && event.by === 0);
  expect(first?.fates[0]?.tally?.kills).toBe(kills.length);
});

rule(['B-CAMP-12'], 'what somebody has is there when the next adventure starts', () => {
  let company = mustered('m1');
  const after = endedAs(required(adventureSetup(company)), ({ heroes: [hero] }) => {
    if (hero) Object.assign(hero, { name: 'Irene', xp: 320, gold: 150, darkStone: 2 });
  });
  company = done(passTown(done(comeHome(company, after, { content })), { content }));
  company = done(muster(company, { mission: NEXT, members: ['m2', 'm1'] }, { content }));
  expect(adventureSetup(company)?.heroes[1]).toMatchObject({
    character: { name: 'Irene', xp: 320, gold: 150, darkStone: 2 },
  });
});

rule(['B-CAMP-10'], 'the next adventure starts with mission, Ability Tokens and Grit', () => {
  const company = mustered('m1', 'm2');
  const table = Table.start(brimstone, required(adventureSetup(company)), 'start');
  const told = table.eventsSince(0, SPECTATOR).map(({ event }) => event as BrimstoneEvent);
  const steps = told.flatMap((event) =>
    event.t === 'set-up' && event.rule === 'B-CAMP-10' ? [event.purpose] : [],
  );
  expect(steps).toEqual(['next-mission', 'reset-ability-tokens', 'reset-grit']);
  const { campaign: _, ...single } = required(adventureSetup(company));
  const alone = Table.start(brimstone, single, 'start').eventsSince(0, SPECTATOR);
  expect(alone.filter(({ event }) => 'rule' in event && event.rule === 'B-CAMP-10')).toEqual([]);
});

test('a failure lets the Darkness start ahead in the next adventure, and only there', () => {
  let company = mustered('m1');
  const failed = endedAs(required(adventureSetup(company)), (state) => {
    state.outcome = { won: false, cause: 'darkness' };
    state.mission.darknessAhead = true;
    for (const hero of state.heroes) hero.name = 'Irene';
  });
  company = done(passTown(done(comeHome(company, failed, { content })), { content }));
  expect(company.darknessAhead).toBe(true);
  company = done(muster(company, { mission: MISSION, members: ['m1'] }, { content }));
  const setup = required(adventureSetup(company));
  expect(setup.darknessAhead).toBe(true);
  company = done(
    comeHome(
      company,
      endedAs(setup, () => {}),
      { content },
    ),
  );
  company = done(
    muster(done(passTown(company, { content })), { mission: NEXT, members: ['m1'] }, { content }),
  );
  expect(adventureSetup(company)).not.toHaveProperty('darknessAhead');
});

rule(['B-INJ-13'], 'who died adventures ago lies in Town and can still be brought back', () => {
  let company = done(passTown(oneDied(), { content }));
  expect(company.members[1]?.standing).toBe('dead');
  company = done(muster(company, { mission: NEXT, members: ['m3'] }, { content }));
  const setup = required(adventureSetup(company));
  company = done(
    comeHome(
      company,
      endedAs(setup, ({ heroes: [hero] }) => {
        if (hero) hero.name = 'Ann';
      }),
      { content },
    ),
  );
  const stay = required(staySetup(company));
  expect(stay.characters.map(({ dead }) => dead)).toEqual([false, true]);
  const table = stayedAs(stay, ({ heroes: [, fallen] }) => {
    if (fallen) Object.assign(fallen, { dead: false, resurrectable: false });
  });
  company = done(leaveTown(company, table, { content }));
  expect(company.members.map(({ standing }) => standing)).toEqual(['ready', 'ready', 'ready']);
});

test('the book counts the days that were spent in Town', () => {
  const company = done(
    comeHome(
      mustered('m1'),
      endedAs(required(adventureSetup(mustered('m1'))), ({ heroes: [hero] }) => {
        if (hero) hero.name = 'Irene';
      }),
      { content },
    ),
  );
  const table = Table.start(brimstoneStay, required(staySetup(company)), 'days');
  for (let [question] = table.pending; question; [question] = table.pending) {
    const { options } = question;
    const wanted = ['stay', 'nowhere', 'camp-site'].find((id) => options.includes(id));
    const leaves = wanted === 'stay' && table.state.stay.day === 2;
    table.answerQuestion(question, [leaves ? 'leave-town' : (wanted ?? options[0] ?? '')]);
  }
  expect(done(leaveTown(company, table, { content })).chronicle.at(-1)).toMatchObject({
    kind: 'stay',
    days: 2,
  });
});

test('who died for good is carried to Town once and can only be buried', () => {
  let company = oneDied(false);
  expect(staySetup(company)?.characters).toHaveLength(2);
  company = done(bury(done(passTown(company, { content })), 'm2', { content }));
  expect(company.members[1]?.standing).toBe('buried');
  expect(rosterOf(company)).toHaveLength(2);
  expect(reasonOf(retire(company, 'm2', { content }))).toBe('member-not-ready');
});

test('when all are dead nobody travels: the company is at home', () => {
  const company = mustered('m1');
  const table = endedAs(required(adventureSetup(company)), ({ heroes: [hero] }) => {
    if (hero) Object.assign(hero, { name: 'Irene', dead: true, resurrectable: true });
  });
  expect(done(comeHome(company, table, { content })).whereabouts).toEqual({ at: 'home' });
});

test('a single adventure that is over can be the first of a company', () => {
  const single = endedAs(
    { ...required(adventureSetup(mustered('m1', 'm2'))), campaign: undefined } as never,
    ({ heroes }) => {
      for (const hero of heroes) hero.name ||= hero.class;
    },
  );
  const company = done(foundAfter('The Late Shift', single, { content }));
  expect(company.log.map(({ t }) => t)).toEqual([
    'founded',
    'recruited',
    'recruited',
    'mustered',
    'came-home',
  ]);
  expect(staySetup(company)?.characters).toHaveLength(2);
});

test('a story bends with success and failure; without one every mission is open', () => {
  const company = companyOf('bandido');
  const link = (mission: Mission, won: string[], lost: string[]): Mission => ({
    ...mission,
    story: { won, lost },
  });
  const ids = Object.keys(content.missions).slice(0, 4);
  const [first, second, third, last] = Object.values(content.missions) as [
    Mission,
    Mission,
    Mission,
    Mission,
  ];
  const [a, b, c, d] = ids as [string, string, string, string];
  const story = {
    ...content,
    missions: {
      [a]: link(first, [b], [c]),
      [b]: link(second, [d], [d]),
      [c]: link(third, [d], [a]),
      [d]: link(last, [], []),
    },
  } satisfies Content;
  const plain = Object.fromEntries(
    Object.entries(content.missions).map(([id, { story: _, ...mission }]) => [id, mission]),
  );
  expect(openMissions(company, { ...content, missions: plain })).toEqual(Object.keys(plain));
  // Something leads to the first, so nothing would be open: what nobody leads to has to start a story.
  const started = { ...story, missions: { ...story.missions, [c]: link(third, [d], []) } };
  expect(openMissions(company, started)).toEqual([a]);
  const members = ['m1'];
  expect(reasonOf(muster(company, { mission: b, members }, { content: started }))).toBe(
    'mission-not-open',
  );
  const away = done(muster(company, { mission: a, members }, { content: started }));
  const ending = (won: boolean) =>
    done(
      comeHome(
        away,
        endedAs(required(adventureSetup(away)), (state) => {
          state.outcome = { won, cause: 'objective' };
          for (const hero of state.heroes) hero.name = 'Ann';
        }),
        { content },
      ),
    );
  expect(openMissions(ending(true), started)).toEqual([b]);
  expect(openMissions(ending(false), started)).toEqual([a, c]);
  expect(attemptsAt(ending(false), a)).toEqual({ won: 0, lost: 1 });
});
