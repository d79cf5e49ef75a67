import * as z from 'zod/mini';
import type { Json } from '@/domain/fhir/elements';
import { questionnaireBodySchema, type QuestionnaireBody } from '../questionnaire';
import { knownElements, knownExtensions, urls } from './fhirCodes';
import { languageAt, textsAt } from './fhirTexts';
import { readItems } from './readItems';
import { sourceOf } from './source';
import {
  extensionsAt,
  jsonAt,
  objectAt,
  onlyKnown,
  textAt,
  Unreadable,
  unserved,
  type FhirProblem,
} from './wholeFile';

/** Refuses a form that its author took back, or that is not about patients. @throws Unreadable */
function mustBeMeant({ status, subjectType }: Json): void {
  if (status === 'retired') throw new Unreadable('status', 'questionnaires.fhirRetired');
  const isPatients =
    !Array.isArray(subjectType) || subjectType.length === 0 || subjectType.includes('Patient');
  if (!isPatients) throw unserved('subjectType', subjectType.map(String).join(', '));
}

function bodyOf(json: unknown, id: string): QuestionnaireBody {
  const root = objectAt(json, '');
  if (root['resourceType'] !== 'Questionnaire')
    throw new Unreadable('resourceType', 'questionnaires.fhirResource');
  onlyKnown(root, knownElements.questionnaire, knownExtensions.questionnaire, '');
  mustBeMeant(root);
  const language = languageAt(root['language']);
  const source = sourceOf(root, language);
  const { items, places, scores } = readItems(source);
  const title = textsAt(root, 'title', language, '');
  const description = textsAt(root, 'description', language, '');
  const name = textAt(root['name'], 'name') ?? title[language] ?? id;
  const own = extensionsAt(root, urls.ownScore, '').map((one) => jsonAt(one['valueString'], 'extension'));
  const body = {
    id,
    name: name.slice(0, 120),
    status: 'draft',
    language,
    title,
    ...(Object.keys(description).length > 0 && { description }),
    items,
    scores: [...own, ...scores],
  };
  const checked = z.safeParse(questionnaireBodySchema, body);
  if (checked.success) return checked.data;
  const path = checked.error.issues[0]?.path ?? [];
  const place = path[0] === 'items' ? places[Number(path[1])] : undefined;
  const unreadable = new Unreadable(
    [place ?? '', ...path.slice(place ? 2 : 0)].filter(String).join('.'),
    'questionnaires.fhirShape',
  );
  const item = place === undefined ? undefined : items[Number(path[1])];
  if (item) unreadable.problem.item = { linkId: item.linkId, text: item.text[language]?.slice(0, 200) ?? '' };
  throw unreadable;
}

/**
 * Reads an R4 Questionnaire as a draft of ours. What cannot be asked, shown or counted here as its author meant it is
 * refused with its place: nothing is left out in silence. Whether the draft makes sense is for `questionnaireProblems`.
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
