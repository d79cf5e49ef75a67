import { useMemo, useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { targetOn } from '@/domain/fluid/days/askedDays';
import type { Patient } from '@/domain/patients/patient';
import { isTimeZone, patientDay } from '@/domain/patientDay';
import { clockOf } from '@/domain/rules/alertLimits';
import type { PatientSummary } from '@/domain/patients/summary';
import { T, useT } from '@/shared/i18n/text';
import { useNow } from '@/shared/store/clock';
import { leastKnown } from '@/shared/store/leastKnown';
import { useEntities } from '@/shared/store/useEntities';
import { useOnce } from '@/shared/store/useOnce';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { TitledCard } from '@/shared/ui/TitledCard';
import { rules, thresholds } from '../slice';
import { TargetCard } from '../targets/TargetCard';
import { LimitDialogs, type Doing } from './LimitDialogs';
import { LimitList } from './LimitList';
import { limitRows } from './limitRows';
import '../alertRules.css';

/** What is aimed at for one patient, and apart from it, from which figures on somebody is told, and whose figures those are. */
export default function LimitsPage() {
  const t = useT();
  const { patient, summary } = useOutletContext<{ patient: Patient; summary: PatientSummary | undefined }>();
  const book = useEntities(rules);
  const other = useEntities(thresholds);
  const now = useNow();
  const clock = useMemo(() => {
    const own = clockOf(patient);
    return isTimeZone(own.timeZone) ? own : { ...own, timeZone: 'UTC' };
  }, [patient]);
  const today = patientDay(now, clock);
  const asked = targetOn({ fluidTarget: patient.ext.fluidTarget, fluidAsked: summary?.fluidAsked }, today);
  const [doing, setDoing] = useState<Doing | null>(null);
  const read = useMemo(
    () => ({
      rules: book.rows.flatMap(({ value }) => value ?? []),
      thresholds: other.rows.flatMap(({ value }) => value ?? []),
    }),
    [book.rows, other.rows],
  );
  const { rows, idle } = useMemo(
    () => limitRows(read.rules, read.thresholds, patient, summary?.fluidAsked, today),
    [read, patient, summary?.fluidAsked, today],
  );
  const unreadable = book.rows.length - read.rules.length + (other.rows.length - read.thresholds.length);
  const { status, error } = leastKnown([book, other]);
  // The general limits would stand in for the patient's own while those are not known.
  const isKnown = useOnce(status === 'ready');
  return (
    <div className="nd-limits">
      <TargetCard
        key={patient.id}
        patient={patient}
        asked={asked}
        hasPlan={summary?.fluidAsked !== undefined}
        rows={isKnown ? rows : null}
      />
      <div className="nd-limits-lists">
        <TitledCard title={t('alertRules.limitsTitle')}>
          <p>
            <T id="alertRules.limitsLead" />
          </p>
          {unreadable > 0 && (
            <p className="alert alert-warning">
              <T id="alertRules.unreadableCount" values={{ count: unreadable }} />
            </p>
          )}
          <AsyncView
            status={status}
            error={error}
            isEmpty={!isKnown || rows.length === 0}
            onRetry={() => {
              book.reload();
              other.reload();
            }}
            empty={
              <EmptyState title={t('alertRules.noRuleApplies')} text={t('alertRules.noRuleAppliesText')} />
            }
          >
            <LimitList rows={rows} today={today} onAct={setDoing} />
          </AsyncView>
        </TitledCard>
        {isKnown && idle.length > 0 && (
          <TitledCard title={t('alertRules.idleTitle')}>
            <p>
              <T id="alertRules.idleText" />
            </p>
            <LimitList rows={idle} today={today} onAct={setDoing} />
          </TitledCard>
        )}
      </div>
      {doing && <LimitDialogs doing={doing} patient={patient} today={today} onClose={() => setDoing(null)} />}
    </div>
  );
}
