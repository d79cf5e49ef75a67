import type { ReasonDraft } from '@/shared/record/useTransition';
import { DraftNotice } from './DraftNotice';
import { useDraftState } from './useDraft';

const empty = { reason: '' };

/** Keeps the reason typed into a dialog for the same person. @param name of the transition, with the id of what it is about */
export function useReasonDraft(name: string): ReasonDraft {
  const [{ reason }, change, draft] = useDraftState(name, empty);
  return {
    text: reason,
    setText: (text) => change({ reason: text }),
    notice: <DraftNotice draft={draft} />,
    drop: draft.drop,
  };
}
