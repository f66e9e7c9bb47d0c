import { content, openCampaign } from '@crawlspace/brimstone';
import { hashOf } from '@crawlspace/kernel';
import { expect, test } from 'vitest';
import { companyIn, soundCompanyIn } from './company-rules.ts';

const FOUNDED = { t: 'founded', name: 'The Lanterns', after: '' };

function after(entry: object, deed: object): object {
  return { ...deed, after: hashOf(entry) };
}

test('a stored company that cannot be read to its end is read as far as it is sound, and goes out as a file', () => {
  const bad = after(FOUNDED, { t: 'recruited', member: 'm1', hero: { class: 'nobody' } });
  expect(() => companyIn([FOUNDED, bad])).toThrow(/nobody/);
  const { company, file } = soundCompanyIn([FOUNDED, bad]);
  expect([company.name, company.log]).toEqual(['The Lanterns', [FOUNDED]]);
  expect(openCampaign(JSON.parse(JSON.stringify(file)), content).company).toEqual(company);
});

test('one that can be read needs no such file', () => {
  const hero = { class: 'bandido', name: 'Io' };
  const log = [FOUNDED, after(FOUNDED, { t: 'recruited', member: 'm1', hero })];
  expect(soundCompanyIn(log)).toEqual({ company: companyIn(log), file: null });
});
