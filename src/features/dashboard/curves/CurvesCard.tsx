import { isNothingKnown } from '@/domain/curves/clinicCurves';
import { T, useT } from '@/shared/i18n/text';
import { useNow } from '@/shared/store/clock';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Skeleton } from '@/shared/ui/Skeleton';
import { TitledCard } from '@/shared/ui/TitledCard';
import { AlertCurve } from './AlertCurve';
import { CurvesTable } from './CurvesTable';
import { ShareCurve } from './ShareCurve';
import { useCurves } from './useCurves';
import './curves.scss';

/** How the clinic has done over the last eight weeks: its alerts, and who was at target. Days that are over. */
export function CurvesCard() {
  const t = useT();
  const day = new Date(useNow()).toDateString();
  const { curves, status, error, reload } = useCurves(day);
  const days = curves?.days ?? [];
  return (
    <TitledCard title={t('curves.title')}>
      <AsyncView
        status={status}
        error={error}
        isEmpty={curves ? isNothingKnown(days) : undefined}
        onRetry={reload}
        skeleton={<Skeleton rows={8} />}
        empty={<EmptyState title={t('curves.empty')} text={t('curves.emptyText')} />}
      >
        <div className="nd-curves">
          <AlertCurve days={days} />
          <ShareCurve days={days} kind="fluid" />
          <ShareCurve days={days} kind="pressure" />
        </div>
        <p className="form-text mb-2">
          <T id="curves.basis" />
        </p>
        <CurvesTable days={days} />
      </AsyncView>
    </TitledCard>
  );
}
