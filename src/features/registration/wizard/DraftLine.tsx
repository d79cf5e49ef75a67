import Check from 'lucide-react/icons/check';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useSelector } from 'react-redux';
import type { Enrolment, EnrolmentBody } from '@/domain/enrolment/enrolment';
import { T } from '@/shared/i18n/text';
import type { useServerDraft } from '@/shared/record/useServerDraft';
import { FailureLine } from '@/shared/ui/FailureLine';
import { Icon } from '@/shared/ui/Icon';
import { Person } from '@/shared/ui/Person';
import { enrolments } from '../slice';

/** Whether what was typed is kept; where somebody else was faster, the choice between the two. */
export function DraftLine({
  id,
  kept: { keeping, failure, retry, keepMine },
  onTakeStored,
}: {
  id: string;
  kept: ReturnType<typeof useServerDraft<EnrolmentBody, Enrolment>>;
  onTakeStored: (stored: Enrolment) => void;
}) {
  const stored = useSelector((state: Record<string, unknown>) => enrolments.selectById(state, id));
  if (keeping === 'failed' && (failure?.status === 412 || failure?.conflict) && stored)
    return (
      <div role="alert" className="alert alert-warning">
        <p>
          <T id="registration.conflict" values={{ who: <Person by={stored.by} /> }} />
        </p>
        <div className="d-flex flex-wrap gap-2">
          <button type="button" className="btn btn-outline-secondary" onClick={() => onTakeStored(stored)}>
            <T id="registration.takeStored" />
          </button>
          <button type="button" className="btn btn-primary" onClick={() => keepMine(stored)}>
            <T id="registration.keepMine" />
          </button>
        </div>
      </div>
    );
  if (keeping === 'failed')
    return <FailureLine message={failure?.message ?? 'errors.unknown'} onRetry={() => void retry()} />;
  const isKept = keeping === 'kept';
  return (
    <p className="nd-kept small text-body-secondary" role="status">
      <Icon of={isKept ? Check : LoaderCircle} size={16} />{' '}
      <T id={isKept ? 'registration.kept' : 'registration.keeping'} />
    </p>
  );
}
