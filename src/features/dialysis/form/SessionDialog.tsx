import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { DialysisSession } from '@/domain/dialysis/session';
import { ultrafiltrationRate } from '@/domain/dialysis/sessionFigures';
import { fullName, type Patient } from '@/domain/patients/patient';
import type { MessageId } from '@/locales';
import { RecordDialog } from '@/session/drafts/RecordDialog';
import { useRecordForm } from '@/session/drafts/useRecordForm';
import { useProblemList } from '@/shared/forms/problemList';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { useFormats } from '@/shared/i18n/format';
import { usePatientTimes } from '@/shared/i18n/patientTimes';
import { T, useT } from '@/shared/i18n/text';
import { SaveConflict } from '@/shared/record/SaveConflict';
import { now } from '@/shared/store/clock';
import { netText, rateText, type Saying } from '../session/sessionText';
import { dialysisSessions } from '../slice';
import { ConfirmUnusual } from './ConfirmUnusual';
import {
  figuresIn,
  figuresOfField,
  kindIn,
  sessionBodyFrom,
  sessionEntriesOf,
  sessionFieldOf,
  sessionResolver,
  unusualIn,
  type SessionEntries,
  type Usual,
} from './sessionEntries';
import { SessionFields } from './SessionFields';

const labels: Readonly<Record<string, MessageId>> = {
  kind: 'dialysis.kind',
  at: 'dialysis.at',
  status: 'dialysis.status',
  cause: 'dialysis.cause',
  weightBefore: 'dialysis.weightBefore',
  weightAfter: 'dialysis.weightAfter',
  fillMl: 'dialysis.fillMl',
  drainMl: 'dialysis.drainMl',
  exchanges: 'dialysis.exchanges',
  dwellMinutes: 'dialysis.dwellMinutes',
  bag: 'dialysis.bag',
  ultrafiltrationMl: 'dialysis.ultrafiltrationMl',
  durationMinutes: 'dialysis.durationMinutes',
  systolicBefore: 'dialysis.systolicBefore',
  diastolicBefore: 'dialysis.diastolicBefore',
  systolicAfter: 'dialysis.systolicAfter',
  diastolicAfter: 'dialysis.diastolicAfter',
  access: 'dialysis.access',
  note: 'dialysis.note',
  reason: 'dialysis.reason',
  confirmed: 'telemonitoring.unusual',
};

/** What follows from what is typed, as it is typed: the rate of haemodialysis, or what peritoneal dialysis took off. */
function Computed({
  entries,
  before,
  saying,
}: {
  entries: SessionEntries;
  before: DialysisSession | null;
  saying: Saying;
}) {
  if (entries.status === 'missed') return null;
  const kind = kindIn(entries);
  const session = { kind, ...figuresIn(entries, saying.units, before) };
  const isEstimated = session.weightAfter === undefined && ultrafiltrationRate(session) !== null;
  return (
    <p role="status" className="mb-3">
      {kind === 'peritoneal' ? (
        <>
          <T id="dialysis.net" />: <strong>{netText(session, saying) ?? '–'}</strong>
        </>
      ) : (
        <>
          <T id="dialysis.rate" />:{' '}
          <strong>{rateText(session, saying) ?? saying.t('dialysis.rateUnknown')}</strong>
          {isEstimated && ` (${saying.t('dialysis.rateEstimated')})`}
        </>
      )}
    </p>
  );
}

/**
 * Enters a session or corrects one. Mounted while it is open.
 * @param session null for a new one
 * @param usual what a new one begins with
 */
export function SessionDialog({
  patient,
  session,
  usual,
  onClose,
}: {
  patient: Patient;
  session: DialysisSession | null;
  usual: Usual;
  onClose: () => void;
}) {
  const t = useT();
  const intl = useIntl();
  const formats = useFormats();
  // What was typed in a unit stays in it, whatever is chosen elsewhere meanwhile.
  const [units] = useState(useUnits());
  const { timeZone } = patient.ext;
  const { moment } = usePatientTimes(timeZone);
  const subject = {
    patient: patient.id,
    units,
    facts: () => ({ now: now(), dateOfbirth: patient.dateOfbirth, timeZone }),
  };
  const record = useRecordForm({
    key: `dialysis ${patient.id} ${session?.id ?? 'new'} in ${units.weight}`,
    opened: session,
    toForm: (before: DialysisSession | null, id) => sessionEntriesOf(before, id, { usual, units }),
    resolver: (before) => sessionResolver(subject, before),
    toBody: (entries, before) => sessionBodyFrom(entries, subject, before),
    save: (body, before) => dialysisSessions.store({ body, version: before?.version, quiet: true }),
    fieldOf: sessionFieldOf,
    notice: (_, { at }) => ({ message: 'dialysis.saved', values: { at: moment(at) } }),
    onClose,
  });
  const { form } = record;
  const entries = useWatch({ control: form.control }) as SessionEntries;
  const figuresOf = (field: string) => figuresOfField(field, entries, units);
  const problems = useProblemList(form.formState.errors, labels, figuresOf);
  const newer = useSelector((state: Record<string, unknown>) =>
    dialysisSessions.selectById(state, session?.id ?? ''),
  );
  const saying = useMemo(() => ({ t, intl, formats, units }), [t, intl, formats, units]);
  return (
    <RecordDialog
      action="findings.write"
      size="lg"
      title={
        <>
          <T id={session ? 'dialysis.correctOne' : 'dialysis.enter'} /> · <bdi>{fullName(patient)}</bdi>,{' '}
          {formats.day(patient.dateOfbirth)}
        </>
      }
      record={record}
      problems={problems}
      onSend={record.send}
    >
      <SessionFields
        form={form}
        entries={entries}
        labels={labels}
        isStored={session !== null}
        timeZone={timeZone}
        units={units}
        figuresOf={figuresOf}
      />
      <Computed entries={entries} before={record.before} saying={saying} />
      <ConfirmUnusual
        form={form}
        entries={entries}
        unusual={unusualIn(entries, subject, record.before)}
        labels={labels}
        figuresOf={figuresOf}
      />
      <SaveConflict
        {...record.conflictWith(newer)}
        stored={newer && { by: newer.recordedBy, at: newer.updatedAt, reason: newer.reason }}
      />
    </RecordDialog>
  );
}
