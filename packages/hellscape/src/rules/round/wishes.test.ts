import { Table } from '@crawlspace/kernel';
import { describe, expect, it } from 'vitest';
import { carries } from '../../../test/items.ts';
import { content } from '../../content/index.ts';
import { hellscape } from '../../module.ts';

const STARTING = Object.values(content.items).filter(
  ({ deck, forLargeParty }) => deck === 'starting' && !forLargeParty,
);
const WEAPONS = STARTING.filter(({ attacks }) => attacks).map(({ id }) => id);
const POTIONS = STARTING.filter(({ consumable }) => consumable).map(({ id }) => id);
const SKILLS = Object.values(content.skills)
  .filter((skill) => skill.class === 'rogue' && skill.level === 1)
  .map(({ id }) => id);

const begin = (...heroes: readonly object[]) =>
  Table.start(hellscape, hellscape.parseSetup({ quest: 'tutorial', heroes }), 'wishes');

describe('a hero who came with wishes', () => {
  it.each(
    SKILLS.map((skill, i) => [skill, WEAPONS[i % WEAPONS.length], POTIONS[i % POTIONS.length]]),
  )('has %s, %s and %s without being asked', (skill, weapon, potion) => {
    const { state, pending } = begin({ class: 'rogue', skill, weapon, potion });
    expect(pending[0]?.prompt.key).toBe('ask.turn');
    const [rogue] = state.heroes;
    expect(rogue?.skills).toEqual([skill]);
    expect(rogue && carries(rogue)).toEqual(expect.arrayContaining([weapon, potion]));
    expect(rogue?.items.find(({ card }) => card === weapon)?.equipped).toBe(true);
    expect(rogue?.items.find(({ card }) => card === potion)?.equipped).toBe(false);
  });

  it('is asked about what they did not wish for', () => {
    const asked = (hero: object) => begin({ class: 'rogue', ...hero }).pending[0]?.prompt.key;
    const [skill, weapon, potion] = [SKILLS[0], WEAPONS[0], POTIONS[0]];
    expect(asked({})).toBe('ask.skill');
    expect(asked({ skill })).toBe('ask.starting-weapon');
    expect(asked({ skill, weapon })).toBe('ask.potion');
    expect(asked({ skill, potion })).toBe('ask.starting-weapon');
  });

  it('is asked where the wish cannot be granted', () => {
    const [skill, weapon] = [SKILLS[0], WEAPONS[0]];
    // A potion is no weapon, and a weapon no potion.
    const asked = (hero: object) =>
      begin({ class: 'rogue', skill, ...hero }).pending[0]?.prompt.key;
    expect(asked({ weapon: POTIONS[0], potion: POTIONS[0] })).toBe('ask.starting-weapon');
    expect(asked({ weapon, potion: weapon })).toBe('ask.potion');
  });

  it('finds what others took before gone, as soon as all cards of it are', () => {
    const copies = content.items[WEAPONS[0] ?? '']?.copies ?? 0;
    const classes = ['rogue', 'wizard', 'ranger', 'paladin'] as const;
    const table = begin(
      ...classes.map((id) => ({
        class: id,
        skill: Object.values(content.skills).find((each) => each.class === id && each.level === 1)
          ?.id,
        weapon: WEAPONS[0],
        potion: POTIONS[0],
      })),
    );
    expect(copies).toBeLessThan(classes.length);
    // Some classes have things of their own to choose.
    for (let [asked] = table.pending; asked; [asked] = table.pending) {
      if (asked.prompt.key === 'ask.starting-weapon') break;
      table.answerQuestion(asked, asked.options.slice(0, Math.max(1, asked.min)));
    }
    expect(table.pending[0]).toMatchObject({
      seat: copies,
      prompt: { key: 'ask.starting-weapon' },
    });
    expect(table.pending[0]?.options).not.toContain(WEAPONS[0]);
  });

  it('tells everybody what each hero starts with', () => {
    const [skill, weapon, potion] = [SKILLS[0], WEAPONS[0], POTIONS[0]];
    const table = begin({ class: 'rogue', skill, weapon, potion });
    const events = table.eventsSince(0, { seat: 0 }).map(({ event }) => event);
    const gained = events.filter(({ t }) => t === 'item-gained');
    expect(gained).toMatchObject([
      { hero: 0, card: weapon, purpose: 'starting' },
      { hero: 0, purpose: 'starting' },
      { hero: 0, card: potion, purpose: 'starting' },
    ]);
  });
});
