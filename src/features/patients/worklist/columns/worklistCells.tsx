import ArrowDownRight from 'lucide-react/icons/arrow-down-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { Link } from 'react-router-dom';
import { fullName, type FluidTarget } from '@/domain/patients/patient';
import { fluidYesterday, type WorklistRow } from '@/domain/worklist/worklist';
import { figuresOf } from '@/domain/worklist/worklistFigures';
import { toDisplay } from '@/domain/readings/units';
import type { MessageId } from '@/locales';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { useFormats } from '@/shared/i18n/format';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { useWording, type Wording } from '@/shared/i18n/wording/wording';
import { Icon } from '@/shared/ui/Icon';
import { Person } from '@/shared/ui/Person';

/** Changes smaller than this are noise, not a direction, mmHg. */
const DIRECTION_MMHG = 3;

export function Muted({ text }: { text: string }) {
  return <span className="text-body-secondary">{text}</span>;
}

/** The patient with the main reason; in compact rows the reason is shown on hover or focus. */
export function NameCell({ row: { summary, triage } }: { row: WorklistRow }) {
  const words = useWording();
  const [first, ...more] = triage.reasons;
  return (
    <div className="nd-person">
      <span className="nd-person-name">
        <Link to={`/userlist/${encodeURIComponent(summary.id)}`}>
          <bdi>{fullName(summary)}</bdi>
        </Link>
        <span className="nd-person-id">
          <bdi>{summary.patientId}</bdi>
        </span>
      </span>
      {first && (
        <span className="nd-person-why">
          {words.reason(first, summary.timeZone)}
          {more.length > 0 && (
            <span className="nd-more-reasons">
              {' '}
              <T id="worklist.moreReasons" values={{ count: more.length }} />
            </span>
          )}
        </span>
      )}
    </div>
  );
}

export function PressureCell({ row: { mean, meanChange } }: { row: WorklistRow }) {
  const t = useT();
  const formats = useFormats();
  if (mean === null) return <Muted text={t('worklist.noReadings')} />;
  const moves = meanChange !== null && Math.abs(meanChange) >= DIRECTION_MMHG;
  const title = t('worklist.meanOf', { readings: mean.readings, days: mean.days });
  return (
    <span className="text-nowrap" title={title}>
      {moves && (
        <Icon
          of={meanChange > 0 ? ArrowUpRight : ArrowDownRight}
          label={t(meanChange > 0 ? 'worklist.rising' : 'worklist.falling')}
          size={16}
        />
      )}{' '}
      {formats.number(mean.systolic)}/{formats.number(mean.diastolic)}
      <span className="visually-hidden">, {title}</span>
    </span>
  );
}

/** What a plan asks for: `min 2,000`, `max 1,000`, `1,000–1,500`, in the unit that the column names. */
function targetText(
  target: FluidTarget,
  { number }: Pick<Wording, 'number'>,
  t: ReturnType<typeof useT>,
): string {
  switch (target.direction) {
    case 'minimum':
      return t('worklist.targetMin', { value: number(target.minMl, 'volume') });
    case 'maximum':
      return t('worklist.targetMax', { value: number(target.maxMl, 'volume') });
    case 'range':
      return `${number(target.minMl, 'volume')}–${number(target.maxMl, 'volume')}`;
  }
}

export function WaterCell({ row }: { row: WorklistRow }) {
  const t = useT();
  const words = useWording();
  const { waterYesterday: ml } = row;
  const target = fluidYesterday(row);
  const value = ml === null ? t('common.noData') : words.number(ml, 'volume');
  if (!target) return ml === null ? <Muted text={value} /> : value;
  return <T id="worklist.ofTarget" values={{ value, target: targetText(target, words, t) }} />;
}

const collected = {
  complete: 'worklist.urineComplete',
  incomplete: 'worklist.urineIncomplete',
} as const satisfies Record<string, MessageId>;

/**
 * A urine volume covers a whole day only if all of it was collected; the cell says whether it was, or that it is
 * unknown.
 */
export function UrineCell({ row }: { row: WorklistRow }) {
  const t = useT();
  const words = useWording();
  const { urine } = figuresOf(row);
  if (!urine) return <Muted text={t('common.noData')} />;
  return (
    <span title={t('worklist.urineVoids', { voids: urine.voids })}>
      {words.number(urine.ml, 'volume')}
      <span className="nd-person-id d-block">
        {t(urine.collection ? collected[urine.collection] : 'worklist.urineUnsaid')}
      </span>
    </span>
  );
}

/** A signed change, so that gain and loss are distinguishable without a coloured arrow. */
export function WeightCell({ row }: { row: WorklistRow }) {
  const t = useT();
  const words = useWording();
  const units = useUnits();
  const { weightChange } = figuresOf(row);
  if (weightChange === null) return <Muted text={t('common.noData')} />;
  const shown = toDisplay(weightChange, units.weight);
  const sign = shown > 0 ? '+' : shown < 0 ? '−' : '±';
  return (
    <span className="text-nowrap">
      {sign}
      {words.number(Math.abs(weightChange), 'weight')}
    </span>
  );
}

export function ScoreCell({ value }: { value: number | null }) {
  const t = useT();
  const formats = useFormats();
  return value === null ? <Muted text={t('common.noData')} /> : formats.number(value);
}

/** Who last looked at the patient, and how long ago. */
export function ReviewedCell({ row: { summary }, now }: { row: WorklistRow; now: number }) {
  const t = useT();
  const formats = useFormats();
  const ownTimes = useOwnTimes();
  if (!summary.reviewed) return <Muted text={t('worklist.never')} />;
  const { by, at } = summary.reviewed;
  return (
    <span className="nd-reviewed">
      <time className="text-nowrap" dateTime={at} title={ownTimes.moment(at)}>
        {formats.ago(at, now)}
      </time>
      <span className="nd-person-id">
        <Person by={by} />
      </span>
    </span>
  );
}
