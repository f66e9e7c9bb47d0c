import type { Effects, Flow, Price } from '../effects.ts';
import type { Who } from '../values.ts';
import { foesText } from './foes.ts';
import { isImplied } from './implied.ts';
import { amountText, listed, type Telling } from './say.ts';
import { ifText, oneText, type Person, whoText } from './when.ts';

/** How the effects within an effect are put into words. */
export interface Tell {
  readonly sentences: (at: Telling, effects: Effects, person: Person) => string[];
  readonly outcome: (at: Telling, effects: Effects, person: Person) => string;
  readonly isBare: (at: Telling, effects: Effects) => boolean;
}

type Of<Word> = Extract<Flow, { readonly do: Word }>;

/** What leads from one thing to another, in sentences without their ends. */
export function flowTexts(at: Telling, flow: Flow, person: Person, tell: Tell): string[] {
  switch (flow.do) {
    case 'test':
      return testTexts(at, flow, person, tell);
    case 'for':
      return forTexts(at, flow, tell);
    case 'for-foes':
      return tell.sentences(at, flow.each, 'one');
    case 'if':
      return ifTexts(at, flow, person, tell);
    case 'may':
      return mayTexts(at, flow, person, tell);
    case 'whoever':
      return whoeverTexts(at, flow, tell);
    case 'roll':
      return rollTexts(at, flow, person, tell);
    case 'choose':
      return [
        at.say('clause.choose', {
          what: listed(
            at.say,
            flow.of.map((way) => tell.outcome(at, way.do, person)),
            'or',
          ),
        }),
      ];
    case 'name':
      return nameTexts(at, flow, tell);
    case 'choose-enemy': {
      const chosen = foesText(at, flow.of, 'a');
      return [
        at.say('clause.choose-enemy', { foes: chosen }),
        ...tell.sentences(at, flow.then, person),
      ];
    }
    case 'tally': {
      const [lead = '', ...rest] = tell.sentences(at, flow.then, person);
      return [at.say('clause.tally', { n: flow.of, then: lead }), ...rest];
    }
    case 'special':
      return [at.say(`special.${flow.id}`, flow.n ?? {})];
  }
}

/** 'One Hero here: Strength 5+ for 10 XP; otherwise 2 Hits', or row by row. */
function testTexts(at: Telling, test: Of<'test'>, person: Person, tell: Tell): string[] {
  const { say } = at;
  const need = amountText(say, test.need);
  const skills = [test.skill].flat().map((each) => say(`skill.${each}`));
  const skill = say('test.skill', { skill: listed(say, skills, 'or'), need });
  const tester = testerText(at, test);
  const lead = (text: string) => (tester ? say('test.by', { who: tester, test: text }) : text);
  const whose: Person = test.by === 'you' ? person : 'one';
  const [fail = [], pass = []] = test.rows;
  if (test.rows.length > 2) return [lead(skill), ...rowTexts(at, test.rows, whose, tell)];
  if (pass.length === 0 && fail.length === 0) return [lead(skill)];
  const failed = tell.outcome(at, fail, whose);
  if (pass.length === 0) return [lead(say('test.or', { test: skill, fail: failed }))];
  const passed = tell.outcome(at, pass, whose);
  const isShort = tell.isBare(at, pass);
  if (fail.length === 0) {
    const key = isShort ? 'test.for' : tester ? 'test.then' : 'test.pass-only';
    return [lead(say(key, { test: skill, pass: passed }))];
  }
  if (isShort && !failed.includes('. ')) {
    return [lead(say('test.for-or', { test: skill, pass: passed, fail: failed }))];
  }
  return [lead(skill), say('test.passed', { what: passed }), say('test.failed', { what: failed })];
}

function rowTexts(at: Telling, rows: readonly Effects[], person: Person, tell: Tell): string[] {
  const last = rows.length - 1;
  return rows.map((row, n) =>
    at.say(n === last ? `test.row-${n}-or-more` : `test.row-${n}`, {
      what: tell.outcome(at, row, person),
    }),
  );
}

/** Who takes it; nobody is named where it is you. */
function testerText(at: Telling, { by, mayDecline, among }: Of<'test'>): string {
  if (by === 'you') return '';
  if (by === 'all') return whoText(at, among ?? 'all');
  const where = among === undefined ? (at.here ? '-here' : '') : among === 'here' ? '-here' : '';
  if (typeof among === 'object') return at.say(`tester.${by}-of`, { who: whoText(at, among) });
  return at.say(`tester.${by}${mayDecline ? '-may' : ''}${where}`);
}

/** 'each Hero: Agility 5+ or 2 Hits', 'each Hero takes 2 Hits'. */
function forTexts(at: Telling, { who, each }: Of<'for'>, tell: Tell): string[] {
  const [first] = each;
  const subject = whoText(at, who);
  if (each.length === 1 && first?.do === 'test' && first.by === 'you') {
    const [lead = '', ...rest] = tell.sentences(at, each, 'one');
    return [at.say('test.by', { who: subject, test: lead }), ...rest];
  }
  const said = tell.sentences(at, each, 'one');
  const [lead = '', ...rest] = said;
  return [isClause(first) ? lead : `${subject} ${lead}`, ...rest];
}

/** Sentences that name their own subject. */
function isClause(effect: Effects[number] | undefined): boolean {
  return effect?.do === 'bonus' && effect.stats.townPrice !== undefined;
}

function ifTexts(at: Telling, flow: Of<'if'>, person: Person, tell: Tell): string[] {
  if (!flow.else && isImplied(flow.when, flow.then)) return tell.sentences(at, flow.then, person);
  const then = tell.sentences(at, flow.then, person);
  const [lead = '', ...rest] = then;
  const first = at.say('clause.if', { when: ifText(at, flow.when, person), then: lead });
  return [first, ...rest, ...elseTexts(at, flow.else, person, tell)];
}

export function elseTexts(
  at: Telling,
  effects: Effects | undefined,
  person: Person,
  tell: Tell,
): string[] {
  if (!effects || effects.length === 0) return [];
  const [lead = '', ...rest] = tell.sentences(at, effects, person);
  return [at.say('clause.otherwise', { what: lead }), ...rest];
}

function mayTexts(at: Telling, flow: Of<'may'>, person: Person, tell: Tell): string[] {
  const price = priceText(at, flow.pay ?? {});
  const then = tell.sentences(at, flow.then, person);
  const [lead, ...rest] = then;
  const key =
    price === '' ? 'clause.may' : lead === undefined ? 'clause.may-pay' : 'clause.may-pay-to';
  const first = at.say(`${key}.${person}`, { price, then: lead ?? '' });
  return [first, ...rest, ...elseTexts(at, flow.else, person, tell)];
}

export function priceText({ say }: Telling, { gold, token, grit }: Price): string {
  const parts: string[] = [];
  if (gold) parts.push(say('said.gold', { n: gold }));
  if (grit) parts.push(say('said.grit', { n: grit }));
  if (token) parts.push(say('said.a-token', { token: say(`${token}.name`) }));
  return listed(say, parts);
}

function whoeverTexts(at: Telling, flow: Of<'whoever'>, tell: Tell): string[] {
  const price = priceText(at, flow.pay ?? {});
  const [lead = '', ...rest] = tell.sentences(at, flow.each, 'many');
  const key = price === '' ? 'clause.whoever' : 'clause.whoever-pays';
  return [at.say(key, { who: whoText(at, flow.of), price, then: lead }), ...rest];
}

function rollTexts(at: Telling, flow: Of<'roll'>, person: Person, tell: Tell): string[] {
  const { say } = at;
  const [below = []] = flow.rows;
  const dice = flow.dice ?? 'D6';
  const better = flow.rows.slice(1).map((row) => row.map((effect) => withoutElse(effect, below)));
  const rows = flow.from.map((from, n) =>
    say('roll.from', { n: from, what: tell.outcome(at, better[n] ?? [], person) }),
  );
  const low =
    below.length > 0 ? [say('roll.below', { what: tell.outcome(at, below, person) })] : [];
  return [`${say(`roll.${person}`, { dice })}: ${[...rows, ...low].join('; ')}`];
}

/** Where something cannot be done, what is done instead may be what a lower roll brings. */
function withoutElse(effect: Effects[number], below: Effects): Effects[number] {
  if (effect.do !== 'open-gate' && effect.do !== 'open-door') return effect;
  const { else: otherwise, ...bare } = effect;
  return JSON.stringify(otherwise) === JSON.stringify(below) ? bare : effect;
}

/** Where the owner names somebody, what is done for them says who is in need of it. */
/** Who only differs by what the effect is for is not told apart. */
function namedOf(of: Who, then: Effects): Who {
  const isSuch = typeof of === 'object' && 'who' in of;
  return isSuch && isImplied(of.when, then) ? of.who : of;
}

function nameTexts(at: Telling, flow: Of<'name'>, tell: Tell): string[] {
  if (flow.by) {
    const { of, then } = flow;
    const [lead = '', ...rest] = tell.sentences(at, then, 'one');
    return [
      `${at.say('tester.owner-names', { who: oneText(at, namedOf(of, then)) })} ${lead}`,
      ...rest,
    ];
  }
  const [lead = '', ...rest] = tell.sentences(at, flow.then, 'one');
  const who = at.say(flow.mayDecline ? 'tester.one-may-of' : 'tester.one-of', {
    who: whoText(at, flow.of),
  });
  return [`${who} ${lead}`, ...rest, ...elseTexts(at, flow.else, 'one', tell)];
}
