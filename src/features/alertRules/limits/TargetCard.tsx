import type { FluidTarget, Patient } from '@/domain/patient';
import { T, useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording';
import { TitledCard } from '@/shared/ui/TitledCard';
import type { LimitRow } from './limitRows';
import { PressureScale } from './PressureScale';

/**
 * What is aimed at: no alert comes from it. The drawing sets it apart from the limits.
 * @param rows null until they are known
 */
export function TargetCard({
  patient,
  asked,
  rows,
}: {
  patient: Patient;
  /** What is asked to be drunk today, by a plan or by the record. */
  asked: FluidTarget | null;
  rows: readonly LimitRow[] | null;
}) {
  const t = useT();
  const { pressureTarget: band } = patient.ext;
  return (
    <TitledCard title={t('alertRules.targetTitle')}>
      <p>
        <T id="alertRules.targetLead" />
      </p>
      <dl className="nd-definitions">
        <div>
          <dt>
            <T id="common.bloodPressure" />
          </dt>
          <dd>
            {band ? (
              <T
                id="common.valuePressure"
                values={{
                  systolic: `${band.systolicMin}–${band.systolicMax}`,
                  diastolic: `${band.diastolicMin}–${band.diastolicMax}`,
                }}
              />
            ) : (
              <T id="alertRules.noTarget" />
            )}
          </dd>
        </div>
        <div>
          <dt>
            <T id="common.water" />
          </dt>
          <dd>
            <FluidBand target={asked} />
          </dd>
        </div>
      </dl>
      {rows && <PressureScale band={band} rows={rows} />}
    </TitledCard>
  );
}

function FluidBand({ target }: { target: FluidTarget | null }) {
  const { amount } = useWording();
  switch (target?.direction) {
    case undefined:
      return <T id="alertRules.noTarget" />;
    case 'minimum':
      return <T id="patient.fluidMinimum" values={{ min: amount(target.minMl, 'volume') }} />;
    case 'maximum':
      return <T id="patient.fluidMaximum" values={{ max: amount(target.maxMl, 'volume') }} />;
    case 'range':
      return (
        <T
          id="alertRules.fluidBand"
          values={{ min: amount(target.minMl, 'volume'), max: amount(target.maxMl, 'volume') }}
        />
      );
  }
}
