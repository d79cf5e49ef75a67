import { useId, useState } from 'react';
import type { Condition } from '@/domain/conditions/condition';
import { tickProposal } from '@/domain/conditions/pathologyConditions';
import { pathologies, type Pathology, type Patient } from '@/domain/patients/patient';
import { T, useT } from '@/shared/i18n/text';
import { TitledCard } from '@/shared/ui/TitledCard';
import { useMay } from '@/shared/rights';
import { TickDialog } from './TickDialog';

/** The ten pathologies that rules and groups go by. Ticking one leads to a condition; unticking takes none away. */
export function PathologyCard({
  patient,
  conditions,
  isKnown,
}: {
  patient: Patient;
  conditions: readonly Condition[];
  /** Whether the conditions are all there: without them nothing can be proposed. */
  isKnown: boolean;
}) {
  const t = useT();
  const id = useId();
  const mayTick = useMay('patients.write');
  const [asked, setAsked] = useState<Pathology | null>(null);
  const name = (one: Pathology) => t(`worklist.${one}`);
  return (
    <TitledCard title={t('conditions.pathologies')}>
      <p id={`${id}-hint`} className="form-text mt-0">
        <T id="conditions.pathologiesHint" />
      </p>
      <fieldset
        className="nd-checks"
        aria-describedby={`${id}-hint`}
        aria-label={t('conditions.pathologies')}
      >
        {pathologies.map((one) => (
          <div key={one} className="form-check">
            <input
              type="checkbox"
              id={`${id}-${one}`}
              className="form-check-input"
              checked={patient.pathologies.includes(one)}
              disabled={!isKnown || !mayTick}
              onChange={() => setAsked(one)}
            />
            <label className="form-check-label" htmlFor={`${id}-${one}`}>
              {name(one)}
            </label>
          </div>
        ))}
      </fieldset>
      {asked && (
        <TickDialog
          patient={patient}
          pathology={asked}
          name={name(asked)}
          proposal={tickProposal(asked, name(asked), conditions)}
          onClose={() => setAsked(null)}
        />
      )}
    </TitledCard>
  );
}
