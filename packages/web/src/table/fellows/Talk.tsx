import { useEffect, useRef, useState } from 'preact/hooks';
import type { Fellows } from '../../session/online/fellows.ts';
import { GESTURES, gestureWord, saidIn } from '../../session/online/gestures.ts';
import { nameOf } from '../../session/online/people.ts';
import { ago } from '../../text/index.ts';
import { onlineText } from '../../text/online.ts';
import { Button } from '../../ui/Button.tsx';
import { whyNot } from './refused.ts';

/** Servers take no longer ones. */
const LONGEST_WORD = 300;

/** What was said, a few gestures, and a line to say something. */
export function Talk({ fellows }: { fellows: Fellows }) {
  const { kibitzing, names, muted } = fellows.around.value;
  const isMuted = muted.includes(fellows.you);
  const maySpeak =
    names[fellows.you] !== undefined && (kibitzing || fellows.seats.value.length > 0);
  return (
    <div class="fellows-talk">
      <Words fellows={fellows} />
      {isMuted && <p class="soft">{onlineText('you-are-muted')}</p>}
      {maySpeak && !isMuted && <Speaking fellows={fellows} />}
    </div>
  );
}

function Words({ fellows }: { fellows: Fellows }) {
  const words = fellows.words.value;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const { current } = list;
    if (current) current.scrollTop = current.scrollHeight;
  }, [words.length]);
  if (words.length === 0) return <p class="soft">{onlineText('talk.none')}</p>;
  return (
    <ol class="talk-words" ref={list}>
      {words.map(({ seq, person, text, at }) => (
        <li key={seq}>
          <b>{nameOf(fellows.around.value, person)}</b> <span>{saidIn(text)}</span>{' '}
          <time class="soft" dateTime={new Date(at).toISOString()}>
            {ago(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}

function Speaking({ fellows }: { fellows: Fellows }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const say = async (words: string) => {
    const reply = await fellows.ask({ t: 'say', text: words });
    const why = whyNot(reply);
    setProblem(why);
    return why === null;
  };
  const send = async () => {
    if (text.trim() && (await say(text.trim()))) setText('');
  };
  return (
    <>
      <ul class="talk-gestures" aria-label={onlineText('gestures')}>
        {GESTURES.map((gesture) => (
          <li key={gesture}>
            <Button size="small" onClick={() => void say(gestureWord(gesture))}>
              {onlineText(`gesture-${gesture}`)}
            </Button>
          </li>
        ))}
      </ul>
      <form
        class="talk-line"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <input
          class="field"
          value={text}
          maxLength={LONGEST_WORD}
          aria-label={onlineText('say')}
          placeholder={onlineText('say')}
          autocomplete="off"
          data-test="say"
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Button submits>{onlineText('send')}</Button>
      </form>
      <p role="status">{problem}</p>
    </>
  );
}
