import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Questionnaire } from '@/domain/questionnaire/questionnaire';
import { selectRole } from '@/session/state';
import { IfMay } from '@/shared/IfMay';
import { downloadText } from '@/shared/files/download';
import { T, useT } from '@/shared/i18n/text';
import { QuestionnaireTransitionDialog } from './QuestionnaireTransitionDialog';
import {
  bodyToSend,
  transitionsFor,
  transitionWords,
  type QuestionnaireTransition,
} from './questionnaireTransitions';

/** A name that every file system takes. */
const fileName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'questionnaire';

/** Saves a questionnaire as a FHIR R4 file. What writes it comes when it is wanted. */
async function exportQuestionnaire(questionnaire: Questionnaire): Promise<void> {
  const { toFhir } = await import('@/domain/questionnaire/fhir/toFhir');
  const { revision, name } = questionnaire;
  const json = toFhir(bodyToSend(questionnaire), revision === 0 ? undefined : revision);
  downloadText(`${fileName(name)}.fhir.json`, `${JSON.stringify(json, null, 2)}\n`, 'application/fhir+json');
}

/** What can be done about a questionnaire as a whole. @param isNamed whether the buttons name it: among those of others */
export function QuestionnaireActions({
  questionnaire,
  given,
  isNamed = false,
  onGone,
}: {
  questionnaire: Questionnaire;
  given: number | null;
  isNamed?: boolean;
  /** It was removed. */
  onGone?: () => void;
}) {
  const t = useT();
  const role = useSelector(selectRole);
  const [transition, setTransition] = useState<QuestionnaireTransition | null>(null);
  const { id, name } = questionnaire;
  const label = (action: string) =>
    isNamed ? t('questionerBuilder.actionFor', { action, name }) : undefined;
  const size = isNamed ? 'btn-sm text-nowrap' : '';
  return (
    <div className={`nd-actions ${isNamed ? 'flex-md-nowrap' : ''}`}>
      {transitionsFor(questionnaire, role).map((one) => (
        <button
          key={one}
          type="button"
          className={`btn ${size} btn-outline-${one === 'publish' ? 'primary' : 'danger'}`}
          aria-label={label(t(transitionWords[one].action))}
          onClick={() => setTransition(one)}
        >
          <T id={transitionWords[one].action} />
        </button>
      ))}
      <IfMay do="questionnaires.write">
        <Link
          className={`btn ${size} btn-outline-secondary`}
          aria-label={label(t('questionerBuilder.duplicate'))}
          to={`/questioners/new?from=${encodeURIComponent(id)}`}
        >
          <T id="questionerBuilder.duplicate" />
        </Link>
      </IfMay>
      <button
        type="button"
        className={`btn ${size} btn-outline-secondary`}
        aria-label={label(t('questionerBuilder.exportFhir'))}
        onClick={() => void exportQuestionnaire(questionnaire)}
      >
        <T id="questionerBuilder.exportFhir" />
      </button>
      {transition && (
        <QuestionnaireTransitionDialog
          questionnaire={questionnaire}
          given={given}
          transition={transition}
          onDone={() => {
            setTransition(null);
            if (transition === 'remove') onGone?.();
          }}
          onClose={() => setTransition(null)}
        />
      )}
    </div>
  );
}
