import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { answerUnit } from '@/domain/questionnaire/responses/answerUnits';
import type { QuestionnaireBody } from '@/domain/questionnaire/questionnaire';
import type { Answers } from '@/domain/questionnaire/responses/response';
import { submitted } from '@/domain/questionnaire/responses/visible';
import { writtenProblems, type WrittenProblem } from '@/domain/questionnaire/responses/writes';
import type { Patient } from '@/domain/patients/patient';
import type { PatientSummary } from '@/domain/patients/summary';
import { isQuestion } from '@/domain/readings/plausibility';
import { canonicalUnits } from '@/domain/readings/units';
import type { AppError } from '@/shared/api/appError';
import { entryFigures } from '@/shared/i18n/wording/entryFigures';
import { now } from '@/shared/store/clock';

const AT = 'answers.';

/** What the server found unusual, by question; null where it refused for another reason too. */
function unusualIn({ items }: QuestionnaireBody, { fields = {} }: AppError): WrittenProblem[] | null {
  const found = Object.entries(fields).map(([path, message]): WrittenProblem | null => {
    const item = items.find(({ linkId }) => path === `${AT}${linkId}`);
    if (item?.writes === undefined || !isQuestion(message)) return null;
    const { linkId, writes: measure } = item;
    return { linkId, measure, part: 'value', unit: answerUnit(item), message };
  });
  const known = found.flatMap((one) => one ?? []);
  return known.length > 0 && known.length === found.length ? known : null;
}

/** What is impossible or unusual about answers that are kept as readings, and which of the unusual ones are confirmed. */
export interface EditableResponse {
  hard: readonly WrittenProblem[];
  soft: readonly WrittenProblem[];
  confirmed: readonly string[];
}

/** The same of answers that are being given. A confirmation holds for the answer it was given to. */
export function useEditableResponse(
  body: QuestionnaireBody,
  answers: Answers,
  patient: Patient,
  summary: PatientSummary | undefined,
) {
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const [told, setTold] = useState<readonly WrittenProblem[]>([]);
  const { hard, soft } = writtenProblems(body, submitted(body, answers), {
    now: now(),
    dateOfBirth: patient.dateOfbirth,
    timeZone: patient.ext.timeZone,
    previousWeight: summary?.latest.weight,
  });
  const more = told.filter(({ linkId }) => !soft.some((one) => one.linkId === linkId));
  const written: EditableResponse = { hard, soft: [...soft, ...more], confirmed };
  return {
    written,
    confirm: (linkId: string, isRight: boolean) =>
      setConfirmed((before) => [...before.filter((one) => one !== linkId), ...(isRight ? [linkId] : [])]),
    answered: (linkId: string) => {
      setConfirmed((before) => before.filter((one) => one !== linkId));
      setTold((before) => before.filter((one) => one.linkId !== linkId));
    },
    /** Takes over what the server asks about; whether that was all it had to say. */
    refused: (failure: AppError): boolean => {
      const unusual = failure.status === 422 ? unusualIn(body, failure) : null;
      if (unusual) setTold((before) => [...before, ...unusual]);
      return unusual !== null;
    },
  };
}

/** The figures that the message about an answer names, in the unit in which it was answered. */
export function useWrittenFigures(): (problem: WrittenProblem) => Record<string, number | string> {
  const intl = useIntl();
  return useCallback(
    ({ measure, part, unit }) =>
      entryFigures(measure, part, { ...canonicalUnits, weight: unit === 'lb' ? 'lb' : 'kg' }, intl),
    [intl],
  );
}
