import { onlineText } from '../text/online.ts';

/** Servers take no longer ones. */
const LONGEST_NAME = 24;

export function NameField({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  return (
    <label class="name-field">
      <span>{onlineText('your-name')}</span>
      <input
        class="field"
        value={name}
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        data-test="your-name"
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
