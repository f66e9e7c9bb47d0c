import type { Look, Subject } from './look.ts';

/**
 * What only one quest has: the souls of Soul Collector, the Time of the Soul Keys, the hunger of the
 * Cursed Sword, the last crystal, and that nobody leaves before they may. Objectives of other quests
 * show in experience, spawning and kills.
 */
export function quests(): Subject {
  let souls = 0;
  let kinds = new Map<string, string>();
  let held = { bearer: -1, rounds: 0 };
  return {
    on: {
      killed: ({ enemy, hero, amount }, { state }) => {
        if (state.quest.id !== 'soul-collector' || enemy === undefined) return;
        if (kinds.get(enemy) === 'roaming') souls += 3;
        else if (hero !== undefined) souls += amount;
      },
      spawned: ({ enemy }, { state }) => {
        const found = state.enemies.find(({ id }) => id === enemy);
        if (found) kinds = new Map(kinds).set(enemy, found.kind);
      },
      quest: (event, look) => {
        if (event.purpose === 'prison-broken') souls += 5;
        if (event.purpose === 'souls') soulsTold(event.amount, souls, look);
        if (event.purpose === 'sword-passed') held = { bearer: -1, rounds: 0 };
        if (event.purpose === 'sword-feeds') held = swordFeeds(event, look, held);
        if (event.purpose === 'key-fades') keyFades(event, look);
      },
      left: ({ hero }, look) => mayLeave(hero, souls, look),
      won: (_, look) => {
        const { quest, dungeon } = look.state;
        const crystals = dungeon.tokens.filter(({ kind }) => kind === 'objective').length;
        if (quest.id === 'the-cursed-sword' && crystals > 0) {
          look.say('quests.won', `${crystals} crystals are left`);
        }
      },
    },
    settle: tokensInBox,
  };
}

/** Time and Corruption are the two sides of the same 12 tokens. */
function tokensInBox({ state, say }: Look): void {
  let tokens = 0;
  for (const { kind, count } of state.dungeon.tokens) {
    if (kind === 'corruption') tokens += count ?? 1;
    else if (kind === 'hourglass' || kind === 'objective') tokens += count ?? 0;
  }
  if (tokens > 12) say('quests.tokens', `${tokens} Time and Corruption tokens`);
}

function soulsTold(told: number, souls: number, { say }: Look): void {
  if (told !== souls) say('quests.souls', `${told} souls, not ${souls}`);
}

/** One Wound in the first round, then two, then three; alone always one. */
function swordFeeds(
  { hero, amount }: { readonly hero: number; readonly amount: number },
  { state, say }: Look,
  held: { readonly bearer: number; readonly rounds: number },
): { bearer: number; rounds: number } {
  const rounds = held.bearer === hero ? held.rounds + 1 : 1;
  const due = state.heroes.length === 1 ? 1 : rounds;
  const number = state.quest.counters['sword'];
  const bearer = state.heroes.find(({ items }) => items.some((item) => item.number === number));
  if (bearer?.index !== hero) say('quests.sword', `hero ${hero} has no Sword`);
  if (amount !== due) say('quests.sword', `${amount} Wounds in round ${rounds} of hero ${hero}`);
  return { bearer: hero, rounds };
}

function keyFades({ zone, amount }: { zone: number; amount: number }, look: Look): void {
  const { tokens } = look.state.dungeon;
  const keys = tokens.filter((token) => token.kind === 'objective' && token.zone === zone);
  if (!keys.some(({ count }) => count === amount)) {
    look.say('quests.time', `${amount} Time told, ${keys.map(({ count }) => count)} there`);
  }
  if (look.state.phase !== 'darkness') look.say('quests.time', `Time goes in ${look.state.phase}`);
}

function mayLeave(hero: number, souls: number, { state, say }: Look): void {
  const needed = 10 * Math.max(2, state.heroes.length);
  if (state.quest.id === 'soul-collector' && souls < needed) {
    say('quests.left', `hero ${hero} leaves with ${souls} of ${needed} souls`);
  }
  const gate = state.dungeon.tokens.some(
    ({ kind, zone }) =>
      (kind === 'objective-gray' || kind === 'objective') && zone === state.heroes[hero]?.zone,
  );
  if (!gate) say('quests.left', `hero ${hero} leaves from ${state.heroes[hero]?.zone}`);
}
