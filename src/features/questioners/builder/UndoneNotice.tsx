import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T } from '@/shared/i18n/text';
import type { Builder } from './useBuilder';

/** Says that what was written before is back, and takes it away again. */
export function UndoneNotice({ builder: { backFrom, discardBack, keepBack } }: { builder: Builder }) {
  const times = useOwnTimes();
  if (backFrom === null) return null;
  return (
    <div
      role="status"
      className="alert alert-info d-flex flex-wrap align-items-center justify-content-between gap-2 py-2 mb-0"
    >
      <T id="questionerBuilder.isBack" values={{ when: times.moment(backFrom) }} />
      <span className="d-flex gap-2">
        <button type="button" className="btn btn-sm btn-outline-primary" onClick={keepBack}>
          <T id="questionerBuilder.goOn" />
        </button>
        <button type="button" className="btn btn-sm btn-outline-secondary" onClick={discardBack}>
          <T id="common.discard" />
        </button>
      </span>
    </div>
  );
}
