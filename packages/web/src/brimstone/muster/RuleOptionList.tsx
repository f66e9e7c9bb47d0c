import { type EnemyTypeId, OPTIONAL_RULES, type OptionalRule } from '@crawlspace/brimstone';
import type { ComponentChildren } from 'preact';
import { Choice } from '../../ui/Choice.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { content } from '../content.ts';
import { nameOf } from '../game-words.ts';
import type { RuleOptions } from './draft.ts';
import { type MusterKey, musterText } from './texts.ts';

interface RuleOptionListProps {
  readonly options: RuleOptions;
  readonly onChange: (options: RuleOptions) => void;
}

type OptionName = keyof RuleOptions;

/** What the table agrees on. The optional rules of the book come with its own words on difficulty. */
export function RuleOptionList({ options, onChange }: RuleOptionListProps) {
  const set = (part: Partial<RuleOptions>) => onChange({ ...options, ...part });
  return (
    <details class="panel option-list">
      <summary>
        <h2>{musterText('options')}</h2>
        <span class="soft">{musterText('options.text')}</span>
      </summary>
      <div class="house-rules">
        <Option name="edition">
          <Choice
            label={musterText('option.edition')}
            value={options.edition}
            options={(['revised', 'first'] as const).map((value) => ({
              value,
              label: musterText(`option.edition.${value}`),
            }))}
            onChange={(edition) => set({ edition })}
          />
        </Option>
        <Option name="tokens">
          <Choice
            label={musterText('option.tokens')}
            value={options.tokens}
            options={(['twelve', 'eight'] as const).map((value) => ({
              value,
              label: musterText(`option.tokens.${value}`),
            }))}
            onChange={(tokens) => set({ tokens })}
          />
        </Option>
        {OPTIONAL_RULES.map((rule) => (
          <Option key={rule.option} name={rule.option} rule={rule}>
            <OptionalRuleControl rule={rule} options={options} onChange={set} />
          </Option>
        ))}
        <Option name="epicForSmallParties">
          <Toggle
            bare
            label={musterText('option.epicForSmallParties')}
            on={options.epicForSmallParties}
            onChange={(epicForSmallParties) => set({ epicForSmallParties })}
          />
        </Option>
      </div>
    </details>
  );
}

const TONE = {
  easier: 'good',
  harder: 'warning',
  'much-harder': 'danger',
  either: 'void',
} as const;

function Option(props: { name: OptionName; rule?: OptionalRule; children: ComponentChildren }) {
  const { name, rule, children } = props;
  const text: MusterKey = `option.${name}.text`;
  return (
    <div class="house-rule">
      <div>
        <h3>
          {musterText(`option.${name}`)}{' '}
          {rule && (
            <span class={`tag tag-${TONE[rule.difficulty]}`}>
              {musterText(`difficulty.${rule.difficulty}`)}
            </span>
          )}
        </h3>
        <p class="soft">{musterText(text)}</p>
        {rule?.notRecommended && <p class="advice">{musterText('options.not-recommended')}</p>}
      </div>
      <div class="house-rule-control">{children}</div>
    </div>
  );
}

interface ControlProps {
  readonly rule: OptionalRule;
  readonly options: RuleOptions;
  readonly onChange: (part: Partial<RuleOptions>) => void;
}

function OptionalRuleControl({ rule, options, onChange }: ControlProps) {
  const { option } = rule;
  if (option === 'hardCore') {
    return (
      <Choice
        label={musterText('option.hardCore')}
        value={options.hardCore}
        options={(['off', 'soft', 'full'] as const).map((value) => ({
          value,
          label: musterText(`option.hardCore.${value}`),
        }))}
        onChange={(hardCore) => onChange({ hardCore })}
      />
    );
  }
  if (option === 'themedThreats') {
    return <Themes chosen={options.themedThreats} onChange={onChange} />;
  }
  return (
    <Toggle
      bare
      label={musterText(`option.${option}`)}
      on={options[option] === true}
      onChange={(on) => onChange({ [option]: on })}
    />
  );
}

/** Epic and immobile enemies come by other ways than the common threat decks. */
function themes(): EnemyTypeId[] {
  const types = Object.values(content().threats).flatMap(({ groups }) =>
    groups.map(({ type }) => type),
  );
  return [...new Set(types)];
}

function Themes(props: { chosen: readonly string[]; onChange: ControlProps['onChange'] }) {
  const { chosen, onChange } = props;
  return (
    <fieldset class="themes">
      <legend class="for-readers">{musterText('option.themedThreats')}</legend>
      {themes().map((type) => (
        <label key={type} class="theme">
          <input
            type="checkbox"
            checked={chosen.includes(type)}
            onChange={({ currentTarget }) =>
              onChange({
                themedThreats: currentTarget.checked
                  ? [...chosen, type]
                  : chosen.filter((each) => each !== type),
              })
            }
          />
          <span>{nameOf(type)}</span>
        </label>
      ))}
    </fieldset>
  );
}
