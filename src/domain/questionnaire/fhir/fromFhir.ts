import * as z from 'zod/mini';
import { questionnaireBodySchema, type QuestionnaireBody } from '../questionnaire';
import { urls } from './fhirCodes';
import { languageAt, textsAt } from './fhirTexts';
import { readItems } from './readItems';
import { extensionsAt, jsonAt, objectAt, textAt, Unreadable, type FhirProblem } from './wholeFile';

function bodyOf(json: unknown, id: string): QuestionnaireBody {
  const root = objectAt(json, '');
  if (root['resourceType'] !== 'Questionnaire')
    throw new Unreadable('resourceType', 'questionnaires.fhirResource');
  const language = languageAt(root['language']);
  const { items, places } = readItems(root['item'], 'item', language);
  const title = textsAt(root, 'title', language, '');
  const description = textsAt(root, 'description', language, '');
  const name = textAt(root['name'], 'name') ?? title[language] ?? id;
  const scores = extensionsAt(root, urls.ownScore, '').map((one) => jsonAt(one['valueString'], 'extension'));
  const body = {
    id,
    name: name.slice(0, 120),
    status: 'draft',
    language,
    title,
    ...(Object.keys(description).length > 0 && { description }),
    items,
    scores,
  };
  const checked = z.safeParse(questionnaireBodySchema, body);
  if (checked.success) return checked.data;
  const path = checked.error.issues[0]?.path ?? [];
  const place = path[0] === 'items' ? places[Number(path[1])] : undefined;
  throw new Unreadable(
    [place ?? '', ...path.slice(place ? 2 : 0)].filter(String).join('.'),
    'questionnaires.fhirShape',
  );
}

/**
 * Reads an R4 Questionnaire as a draft of ours. What cannot be asked here is refused with its place: nothing is left out
 * in silence. Whether the draft makes sense is for `questionnaireProblems`.
 * @param id of the new draft
 */
export function fromFhir(json: unknown, id: string): { body: QuestionnaireBody } | { problem: FhirProblem } {
  try {
    return { body: bodyOf(json, id) };
  } catch (thrown) {
    if (thrown instanceof Unreadable) return { problem: thrown.problem };
    throw thrown;
  }
}
