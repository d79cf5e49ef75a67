import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ScoreBand } from '@/domain/questionnaire/questionnaire';
import type { MessageId } from '@/locales';
import { fieldId } from '@/shared/forms/fieldTypes';
import { T, useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { Icon } from '@/shared/ui/Icon';
import { useBuilderContext } from '../builderContext';
import type { BandForm, ScoreForm } from '../questionnaireForm';
import { NumberBox } from '../items/NumberBox';
import { addBand, changeBand, removeBand } from '../partOperations';
import { TextBox } from '../items/TextBox';
import { wordTable } from '@/shared/i18n/unknownWords';

type Severity = NonNullable<ScoreBand['severity']>;
const severities: readonly Severity[] = ['low', 'medium', 'high', 'critical'];
const severityWords: Record<Severity, MessageId> = wordTable({
  low: 'common.severityLow',
  medium: 'common.severityMedium',
  high: 'common.severityHigh',
  critical: 'common.severityCritical',
});
const MOST_BANDS = 10;

/** What the values of a score mean, and which of them raise an alert. */
export function BandFields({
  score,
  at,
  range,
}: {
  score: ScoreForm;
  at: string;
  /** What the score can come to; null where that is not known yet. */
  range: { min: number; max: number } | null;
}) {
  const { edit } = useBuilderContext();
  const { key, bands } = score;
  return (
    <fieldset className="nd-parts" id={fieldId(`${at}.bands`)} tabIndex={-1}>
      <legend>
        <T id="questionerBuilder.bands" />
      </legend>
      <p className="form-text mt-0">
        <T id="questionerBuilder.bandsHint" />
      </p>
      <ol className="list-unstyled">
        {bands.map((band, index) => (
          <BandRow key={band.key} score={score} band={band} index={index} at={at} />
        ))}
      </ol>
      {bands.length < MOST_BANDS && (
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => edit((before) => addBand(before, key, range?.min ?? '', range?.max ?? ''))}
        >
          <Icon of={Plus} /> <T id="questionerBuilder.addBand" />
        </button>
      )}
    </fieldset>
  );
}

function BandRow({
  score: { key },
  band,
  index,
  at,
}: {
  score: ScoreForm;
  band: BandForm;
  index: number;
  at: string;
}) {
  const t = useT();
  const { edit } = useBuilderContext();
  const path = `${at}.bands.${index}`;
  const number = index + 1;
  const set = (change: Partial<BandForm>, part?: string) =>
    edit((before) => changeBand(before, key, band.key, change), part);
  return (
    <li className="nd-band">
      <NumberBox
        path={`${path}.from`}
        label={t('questionerBuilder.bandFrom', { number })}
        value={band.from}
        className=""
        onChange={(from) => set({ from }, `${path}.from`)}
      />
      <NumberBox
        path={`${path}.to`}
        label={t('questionerBuilder.bandTo', { number })}
        value={band.to}
        className=""
        onChange={(to) => set({ to }, `${path}.to`)}
      />
      <TextBox
        path={`${path}.label`}
        label={t('questionerBuilder.bandLabel', { number })}
        texts={band.label}
        maxLength={100}
        isRequired
        className="nd-option-text"
        onChange={(label, part) => set({ label }, part)}
      />
      <Field
        id={fieldId(`${path}.severity`)}
        label={t('questionerBuilder.bandAlert', { number })}
        className=""
      >
        {(wiring) => (
          <select
            {...wiring}
            className="form-select"
            value={band.severity ?? ''}
            onChange={({ target }) => set({ severity: severities.find((one) => one === target.value) })}
          >
            <option value="">{t('questionerBuilder.noAlert')}</option>
            {severities.map((one) => (
              <option key={one} value={one}>
                {t(severityWords[one])}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button
        type="button"
        className="btn btn-icon"
        aria-label={t('questionerBuilder.removeBand', { number })}
        onClick={() => {
          edit((before) => removeBand(before, key, band.key));
          document.getElementById(fieldId(`${at}.bands`))?.focus();
        }}
      >
        <Icon of={Trash2} />
      </button>
    </li>
  );
}
