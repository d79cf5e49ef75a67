import { useEffect, useState } from 'react';
import type { ProgrammeState } from '@/domain/patients/patient';
import type { ProgrammePreview } from '@/domain/patients/programmeEnd';
import type { AppError } from '@/shared/api/appError';
import { T } from '@/shared/i18n/text';
import { useAppDispatch } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { Skeleton } from '@/shared/ui/Skeleton';
import { fetchPreview } from './calls';
import type { StepKind } from './programmeSteps';

const kinds = ['alerts', 'questionnaires', 'articles', 'allocations', 'fluidAssignments'] as const;

type Known = { of: ProgrammePreview } | { error: AppError | null } | null;

function usePreview(patient: string, to: ProgrammeState) {
  const dispatch = useAppDispatch();
  const [known, setKnown] = useState<Known>(null);
  const [asked, setAsked] = useState({ patient, to, quiet: true as const });
  useEffect(() => {
    const running = dispatch(fetchPreview(asked));
    void running.then((action) => {
      if (fetchPreview.fulfilled.match(action)) setKnown({ of: action.payload });
      else if (!action.meta.aborted) setKnown({ error: action.payload ?? null });
    });
    return () => running.abort();
  }, [dispatch, asked]);
  const reload = () => {
    setKnown(null);
    setAsked({ ...asked });
  };
  return { known, reload };
}

/** What a change does, in words and in numbers, before it is done. */
export function StepPreview({ patient, to, kind }: { patient: string; to: ProgrammeState; kind: StepKind }) {
  const { known, reload } = usePreview(patient, to);
  const preview = known && 'of' in known ? known.of : null;
  const ends = preview ? kinds.filter((ended) => preview[ended] > 0) : [];
  return (
    <section className={`nd-programme-brings alert alert-${kind === 'decease' ? 'danger' : 'info'}`}>
      <h3 className="h6">
        <T id="programme.brings" />
      </h3>
      <p className={to === 'active' ? 'mb-0' : undefined}>
        <T id={`programme.text_${kind}`} />
      </p>
      {to !== 'active' && kind !== 'submit' && (
        <AsyncView
          status={preview ? 'ready' : known ? 'failed' : 'loading'}
          error={known && 'error' in known ? known.error : null}
          onRetry={reload}
          skeleton={<Skeleton rows={1} />}
        >
          <ul className="mb-0">
            {preview &&
              ends.map((ended) => (
                <li key={ended}>
                  <T id={`programme.ends_${ended}`} values={{ count: preview[ended] }} />
                </li>
              ))}
            {ends.length === 0 && (
              <li>
                <T id="programme.endsNothing" />
              </li>
            )}
          </ul>
        </AsyncView>
      )}
    </section>
  );
}
