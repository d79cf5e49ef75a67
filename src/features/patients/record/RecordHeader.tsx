import Activity from 'lucide-react/icons/activity';
import { Link, NavLink } from 'react-router-dom';
import { fullName, type Patient } from '@/domain/patients/patient';
import type { PatientSummary } from '@/domain/patients/summary';
import { triage } from '@/domain/worklist/triage';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { useNow } from '@/shared/store/clock';
import { Icon } from '@/shared/ui/Icon';
import { PageHeader } from '@/shared/ui/PageHeader';
import { ProgrammeState } from '@/shared/ui/patient/ProgrammeState';
import { SeverityBadge } from '@/shared/ui/patient/SeverityBadge';
import { ExportButton } from './ExportButton';

/** The patient's name and status, the same on every tab. Until loaded, the page's own title is shown. */
export function RecordHeader({
  patient,
  summary,
}: {
  patient: Patient | undefined;
  summary: PatientSummary | undefined;
}) {
  const t = useT();
  if (!patient) return <PageHeader title={t('app.patient')} lead={false} />;
  return (
    <PageHeader
      title={fullName(patient)}
      lead={summary ? <Standing patient={patient} summary={summary} /> : false}
      actions={
        <>
          <ExportButton patient={patient.id} />
          <Link className="btn btn-primary" to="telemonitoring?record=bloodPressure">
            <Icon of={Activity} /> <T id="patient.recordReading" />
          </Link>
        </>
      }
    />
  );
}

/** For a paused or ended programme its status is shown instead of the sentence. */
function Standing({ patient, summary }: { patient: Patient; summary: PatientSummary }) {
  const words = useWording();
  const formats = useFormats();
  const { severity, reasons } = triage(summary, useNow());
  const [reason] = reasons.filter(({ kind }) => kind !== 'inactive');
  const until = summary.status === 'paused' ? patient.ext.programme?.until : undefined;
  return (
    <span className="d-inline-flex flex-wrap align-items-center gap-2">
      {summary.status !== 'active' && <ProgrammeState status={summary.status} />}
      {until !== undefined && (
        <span>
          <T id="programme.changedUntil" values={{ until: formats.day(until) }} />
        </span>
      )}
      <SeverityBadge severity={severity} />
      <span>
        {reason
          ? words.reason(reason, summary.timeZone)
          : reasons.length === 0 && <T id="worklist.nothingOpen" />}
      </span>
    </span>
  );
}

/** The parts of the record, each with its own address. */
export function RecordTabs({ id }: { id: string }) {
  const t = useT();
  const base = `/userlist/${encodeURIComponent(id)}`;
  return (
    <nav aria-label={t('patient.tabs')} className="nav nav-tabs nd-tabs">
      <NavLink to={base} end className="nav-link">
        <T id="patient.tabOverview" />
      </NavLink>
      <NavLink to={`${base}/profile`} className="nav-link">
        <T id="patient.tabProfile" />
      </NavLink>
      <NavLink to={`${base}/telemonitoring`} className="nav-link">
        <T id="patient.tabTelemonitoring" />
      </NavLink>
      <NavLink to={`${base}/alerts`} className="nav-link">
        <T id="patient.tabAlerts" />
      </NavLink>
      <NavLink to={`${base}/limits`} className="nav-link">
        <T id="alertRules.tabLimits" />
      </NavLink>
      <NavLink to={`${base}/medicines`} className="nav-link">
        <T id="medicines.tab" />
      </NavLink>
      <NavLink to={`${base}/fluid`} className="nav-link">
        <T id="fluidRecord.tab" />
      </NavLink>
      <NavLink to={`${base}/education`} className="nav-link">
        <T id="education.tab" />
      </NavLink>
      <NavLink to={`${base}/treatment`} className="nav-link">
        <T id="treatment.tab" />
      </NavLink>
      <NavLink to={`${base}/conditions`} className="nav-link">
        <T id="conditions.tab" />
      </NavLink>
      <NavLink to={`${base}/team`} className="nav-link">
        <T id="team.tab" />
      </NavLink>
      <NavLink to={`${base}/questionnaires`} className="nav-link">
        <T id="answering.tab" />
      </NavLink>
      <NavLink to={`${base}/registration`} className="nav-link">
        <T id="programme.tab" />
      </NavLink>
      <NavLink to={`${base}/history`} className="nav-link">
        <T id="patient.tabHistory" />
      </NavLink>
    </nav>
  );
}
