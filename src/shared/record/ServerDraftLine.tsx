import Check from 'lucide-react/icons/check';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { MessageId } from '@/locales';
import { T, useT } from '../i18n/text';
import { FailureLine } from '../ui/FailureLine';
import { Icon } from '../ui/Icon';
import { SaveConflict, type ConflictWays, type Overtaking } from './SaveConflict';
import type { KeptDraft } from './useServerDraft';

/**
 * Shows whether what is typed is kept on the server; where another user was faster, the ways on.
 * @param stored of what is stored instead; nothing where it cannot be gone on with
 * @param overtaken said then
 */
export function ServerDraftLine({
  draft: { state, retry },
  words,
  stored,
  overtaken,
  onMine,
  onTheirs,
  onBack,
}: {
  draft: Pick<KeptDraft<never, unknown>, 'state' | 'retry'>;
  words: { label?: MessageId; kept: MessageId; waiting: MessageId };
  stored: Overtaking | null;
  overtaken?: MessageId;
} & Omit<ConflictWays, 'failure'>) {
  const t = useT();
  const { failure } = state;
  const isConflict = state.is === 'overtaken' && stored !== null;
  const conflict = (
    <SaveConflict
      // Somebody is typing elsewhere on the page.
      takesFocus={false}
      failure={isConflict ? { message: 'errors.conflict', status: 412 } : null}
      stored={stored}
      onMine={onMine}
      onTheirs={onTheirs}
      onBack={onBack}
    />
  );
  if (isConflict) return conflict;
  if (failure) {
    const message = state.is === 'overtaken' ? (overtaken ?? failure.message) : failure.message;
    return <FailureLine message={message} onRetry={() => void retry()} />;
  }
  const isKept = state.is === 'kept';
  return (
    <>
      {conflict}
      <p className="small text-body-secondary mb-2" role="status" aria-label={words.label && t(words.label)}>
        <Icon of={isKept ? Check : LoaderCircle} size={16} /> <T id={isKept ? words.kept : words.waiting} />
      </p>
    </>
  );
}
