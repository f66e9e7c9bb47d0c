import { type Signal, signal } from '@preact/signals';
import type { VNode } from 'preact';
import { Broken, Loading } from './screens/Waiting.tsx';

type Shown<Props> = (props: Props) => VNode;

/** A screen that is loaded when it is first shown. */
export function lazy<Props extends object>(load: () => Promise<Shown<Props>>): Shown<Props> {
  const loaded: Signal<Shown<Props> | 'failed' | null> = signal(null);
  let asked = false;
  const ask = () => {
    asked = true;
    loaded.value = null;
    load().then(
      (component) => {
        loaded.value = component;
      },
      (error: unknown) => {
        console.error(error);
        loaded.value = 'failed';
      },
    );
  };
  return function Lazy(props: Props) {
    if (!asked) ask();
    const Screen = loaded.value;
    if (Screen === 'failed') return <Broken onRetry={ask} />;
    return Screen ? <Screen {...props} /> : <Loading />;
  };
}
