import { useMemo, useState } from 'react';
import type { AskedDay } from '@/domain/fluid/days/dayTargets';
import { drunkByDay } from '@/domain/fluid/days/dayProgress';
import { dayOutcome, fluidAdherence, type DayOutcome } from '@/domain/fluid/days/fluidAdherence';
import { addDays, type PatientClock } from '@/domain/patientDay';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { DataTable } from '@/shared/ui/table/DataTable';
import { FailureLine } from '@/shared/ui/FailureLine';
import { Segmented } from '@/shared/ui/Segmented';
import { TitledCard } from '@/shared/ui/TitledCard';
import { useRecordWords } from './useRecordWords';
import type { Water } from './useWater';

interface Day {
  day: string;
  asked: AskedDay | null;
  /** mL; null where nothing is on record. */
  drunk: number | null;
  outcome: DayOutcome | 'notAsked';
}

/** A letter would say less: the first ones of below and above are the same in German. */
const signs: Record<Day['outcome'], string> = {
  met: '✓',
  under: '↓',
  over: '↑',
  unknown: '?',
  notAsked: '–',
};

const spans = ['7', '30'] as const;
type Span = (typeof spans)[number];

/** How often the target was met on the days that are over, each judged by what was asked on that day. */
export function AdherenceCard({
  askedOn,
  water,
  today,
  clock,
}: {
  askedOn: (day: string) => AskedDay | null;
  water: Water;
  today: string;
  clock: PatientClock;
}) {
  const t = useT();
  const words = useRecordWords();
  const formats = useFormats();
  const [span, setSpan] = useState<Span>('7');
  const drunk = useMemo(() => drunkByDay(water.drinks, clock), [water.drinks, clock]);
  const count = Number(span);
  const days = Array.from({ length: count }, (_, index): Day => {
    const day = addDays(today, index - count);
    const asked = askedOn(day);
    const ml = drunk.get(day) ?? null;
    return { day, asked, drunk: ml, outcome: asked ? dayOutcome(asked.target, ml) : 'notAsked' };
  });
  return (
    <TitledCard title={t('fluidRecord.adherence')}>
      {water.status === 'failed' && (
        <FailureLine message={water.error?.message ?? 'errors.unknown'} onRetry={water.reload} />
      )}
      {water.status === 'failed' && (
        <p>
          <T id="fluidRecord.waterFailed" />
        </p>
      )}
      {water.status !== 'failed' && water.status !== 'ready' && <p>{t('common.loading')}</p>}
      {water.status === 'ready' && (
        <>
          <dl className="nd-fluid-shares">
            {spans.map((one) => (
              <Share key={one} days={Number(one)} drunk={drunk} askedOn={askedOn} today={today} />
            ))}
          </dl>
          <Segmented
            label={t('fluidRecord.daysTable')}
            options={spans.map((value) => ({ value, label: t('fluidRecord.last', { days: Number(value) }) }))}
            value={span}
            onChange={setSpan}
          />
          <ol className="nd-fluid-strip" aria-hidden="true">
            {days.map(({ day, outcome }) => (
              <li key={day} className={`nd-fluid-day nd-fluid-${outcome}`} title={formats.day(day)}>
                {signs[outcome]}
              </li>
            ))}
          </ol>
          <p className="form-text" aria-hidden="true">
            {(['met', 'under', 'over', 'unknown', 'notAsked'] as const)
              .map((one) => `${signs[one]} ${t(`fluidRecord.${one}`)}`)
              .join(' · ')}
          </p>
          <details>
            <summary>
              <T id="fluidRecord.daysTable" />
            </summary>
            <DataTable
              rows={days.toReversed()}
              rowKey={({ day }) => day}
              caption={t('fluidRecord.daysTable')}
              columns={[
                { id: 'day', header: t('fluidRecord.day'), cell: ({ day }) => formats.day(day) },
                {
                  id: 'asked',
                  header: t('fluidRecord.asked'),
                  cell: ({ asked }) => (asked ? words.target(asked.target) : t('fluidRecord.notAsked')),
                },
                {
                  id: 'drunk',
                  header: t('fluidRecord.drunk'),
                  align: 'end',
                  cell: ({ drunk: ml }) => (ml === null ? t('fluidRecord.unknown') : words.volume(ml)),
                },
                {
                  id: 'outcome',
                  header: t('fluidRecord.outcome'),
                  cell: ({ outcome }) => t(`fluidRecord.${outcome}`),
                },
              ]}
            />
          </details>
        </>
      )}
    </TitledCard>
  );
}

/** One window: days in target of those that are known; the others are counted apart. */
function Share({
  days,
  drunk,
  askedOn,
  today,
}: {
  days: number;
  drunk: ReadonlyMap<string, number>;
  askedOn: (day: string) => AskedDay | null;
  today: string;
}) {
  const { met, under, over, unknown } = fluidAdherence(
    addDays(today, -days),
    addDays(today, -1),
    drunk,
    (day) => askedOn(day)?.target ?? null,
  );
  const known = met + under + over;
  return (
    <div>
      <dt>
        <T id="fluidRecord.last" values={{ days }} />
      </dt>
      <dd>
        <strong>
          <T id={known === 0 ? 'fluidRecord.shareNone' : 'fluidRecord.share'} values={{ met, known }} />
        </strong>
        <br />
        <T id="fluidRecord.counts" values={{ under, over, unknown }} />
        {unknown > 0 && (
          <>
            <br />
            <T id="fluidRecord.unknownNote" values={{ count: unknown }} />
          </>
        )}
      </dd>
    </div>
  );
}
