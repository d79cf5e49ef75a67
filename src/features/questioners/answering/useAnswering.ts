import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Patient } from '@/domain/patients/patient';
import type { QuestionnaireBody } from '@/domain/questionnaire/questionnaire';
import { languages as known, type Language } from '@/domain/text';
import { usePatientLanguage } from '@/features/settings/slice';
import { toLocale } from '@/locales';
import { languages } from '@/shared/i18n/languages';
import { useSpoken } from '@/shared/i18n/SpokenIn';
import { useGivenOf } from '../record/useGivenOf';
import { useOpenedResponse } from './useOpenedResponse';

/** The languages in which a questionnaire was written. */
const written = ({ title, language }: QuestionnaireBody): Language[] =>
  known.filter((one) => one === language || Boolean(title[one]));

/**
 * What was given to a patient, opened to be answered in a language of the patient's choice. `spoken` are the words of that
 * language where it is not the page's.
 */
export function useAnswering(patient: Patient, given: string) {
  const all = useGivenOf(patient);
  const opened = useOpenedResponse(patient.id, given, all);
  const own = toLocale(useIntl().locale);
  const wanted = usePatientLanguage(patient);
  const [chosen, setLanguage] = useState<Language | null>(null);
  const body = opened?.body;
  const inWords = body ? written(body) : [];
  const language = chosen ?? inWords.find((one) => one === wanted) ?? body?.language ?? own;
  const { spoken } = useSpoken(language);
  const offered = languages
    .filter(([code]) => inWords.includes(code))
    .map(([value, label]) => ({ value, label }));
  return { all, opened, offered, language, setLanguage, spoken: language === own ? null : spoken };
}
