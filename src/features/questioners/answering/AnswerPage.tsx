import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useOutletContext, useParams } from 'react-router-dom';
import type { Patient } from '@/domain/patients/patient';
import type { QuestionnaireBody } from '@/domain/questionnaire/questionnaire';
import type { PatientSummary } from '@/domain/patients/summary';
import { languages as known, type Language } from '@/domain/text';
import { usePatientLanguage } from '@/features/settings/slice';
import { toLocale } from '@/locales';
import { useSpoken } from '@/shared/i18n/SpokenIn';
import { languages } from '@/shared/i18n/languages';
import { T, useT } from '@/shared/i18n/text';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Segmented } from '@/shared/ui/Segmented';
import { useGivenOf } from '../record/useGivenOf';
import { ResponseEditor } from './ResponseEditor';
import { useOpenedResponse } from './useOpenedResponse';
import './answering.css';

/** The languages in which a questionnaire was written. */
const written = ({ title, language }: QuestionnaireBody): Language[] =>
  known.filter((one) => one === language || Boolean(title[one]));

/** A questionnaire of a patient, answered on this device, in a language of the patient's choice. */
export default function AnswerPage() {
  const t = useT();
  const { given: id = '' } = useParams();
  const { patient, summary } = useOutletContext<{ patient: Patient; summary: PatientSummary | undefined }>();
  const all = useGivenOf(patient);
  const opened = useOpenedResponse(patient.id, id, all);
  const own = toLocale(useIntl().locale);
  const wanted = usePatientLanguage(patient);
  const [chosen, setChosen] = useState<Language | null>(null);
  const body = opened?.body;
  const offered = body ? written(body) : [];
  const language = chosen ?? offered.find((one) => one === wanted) ?? body?.language ?? own;
  const { spoken } = useSpoken(language);
  const list = `/userlist/${encodeURIComponent(patient.id)}/questionnaires`;
  const back = (
    <Link to={list}>
      <T id="answering.toList" />
    </Link>
  );
  return (
    <>
      <div className="nd-answer-head">
        {back}
        {offered.length > 1 && (
          <Segmented
            label={t('answering.language')}
            options={languages
              .filter(([code]) => offered.includes(code))
              .map(([value, label]) => ({ value, label }))}
            value={language}
            onChange={setChosen}
          />
        )}
      </div>
      <AsyncView
        status={opened ? 'ready' : all.status}
        error={all.error}
        isEmpty={!opened}
        onRetry={all.reload}
        empty={<EmptyState title={t('answering.notOpen')} text={t('answering.notOpenText')} action={back} />}
      >
        {opened && (
          <ResponseEditor
            key={opened.response.id}
            patient={patient}
            summary={summary}
            {...opened}
            opened={opened.response}
            language={language}
            spoken={language === own ? null : spoken}
            list={list}
          />
        )}
      </AsyncView>
    </>
  );
}
