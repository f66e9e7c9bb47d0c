import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { USE, wearing } from '../../../test/charms.ts';
import { armFoe, duel, isStruck, strikes, turnOf } from '../../../test/fights.ts';
import { LEARN } from '../../../test/learn.ts';
import { set } from '../../../test/notation.ts';
import { at } from '../../../test/training-ground.ts';
import { abilityText } from '../../../test/words.ts';
import type { Ability } from '../../ability.ts';

describe('an ability says', () => {
  rule(['H-ABIL-01'], 'its timing, its price and what it does', () => {
    const ability: Ability = {
      timing: 'attack',
      cost: { mana: 2 },
      effects: [{ do: 'hits', n: 2 }],
    };
    expect(abilityText('en', ability)).toBe('ATTACK, 2 Mana: +2 Hits.');
    expect(abilityText('it', ability)).toBe('ATTACCO, 2 Mana: +2 Colpi.');
    const attack = wearing(ability, { hero: { mana: 2 }, dice: 'yellow H' });
    const table = duel(attack).runs(strikes).pick(USE).done().shows('hero mana 0');
    expect(table.enemy('foe').wounds).toBe(1 + 2);
  });

  const ointment: Ability = { timing: 'turn', cost: { mana: 1 }, effects: [{ do: 'heal', n: 1 }] };

  rule(['H-ABIL-02', 'H-ABIL-03'], 'no timing: in the own turn, between actions', () => {
    expect(abilityText('en', ointment)).toBe('1 Mana: Heal 1.');
    const table = turnOf(
      wearing(ointment, {
        heroes: ['ranger', 'wizard'],
        hero: { mana: 2, health: 2, zone: at(0, 0) },
        foeZone: at(2, 2),
      }),
    )
      .shows('hero turn.actions 3')
      .pick('move')
      .shows(`lacks ${USE}`)
      .pick('done')
      .shows('hero turn.actions 2')
      .pick(USE)
      .shows('hero health 3 mana 1 turn.actions 2')
      .pick('end-turn');
    // The Wizard's turn: nothing of the Ranger's is on offer, before or after his actions.
    expect(table.pending.map(({ seat }) => seat)).toEqual([1]);
    table.shows(`lacks ${USE}`).picks('move', 'done');
    expect(table.pending.map(({ seat }) => seat)).toEqual([1]);
    table.shows(`lacks ${USE}`);
  });

  it('a price first, in a capital', () => {
    const ability: Ability = {
      timing: 'turn',
      cost: { wounds: 1 },
      effects: [{ do: 'wounds', n: 2, on: 'enemy-here' }],
    };
    expect(abilityText('en', ability)).toBe(
      'Take 1 Wound: deal 2 Wounds to an Enemy in your Zone.',
    );
    expect(abilityText('it', ability)).toBe(
      'Subisci 1 Ferita: infliggi 2 Ferite a un Nemico nella tua Zona.',
    );
  });

  it('whom it is for with the word that fits', () => {
    const text = (effect: Ability['effects'][number]) =>
      abilityText('en', { timing: 'attack', effects: [effect] });
    expect(text({ do: 'wounds', n: 2, on: 'target' })).toBe('ATTACK: deal 2 Wounds to the target.');
    expect(text({ do: 'fire', n: 1, on: 'target' })).toBe('ATTACK: +1 Fire on the target.');
    expect(text({ do: 'push', n: 1, on: 'target' })).toBe('ATTACK: push the target 1 Zone.');
    expect(text({ do: 'cleanse', n: 1, on: 'heroes-here' })).toBe(
      'ATTACK: remove 1 Fire or Frost from all Heroes in the Zone.',
    );
    const italian = (effect: Ability['effects'][number]) =>
      abilityText('it', { timing: 'attack', effects: [effect] });
    expect(italian({ do: 'fire', n: 1, on: 'target' })).toBe('ATTACCO: +1 Fuoco sul bersaglio.');
    expect(italian({ do: 'wounds', n: 1, on: 'target' })).toBe(
      'ATTACCO: infliggi 1 Ferita al bersaglio.',
    );
  });

  it('elements that are paid, not to be taken for tokens', () => {
    const rain: Ability = {
      timing: 'turn',
      cost: { elements: { water: 2 } },
      effects: [{ do: 'element', n: 1 }],
    };
    expect(abilityText('en', rain)).toBe('2 Water element: raise any Element by 1.');
  });

  it('that points for the Elements may be shared among them', () => {
    const shadow: Ability = { timing: 'shadow-ability', effects: [{ do: 'element', n: 2 }] };
    expect(abilityText('en', shadow)).toBe(
      'SHADOW SYMBOL: raise Elements of your choice by a total of 2.',
    );
    expect(abilityText('it', shadow)).toBe(
      'SIMBOLO OMBRA: alza Elementi a scelta per un totale di 2.',
    );
  });

  it('that a Spirit acts again only if it has acted', () => {
    const rouse: Ability = { timing: 'turn', effects: [{ do: 'special', id: 'rouse-spirits' }] };
    expect(abilityText('en', rouse)).toBe(
      'Each of your Spirits that has already activated this turn may activate again without using an action.',
    );
    expect(abilityText('it', rouse)).toBe(
      'Ognuno dei tuoi Spiriti che si è già attivato in questo turno può attivarsi di nuovo senza spendere azioni.',
    );
  });

  it('that a Move without a step counts as well', () => {
    const poise: Ability = {
      timing: 'attack',
      needs: ['has-not-moved'],
      effects: [{ do: 'hits', n: 1 }],
    };
    expect(abilityText('en', poise)).toBe(
      'ATTACK, if you have neither moved nor taken a Move action this turn: +1 Hit.',
    );
    expect(abilityText('it', poise)).toBe(
      'ATTACCO, se in questo turno non ti sei mosso né hai fatto un’azione Movimento: +1 Colpo.',
    );
  });

  it('that a kill counts once in a combat, where it is not once in a round', () => {
    const siphon: Ability = { timing: 'on-kill', effects: [{ do: 'mana', n: 1 }] };
    expect(abilityText('en', siphon)).toBe('When you kill an Enemy: +1 Mana (once per combat).');
    expect(abilityText('it', siphon)).toBe(
      'Quando uccidi un Nemico: +1 Mana (una volta per combattimento).',
    );
    expect(abilityText('en', { ...siphon, limit: 'round' })).toBe(
      'When you kill an Enemy: +1 Mana (once per round).',
    );
  });
});

describe('timing', () => {
  const hit: Ability['effects'] = [{ do: 'hits', n: 1 }];
  const shield: Ability['effects'] = [{ do: 'shields', n: 1 }];

  rule(['H-ABIL-04'], 'ATTACK: the attacker, once in a combat', () => {
    const situation = wearing(
      { timing: 'attack', cost: { mana: 1 }, effects: hit },
      { minions: 1, hero: { mana: 3 } },
    );
    const table = duel({ ...situation, dice: 'yellow H, enemy -' })
      .runs(strikes)
      .shows(`offers ${USE}`);
    // Used up, it leaves nothing to decide.
    table.pick(USE).done().shows('event totalled amount 2, hero mana 2');
    duel({ ...situation, change: armFoe, dice: 'yellow H, enemy W' })
      .runs((g) => isStruck(g))
      .done()
      .shows('hero mana 3');
  });

  rule(['H-ABIL-05'], 'MELEE ATTACK: only in an attack of that type', () => {
    const situation = wearing(
      { timing: 'melee-attack', cost: { mana: 1 }, effects: hit },
      { heroes: ['rogue'], hero: { mana: 3 }, dice: 'yellow H' },
    );
    duel(situation).runs(strikes).pick(USE).done().shows('hero mana 2');
    const bow = { id: 'bow', attacks: { ranged: { yellow: 1 } } };
    const shot = wearing(
      { timing: 'melee-attack', cost: { mana: 1 }, effects: hit },
      {
        heroes: ['rogue'],
        cards: { items: [bow] },
        arms: ['bow'],
        foeZone: at(1, 0),
        hero: { mana: 3 },
        dice: 'yellow H',
      },
    );
    duel(shot).runs(strikes).done().shows('hero mana 3');
  });

  rule(['H-ABIL-06'], 'DEFENSE: the defender, once in a combat', () => {
    const situation = wearing(
      { timing: 'defense', cost: { mana: 1 }, effects: shield },
      { hero: { mana: 3, health: 5 }, change: armFoe },
    );
    duel({ ...situation, dice: 'yellow HH' })
      .runs((g) => isStruck(g))
      .shows(`options ${USE} put-away finish`)
      .pick(USE)
      .done()
      .shows('hero mana 2 health 4');
    const attacking = duel({ ...situation, dice: 'yellow HM' }).runs(strikes);
    expect(attacking.done().eventsNamed('ability')).toEqual([]);
  });

  rule(['H-ABIL-07'], 'COMBAT: in attack and in defense', () =>
    duel(
      wearing(
        { timing: 'combat', cost: { mana: 1 }, effects: [{ do: 'special', id: LEARN, n: 1 }] },
        { hero: { mana: 3 }, change: armFoe, dice: 'yellow - -' },
      ),
    )
      .runs(function* (g) {
        yield* strikes(g);
        yield* isStruck(g);
      })
      .picks(USE, USE)
      .done()
      .shows('hero mana 1 xp 2'),
  );

  rule(['H-ABIL-10'], 'ACTION: costs one', () =>
    turnOf(
      wearing(
        { timing: 'action', effects: [{ do: 'mana', n: 1 }] },
        { heroes: ['ranger', 'wizard'], hero: { mana: 0 } },
      ),
    )
      .shows('hero turn.actions 3')
      .pick(USE)
      .shows('hero mana 1 turn.actions 2'),
  );

  rule(['H-ABIL-09'], 'ANYTIME: between two actions of an enemy', () => {
    turnOf(
      wearing(
        { timing: 'anytime', cost: { mana: 1 }, limit: 'round', effects: [{ do: 'heal', n: 2 }] },
        {
          heroes: ['ranger', 'wizard'],
          hero: { mana: 1, health: 5 },
          change: set(armFoe, 'hero1 zone 5:2'),
          // The blow of the first action is what makes the hero think again before the second.
          dice: 'yellow HH -',
        },
      ),
    )
      .picks('end-turn', 'end-turn')
      .shows('state phase enemy, prompt ask.anytime, told rolled 1, hero health 3')
      .pick(USE)
      .shows('told rolled 2, hero health 5 mana 0');
  });

  const inBoth = (need: 'shadow' | 'light') => {
    const used = (zone: number) => {
      const table = duel(
        wearing(
          { timing: 'attack', needs: [need], effects: hit },
          { zone, dice: zone === at(0, 1) ? 'yellow H, shadow H' : 'yellow H' },
        ),
      ).runs(strikes);
      return table.done().eventsNamed('ability').length;
    };
    return { light: used(at(0, 0)), shadow: used(at(0, 1)) };
  };

  rule(['H-ABIL-11'], 'SHADOW: only for who stands in it', () =>
    expect(inBoth('shadow')).toEqual({ light: 0, shadow: 1 }),
  );

  rule(['H-ABIL-12'], 'LIGHT: only for who stands in it', () =>
    expect(inBoth('light')).toEqual({ light: 1, shadow: 0 }),
  );
});
