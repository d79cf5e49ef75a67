import { useState } from 'react';
import {
  codeOfNone,
  endsStatement,
  holds,
  isHeldAllergy,
  noneScopeOf,
  type Allergy,
} from '@/domain/allergies/allergy';
import { noneScopes, type NoneScope } from '@/domain/allergies/standing';
import { allergyStandingOf } from '@/domain/allergies/allergyStanding';
import { IfMay } from '@/shared/IfMay';
import { newId } from '@/shared/api/newId';
import { T, useT } from '@/shared/i18n/text';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import { useAppDispatch } from '@/shared/store/useEntities';
import { allergies } from '../slice';

/** In which statements nothing speaks against: no allergy is known of that kind, and it was not said already. */
const statable = (rows: readonly Allergy[]): NoneScope[] => {
  const said = rows.filter(holds).flatMap((row) => noneScopeOf(row) ?? []);
  return noneScopes.filter(
    (scope) =>
      !said.includes(scope) &&
      !said.includes('any') &&
      !rows.some((row) => isHeldAllergy(row) && endsStatement(row, scope)),
  );
};

/** Asks before it is recorded that none is known. */
function NoneDialog({ patient, scope, onClose }: { patient: string; scope: NoneScope; onClose: () => void }) {
  const t = useT();
  const dispatch = useAppDispatch();
  // A second try stores nothing twice.
  const [id] = useState(newId);
  const statement = t(`allergies.none_${scope}`);
  const body = {
    id,
    patient,
    substance: statement,
    code: codeOfNone(scope),
    clinicalStatus: 'active' as const,
    verification: 'confirmed' as const,
  };
  return (
    <TransitionDialog
      action="findings.write"
      title={<T id="allergies.noneTitle" values={{ statement }} />}
      text={<T id="allergies.noneText" />}
      confirmLabel={<T id="allergies.noneConfirm" />}
      onSend={() => dispatch(allergies.store({ body, version: undefined, quiet: true }))}
      done={{ message: 'conditions.saved', values: { label: statement } }}
      onClose={onClose}
    />
  );
}

/** That nothing is known yet, and that none is known can be said. */
export function StandingCard({ patient, rows }: { patient: string; rows: readonly Allergy[] }) {
  const [asked, setAsked] = useState<NoneScope | null>(null);
  const scopes = statable(rows);
  const isUnrecorded = allergyStandingOf(rows) === undefined;
  return (
    <>
      {isUnrecorded && (
        <div className="alert alert-warning mb-0" role="status">
          <p className="fw-semibold mb-1">
            <T id="allergies.unrecorded" />
          </p>
          <p className="mb-0">
            <T id="allergies.unrecordedText" />
          </p>
        </div>
      )}
      {scopes.length > 0 && (
        <IfMay do="findings.write">
          <div className="nd-allergy-says">
            {scopes.map((scope) => (
              <button
                key={scope}
                type="button"
                className="btn btn-outline-primary"
                onClick={() => setAsked(scope)}
              >
                <T id={`allergies.sayNone_${scope}`} />
              </button>
            ))}
          </div>
        </IfMay>
      )}
      {asked && <NoneDialog patient={patient} scope={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
