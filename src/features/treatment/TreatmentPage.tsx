import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useOutletContext } from 'react-router-dom';
import type { Patient } from '@/domain/patients/patient';
import type { PatientSummary } from '@/domain/patients/summary';
import { usePatientLanguage } from '@/features/settings/slice';
import { toLocale, type Locale } from '@/locales';
import { languages } from '@/shared/i18n/languages';
import { SpokenIn, useSpoken } from '@/shared/i18n/SpokenIn';
import { T, useT } from '@/shared/i18n/text';
import type { Status } from '@/shared/store/recordSlice';
import { useOnce } from '@/shared/store/useOnce';
import { FailureLine } from '@/shared/ui/FailureLine';
import { Icon } from '@/shared/ui/Icon';
import { Segmented } from '@/shared/ui/Segmented';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ZoneNote } from '@/shared/ui/ZoneNote';
import { NotesForm } from './NotesForm';
import { TreatmentSheet } from './sheet/TreatmentSheet';
import { useTreatment, type LoadState } from './useTreatment';
import './treatment.css';

const options = languages.map(([value, label]) => ({ value, label: <span lang={value}>{label}</span> }));

/** The patient's current treatment on one sheet to take home, in the patient's language. */
export default function TreatmentPage() {
  const t = useT();
  const { patient, summary, status, reload } = useOutletContext<{
    patient: Patient;
    summary: PatientSummary | undefined;
    status: Status;
    reload: () => void;
  }>();
  const [chosen, setChosen] = useState<Locale | null>(null);
  const own = toLocale(useIntl().locale);
  const usual = usePatientLanguage(patient);
  const wanted = chosen ?? usual;
  const { spoken, failed } = useSpoken(wanted);
  const treatment = useTreatment(patient, status, summary);
  // Parts that came one after the other would push each other about.
  const isKnown = useOnce(treatment.whole !== 'loading');
  const isWaiting = (!spoken && !failed) || !isKnown;
  return (
    <div className="nd-treatment">
      <div className="nd-treatment-tools">
        <div>
          <p className="mb-1" aria-hidden="true">
            <T id="treatment.language" />
          </p>
          <Segmented label={t('treatment.language')} options={options} value={wanted} onChange={setChosen} />
          <p className="form-text mb-0">
            <T id="treatment.languageHint" />
          </p>
          {failed && (
            <p role="alert" className="mb-0">
              <T
                id="treatment.otherLanguage"
                values={{ language: languages.find(([locale]) => locale === wanted)?.[1] }}
              />
            </p>
          )}
        </div>
        <ZoneNote zone={patient.ext.timeZone} />
        <PrintButton standing={isWaiting ? 'loading' : treatment.whole} />
        {treatment.whole === 'failed' && (
          <FailureLine
            message="treatment.cannotPrint"
            onRetry={() => {
              if (status === 'failed') reload();
              treatment.reload();
            }}
          />
        )}
      </div>
      {isWaiting ? (
        <Skeleton />
      ) : (
        <SpokenIn spoken={spoken}>
          <TreatmentSheet treatment={treatment} lang={spoken?.locale ?? own} />
        </SpokenIn>
      )}
      <NotesForm key={patient.id} patient={patient} />
    </div>
  );
}

/** An incomplete sheet cannot be printed. */
function PrintButton({ standing }: { standing: LoadState }) {
  const isReady = standing === 'ready';
  return (
    <div>
      <button
        type="button"
        className={`btn btn-primary ${isReady ? '' : 'disabled'}`}
        aria-disabled={!isReady}
        aria-describedby={isReady ? undefined : 'print-when'}
        onClick={() => {
          if (isReady) window.print();
        }}
      >
        <Icon of={Printer} /> <T id="treatment.print" />
      </button>
      {/* Its line is kept, so that nothing moves when it has nothing more to say. */}
      <p id="print-when" className={`form-text mb-0 ${isReady ? 'invisible' : ''}`}>
        <T id={standing === 'failed' ? 'treatment.cannotPrint' : 'treatment.cannotPrintYet'} />
      </p>
    </div>
  );
}
