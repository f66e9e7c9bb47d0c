import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { appText } from '../text/index.ts';
import { Button } from './Button.tsx';
import { MoreBelow } from './more.tsx';
import { useBackToClose } from './use-back.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Buttons at the bottom that stay in sight. */
  readonly foot?: ComponentChildren;
  readonly wide?: boolean;
}

/** A page over the page: the browser keeps the focus inside, Escape, Back and a tap beside it close it. */
export function Dialog({ title, onClose, children, foot, wide }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useBackToClose(onClose);
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape by itself
    <dialog
      ref={dialog}
      class={wide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div class="dialog-head">
        <h2 id={heading}>{title}</h2>
        <Button kind="quiet" icon="close" label={appText('close')} onClick={onClose} />
      </div>
      <div class="dialog-body">{children}</div>
      <div class={foot ? 'dialog-foot' : 'dialog-end'}>
        <MoreBelow list={dialog} words={() => appText('more-below')} />
        {foot}
      </div>
    </dialog>
  );
}
