import { useState } from 'preact/hooks';
import type { HeroDraft } from '../muster/draft.ts';
import { HeroDialog } from '../muster/HeroDialog.tsx';
import '../muster/muster.css';
import '../../screens/muster.css';
import type { BookProps } from './BookPages.tsx';

const FIRST: HeroDraft = { class: 'us-marshal', portrait: 'man', key: 0, player: 'human' };

/** Somebody new: made as for a single adventure, and recruited when they are done. */
export function RecruitDialog({
  campaign,
  campaigns,
  act,
  onClose,
}: BookProps & { onClose: () => void }) {
  const [draft, setDraft] = useState<HeroDraft>(FIRST);
  const { key: _, player: __, ...hero } = draft;
  return (
    <HeroDialog
      isNew
      hero={draft}
      onChange={setDraft}
      onClose={onClose}
      onDone={() => {
        onClose();
        void act(() => campaigns.recruit(campaign, hero));
      }}
    />
  );
}
