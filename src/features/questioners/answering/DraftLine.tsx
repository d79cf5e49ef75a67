import Check from 'lucide-react/icons/check';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { AppError } from '@/shared/api/appError';
import { T, useT } from '@/shared/i18n/text';
import type { Keeping } from '@/shared/record/useServerDraft';
import { FailureLine } from '@/shared/ui/FailureLine';
import { Icon } from '@/shared/ui/Icon';

/** Whether what was answered is kept. */
export function DraftLine({
  keeping,
  failure,
  onRetry,
}: {
  keeping: Keeping;
  failure: AppError | null;
  onRetry: () => void;
}) {
  const t = useT();
  if (keeping === 'failed') {
    const isOvertaken = failure?.status === 412 || failure?.status === 409;
    return (
      <FailureLine
        message={isOvertaken ? 'answering.overtaken' : (failure?.message ?? 'errors.unknown')}
        onRetry={onRetry}
      />
    );
  }
  const isKept = keeping === 'kept';
  return (
    <p className="small text-body-secondary mb-2" role="status" aria-label={t('answering.keepingLabel')}>
      <Icon of={isKept ? Check : LoaderCircle} size={16} />{' '}
      <T id={isKept ? 'answering.kept' : 'answering.keeping'} />
    </p>
  );
}
