import type { Effect, Effects } from '../effects.ts';
import type { Who } from '../values.ts';
import type { Tell } from './flow.ts';
import { amountText, listed, type Telling } from './say.ts';
import { type Person, tailOf, whenText, whoText } from './when.ts';

type Of<Word> = Extract<Effect, { readonly do: Word }>;

/** 'One Hero here: Strength 5+ for 10 XP; otherwise 2 Hits', or row by row. */
export function testTexts(at: Telling, test: Of<'test'>, person: Person, tell: Tell): string[] {
  const { say } = at;
  const skill = skillText(at, test);
  const tester = testerText(at, test);
  const lead = (text: string) => (tester ? say('test.by', { who: tester, test: text }) : text);
  const whose: Person = test.by === 'you' ? person : 'one';
  const rows = rowsOf(test);
  const [fail = [], pass = []] = rows;
  const help = helpTexts(at, test, tell);
  if (rows.length > 2) return [lead(skill), ...help, ...rowTexts(at, rows, whose, tell)];
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

/** Where more successes bring nothing more, it is a plain test. */
function rowsOf({ rows }: Of<'test'>): readonly Effects[] {
  const [, pass, ...more] = rows.map((row) => JSON.stringify(row));
  return more.every((row) => row === pass) ? rows.slice(0, 2) : rows;
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
  const skills = [test.skill].flat().map((each) => say(`skill.${each}`));
  const skill = listed(say, skills, 'or');
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
  const tail = tailOf(at, dice);
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
  const place = isHere ? '-here' : at.place === 'lantern' ? '-lantern' : '';
  return say(`tester.${by}${may}${place}`);
}

/** Several of whom one is named: 'those who passed', or what they have in common. */
export function ofText(at: Telling, who: Who): string {
  const [how = ''] = typeof who === 'object' ? Object.keys(who) : [];
  return how === 'passed' || how === 'failed' ? at.say(`of.${how}`) : whoText(at, who);
}
