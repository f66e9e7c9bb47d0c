import type { ComponentChildren } from 'preact';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

interface Look {
  readonly kind?: 'plain' | 'primary' | 'quiet' | 'danger';
  readonly size?: 'small' | 'normal' | 'large';
  readonly icon?: IconName;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

interface ButtonProps extends Look {
  readonly onClick?: () => void;
  readonly disabled?: boolean;
  readonly submits?: boolean;
  /** What it does, where the button shows only a picture or too little to go on. */
  readonly label?: string;
  readonly pressed?: boolean;
}

export function Button({ onClick, disabled, submits, label, pressed, ...look }: ButtonProps) {
  return (
    <button
      type={submits ? 'submit' : 'button'}
      class={classOf(look)}
      onClick={onClick}
      disabled={disabled}
      aria-label={label}
      aria-pressed={pressed}
      title={look.children === undefined ? label : undefined}
    >
      {look.icon && <Icon name={look.icon} />}
      {look.children}
    </button>
  );
}

/** Looks like a button and leads somewhere. */
export function ButtonLink({ href, label, ...look }: Look & { href: string; label?: string }) {
  return (
    <a
      class={classOf(look)}
      href={href}
      aria-label={label}
      title={look.children === undefined ? label : undefined}
    >
      {look.icon && <Icon name={look.icon} />}
      {look.children}
    </a>
  );
}

function classOf({ kind = 'plain', size = 'normal', children, class: extra }: Look): string {
  const classes = ['button'];
  if (kind !== 'plain') classes.push(`button-${kind}`);
  if (size !== 'normal') classes.push(`button-${size}`);
  if (children === undefined) classes.push('button-icon');
  if (extra) classes.push(extra);
  return classes.join(' ');
}
