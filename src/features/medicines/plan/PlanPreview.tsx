import { useMemo } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { preservePastIntakes } from '@/domain/medicine/preservePastIntakes';
import type { Patient } from '@/domain/patients/patient';
import { T, useT } from '@/shared/i18n/text';
import { TitledCard } from '@/shared/ui/TitledCard';
import { NextIntakes } from './NextIntakes';
import { PlanCalendar } from './PlanCalendar';
import type { PlanEntries } from './planEntries';
import { PlanFigures } from './PlanFigures';
import { plannedSegments, type PlanSubject } from './planJudge';
import { SegmentList } from './SegmentList';

/** What the entries come to: in words, in figures, as a calendar and as the next intakes. Follows every key. */
export function PlanPreview({
  control,
  subject,
  patient,
  now,
}: {
  control: Control<PlanEntries>;
  subject: PlanSubject;
  patient: Patient;
  now: number;
}) {
  const t = useT();
  const entries = useWatch({ control }) as PlanEntries;
  const { before, today } = subject;
  const { timeZone } = patient.ext;
  const plan = useMemo(() => {
    const segments = plannedSegments(entries, subject);
    if (!segments) return null;
    const asNeeded = entries.asNeeded ? { maxPerDay: Number(entries.maxPerDay) || 0 } : undefined;
    const asked = { id: entries.id, segments, ...(asNeeded && { asNeeded }) };
    return { ...asked, ...(before && preservePastIntakes(before, asked, { now, timeZone }, 'rest')) };
  }, [entries, subject, before, now, timeZone]);
  const start = before ? today : (entries.steps[0]?.from ?? today);
  const plans = useMemo(() => {
    if (!plan) return [];
    const after = { id: 'after', plan };
    return before
      ? [
          { id: 'before', title: t('medicines.before'), plan: before },
          { ...after, title: t('medicines.after') },
        ]
      : [after];
  }, [plan, before, t]);
  if (!plan)
    return (
      <TitledCard title={t('medicines.preview')}>
        <p className="mb-0">
          <T id="medicines.previewWaits" />
        </p>
      </TitledCard>
    );
  const shown = plan.segments.filter(({ to }) => to === undefined || to >= today || !before);
  return (
    <TitledCard title={t('medicines.preview')}>
      <div aria-live="polite">
        <SegmentList segments={shown} asNeeded={plan.asNeeded} today={today} />
      </div>
      <PlanFigures
        plan={before ? { ...plan, history: before.history } : plan}
        timeZone={timeZone}
        now={now}
      />
      {!plan.asNeeded && (
        <>
          <PlanCalendar plans={plans} start={start} today={today} />
          <h3 className="h6 mt-3">
            <T id="medicines.nextTen" />
          </h3>
          <NextIntakes plan={plan} timeZone={timeZone} now={now} today={start > today ? start : today} />
        </>
      )}
    </TitledCard>
  );
}
