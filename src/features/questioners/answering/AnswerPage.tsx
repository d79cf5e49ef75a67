import { Link, useNavigate, useOutletContext, useParams } from 'react-router-dom';
import type { Patient } from '@/domain/patients/patient';
import type { PatientSummary } from '@/domain/patients/summary';
import { T, useT } from '@/shared/i18n/text';
import { Segmented } from '@/shared/ui/Segmented';
import { HandOverButton } from '../handover/HandOverButton';
import { AnsweringView } from './AnsweringView';
import { useAnswering } from './useAnswering';
import './answering.css';

/** A questionnaire of a patient, answered on this device, in a language of the patient's choice. */
export default function AnswerPage() {
  const t = useT();
  const navigate = useNavigate();
  const { given = '' } = useParams();
  const { patient, summary } = useOutletContext<{ patient: Patient; summary: PatientSummary | undefined }>();
  const answering = useAnswering(patient, given);
  const { opened, offered, language, setLanguage } = answering;
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
        {opened && <HandOverButton patient={patient} given={given} />}
        {offered.length > 1 && (
          <Segmented
            label={t('answering.language')}
            options={offered}
            value={language}
            onChange={setLanguage}
          />
        )}
      </div>
      <AnsweringView
        patient={patient}
        summary={summary}
        answering={answering}
        emptyText={t('answering.notOpenText')}
        emptyAction={back}
        onDone={() => void navigate(list)}
      />
    </>
  );
}
