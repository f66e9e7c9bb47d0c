import { madeFrom, type Rule } from '@crawlspace/kernel';
import type { Special } from '../content-types.ts';
import type { Descent } from '../descent.ts';
import type { Condition } from '../happenings.ts';
import { type Occasion, occasion } from '../occasion.ts';
import type {
  DeedCard,
  Goal,
  Objective,
  Quest,
  QuestCard,
  QuestDeed,
  QuestMap,
  QuestMoment,
} from '../quest-types.ts';
import { isBossFight } from '../rules/enemies/boss-fight.ts';
import { allMet, isMet, worth } from './happen/conditions.ts';
import { tokenAt } from './happen/values.ts';

/** The rules of a quest, made once from its card; where it has a special, that one's rules come first. */
export function questOfCard(card: QuestCard, specials: Readonly<Record<string, Special>>): Quest {
  return madeFrom(card, {
    ...core(card),
    ...moments(card),
    ...doors(card),
    ...foes(card),
    ...(card.special ? specials[card.special]?.rules : {}),
  });
}

function at({ id }: QuestCard, more: Partial<Occasion> = {}): Occasion {
  return occasion(id, { kind: 'rule', id }, more);
}

function core(card: QuestCard): Quest {
  const { id, number, scale, deeds } = card;
  const maps: readonly QuestMap[] = 'tiles' in card.map ? [card.map] : card.map;
  return {
    id,
    number,
    map: (heroes) => (maps[heroes - 1] ?? maps.at(-1)) as QuestMap,
    ...(scale === undefined ? {} : { scale: () => scale }),
    objectives: (told) => objectives(card, told as Descent),
    ...(deeds ? { deeds: deedsOf(card, deeds) } : {}),
  };
}

function objectives(card: QuestCard, g: Descent): Objective[] {
  const alone = g.state.heroes.length === 1;
  const goals = card.goals.filter(({ heroes }) => !heroes || (heroes === 'one') === alone);
  return goals.map((goal, i) => objective(card, g, goal, i + 1));
}

function objective(
  card: QuestCard,
  g: Descent,
  { done, key, numbers }: Goal,
  n: number,
): Objective {
  const params = Object.entries(numbers ?? {}).map(([name, value]) => [
    name,
    worth(g, value, at(card)),
  ]);
  return {
    text: {
      key: key ?? `${card.id}.objective-${n}`,
      ...(numbers ? { params: Object.fromEntries(params) } : {}),
    },
    done: isMet(g, at(card), done),
  };
}

/** Those of the deeds that a hero can do where they stand; what each of them is, is made once. */
function deedsOf(card: QuestCard, cards: readonly DeedCard[]): NonNullable<Quest['deeds']> {
  const deeds = cards.map((each) => [each, deedOf(card, each)] as const);
  return (g, hero) => {
    const can: QuestDeed[] = [];
    for (const [{ at: token, if: so }, deed] of deeds) {
      if (token && !tokenAt(g, hero.zone, token)) continue;
      if (!so || allMet(g, at(card, { hero }), so)) can.push(deed);
    }
    return can;
  };
}

function deedOf(card: QuestCard, { id, cost, interacts, does }: DeedCard): QuestDeed {
  return {
    id,
    cost,
    interacts: interacts === true,
    text: { key: `deed.${id}` },
    *resolve(g, hero) {
      yield* g.do.happen(g, at(card, { hero }), does);
    },
  };
}

/** What the quest does by itself; a moment without triggers is none of its own. */
function moments(card: QuestCard): Partial<Quest> {
  const { triggers = [] } = card;
  const moment = (on: QuestMoment) => {
    const due = triggers.filter((trigger) => trigger.on === on);
    return function* (g: Descent, more?: Partial<Occasion>): Rule {
      for (const { if: so, does } of due) {
        const here = at(card, more);
        if (allMet(g, here, so)) yield* g.do.happen(g, here, does);
      }
    };
  };
  const has = (on: QuestMoment) => triggers.some((trigger) => trigger.on === on);
  const [killed, revealed] = [moment('killed'), moment('revealed')];
  return {
    ...(has('set-up') ? { setUp: (g) => moment('set-up')(g) } : {}),
    ...(has('round-start') ? { roundStart: (g) => moment('round-start')(g) } : {}),
    ...(has('hero-phase') ? { heroPhaseStart: (g) => moment('hero-phase')(g) } : {}),
    ...(has('darkness') ? { darkness: (g) => moment('darkness')(g) } : {}),
    ...(has('killed') ? { enemyKilled: (g, what) => killed(g, { killed: what }) } : {}),
    ...(has('revealed') ? { chamberRevealed: (g, chamber) => revealed(g, { chamber }) } : {}),
  };
}

function isMarked(g: Descent, door: number): boolean {
  return g.map.doors[door]?.marked === true;
}

function doors(card: QuestCard): Partial<Quest> {
  const { marked, enemiesPass } = card;
  const opens = (g: Descent, so: 'never' | readonly Condition[]) =>
    so !== 'never' && allMet(g, at(card), so);
  return {
    ...(marked ? { mayOpen: (g, door) => !isMarked(g, door) || opens(g, marked.opens) } : {}),
    ...(marked?.noDoorCard ? { noDoorCard: isMarked } : {}),
    ...(enemiesPass
      ? {
          passes: (g, door, who) =>
            'minions' in who && (enemiesPass === 'all' || isMarked(g, door)),
        }
      : {}),
  };
}

function foes(card: QuestCard): Partial<Quest> {
  const { armored, bossFight } = card;
  if (armored) {
    const { mark, unless } = armored;
    return { vulnerable: (g, enemy) => enemy.mark !== mark || isMet(g, at(card), unless) };
  }
  if (!bossFight) return {};
  return {
    vulnerable: (g, enemy) => enemy.kind !== 'boss' || isBossFight(g),
    *heroMoved(g, hero) {
      if (isBossFight(g) || g.map.zones[hero.zone]?.tile !== g.map.boss?.tile) return;
      yield* g.do.happen(g, at(card), bossFight.begins);
      yield* g.do.startBossFight(g);
    },
  };
}
