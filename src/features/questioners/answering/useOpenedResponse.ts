import { useState } from 'react';
import type { QuestionnaireBody } from '@/domain/questionnaire/questionnaire';
import type { ResponseBody } from '@/domain/questionnaire/responses/response';
import { newId } from '@/shared/api/newId';
import { responseBody } from '../record/givenCalls';
import type { GivenOf } from '../record/useGivenOf';

export interface OpenedResponse {
  body: QuestionnaireBody;
  response: ResponseBody;
  /** Of an answer that was begun before. */
  version: string | undefined;
}

/** What there is to answer to an assignment: an answer that was begun, with the state it was given to, or a new one. */
function openedNow(patient: string, id: string, { rows, ready }: GivenOf): OpenedResponse | null {
  const row = ready ? rows.find(({ given }) => given.id === id) : undefined;
  if (!row?.questionnaire) return null;
  const { standing, questionnaire } = row;
  const { published, revision } = questionnaire;
  const begun = standing.state === 'begun' ? standing.response : undefined;
  const wanted = begun?.revision ?? revision;
  const body = published.find((one) => one.revision === wanted)?.body;
  if (!body || (standing.state !== 'open' && !begun)) return null;
  if (begun) return { body, response: responseBody(begun), version: begun.version };
  const response: ResponseBody = {
    id: newId(),
    patient,
    questionnaire: questionnaire.id,
    revision,
    assignment: id,
    ...(standing.window && { due: standing.window.first }),
    status: 'inProgress',
    answers: {},
    onBehalf: false,
  };
  return { body, response, version: undefined };
}

/** The same, as it was when the page opened: what is kept meanwhile does not begin it again. */
export function useOpenedResponse(patient: string, id: string, all: GivenOf): OpenedResponse | null {
  const [kept, setKept] = useState<{ id: string; opened: OpenedResponse } | null>(null);
  const found = kept?.id === id ? kept.opened : openedNow(patient, id, all);
  if (found && kept?.opened !== found) setKept({ id, opened: found });
  return found;
}
