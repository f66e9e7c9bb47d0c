import { useRef, useState } from 'preact/hooks';
import { isStay } from '../../game-ids.ts';
import { frontText, missionNameOf } from '../../games/fronts.ts';
import { addressOf } from '../../route.ts';
import { games } from '../../session/games.ts';
import { isSaveProblem, type SavedGame } from '../../session/types.ts';
import { ago, appText, language } from '../../text/index.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { downloadSave } from '../games.ts';
import { GameName } from './GameName.tsx';
import { HeroMarks } from './HeroMarks.tsx';

interface SavedGamesProps {
  readonly saved: readonly SavedGame[];
  readonly onChange: () => void;
}

/** What came of the last thing that was done here. */
interface Said {
  readonly text: string;
  readonly bad: boolean;
  /** The game that has been brought in. */
  readonly game?: SavedGame;
}

/** All games of this browser, and the way in for games from elsewhere. */
export function SavedGames({ saved, onChange }: SavedGamesProps) {
  const [said, setSaid] = useState<Said | null>(null);
  const [doomed, setDoomed] = useState<SavedGame | null>(null);
  const remove = async (game: SavedGame) => {
    await games.remove(game.id);
    setDoomed(null);
    onChange();
  };
  return (
    <section class="saved panel" aria-labelledby="saved">
      <div class="saved-head">
        <h2 id="saved">{appText('saved')}</h2>
        <ImportButton
          onImported={(game) => {
            setSaid({
              text: appText('saved.imported', { mission: missionNameOf(game) }),
              bad: false,
              game,
            });
            onChange();
          }}
          onProblem={(text) => setSaid({ text, bad: true })}
        />
      </div>
      <p class={said?.bad ? 'said said-bad' : 'said'} role="status" data-bad={said?.bad}>
        {said?.text}
        {said?.game && (
          <>
            {' '}
            <a data-test="imported" href={placeOf(said.game)}>
              {appText('saved.open')}
            </a>
          </>
        )}
      </p>
      {saved.length === 0 && <p class="soft">{appText('saved.none')}</p>}
      {saved.length > 0 && (
        <ul class="saved-list">
          {saved.map((game) => (
            <SavedLine
              key={game.id}
              game={game}
              onSaid={(text, bad) => setSaid({ text, bad })}
              onDelete={() => setDoomed(game)}
            />
          ))}
        </ul>
      )}
      {doomed && (
        <DeleteDialog
          game={doomed}
          onClose={() => setDoomed(null)}
          onDelete={() => remove(doomed)}
        />
      )}
    </section>
  );
}

interface SavedLineProps {
  readonly game: SavedGame;
  readonly onSaid: (text: string, bad: boolean) => void;
  readonly onDelete: () => void;
}

function SavedLine({ game, onSaid, onDelete }: SavedLineProps) {
  const mission = missionNameOf(game);
  const when = ago(game.playedAt);
  const save = () =>
    downloadSave(game.id, game.mission).then(
      (file) => onSaid(appText('saved.exported', { file }), false),
      () => onSaid(appText('saved.not-exported'), true),
    );
  return (
    <li class="saved-line" data-game={game.game}>
      <a class="saved-main" data-test="saved-game" href={placeOf(game)}>
        <GameName game={game.game} />
        <span class="saved-mission">{mission}</span>
        <span class="soft">
          <OutcomeTag game={game} /> {frontText(game.game, 'turn', { turn: game.turn })} · {when}
        </span>
        <HeroMarks game={game.game} heroes={game.heroes} />
      </a>
      <div class="saved-actions">
        <ButtonLink
          kind="quiet"
          icon="reel"
          label={`${appText('saved.replay')}: ${mission}`}
          href={addressOf({ screen: 'replay', id: game.id, answer: 0 })}
        />
        <Button
          kind="quiet"
          icon="download"
          label={`${appText('saved.export')}: ${mission}`}
          onClick={save}
        />
        <Button
          kind="quiet"
          icon="bin"
          label={`${appText('saved.delete')}: ${mission}`}
          onClick={onDelete}
        />
      </div>
    </li>
  );
}

function placeOf({ id, outcome }: SavedGame): string {
  return addressOf({ screen: outcome ? 'after' : 'game', id });
}

function OutcomeTag({ game }: { game: SavedGame }) {
  if (!game.outcome) return <span class="tag tag-warning">{appText('saved.unfinished')}</span>;
  if (isStay(game.game)) return <span class="tag">{appText('saved.over')}</span>;
  if (game.outcome.won) return <span class="tag tag-good">{appText('saved.won')}</span>;
  return <span class="tag tag-danger">{appText('saved.lost')}</span>;
}

interface ImportButtonProps {
  readonly onImported: (game: SavedGame) => void;
  readonly onProblem: (text: string) => void;
}

function ImportButton({ onImported, onProblem }: ImportButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File) => {
    const result = await games.importSave(file);
    if (isSaveProblem(result)) onProblem(result.text[language.value]);
    else onImported(result);
  };
  return (
    <>
      <Button size="small" icon="upload" onClick={() => input.current?.click()}>
        {appText('saved.import')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={appText('saved.import')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) take(file).catch(() => onProblem(appText('no-start')));
        }}
      />
    </>
  );
}

interface DeleteDialogProps {
  readonly game: SavedGame;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

function DeleteDialog({ game, onClose, onDelete }: DeleteDialogProps) {
  return (
    <Dialog
      title={appText('delete.title')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{appText('cancel')}</Button>
          <Button kind="danger" icon="bin" onClick={onDelete}>
            {appText('delete.yes')}
          </Button>
        </>
      }
    >
      <p>
        {appText('delete.text', {
          mission: missionNameOf(game),
          turn: frontText(game.game, 'turn', { turn: game.turn }),
        })}
      </p>
    </Dialog>
  );
}
