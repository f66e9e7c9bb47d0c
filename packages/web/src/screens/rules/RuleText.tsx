import '../rules.css';
import { rulesText } from '../../text/rules.ts';
import type { RuleEntry } from './entries.ts';

/** What a rule says, and how it was ruled where the text is open. */
export function RuleText({ rule }: { rule: RuleEntry }) {
  return (
    <>
      <p>{rule.rule}</p>
      {rule.ruling && (
        <p class="ruling">
          <strong>{rulesText('ruling')}:</strong> {rule.ruling}
        </p>
      )}
    </>
  );
}
