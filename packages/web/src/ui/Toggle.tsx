interface ToggleProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  /** The label stands somewhere else already. */
  readonly bare?: boolean;
}

export function Toggle({ label, on, onChange, bare }: ToggleProps) {
  return (
    <label class="toggle">
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class="toggle-lamp" aria-hidden="true" />
      <span class={bare ? 'for-readers' : 'toggle-label'}>{label}</span>
    </label>
  );
}
