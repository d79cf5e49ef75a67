import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Minus from 'lucide-react/icons/minus';
import { useIntl } from 'react-intl';
import type { Language } from '@/domain/text';
import { toLocale } from '@/locales';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { SeverityBadge } from '@/shared/ui/patient/SeverityBadge';
import { textIn } from '../words';
import type { ScoreRow } from './answerRows';

/** One score: its value with the band that holds it, and how it moved. Too few answers are said, never shown as a value. */
export function ScoreText({ row, base }: { row: ScoreRow; base: Language }) {
  const t = useT();
  const { number } = useFormats();
  const locale = toLocale(useIntl().locale);
  const { scored, band, before, label } = row;
  const name = textIn(label, locale, base);
  const { value, answered, of } = scored;
  const figure = (one: number) => number(one, Number.isInteger(one) ? 0 : 1);
  if (value === undefined)
    return (
      <div className="nd-answer-score">
        <bdi>{name}</bdi>: <T id="answering.incomplete" values={{ answered, of }} />
      </div>
    );
  const moved = before === undefined ? undefined : Math.sign(value - before);
  return (
    <div className="nd-answer-score">
      <span>
        <bdi>{name}</bdi>: <strong>{figure(value)}</strong>
      </span>
      {before !== undefined && (
        <span className="small text-body-secondary">
          <Icon of={moved === 1 ? ArrowUp : moved === -1 ? ArrowDown : Minus} size={16} />{' '}
          {t('answering.scoreBefore', { value: figure(before) })}
        </span>
      )}
      {band && <bdi>{textIn(band.label, locale, base)}</bdi>}
      {band?.severity && <SeverityBadge severity={band.severity} />}
    </div>
  );
}
