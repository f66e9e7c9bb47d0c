import { GAME_IDS } from '../../game/ids.ts';
import {
  REACTIONS,
  type Reaction,
  type ReactionFamily,
  reactions,
  setReaction,
} from '../../settings/index.ts';
import { language, t } from '../../text/index.ts';
import { s } from '../../text/settings.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';

/** Which questions come up, and which answer themselves. */
export function Reactions() {
  const set = Object.keys(reactions.value).length;
  return (
    <section class="panel" aria-labelledby="reactions">
      <h2 id="reactions">{s('reactions')}</h2>
      <p class="soft">{s('reactions.text')}</p>
      {GAME_IDS.map((game) => (
        <section key={game} aria-label={t(`${game}.name`)}>
          <h3 class="reactions-game">{t(`${game}.name`)}</h3>
          <ul>
            {REACTIONS.filter((family) => family.game === game).map((family) => (
              <li key={family.key} class="reaction-line">
                <span>{family.text[language.value]}</span>
                <ReactionChoice family={family} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Button
        size="small"
        disabled={set === 0}
        onClick={() => {
          reactions.value = {};
        }}
      >
        {s('reaction.reset')}
      </Button>
    </section>
  );
}

function ReactionChoice({ family }: { family: ReactionFamily }) {
  const { key, text, always, never } = family;
  const lang = language.value;
  const options: { value: Reaction; label: string }[] = [
    { value: 'ask', label: s('reaction.ask') },
  ];
  if (always) options.push({ value: 'always', label: always[lang] });
  if (never) options.push({ value: 'never', label: never[lang] });
  return (
    <Choice
      label={text[lang]}
      value={reactions.value[key] ?? 'ask'}
      options={options}
      onChange={(reaction) => setReaction(key, reaction)}
    />
  );
}
