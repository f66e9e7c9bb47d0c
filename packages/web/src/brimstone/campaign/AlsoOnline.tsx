import { addressOf } from '../../route.ts';
import { ago } from '../../text/index.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { forgetOnlineMark, onlineMarkOf } from './online-marks.ts';
import { campaignText } from './texts.ts';

/** In the local book of a company that also plays online: nobody shall play a second course of things unknowingly. */
export function AlsoOnline({ company }: { company: string }) {
  const mark = onlineMarkOf(company);
  if (!mark) return null;
  return (
    <section class="said book-online" data-test="also-online">
      <p>{campaignText('also-online', { ago: ago(mark.since) })}</p>
      <p class="actions">
        <ButtonLink size="small" href={addressOf({ screen: 'table', id: mark.table })}>
          {campaignText('to-online-table')}
        </ButtonLink>
        <Button size="small" kind="quiet" onClick={() => forgetOnlineMark(company)}>
          {campaignText('no-longer-online')}
        </Button>
      </p>
    </section>
  );
}
