import type { Questionnaire } from '@/domain/questionnaire/questionnaire';
import { downloadText } from '@/shared/files/download';
import { bodyToSend } from './detail/questionnaireTransitions';

/** A name that every file system takes. */
const fileName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'questionnaire';

/** Saves a questionnaire as a FHIR R4 file. What writes it comes when it is wanted. */
export async function exportQuestionnaire(questionnaire: Questionnaire): Promise<void> {
  const { toFhir } = await import('@/domain/questionnaire/fhir/toFhir');
  const { revision, name } = questionnaire;
  const json = toFhir(bodyToSend(questionnaire), revision === 0 ? undefined : revision);
  downloadText(`${fileName(name)}.fhir.json`, `${JSON.stringify(json, null, 2)}\n`, 'application/fhir+json');
}
