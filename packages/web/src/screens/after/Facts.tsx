import { number } from '../../text/index.ts';
import { afterText } from './texts.ts';

interface FactsProps {
  readonly facts: readonly { readonly name: string; readonly value: number }[];
}

/** The adventure in numbers. */
export function Facts({ facts }: FactsProps) {
  return (
    <section aria-label={afterText('facts')}>
      <dl class="facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{number(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
