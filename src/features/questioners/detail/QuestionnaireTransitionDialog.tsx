import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Questionnaire } from '@/domain/questionnaire/questionnaire';
import { questionnaireProblems } from '@/domain/questionnaire/questionnaireProblems';
import { useReasonDraft } from '@/session/drafts/useReasonDraft';
import { T } from '@/shared/i18n/text';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { questionnaires } from '../slice';
import { bodyToSend, transitionWords, type QuestionnaireTransition } from './questionnaireTransitions';

/** Asks before a questionnaire is given another standing, and why. Mounted while it is open. */
export function QuestionnaireTransitionDialog({
  questionnaire,
  given,
  transition,
  onDone,
  onClose,
}: {
  questionnaire: Questionnaire;
  /** How many patients it is given to; null where that is not known. */
  given: number | null;
  transition: QuestionnaireTransition;
  onDone: () => void;
  onClose: () => void;
}) {
  const dispatch = useAppDispatch();
  const words = transitionWords[transition];
  const { id, name, version, revision } = questionnaire;
  const draft = useReasonDraft(`questionnaire ${id} ${transition}`);
  const open = useMemo(
    () => (transition === 'publish' ? questionnaireProblems(bodyToSend(questionnaire)).length : 0),
    [transition, questionnaire],
  );
  const send = (reason: string) => {
    if (transition === 'remove') return dispatch(questionnaires.drop({ record: questionnaire, quiet: true }));
    const status = transition === 'publish' ? ('published' as const) : ('retired' as const);
    const body = { ...bodyToSend(questionnaire), status, ...(reason !== '' && { reason }) };
    return dispatch(questionnaires.store({ body, version, quiet: true }));
  };
  const text = transition === 'retire' && given === null ? 'questionerBuilder.retireTextUnknown' : words.text;
  const title = <T id={words.title} values={{ name: <bdi>{name}</bdi> }} />;
  if (open > 0)
    return (
      <Dialog
        isOpen
        title={title}
        onClose={onClose}
        footer={
          <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
            <T id="common.cancel" />
          </button>
        }
      >
        <T id="questionerBuilder.publishNotYet" values={{ count: open }} />{' '}
        <Link to={`/questioners/${encodeURIComponent(id)}/edit`} onClick={onClose}>
          <T id="questionerBuilder.toProblems" />
        </Link>
      </Dialog>
    );
  return (
    <TransitionDialog
      action="questionnaires.publish"
      title={title}
      text={<T id={text} values={{ count: given ?? 0, number: revision + 1 }} />}
      confirmLabel={<T id={words.action} />}
      tone={transition === 'publish' ? 'primary' : 'danger'}
      reason={
        transition === 'remove'
          ? undefined
          : {
              label: 'questionerBuilder.reason',
              hint: 'questionerBuilder.reasonHint',
              isOptional: true,
              draft,
            }
      }
      onSend={send}
      done={{ message: words.done, values: { name } }}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
