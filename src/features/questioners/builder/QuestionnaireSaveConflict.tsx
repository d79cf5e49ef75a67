import { useSelector } from 'react-redux';
import { SaveConflict } from '@/shared/record/SaveConflict';
import { T } from '@/shared/i18n/text';
import { DiffList } from '../DiffList';
import { questionnaires } from '../slice';
import type { Builder } from './useBuilder';

/** Why it was not stored. Where somebody else was faster: what differs, and which of the two holds. */
export function QuestionnaireSaveConflict({ builder }: { builder: Builder }) {
  const { failure, entered, judged, keepMine, takeNewer, goBack } = builder;
  const newer = useSelector((state: Record<string, unknown>) => questionnaires.selectById(state, entered.id));
  return (
    <SaveConflict
      failure={failure}
      stored={newer && { at: newer.updatedAt }}
      onMine={() => newer && keepMine(newer)}
      onTheirs={() => newer && takeNewer(newer)}
      onBack={goBack}
      renderFaults={(fields) => (
        <ul className="mb-0">
          {Object.entries(fields).map(([field, message]) => (
            <li key={field}>
              <code dir="ltr">{field}</code>: <T id={message} />
            </li>
          ))}
        </ul>
      )}
    >
      {newer && failure?.status === 412 && <DiffList before={newer} after={judged.body} />}
    </SaveConflict>
  );
}
