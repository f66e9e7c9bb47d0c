import { content } from '../../src/content/index.ts';
import type { ThreatGroup } from '../../src/content-types.ts';
import type { EnemyTypeId } from '../../src/ids.ts';
import { enemyTypeIn } from '../../src/lookup.ts';
import type { AdventureState } from '../../src/state.ts';
import { type Check, type Seen, told } from './check.ts';
import { tableAbilities } from './hero-numbers.ts';

const CAUSES: readonly string[] = [
  'token-revealed',
  'encounter',
  'darkness-card',
  'dread-revealed',
  'depth-event',
  'card-discarded',
  'scavenge-card',
  'mission',
  'objective-found',
  'step',
];

/** Threat cards: of the right deck, with the numbers on them, as far as there are models. */
export const threats: Check = {
  name: 'threats',
  start() {
    let cards: string[] = [];
    /** What called last for cards: a token, or something that it brought about. */
    let cause = '';
    let isSent = false;
    let isMore = false;
    let dice: number[] = [];
    let elites = new Map<EnemyTypeId, number>();
    let had = new Map<EnemyTypeId, number>();
    let hadElite = new Map<EnemyTypeId, number>();
    let placed = new Map<EnemyTypeId, number>();
    /** Once passed, the Darkness makes enemies stronger for good. */
    let below = false;
    return (seen) => {
      const { moment, now } = seen;
      below ||= now.options.belowTheDarkness && now.depth.darkness < now.depth.party;
      if (moment.kind === 'event' && CAUSES.includes(moment.event.t)) {
        cause = moment.event.t;
      }
      const threat = told(moment, 'threat');
      if (threat) {
        if (cards.length === 0) {
          isSent = cause === 'mission';
          had = count(now);
          hadElite = eliteCount(now);
          dice = [];
          elites = new Map();
          placed = new Map();
        }
        cards.push(threat.card);
        if (cause === 'token-revealed' && cards.length === 1) checkDeck(seen, threat.card);
      }
      if (cards.length === 0) return;
      if (moment.kind === 'luck' && (moment.label === 'peril' || moment.label === 'number')) {
        dice.push(moment.face as number);
      }
      // A card that is on the table, and the mission, may add to what has come.
      const byCard = told(moment, 'rolled');
      if (byCard?.card || told(moment, 'ambush')) isMore = placed.size > 0;
      if (told(moment, 'mission') && placed.size > 0) isMore = true;
      const elite = told(moment, 'elite');
      // Those of a Threat card are known before its models stand.
      const isOfTheTable = placed.size > 0 && isChangedAtTheStart(now);
      if (elite && !isOfTheTable) elites.set(elite.type, (elites.get(elite.type) ?? 0) + 1);
      const came = told(moment, 'enemies-placed');
      if (came && came.enemy === undefined) {
        placed.set(came.type, (placed.get(came.type) ?? 0) + came.amount);
      }
      if (moment.kind === 'step' || moment.kind === 'asked') {
        if (placed.size > 0 && !isMore)
          checkNumbers(seen, { cards, dice, elites, had, hadElite, placed, below });
        if (placed.size > 0) checkVariants(seen, cards, isSent);
        cards = [];
        isMore = false;
      }
    };
  },
};

/** Whether a card on the table has a say when a fight has started. */
function isChangedAtTheStart(now: AdventureState): boolean {
  return tableAbilities(now).some(({ on }) => on?.fightStart !== undefined);
}

function count({ enemies }: AdventureState): Map<EnemyTypeId, number> {
  const counts = new Map<EnemyTypeId, number>();
  for (const { type } of enemies) counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
}

function eliteCount({ fight }: AdventureState): Map<EnemyTypeId, number> {
  const groups = Object.entries(fight?.groups ?? {}) as [EnemyTypeId, { elite: string[] }][];
  return new Map(groups.map(([type, { elite }]) => [type, elite.length]));
}

/** Low for one or two heroes, Med for three or four, High for more; Epic only at the objective. */
function checkDeck({ now, report }: Seen, card: string): void {
  const { threatDecks, worldThreats } = content;
  const level = (['low', 'med', 'high'] as const)[Math.ceil(now.heroes.length / 2) - 1] ?? 'high';
  const { objectiveFound, basic } = now.mission;
  if (card in worldThreats || threatDecks[level].includes(card)) return;
  if (threatDecks.epic.includes(card)) {
    if (basic) report('B-EPIC-04', `${card} in the Basic Game`);
    if (now.heroes.length <= 2 && !now.options.epicForSmallParties) {
      report('B-EPIC-02', `${card} for ${now.heroes.length} heroes`);
    }
  }
  const isHigh = threatDecks.high.includes(card);
  if (isHigh && !objectiveFound && level !== 'high') {
    report('B-THREAT-03', `${card} for ${now.heroes.length} heroes`);
  }
  if (threatDecks.low.includes(card) || threatDecks.med.includes(card)) {
    report('B-THREAT-03', `${card} for ${now.heroes.length} heroes`);
  }
}

/** A variant that comes holds for its whole type, whoever came first; the first one stays. */
function checkVariants({ now, report }: Seen, cards: readonly string[], isSent: boolean): void {
  const level = (['low', 'med', 'high'] as const)[Math.ceil(now.heroes.length / 2) - 1] ?? 'high';
  for (const id of cards) {
    const card = content.worldThreats[id];
    // A mission may send what one or two heroes would meet.
    const fewest = isSent ? card?.levels.low : card?.levels[level];
    for (const { type, variant } of listOf(card?.levels[level])) {
      const isThere = now.enemies.some((enemy) => enemy.type === type);
      const isCertain = listOf(fewest).some((group) => group.type === type);
      if (variant && isThere && isCertain && !now.fight?.groups[type]?.variant) {
        report('B-ENEMY-03', `${type} are not the ${variant} of ${id}`);
      }
    }
  }
}

function listOf(groups: readonly ThreatGroup[] | 'normal' | undefined): readonly ThreatGroup[] {
  return groups === 'normal' ? [] : (groups ?? []);
}

interface Drawn {
  readonly cards: readonly string[];
  readonly dice: readonly number[];
  readonly elites: ReadonlyMap<EnemyTypeId, number>;
  readonly had: ReadonlyMap<EnemyTypeId, number>;
  readonly hadElite: ReadonlyMap<EnemyTypeId, number>;
  readonly placed: ReadonlyMap<EnemyTypeId, number>;
  readonly below: boolean;
}

function groupsOf(cards: readonly string[]): readonly ThreatGroup[] | null {
  const found = cards.map((id) => content.threats[id]);
  return found.some((card) => !card) ? null : found.flatMap((card) => card?.groups ?? []);
}

const DICE: Readonly<Partial<Record<ThreatGroup['number'], readonly [number, number]>>> = {
  D3: [1, 3],
  D6: [1, 6],
  P: [3, 6],
  '2P': [6, 12],
};

/** What one to six heroes meet where the number goes by them. */
const BY_HEROES: Readonly<Partial<Record<ThreatGroup['number'], readonly number[]>>> = {
  H: [1, 2, 3, 4, 5, 6],
  'H+1': [2, 3, 4, 5, 6, 7],
  'H+3': [4, 5, 6, 7, 8, 9],
  'H/2': [1, 1, 2, 2, 3, 3],
  'H/3': [1, 1, 1, 2, 2, 2],
};

function checkNumbers({ now, report }: Seen, drawn: Drawn): void {
  const groups = groupsOf(drawn.cards);
  if (!groups) return;
  const types = new Set(groups.map(({ type }) => type));
  for (const type of types) {
    const own = groups.filter((group) => group.type === type);
    const reserve = enemyTypeIn(content, type).models - (drawn.had.get(type) ?? 0);
    const least = own.reduce((sum, { number }) => sum + range(number, now)[0], 0);
    const most = own.reduce((sum, { number }) => sum + range(number, now)[1], 0);
    const came = drawn.placed.get(type) ?? 0;
    if (came < Math.min(least, reserve) || came > Math.min(most, reserve)) {
      report('B-THREAT-06', `${came} ${type}, not ${least} to ${most} of ${reserve}`);
    }
    checkElite({ now, report }, type, own, came, least, drawn);
  }
  for (const type of drawn.placed.keys()) {
    if (!types.has(type)) report('B-THREAT-06', `${type} are not on ${drawn.cards}`);
  }
}

/** What every type has for free at a Posse Level. */
const FREE_ELITE: Readonly<Record<number, number>> = { 3: 1, 4: 2, 7: 1, 8: 2 };

/** As many Elite abilities as the card says, and one for a placement with too few models. */
function checkElite(
  { now, report }: Pick<Seen, 'now' | 'report'>,
  type: EnemyTypeId,
  groups: readonly ThreatGroup[],
  came: number,
  least: number,
  { elites, hadElite, below }: Drawn,
): void {
  const printed = groups.reduce((sum, { elite }) => sum + (elite ?? 0), 0);
  const isShort = came < least ? 1 : 0;
  const had = hadElite.get(type) ?? 0;
  const rolled = elites.get(type) ?? 0;
  const should = Math.min(6 - had, printed + isShort);
  const free = FREE_ELITE[now.posseLevel ?? 1] ?? 0;
  const most = Math.min(6 - had, printed + groups.length + free + (below ? 1 : 0));
  if (rolled < should || rolled > most) {
    report('B-ELITE-05', `${type} gain ${rolled} Elite abilities, not ${should}`);
  }
}

function range(number: ThreatGroup['number'], { heroes }: Seen['now']): readonly [number, number] {
  const exact = typeof number === 'number' ? number : BY_HEROES[number]?.[heroes.length - 1];
  return exact === undefined ? (DICE[number] ?? [0, 12]) : [exact, exact];
}
