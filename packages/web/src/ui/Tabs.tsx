import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly selected: Id;
  readonly tabs: readonly { readonly id: Id; readonly label: ComponentChildren }[];
  readonly onSelect: (id: Id) => void;
  /** What the selected tab shows. */
  readonly children: ComponentChildren;
}

/** Tabs as the keyboard knows them: one stop for Tab, arrows from one to the next. */
export function Tabs<Id extends string>({
  label,
  selected,
  tabs,
  onSelect,
  children,
}: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const go = (step: number) => {
    const from = tabs.findIndex((tab) => tab.id === selected);
    const to = tabs[(from + step + tabs.length) % tabs.length];
    if (!to) return;
    onSelect(to.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${to.id}"]`)?.focus();
  };
  return (
    <div>
      <div
        class="tabs"
        role="tablist"
        aria-label={label}
        ref={list}
        onKeyDown={(event) => {
          if (event.key === 'ArrowRight') go(1);
          else if (event.key === 'ArrowLeft') go(-1);
          else return;
          event.preventDefault();
        }}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            class="tab"
            data-tab={tab.id}
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </div>
  );
}
