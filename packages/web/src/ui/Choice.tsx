import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface ChoiceProps<Value extends string> {
  /** What is chosen, for those who do not see where it stands. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: ComponentChildren }[];
  readonly onChange: (value: Value) => void;
}

/** One of a few that are all in sight. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const name = useId();
  return (
    <div class="choice" role="radiogroup" aria-label={props.label}>
      {props.options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
