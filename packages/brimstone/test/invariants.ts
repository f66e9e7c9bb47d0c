import { tileOf } from '../src/board/index.ts';
import { content } from '../src/content/index.ts';
import type { AdventureState, Hero } from '../src/state.ts';

/** Everything that must be true whenever the players are asked something. */
export function brokenInvariants(state: AdventureState, prompt: string, seat: number): string[] {
  const asked = state.heroes[seat];
  const acts = prompt === 'prompt.activation' || prompt === 'prompt.activation-after';
  return [
    ...(acts && asked && !isUp(asked) ? [`hero ${seat} activates while KO’d`] : []),
    ...crowding(state),
    ...state.heroes.flatMap((hero) => outOfRange(hero)),
    ...depthAndLight(state),
    ...fights(state),
    ...cards(state, prompt === 'prompt.turn-start'),
  ];
}

function isUp(hero: Hero): boolean {
  return hero.knockedOut === null && !hero.dead;
}

/** One model in a space. Extra large models are checked by their anchor. */
function crowding(state: AdventureState): string[] {
  if (state.turn.step === 'setup') return [];
  const spaces = [
    ...state.heroes.filter(isUp).map(({ space }) => space),
    ...state.enemies.map(({ space }) => space),
  ];
  const twice = spaces.filter((space, n) => spaces.indexOf(space) !== n);
  return twice.map((space) => `two models stand in space ${space}`);
}

function outOfRange(hero: Hero): string[] {
  const { wounds, sanityDamage, grit, corruption, gold, darkStone, xp, poison, voidVenom } = hero;
  const numbers = {
    wounds,
    sanityDamage,
    grit,
    corruption,
    gold,
    darkStone,
    xp,
    poison,
    voidVenom,
  };
  const wrong = Object.entries(numbers).filter(([, n]) => !Number.isInteger(n) || n < 0);
  return [
    ...wrong.map(([name, n]) => `hero ${hero.index} has ${name} ${n}`),
    ...(grit > 6 ? [`hero ${hero.index} has ${grit} Grit`] : []),
    ...(gold % 5 === 0 ? [] : [`hero ${hero.index} has $${gold}`]),
  ];
}

function depthAndLight({ depth, board, lantern, heroes, mission }: AdventureState): string[] {
  const { party, darkness } = depth;
  const tiles = board.layout.tiles.length - 1;
  return [
    ...(party === Math.min(16, tiles)
      ? []
      : [`the party marker is on ${party} for ${tiles} tiles`]),
    ...(darkness >= 0 && darkness <= 16 ? [] : [`the Darkness is on ${darkness}`]),
    ...(heroes[lantern] ? [] : [`nobody is hero ${lantern} who carries the lantern`]),
    ...board.tokens.flatMap(({ tile }) =>
      tileOf(content.tiles, board.layout.tiles[tile]?.tile as never)
        ? []
        : [`a token lies on no tile ${tile}`],
    ),
    ...((mission.counters['clues'] ?? 0) >= 0 ? [] : ['fewer than no clues']),
  ];
}

function fights({ enemies, fight, heroes, turn }: AdventureState): string[] {
  const homeless = enemies.filter(({ type }) => !fight?.groups[type]);
  const lost = enemies.filter(({ target }) => target !== null && !heroes[target]);
  const twice = turn.done.filter(
    (actor, n) =>
      turn.done.findIndex((each) => JSON.stringify(each) === JSON.stringify(actor)) !== n,
  );
  return [
    ...homeless.map(({ id }) => `${id} is in no group`),
    ...lost.map(({ id }) => `${id} targets nobody known`),
    ...twice.map((actor) => `${JSON.stringify(actor)} has activated twice`),
    ...enemies.filter(({ wounds }) => wounds < 0).map(({ id }) => `${id} has fewer than no wounds`),
  ];
}

/** No card twice; and none missing when nothing is being resolved. */
function cards(state: AdventureState, complete: boolean): string[] {
  const { decks, heroes, board, dread, inPlay } = state;
  const carried = heroes.flatMap((hero) =>
    hero.items.flatMap(({ card, upgrades }) => [card, ...upgrades]),
  );
  const inPlayIds = inPlay.map(({ card }) => card);
  const of = (deck: readonly string[]) => (id: string) => deck.includes(id);
  const { gear, mineArtifacts, targaArtifacts, personal } = content.itemDecks;
  const tiles = board.layout.tiles.map(({ tile }) => tile);
  const piles: [
    string,
    readonly string[],
    { draw: string[]; discard: string[] },
    readonly string[],
  ][] = [
    ['gear', gear, decks.gear, carried.filter(of(gear))],
    ['mine artifacts', mineArtifacts, decks.artifact.mines, carried.filter(of(mineArtifacts))],
    ['targa artifacts', targaArtifacts, decks.artifact.targa, carried.filter(of(targaArtifacts))],
    ['personal items', personal, decks.personal, carried.filter(of(personal))],
    [
      'darkness',
      Object.keys(content.darkness),
      decks.darkness,
      inPlayIds.filter((id) => id in content.darkness),
    ],
    [
      'growing dread',
      Object.keys(content.growingDread),
      decks.growingDread,
      [...dread, ...inPlayIds.filter((id) => id in content.growingDread)],
    ],
    [
      'tokens',
      content.tokenStacks[state.options.tokens],
      decks.exploration,
      board.tokens.map(({ token }) => token),
    ],
    [
      'mine map',
      content.tiles.decks.mines,
      decks.map.mines,
      tiles.filter(of(content.tiles.decks.mines)),
    ],
    [
      'targa map',
      content.tiles.decks.targa,
      decks.map.targa,
      tiles.filter(of(content.tiles.decks.targa)),
    ],
  ];
  return piles.flatMap(([name, all, { draw, discard }, held]) => {
    const there = [...new Set([...draw, ...discard, ...held])];
    // In a campaign members who are not here own cards, too.
    const isElsewhere = state.campaign === true && all.some((id) => id in content.items);
    const doubled = draw.length + discard.length + held.length !== there.length;
    const strange = there.filter((id) => !all.includes(id));
    return [
      ...(doubled && !name.endsWith('map') ? [`${name}: a card is in two places`] : []),
      ...strange.map((id) => `${name}: ${id} is not of this deck`),
      ...(complete && !isElsewhere && there.length !== new Set(all).size
        ? [`${name}: ${there.length} of ${all.length} cards`]
        : []),
    ];
  });
}
