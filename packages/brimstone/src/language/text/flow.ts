import type { Effects, Flow, Price } from '../effects.ts';
import type { Who } from '../values.ts';
import { foesText } from './foes.ts';
import { isImplied } from './implied.ts';
import { joined, listed, type Telling } from './say.ts';
import { ofText, testTexts } from './tests.ts';
import { ifText, oneText, type Person, suchText, whoText } from './when.ts';

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
      return tell.sentences({ ...at, each: true }, flow.each, person);
    case 'if':
      return ifTexts(at, flow, person, tell);
    case 'may':
      return mayTexts(at, flow, person, tell);
    case 'whoever':
      return whoeverTexts(at, flow, tell);
    case 'roll':
      return rollTexts(at, flow, person, tell);
    case 'choose':
      return [chooseText(at, flow, person, tell)];
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
  if (each.length === 1 && first?.do === 'if') return eachIfTexts(at, who, first, tell);
  const [lead = '', ...rest] = tell.sentences(at, each, 'one');
  return [isClause(first) ? lead : `${subject} ${lead}`, ...rest];
}

/** 'each Hero with a Tonic token loses it. Everyone else takes 2 Hits'. */
function eachIfTexts(at: Telling, who: Who, flow: Of<'if'>, tell: Tell): string[] {
  const [lead = '', ...rest] = tell.sentences(at, flow.then, 'one');
  const [other, ...others] = tell.sentences(at, flow.else ?? [], 'one');
  const first = `${suchText(at, who, flow.when)} ${lead}`;
  if (other === undefined) return [first, ...rest];
  return [first, ...rest, `${at.say('who.rest')} ${other}`, ...others];
}

/** Sentences that name their own subject. */
function isClause(effect: Effects[number] | undefined): boolean {
  return effect?.do === 'bonus' && effect.stats.townPrice !== undefined;
}

function ifTexts(at: Telling, flow: Of<'if'>, person: Person, tell: Tell): string[] {
  if (!flow.else && isImplied(flow.when, flow.then)) return tell.sentences(at, flow.then, person);
  const said = tell.sentences(at, flow.then, person);
  const then = said.length > 0 ? said.reduce((one, other) => joined(at.say, one, other)) : '';
  const first = at.say('clause.if', { when: ifText(at, flow.when, person), then });
  return [first, ...elseTexts(at, flow.else, person, tell)];
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
  const isTest = flow.then[0]?.do === 'test';
  const free = isTest ? 'clause.may-try' : 'clause.may';
  const key = price === '' ? free : lead === undefined ? 'clause.may-pay' : 'clause.may-pay-to';
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

function chooseText(at: Telling, { of }: Of<'choose'>, person: Person, tell: Tell): string {
  const ways = of.map((way) => tell.sentences(at, way.do, person).join('. '));
  return at.say(`clause.choose.${person === 'you' ? 'you' : 'one'}`, {
    what: listed(at.say, ways, 'or'),
  });
}

function rollTexts(at: Telling, flow: Of<'roll'>, person: Person, tell: Tell): string[] {
  const { say } = at;
  const [below = []] = flow.rows;
  const dice = flow.dice ?? 'D6';
  const lead = say(flow.by ? 'roll.you' : `roll.${person}`, { dice });
  const better = flow.rows.slice(1).map((row) => row.map((effect) => withoutElse(effect, below)));
  const told = (row: Effects) =>
    tell.sentences(at, row, person).reduce((one, other) => joined(say, one, other));
  const rows = flow.from.flatMap((from, n) => {
    const row = better[n] ?? [];
    return row.length === 0 ? [] : [say('roll.from', { n: from, what: told(row) })];
  });
  if (rows.length === 0) {
    const n = (flow.from[0] ?? 1) - 1;
    const what = told(below);
    return [`${lead}: ${say(n === 1 ? 'roll.on-one' : 'roll.low', { n, what })}`];
  }
  const low = below.length > 0 ? [say('roll.below', { what: told(below) })] : [];
  return [`${lead}: ${[...rows, ...low].join('; ')}`];
}

/** What somebody may do: English says 'each Hero may take', Italian 'ogni Eroe, se vuole, prende'. */
function afterMay({ language }: Telling): Person {
  return language === 'en' ? 'many' : 'one';
}

/** Who only differs by what the effect is for is not told apart. */
function namedOf(of: Who, then: Effects): Who {
  const isSuch = typeof of === 'object' && 'who' in of;
  return isSuch && isImplied(of.when, then) ? of.who : of;
}

/** Where the owner names somebody, what is done for them says who is in need of it. */
function nameTexts(at: Telling, flow: Of<'name'>, tell: Tell): string[] {
  if (flow.by) {
    const who = oneText(at, namedOf(flow.of, flow.then));
    const [lead = '', ...rest] = tell.sentences(at, flow.then, 'one');
    return [`${at.say('tester.owner-names', { who })} ${lead}`, ...rest];
  }
  const may = flow.mayDecline !== undefined;
  const [then = '', ...rest] = tell.sentences(at, flow.then, may ? afterMay(at) : 'one');
  const who = oneOfText(at, flow.of);
  const price = priceText(at, flow.pay ?? {});
  const key = !may ? 'named' : price === '' ? 'named-may' : 'named-may-pay';
  const first = at.say(`clause.${key}`, { who, price, then });
  return [first, ...rest, ...elseTexts(at, flow.else, 'one', tell)];
}

/** 'one Hero here', 'one of those who passed'. */
function oneOfText(at: Telling, who: Who): string {
  if (who !== 'all' && who !== 'party') return at.say('tester.one-of', { who: ofText(at, who) });
  return at.say(at.here ? 'tester.one-here' : 'tester.one');
}

/** Where something cannot be done, what is done instead may be what a lower roll brings. */
function withoutElse(effect: Effects[number], below: Effects): Effects[number] {
  if (effect.do !== 'open-gate' && effect.do !== 'open-door') return effect;
  const { else: otherwise, ...bare } = effect;
  return JSON.stringify(otherwise) === JSON.stringify(below) ? bare : effect;
}
