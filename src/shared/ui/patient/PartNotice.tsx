import type { MessageId } from '@/locales';
import { T } from '@/shared/i18n/text';
import type { Status } from '@/shared/store/recordSlice';

/** Says of how many the counts and lists of a page are where the others could not be had: nothing is known of these. */
export function PartNotice({
  status,
  count,
  says,
}: {
  /** The status of the list. */
  status: Status;
  /** The number of entries that came. */
  count: number;
  /** The message that names the list, with its count. */
  says: MessageId;
}) {
  if (status !== 'failed' || count === 0) return null;
  return (
    <p className="alert alert-warning py-2">
      <T id={says} values={{ count }} />
    </p>
  );
}
