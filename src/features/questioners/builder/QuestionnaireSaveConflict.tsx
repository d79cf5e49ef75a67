import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { FailureText } from '@/shared/forms/FailureText';
import { T } from '@/shared/i18n/text';
import { DiffList } from '../DiffList';
import { questionnaires } from '../slice';
import type { Builder } from './useBuilder';

/** Why it was not stored. Where somebody else was faster: what differs, and which of the two holds. */
export function QuestionnaireSaveConflict({ builder }: { builder: Builder }) {
  const { failure, entered, judged, replaceNewer, takeNewer } = builder;
  const times = useOwnTimes();
  const box = useRef<HTMLDivElement>(null);
  const newer = useSelector((state: Record<string, unknown>) => questionnaires.selectById(state, entered.id));
  useEffect(() => {
    if (failure) box.current?.focus();
  }, [failure]);
  if (!failure || failure.aborted) return null;
  if (failure.status !== 412 || !newer)
    return (
      <div ref={box} role="alert" tabIndex={-1} className="alert alert-danger mb-0">
        <FailureText failure={failure} />
        {failure.fields && (
          <ul className="mb-0">
            {Object.entries(failure.fields).map(([field, message]) => (
              <li key={field}>
                <code dir="ltr">{field}</code>: <T id={message} />
              </li>
            ))}
          </ul>
        )}
      </div>
    );
  return (
    <div ref={box} role="alert" tabIndex={-1} className="alert alert-warning mb-0">
      <p>
        <T id="questionerBuilder.conflict" values={{ when: times.moment(newer.updatedAt) }} />
      </p>
      <DiffList before={newer} after={judged.body} />
      <div className="d-flex flex-wrap gap-2 mt-3">
        <button type="button" className="btn btn-outline-primary" onClick={() => takeNewer(newer)}>
          <T id="questionerBuilder.takeNewer" />
        </button>
        <button type="button" className="btn btn-outline-danger" onClick={() => replaceNewer(newer)}>
          <T id="questionerBuilder.replaceNewer" />
        </button>
      </div>
    </div>
  );
}
