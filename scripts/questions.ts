import { parseArgs } from 'node:util';
import { HAS_MEANING, SENSES, type Sense, senseOf } from '../packages/web/testing/meaning.ts';
import {
  type Asked,
  countQuickStart,
  nothingAsked,
  summary,
} from '../packages/web/testing/questions.ts';

const USAGE = `npm run questions [-- --game brimstone|hellscape] [--games N] [--top N] [--sense N]
Plays N quick starts (20) of each game by rules of thumb through the client's own defaults and says what
a person would have been asked: median, 90th percentile and mean of questions and taps, and the
questions asked most often, first as a new user and then with orders that players give.
With --sense it asks instead what questions mean, of N questions of each game (every tenth asked). The
answers are tried in the same 12 futures, played on by rules of thumb as far as the searching bot looks:
  close    they differ, and the two best are not clearly apart (two standard errors, and 0.002 of a chance
           to win: less the searching bot does not look for)
  stake    one is clearly best, and the worst costs 0.005 or more: a wound or a Grit
  lasting  no difference so far, but what heroes know, wear or carry from then on is another
  later    the best make no difference so far, but one three turns further on
  decided  every future is won, or lost, whatever is answered: such questions count for nothing
  obvious  one is clearly best, and the others cost less than that
  idle     no difference in any future
The first four have a meaning. To see to belongings, which is offered with most questions, is no answer,
and what is asked in a window that a person opened is not weighed. A turn of Hellscape is weighed as it is
shown: where to move and whom to attack are answers to it.`;

/** What somebody who knows the game no longer wants to be asked. */
const EXPERIENCED = {
  brimstone: {
    'reroll-grit.willpower': 'never',
    'reroll-grit.damage': 'never',
    'prompt.cancel-dread-unseen': 'never',
    'prompt.use-card': 'always',
  },
  hellscape: { 'ask.use': 'always', 'ask.shadow-ability': 'always' },
} as const;
const GAMES = ['brimstone', 'hellscape'] as const;

/** Every how many questions one is weighed, and in how many futures. */
const EVERY = 10;
const FUTURES = 12;

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string' },
    top: { type: 'string' },
    sense: { type: 'string' },
    help: { type: 'boolean' },
  },
});
if (values.help) console.log(USAGE);
else
  for (const game of GAMES)
    if (!values.game || values.game === game)
      values.sense ? weigh(game, Number(values.sense)) : tell(game);

function tell(game: (typeof GAMES)[number]): void {
  for (const [who, orders] of [
    ['a new user', {}],
    ['an experienced one', EXPERIENCED[game]],
  ] as const) {
    const count = nothingAsked();
    for (let n = 0; n < Number(values.games ?? 20); n++)
      countQuickStart(count, game, `${n}`, orders);
    console.log(`\n${game}, ${who}`);
    for (const part of new Set([...count.spans.values()].map((span) => span.part))) {
      const { spans, questions, taps } = summary(count, part);
      const numbers = ({ median, p90, mean }: typeof questions) =>
        `${median} · ${p90} · ${mean.toFixed(1)}`;
      console.log(`${part} (${spans}): questions ${numbers(questions)}, taps ${numbers(taps)}`);
      const top = [...count.prompts]
        .filter(([key]) => key.startsWith(`${part}: `))
        .sort(([, a], [, b]) => b - a)
        .slice(0, Number(values.top ?? 6));
      for (const [key, times] of top)
        console.log(`  ${(times / spans).toFixed(2)} ${key.slice(part.length + 2)}`);
    }
  }
}

function weigh(game: (typeof GAMES)[number], most: number): void {
  const found = new Map<string, Sense[]>();
  let seen = 0;
  let weighed = 0;
  const asked: Asked = (question, answers) => {
    if (seen++ % EVERY !== 0 || weighed >= most) return;
    weighed++;
    const sense = senseOf((further) => answers(FUTURES, further));
    const { key } = question.prompt;
    found.set(key, [...(found.get(key) ?? []), sense]);
  };
  for (let n = 0; weighed < most && n < most; n++)
    countQuickStart(nothingAsked(), game, `sense ${n}`, {}, asked);
  const all = [...found.values()].flat();
  const open = all.filter((sense) => sense !== 'decided');
  const share = (100 * open.filter((sense) => HAS_MEANING.has(sense)).length) / open.length;
  console.log(`\n${game}: ${share.toFixed(0)} % of ${open.length} questions have a meaning`);
  console.log(`  ${counted(all)}`);
  for (const [key, senses] of [...found].sort(([, a], [, b]) => b.length - a.length))
    console.log(`  ${senses.length} ${key}: ${counted(senses)}`);
}

function counted(senses: readonly Sense[]): string {
  const counts = SENSES.map((name) => ({
    name,
    n: senses.filter((sense) => sense === name).length,
  }));
  return counts.flatMap(({ name, n }) => (n > 0 ? [`${name} ${n}`] : [])).join(', ');
}
