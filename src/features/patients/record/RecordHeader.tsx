import Activity from 'lucide-react/icons/activity';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { targetOn } from '@/domain/fluid/days/askedDays';
import { patientDay } from '@/domain/patientDay';
import { fullName, type Patient } from '@/domain/patients/patient';
import type { PatientSummary } from '@/domain/patients/summary';
import { ageOn, clockOf } from '@/domain/rules/alertLimits';
import { triage } from '@/domain/worklist/triage';
import { selectUserName } from '@/session/state';
import { IfMay } from '@/shared/IfMay';
import { useFormats } from '@/shared/i18n/format';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { useFluidTargetText } from '@/shared/i18n/wording/fluidTargetWording';
import { useWording } from '@/shared/i18n/wording/wording';
import { useNow } from '@/shared/store/clock';
import { Icon } from '@/shared/ui/Icon';
import { PageHeader } from '@/shared/ui/PageHeader';
import { ProgrammeState } from '@/shared/ui/patient/ProgrammeState';
import { SeverityBadge } from '@/shared/ui/patient/SeverityBadge';
import { AllergyFacts } from './AllergyFacts';
import { ExportButton } from './ExportButton';
import { LabFacts } from './LabFacts';
import { OpenFacts } from './OpenFacts';
import './record.scss';

/** The id of what *More* shows. */
export const FACTS = 'nd-patient-facts';

/**
 * Who it is and how they are, the same on every section and in sight however far one scrolls. Until loaded, the page's own
 * title is shown.
 * @param hasMore whether the other facts are shown
 */
export function RecordHeader({
  patient,
  summary,
  hasMore,
  onMore,
}: {
  patient: Patient | undefined;
  summary: PatientSummary | undefined;
  hasMore: boolean;
  onMore: () => void;
}) {
  const t = useT();
  return (
    <div className="nd-patient-banner">
      {patient ? (
        <PageHeader
          title={fullName(patient)}
          lead={<Identity patient={patient} summary={summary} />}
          actions={
            <>
              <button
                type="button"
                className="btn btn-quiet"
                aria-expanded={hasMore}
                aria-controls={FACTS}
                onClick={onMore}
              >
                <span className="nd-wide-word">
                  <T id="patient.more" />
                </span>{' '}
                <Icon of={ChevronDown} className={hasMore ? 'nd-turned' : ''} />
              </button>
              <IfMay do="records.export">
                <ExportButton patient={patient.id} />
              </IfMay>
              <IfMay do="readings.write">
                <Link className="btn btn-primary" to="telemonitoring?record=bloodPressure">
                  <Icon of={Activity} />{' '}
                  <span className="nd-wide-word">
                    <T id="patient.recordReading" />
                  </span>
                </Link>
              </IfMay>
            </>
          }
        />
      ) : (
        <PageHeader
          title={t('app.patient')}
          lead={
            // The lines that come, so that nothing moves when they do.
            <div className="nd-patient-identity" aria-hidden>
              <span className="nd-standing">{'\u00a0'}</span>
              <div className="nd-patient-facts">{'\u00a0'}</div>
            </div>
          }
        />
      )}
    </div>
  );
}

/** Shows the severity with its reason; then allergies, age, birth date, number, dialysis, dry weight, laboratory, and what they may drink today. */
function Identity({ patient, summary }: { patient: Patient; summary: PatientSummary | undefined }) {
  const t = useT();
  const formats = useFormats();
  const fluidTarget = useFluidTargetText();
  const { amount } = useWording();
  const now = useNow();
  const today = patientDay(now, clockOf(patient));
  const { ext } = patient;
  const asked = targetOn({ fluidTarget: ext.fluidTarget, fluidAsked: summary?.fluidAsked }, today);
  return (
    <div className="nd-patient-identity">
      {summary && <Standing patient={patient} summary={summary} />}
      <div className="nd-patient-facts">
        {summary && (
          <AllergyFacts
            standing={summary.allergies}
            to={`/userlist/${encodeURIComponent(patient.id)}/allergies`}
          />
        )}
        <span>{t('patient.age', { years: ageOn(patient.dateOfbirth, today) })}</span>
        <span className="nd-fact-who">{formats.day(patient.dateOfbirth)}</span>
        <span className="nd-fact-who">
          <bdi>{patient.patientId}</bdi>
        </span>
        {ext.dialysisMode !== undefined && <span>{t(`registration.dialysis_${ext.dialysisMode}`)}</span>}
        {ext.dryWeight !== undefined && (
          <span>{t('patient.dryWeightOf', { weight: amount(ext.dryWeight, 'weight') })}</span>
        )}
        {summary?.laboratory && <LabFacts patient={patient} laboratory={summary.laboratory} now={now} />}
        <span>{t('patient.fluidOf', { target: asked ? fluidTarget(asked) : t('patient.fluidNone') })}</span>
      </div>
      <div className="nd-patient-open">
        <OpenFacts patient={patient} />
      </div>
      <PrintedLine zone={ext.timeZone} />
    </div>
  );
}

/** On paper: as of when the record is, and who printed it. @param zone of the patient’s own times on the same sheet */
function PrintedLine({ zone }: { zone: string }) {
  const ownTimes = useOwnTimes();
  const who = useSelector(selectUserName);
  return (
    <div className="nd-on-paper">
      <T id="patient.printed" values={{ time: ownTimes.moment(useNow(), zone), who }} />
    </div>
  );
}

/** For a paused or ended programme its status is shown instead of the sentence. */
function Standing({ patient, summary }: { patient: Patient; summary: PatientSummary }) {
  const words = useWording();
  const formats = useFormats();
  const { severity, reasons } = triage(summary, useNow());
  const [reason] = reasons.filter(({ kind }) => kind !== 'inactive');
  const until = summary.status === 'paused' ? patient.ext.programme?.until : undefined;
  const why = reason && words.reason(reason, summary.timeZone);
  return (
    <span className="nd-standing">
      {summary.status !== 'active' && <ProgrammeState status={summary.status} />}
      {until !== undefined && (
        <span>
          <T id="programme.changedUntil" values={{ until: formats.day(until) }} />
        </span>
      )}
      <SeverityBadge severity={severity} />
      <span className="nd-standing-why" title={why}>
        {why ?? (reasons.length === 0 && <T id="worklist.nothingOpen" />)}
      </span>
    </span>
  );
}
