import { useState } from 'react';
import { Link } from 'react-router-dom';
import { targetKinds, type FluidTarget, type Patient, type TargetKind } from '@/domain/patients/patient';
import { isEnd } from '@/domain/patients/programme';
import { currentTarget, type CurrentTarget } from '@/domain/patients/target';
import { IfMay } from '@/shared/IfMay';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { TitledCard } from '@/shared/ui/TitledCard';
import type { LimitRow } from '../limits/limitRows';
import { PressureScale } from '../limits/PressureScale';
import { TargetDialog } from './TargetDialog';
import { DecisionOrigin, TargetHistory } from './TargetHistory';
import { kindWord, useAimWords } from './targetWords';
import type { TargetChange } from './useTargetForm';

/**
 * What is aimed at, whose it is, and its change: no alert comes from it. The drawing sets it apart from the limits.
 * @param rows null until they are known
 */
export function TargetCard({
  patient,
  asked,
  hasPlan,
  rows,
}: {
  patient: Patient;
  /** What is asked to be drunk today, by a plan or by the record. */
  asked: FluidTarget | null;
  /** A fluid plan was given: it says what is to be drunk. */
  hasPlan: boolean;
  rows: readonly LimitRow[] | null;
}) {
  const t = useT();
  const [change, setChange] = useState<TargetChange | null>(null);
  const isOver = isEnd(patient.ext.status);
  return (
    <TitledCard title={t('alertRules.targetTitle')}>
      <p>
        <T id="alertRules.targetLead" />
      </p>
      {isOver && (
        <p className="text-body-secondary">
          <T id="targets.over" />
        </p>
      )}
      <ul className="list-unstyled d-grid gap-3 mb-0">
        {targetKinds.map((kind) => {
          const isPlans = kind === 'fluid' && hasPlan;
          return (
            <li key={kind} className="d-flex flex-wrap gap-3 justify-content-between border-top pt-3">
              <div>
                <h3 className="h6 mb-1">{t(kindWord(kind))}</h3>
                {isPlans ? (
                  <PlanTarget asked={asked} />
                ) : (
                  <Standing kind={kind} standing={currentTarget(patient, kind)} />
                )}
              </div>
              {!isOver && (
                <TargetActions
                  kind={kind}
                  isSet={currentTarget(patient, kind) !== null}
                  plan={isPlans ? `/userlist/${encodeURIComponent(patient.id)}/fluid` : null}
                  onAct={(ends) => setChange({ kind, ends })}
                />
              )}
              {kind === 'pressure' && (
                <div className="w-100">
                  {rows ? (
                    <PressureScale band={patient.ext.pressureTarget} rows={rows} />
                  ) : (
                    <div className="nd-scale-room" />
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <TargetHistory patient={patient} />
      {change && (
        <TargetDialog patient={patient} change={change} hasPlan={hasPlan} onClose={() => setChange(null)} />
      )}
    </TitledCard>
  );
}

/** What holds, whose it is, and where it comes from. */
function Standing({ kind, standing }: { kind: TargetKind; standing: CurrentTarget | null }) {
  const t = useT();
  const formats = useFormats();
  const aimWords = useAimWords();
  if (!standing)
    return (
      <p className="text-body-secondary mb-0">
        <T id={kind === 'pressure' ? 'targets.nonePressure' : 'targets.none'} />
      </p>
    );
  const { aim, decision } = standing;
  return (
    <>
      <div>
        {aimWords(aim)} <span className="nd-tag">{t('targets.own')}</span>
      </div>
      {kind === 'officePressure' && (
        <div className="small text-body-secondary">
          <T id="targets.officeHint" />
        </div>
      )}
      {decision ? (
        <>
          <div className="small">{t('targets.since', { day: formats.day(decision.from) })}</div>
          <DecisionOrigin decision={decision} />
        </>
      ) : (
        <div className="small text-body-secondary">
          <T id="targets.otherwise" />
        </div>
      )}
    </>
  );
}

function PlanTarget({ asked }: { asked: FluidTarget | null }) {
  const t = useT();
  const aimWords = useAimWords();
  return (
    <div>
      {asked ? aimWords({ kind: 'fluid', fluid: asked }) : t('alertRules.noTarget')}{' '}
      <span className="nd-tag">{t('targets.plan')}</span>
    </div>
  );
}

function TargetActions({
  kind,
  isSet,
  plan,
  onAct,
}: {
  kind: TargetKind;
  isSet: boolean;
  /** Where the plan is that decides instead; null where none does. */
  plan: string | null;
  onAct: (ends: boolean) => void;
}) {
  const t = useT();
  if (plan !== null)
    return (
      <Link to={plan} className="btn btn-outline-primary align-self-start">
        <T id="targets.toPlan" />
      </Link>
    );
  const values = { kind: t(kindWord(kind)) };
  return (
    <IfMay do="limits.write">
      <div className="nd-actions align-self-start">
        <button
          type="button"
          className="btn btn-outline-primary"
          aria-label={t(isSet ? 'targets.changeOf' : 'targets.setOf', values)}
          onClick={() => onAct(false)}
        >
          <T id={isSet ? 'targets.change' : 'targets.set'} />
        </button>
        {isSet && (
          <button
            type="button"
            className="btn btn-outline-danger"
            aria-label={t('targets.endOf', values)}
            onClick={() => onAct(true)}
          >
            <T id="targets.end" />
          </button>
        )}
      </div>
    </IfMay>
  );
}
