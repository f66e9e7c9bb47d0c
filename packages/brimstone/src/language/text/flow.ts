import type { Effects, Flow, Price } from '../effects.ts';
import type { Who } from '../values.ts';
import { amountText, listed, type Telling, tailOf } from './say.ts';
import { whenText } from './when.ts';
import { type Person, whoText } from './who.ts';

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
    case 'special':
      return [at.say(`special.${flow.id}`, flow.n ?? {})];
  }
}

/** 'One Hero here: Strength 5+ for 10 XP; otherwise 2 Hits', or row by row. */
function testTexts(at: Telling, test: Of<'test'>, person: Person, tell: Tell): string[] {
  const { say } = at;
  const skill = skillText(at, test);
  const tester = testerText(at, test);
  const lead = (text: string) => (tester ? say('test.by', { who: tester, test: text }) : text);
  const whose: Person = test.by === 'you' ? person : 'one';
  const [fail = [], pass = []] = test.rows;
  const help = helpTexts(at, test, tell);
  if (test.rows.length > 2) return [lead(skill), ...help, ...rowTexts(at, test.rows, whose, tell)];
  if (test.by === 'together') {
    return [lead(skill), say('test.together', { what: tell.outcome(at, fail, 'one') })];
  }
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

/** 'Strength 5+', with the dice that others give. */
function skillText(at: Telling, test: Of<'test'>): string {
  const { say } = at;
  const { need, dice } = test;
  const skill = say(`skill.${test.skill}`);
  const said =
    typeof need === 'object' && 'if' in need
      ? say('test.skill-if', {
          skill,
          is: need.is,
          when: whenText(at, need.if, 'one'),
          else: need.else,
        })
      : say('test.skill', { skill, need: amountText(say, need) });
  if (dice === undefined) return said;
  const tail = tailOf(say, dice);
  return say('test.dice', { test: said, dice: amountText(say, dice), tail });
}

/** Another hero adds dice. */
function helpTexts(at: Telling, { help }: Of<'test'>, tell: Tell): string[] {
  if (!help) return [];
  const [what = ''] = tell.sentences(at, help.do, 'one');
  return [at.say(at.here ? 'test.help-here' : 'test.help', { dice: help.dice, what })];
}

/** Who takes it; nobody is named where it is you. */
function testerText(at: Telling, { by, mayDecline, among }: Of<'test'>): string {
  const { say } = at;
  if (by === 'you') return '';
  if (by === 'together') return say('tester.together');
  if (by === 'all') {
    const who = whoText(at, among ?? 'all');
    return mayDecline ? say('tester.all-may', { who }) : who;
  }
  const may = mayDecline ? '-may' : '';
  if (typeof among === 'object') return say(`tester.${by}${may}-of`, { who: ofText(at, among) });
  const isHere = among === 'here' || (among === undefined && at.here);
  return say(`tester.${by}${may}${isHere ? '-here' : ''}`);
}

/** Several of whom one is named: 'those who passed', or what they have in common. */
function ofText(at: Telling, who: Who): string {
  const [how = ''] = typeof who === 'object' ? Object.keys(who) : [];
  return how === 'passed' || how === 'failed' ? at.say(`of.${how}`) : whoText(at, who);
}

/** 'each Hero: Agility 5+ or 2 Hits', 'each Hero takes 2 Hits'. */
function forTexts(at: Telling, { who, each }: Of<'for'>, tell: Tell): string[] {
  const [first] = each;
  const subject = whoText(at, who);
  if (each.length === 1 && first?.do === 'test' && first.by === 'you') {
    const [lead = '', ...rest] = tell.sentences(at, each, 'one');
    return [at.say('test.by', { who: subject, test: lead }), ...rest];
  }
  if (who === 'random' && each.length > 1) {
    const there = { ...at, place: 'there' } as const;
    return [at.say('clause.pick-at-random'), ...tell.sentences(there, each, 'one')];
  }
  const said = tell.sentences(at, each, 'one');
  const [lead = '', ...rest] = said;
  if (first?.do === 'if') return [at.say('test.by', { who: subject, test: lead }), ...rest];
  return [isClause(first) ? lead : `${subject} ${lead}`, ...rest];
}

/** Sentences that name their own subject. */
function isClause(effect: Effects[number] | undefined): boolean {
  return effect?.do === 'bonus' && effect.stats.townPrice !== undefined;
}

function ifTexts(at: Telling, flow: Of<'if'>, person: Person, tell: Tell): string[] {
  const then = tell.sentences(at, flow.then, person);
  const [lead = '', ...rest] = then;
  const first = at.say('clause.if', { when: whenText(at, flow.when, person), then: lead });
  return [first, ...rest, ...elseTexts(at, flow.else, person, tell)];
}

function elseTexts(
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
  if (flow.by === 'party') {
    const [first = '', ...rest] = then;
    return [at.say('clause.if-players-wish', { then: first }), ...rest];
  }
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
  if (token) {
    const kinds = (typeof token === 'string' ? [token] : token).map((kind) => say(`${kind}.name`));
    parts.push(say('said.a-token', { token: listed(say, kinds, 'or') }));
  }
  return listed(say, parts);
}

function whoeverTexts(at: Telling, flow: Of<'whoever'>, tell: Tell): string[] {
  const price = priceText(at, flow.pay ?? {});
  const [lead = '', ...rest] = tell.sentences(at, flow.each, afterMay(at));
  const key = price === '' ? 'clause.whoever' : 'clause.whoever-pays';
  return [at.say(key, { who: whoText(at, flow.of), price, then: lead }), ...rest];
}

function rollTexts(at: Telling, flow: Of<'roll'>, person: Person, tell: Tell): string[] {
  const { say } = at;
  const [below = []] = flow.rows;
  const dice = flow.dice ?? 'D6';
  const rows = flow.from.map((from, n) =>
    say('roll.from', { n: from, what: tell.outcome(at, flow.rows[n + 1] ?? [], person) }),
  );
  const low =
    below.length > 0 ? [say('roll.below', { what: tell.outcome(at, below, person) })] : [];
  return [`${say(`roll.${person}`, { dice })}: ${[...rows, ...low].join('; ')}`];
}

/** What somebody may do: English says 'each Hero may take', Italian 'ogni Eroe, se vuole, prende'. */
function afterMay({ language }: Telling): Person {
  return language === 'en' ? 'many' : 'one';
}

function nameTexts(at: Telling, flow: Of<'name'>, tell: Tell): string[] {
  const may = flow.mayDecline !== undefined;
  const [then = '', ...rest] = tell.sentences(at, flow.then, may ? afterMay(at) : 'one');
  const plain = flow.of === 'all' || flow.of === 'party';
  const who = plain
    ? at.say(at.here ? 'tester.one-here' : 'tester.one')
    : at.say('tester.one-of', { who: ofText(at, flow.of) });
  const price = priceText(at, flow.pay ?? {});
  const key = !may ? 'named' : price === '' ? 'named-may' : 'named-may-pay';
  const first = at.say(`clause.${key}`, { who, price, then });
  return [first, ...rest, ...elseTexts(at, flow.else, 'one', tell)];
}
