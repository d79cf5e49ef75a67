import Droplets from 'lucide-react/icons/droplets';
import type { ReactNode } from 'react';
import type { FluidTarget } from '@/domain/patients/patient';
import { T, useT } from '@/shared/i18n/text';
import { EmptyState } from '@/shared/ui/EmptyState';
import { useRecordWords } from './useRecordWords';

/** No plan holds today. `own` is the target that the record itself names. */
export function NoPlan({
  own,
  hasDraft,
  action,
}: {
  own: FluidTarget | undefined;
  hasDraft: boolean;
  action: ReactNode;
}) {
  const t = useT();
  const words = useRecordWords();
  return (
    <div className="card">
      <EmptyState
        icon={Droplets}
        title={t('fluidRecord.none')}
        text={
          <>
            <T id={hasDraft ? 'fluidRecord.draftOnly' : 'fluidRecord.noneText'} />
            {own && (
              <>
                {' '}
                <T id="fluidRecord.ownTarget" values={{ target: words.target(own) }} />
              </>
            )}
          </>
        }
        action={action}
      />
    </div>
  );
}
