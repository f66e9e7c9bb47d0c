import { appText } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';

/** What is good to have within reach: the rules, packs, the settings. */
export function Reference() {
  return (
    <section class="reference" aria-labelledby="reference">
      <h2 id="reference" class="for-readers">
        {appText('reference')}
      </h2>
      <Entry
        href="#/rules"
        icon="book"
        name={appText('nav.rules')}
        text={appText('reference.rules')}
      />
      <Entry
        href="#/packs"
        icon="cards"
        name={appText('packs')}
        text={appText('reference.packs')}
      />
      <Entry
        href="#/settings"
        icon="cog"
        name={appText('nav.settings')}
        text={appText('reference.settings')}
      />
    </section>
  );
}

function Entry(props: { href: string; icon: IconName; name: string; text: string }) {
  return (
    <a class="reference-entry panel" href={props.href}>
      <Icon name={props.icon} />
      <span>
        <strong>{props.name}</strong>
        <span class="soft">{props.text}</span>
      </span>
    </a>
  );
}
