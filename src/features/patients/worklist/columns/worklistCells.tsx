import ArrowDownRight from 'lucide-react/icons/arrow-down-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { createPath } from 'react-router-dom';
import { startTransition, use, useMemo, type ComponentProps, type ReactNode } from 'react';
import type { FluidTarget } from '@/domain/patients/patient';
import { fluidYesterday, type WorklistRow } from '@/domain/worklist/worklist';
import { addDays } from '@/domain/patientDay';
import type { OpenAlert } from '@/domain/patients/summary';
import { alertAbout, isPressureCurrent, latestVital } from '@/domain/worklist/vitals';
import { figuresOf } from '@/domain/worklist/worklistFigures';
import { toDisplay } from '@/domain/readings/units';
import type { MessageId } from '@/locales';
import { useFormats } from '@/shared/i18n/format';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { useT } from '@/shared/i18n/text';
import { useWording, type Wording } from '@/shared/i18n/wording/wording';
import { RouterContext } from '@/shared/navigation/router';
import { Icon } from '@/shared/ui/Icon';
import { useNameOf } from '@/shared/people/names';
import { labAge, labFigureText } from './labFigure';
import { levelOf } from '@/domain/alerts/severity';
import { otherwise } from '@/domain/totalTable';
import { unknownWord } from '@/shared/i18n/unknownWords';

/** Changes smaller than this are noise, not a direction, mmHg. */
const DIRECTION_MMHG = 3;

export const muted = (text: string): ReactNode => <span className="text-body-secondary">{text}</span>;

/** What the cells of a row are told with. */
export interface CellWords {
  t: ReturnType<typeof useT>;
  formats: ReturnType<typeof useFormats>;
  words: Wording;
  ownTimes: ReturnType<typeof useOwnTimes>;
  nameOf: ReturnType<typeof useNameOf>;
}

/** The same until the language, the units or a name changes: each cell for itself would ask for it in every row. */
export function useCellWords(): CellWords {
  const t = useT();
  const formats = useFormats();
  const words = useWording();
  const ownTimes = useOwnTimes();
  const nameOf = useNameOf();
  return useMemo(() => ({ t, formats, words, ownTimes, nameOf }), [t, formats, words, ownTimes, nameOf]);
}

/**
 * A link to an address from the root. The router's own is rendered again with every change of the address, in which a
 * list keeps each word of its search.
 */
export function RowLink({
  to,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: string }) {
  const router = use(RouterContext);
  return (
    <a
      {...rest}
      href={router?.navigator.createHref(to)}
      onClick={(event) => {
        const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
        if (!router || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
        event.preventDefault();
        const replace = createPath(router.state.location) === to;
        startTransition(() => void router.navigate(to, { replace }));
      }}
    >
      {children}
    </a>
  );
}

/** The look of a value that an open alert is about, or may be. */
const valueLook = (alert: OpenAlert | undefined): string =>
  alert ? `nd-value nd-value-${levelOf(alert.severity)}` : 'nd-value';

/** The newest pressure, in the colour of an alert about it, and below it the mean that the rows are ordered by. */
export function pressureCell(
  { summary, mean, meanChange, today }: WorklistRow,
  { t, formats, ownTimes }: CellWords,
): ReactNode {
  if (mean === null) return muted(t('worklist.noReadings'));
  const moves = meanChange !== null && Math.abs(meanChange) >= DIRECTION_MMHG;
  const title = t('worklist.meanOf', { readings: mean.readings, days: mean.days });
  const { latest, alert, isAboutLatest } = latestVital(summary, 'bloodPressure');
  const look = valueLook(isAboutLatest ? alert : undefined);
  const meanText = `${formats.number(mean.systolic)}/${formats.number(mean.diastolic)}`;
  return (
    <span className="nd-two-lines">
      {latest && (
        <span
          className={isPressureCurrent(summary, today) ? look : 'text-body-secondary'}
          title={ownTimes.moment(latest.at)}
        >
          {formats.number(latest.value)}/
          {latest.diastolic === undefined ? '–' : formats.number(latest.diastolic)}
        </span>
      )}{' '}
      <span className="nd-two-lines-more" title={title}>
        {moves && (
          <Icon
            of={meanChange > 0 ? ArrowUpRight : ArrowDownRight}
            label={t(meanChange > 0 ? 'worklist.rising' : 'worklist.falling')}
            size={16}
          />
        )}{' '}
        {t('worklist.meanShort', { mean: meanText })}
        <span className="visually-hidden">, {title}</span>
      </span>
    </span>
  );
}

/** Writes the target of a plan: `min 2,000`, `max 1,000`, `1,000–1,500`, in the unit of the amount above it. */
function targetText(
  target: FluidTarget,
  { number }: Pick<Wording, 'number'>,
  t: ReturnType<typeof useT>,
): string {
  const { direction } = target;
  switch (target.direction) {
    case 'minimum':
      return t('worklist.targetMin', { value: number(target.minMl, 'volume') });
    case 'maximum':
      return t('worklist.targetMax', { value: number(target.maxMl, 'volume') });
    case 'range':
      return `${number(target.minMl, 'volume')}–${number(target.maxMl, 'volume')}`;
    default:
      return otherwise(target, t(unknownWord(direction)));
  }
}

/** What was drunk yesterday, in the colour of an alert about that day, and below it what was asked. */
export function waterCell(row: WorklistRow, { t, words }: CellWords): ReactNode {
  const { waterYesterday: ml, summary, today } = row;
  const target = fluidYesterday(row);
  const alert = alertAbout(summary, 'water', addDays(today, -1));
  const value =
    ml === null ? (
      muted(t('common.noData'))
    ) : (
      <span className={alert && valueLook(alert)}>{words.amount(ml, 'volume')}</span>
    );
  if (!target) return value;
  return (
    <span className="nd-two-lines">
      {value} <span className="nd-two-lines-more">{targetText(target, words, t)}</span>
    </span>
  );
}

const collected = {
  complete: 'worklist.urineComplete',
  incomplete: 'worklist.urineIncomplete',
} as const satisfies Record<string, MessageId>;

/**
 * A urine volume covers a whole day only if all of it was collected; the cell says whether it was, or that it is
 * unknown.
 */
export function urineCell(row: WorklistRow, { t, words }: CellWords): ReactNode {
  const { urine } = figuresOf(row);
  if (!urine) return muted(t('common.noData'));
  const alert = alertAbout(row.summary, 'urine', urine.day);
  return (
    <span title={t('worklist.urineVoids', { voids: urine.voids })}>
      <span className={alert && valueLook(alert)}>{words.amount(urine.ml, 'volume')}</span>
      <span className="nd-person-id d-block">
        {t(urine.collection ? collected[urine.collection] : 'worklist.urineUnsaid')}
      </span>
    </span>
  );
}

/** A signed change, so that gain and loss are distinguishable without a coloured arrow. */
export function weightCell(row: WorklistRow, { t, words }: CellWords): ReactNode {
  const { weightChange } = figuresOf(row);
  if (weightChange === null) return muted(t('common.noData'));
  const shown = toDisplay(weightChange, words.units.weight);
  const sign = shown > 0 ? '+' : shown < 0 ? '−' : '±';
  return (
    <span className="text-nowrap">
      {sign}
      {words.number(Math.abs(weightChange), 'weight')}
    </span>
  );
}

export const scoreCell = (value: number | null, { t, formats }: CellWords): ReactNode =>
  value === null ? muted(t('common.noData')) : formats.number(value);

/** The newest result, in the unit that the column names, with its age: an old one says nothing of today. */
export function labCell(
  { summary, today }: WorklistRow,
  subject: 'egfr' | 'potassium',
  { t, formats }: CellWords,
): ReactNode {
  const newest = summary.labFigures?.[subject];
  if (!newest) return muted(t('common.noData'));
  const alert = alertAbout(summary, subject, newest.at);
  return (
    <span className="nd-two-lines">
      <span className={alert && valueLook(alert)}>{labFigureText(newest, subject, formats)}</span>{' '}
      <span className="nd-two-lines-more">
        {t('worklist.daysAgo', { days: labAge(newest, summary, today) })}
      </span>
    </span>
  );
}

/** Who last looked at the patient, and how long ago. */
export function reviewedCell(
  { summary }: WorklistRow,
  { t, formats, ownTimes, nameOf, now }: CellWords & { now: number },
): ReactNode {
  if (!summary.reviewed) return muted(t('worklist.never'));
  const { by, at } = summary.reviewed;
  return (
    <span className="nd-reviewed">
      <time className="text-nowrap" dateTime={at} title={ownTimes.moment(at)}>
        {formats.ago(at, now)}
      </time>
      <span className="nd-person-id">
        <bdi>{nameOf(by)}</bdi>
      </span>
    </span>
  );
}
