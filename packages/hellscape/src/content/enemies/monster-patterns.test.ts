import { describe, expect, it } from 'vitest';
import { type Situation, scene } from '../../../test/descent.ts';
import { all, arms, plain, putMob, putMonster, reprintMonster, stand } from '../../../test/foes.ts';
import { set } from '../../../test/notation.ts';
import { at } from '../../../test/training-ground.ts';
import { type Descent, enemyById } from '../../descent.ts';
import { MOBS, type RoamingType, TIERS, type Tier } from '../../ids.ts';
import { activateEnemy } from '../../rules/enemies/enemy-phase.ts';
import type { DescentState } from '../../state.ts';
import { roaming } from './index.ts';

const HEALTH = 20;

/** The numbers in what the monsters do, by level. */
const GHOUL = {
  '1-2': { leap: 2, bites: 1, feast: 1 },
  '3-4': { leap: 2, bites: 2, feast: 1 },
  '5': { leap: 3, bites: 2, feast: 2 },
};
const LYIDAN = {
  '1-2': { embraces: 2, pull: 1 },
  '3-4': { embraces: 2, pull: 2 },
  '5': { embraces: 3, pull: 3 },
};
const ANDRA = {
  '1-2': { leap: 1, shots: 1, arrows: 1 },
  '3-4': { leap: 2, shots: 1, arrows: 1 },
  '5': { leap: 2, shots: 2, arrows: 2 },
};
const YTHERIA = {
  '1-2': { reach: 2, raises: 1, wail: 1 },
  '3-4': { reach: 3, raises: 2, wail: 1 },
  '5': { reach: 4, raises: 2, wail: 2 },
};
const FOUR = ['paladin', 'wizard', 'ranger', 'rogue'] as const;

/** Monsters with one yellow die that shows nothing: only what they do counts here. */
const content = (type: RoamingType, tier: Tier) =>
  all(
    plain,
    arms({ club: { melee: { yellow: 1 } } }),
    reprintMonster(`roaming-${type}-${tier}`, { attack: { yellow: 1 }, abilities: [] }),
  );

/** One activation of the monster, with so many blank dice. */
function activation(
  type: RoamingType,
  tier: Tier,
  change: (state: DescentState) => void,
  situation: Situation = {},
) {
  return scene({
    heroes: FOUR,
    content: content(type, tier),
    ...situation,
    change: set(`heroes health ${HEALTH} maxHealth ${HEALTH} zone 5:0`, change),
  }).runs(function* (g: Descent) {
    const monster = enemyById(g, type);
    if (monster) yield* activateEnemy(g, monster);
  });
}

const attacked = (t: ReturnType<typeof activation>) =>
  t.eventsNamed('attack').map(({ hero }) => hero);

function lose(state: DescentState, index: number, n: number): void {
  const hero = state.heroes[index];
  if (hero) hero.health -= n;
}

const blank = (times: number): Situation => ({ dice: [['yellow', ...Array(times).fill('-')]] });

for (const tier of TIERS) {
  describe(`The Ghoul ${tier}`, () => {
    const { leap, bites, feast } = GHOUL[tier];

    it('falls upon the weakest of those who have lost enough blood', () => {
      const t = activation(
        'ghoul',
        tier,
        (state) => {
          stand(state, at(leap, 1), at(1, 1), at(1, 1), at(1, 1));
          lose(state, 0, 4);
          lose(state, 1, 3);
          putMonster(state, 'ghoul', at(0, 1), { tier });
        },
        blank(bites),
      )
        .done()
        .shows(`event monster-pattern amount 1, ghoul zone ${at(leap, 1)}`);
      expect(attacked(t)).toEqual(Array(bites).fill(0));
    });

    it('smells nothing in those who lost less, or are too far', () =>
      activation('ghoul', tier, (state) => {
        stand(state, at(leap, 1), at(leap + 1, 1));
        lose(state, 0, 2);
        lose(state, 1, 5);
        putMonster(state, 'ghoul', at(0, 1), { tier });
      }).shows('told monster-pattern 0'));

    it('feasts when it is hurt and alone', () => {
      const half = Math.ceil(((roaming[`roaming-ghoul-${tier}`]?.healthPerHero ?? 0) * 4) / 2);
      const feasts = (wounds: number, zone: number) =>
        activation(
          'ghoul',
          tier,
          set(
            `hero zone ${zone}, hero1 zone 5:1, hero2 zone 5:1, hero3 zone 5:1`,
            `ghoul@0:1 tier ${tier} wounds ${wounds}`,
          ),
        );
      const t = feasts(half, at(5, 1)).done().shows('event monster-pattern amount 2');
      expect(t.enemy('ghoul')).toMatchObject({ wounds: half - feast * 4, zone: at(1, 1) });
      feasts(half - 1, at(5, 1)).shows('told monster-pattern 0');
      feasts(half, at(0, 1)).shows('told monster-pattern 0');
    });
  });

  describe(`Lyidan ${tier}`, () => {
    const { embraces, pull } = LYIDAN[tier];

    it('embraces several who are near, each once, the closest first', () => {
      const t = activation(
        'lyidan',
        tier,
        set(`hero zone 1:1, hero1 zone 0:1, hero2 zone 1:1, lyidan@0:1 tier ${tier}`),
        blank(embraces),
      );
      if (t.prompt) t.pick('hero0');
      t.done().shows('event monster-pattern amount 1');
      expect(attacked(t).slice(0, 2)).toEqual([1, 0]);
      expect(new Set(attacked(t)).size).toBe(embraces);
    });

    it('calls the closest he sees, and strikes if they come near enough', () => {
      const t = activation(
        'lyidan',
        tier,
        set(`hero zone ${at(pull + 1, 1)}, hero1 zone 5:1, lyidan@0:1 tier ${tier}`),
        blank(1),
      )
        .done()
        .shows('event monster-pattern amount 2, hero zone 1:1, lyidan zone 0:1');
      expect(attacked(t)).toEqual([0]);
      const far = activation('lyidan', tier, set(`hero zone 5:1, lyidan@0:1 tier ${tier}`))
        .done()
        .shows(`hero zone ${at(5 - pull, 1)}`);
      expect(attacked(far)).toEqual([]);
    });
  });

  describe(`Andra ${tier}`, () => {
    const { leap, shots, arrows } = ANDRA[tier];

    it('leaps away from who comes near, as far as she can, and shoots', () => {
      const t = activation(
        'andra',
        tier,
        set(`hero zone 4:1, andra@4:1 tier ${tier}`),
        blank(shots),
      );
      // From the corridor both ends of the row are free.
      if (t.prompt) {
        t.shows('prompt ask.enemy-zone').pick(`zone${at(4 - leap, 1)}`);
      }
      t.done().shows(`event monster-pattern amount 1, andra zone ${at(4 - leap, 1)}`);
      expect(attacked(t)).toEqual(Array(shots).fill(0));
    });

    it('marks the closest hero in Light with Frost and shoots', () => {
      const t = activation(
        'andra',
        tier,
        set(`hero zone 2:1, hero1 zone 3:1, hero2 zone 4:1, andra@0:1 tier ${tier}`),
        blank(arrows),
      )
        .done()
        .shows('event monster-pattern amount 2, heroes frost 0 1 0 0');
      expect(attacked(t)).toEqual(Array(arrows).fill(1));
    });

    it('does not find who stands in Shadow', () => {
      const t = activation('andra', tier, set(`hero zone 2:1, andra@0:1 tier ${tier}`), blank(2))
        .done()
        .shows('told monster-pattern 0, hero frost 0');
      expect(attacked(t)).toEqual([0, 0]);
    });
  });

  describe(`Ytheria ${tier}`, () => {
    const { reach, raises, wail } = YTHERIA[tier];

    it('commands the dead, and acts herself', () => {
      for (const type of MOBS) {
        const t = activation('ytheria', tier, (state) => {
          stand(state, at(5, 1));
          putMob(state, type, at(0, 1), { item: 'club', tier: '3-4', minions: 1 });
          putMonster(state, 'ytheria', at(1, 1), { tier });
        });
        const serves = type === 'undead' || type === 'skeletons';
        expect(t.event('monster-pattern')?.amount).toBe(serves ? 1 : undefined);
        if (!serves) continue;
        t.done();
        expect(t.enemy(type)).toMatchObject({ minions: 1 + raises, zone: at(1, 1) });
        t.shows('ytheria zone 2:1');
      }
    });

    it('is not heard by the dead who are too far', () => {
      const commands = (zone: number) =>
        activation(
          'ytheria',
          tier,
          set(`hero zone 5:0, undead@${zone} item club, ytheria@5:1 tier ${tier}`),
        ).eventsNamed('monster-pattern').length;
      expect(commands(at(5 - reach, 1))).toBe(1);
      expect(commands(at(5 - reach - 1, 1))).toBe(0);
    });

    it('lets the players choose which of the dead she commands', () =>
      activation(
        'ytheria',
        tier,
        set(
          'hero zone 5:1, undead@0:1 item club, skeletons@0:1 item club',
          `ytheria@1:1 tier ${tier}`,
        ),
      )
        .shows('prompt ask.servant')
        .pick('enemy-skeletons')
        .done()
        .shows(`undead zone 0:1, skeletons zone 1:1 minions ${raises}`));

    it('wails at two or more who are near, and attacks', () => {
      const t = activation(
        'ytheria',
        tier,
        set(`hero zone 0:1, hero1 zone 1:1, hero2 zone 2:1, ytheria@0:1 tier ${tier}`),
        blank(1),
      )
        .done()
        .shows('event monster-pattern amount 2');
      expect(t.state.heroes.map(({ health }) => HEALTH - health)).toEqual([wail, wail, 0, 0]);
      expect(attacked(t)).toEqual([0]);
      activation(
        'ytheria',
        tier,
        set(`hero zone 0:1, hero1 zone 2:1, ytheria@0:1 tier ${tier}`),
        blank(2),
      )
        .done()
        .shows('told monster-pattern 0');
    });
  });
}
