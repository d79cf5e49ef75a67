import { useState, type ReactNode } from 'react';
import { isPeritoneal, isSessionMistake, type DialysisSession } from '@/domain/dialysis/session';
import type { SessionGain } from '@/domain/dialysis/sessionFigures';
import { fullName, type Patient } from '@/domain/patients/patient';
import { useReasonDraft } from '@/session/drafts/useReasonDraft';
import { IfMay } from '@/shared/IfMay';
import { usePatientTimes } from '@/shared/i18n/patientTimes';
import { T } from '@/shared/i18n/text';
import { amountText } from '@/shared/i18n/wording/amountWording';
import { valueText } from '@/shared/i18n/wording/measureWording';
import { accessWord, sessionKindWord, sessionStatusWord } from '@/shared/i18n/wording/sessionWording';
import { useNameOf } from '@/shared/people/names';
import { EarlierStates } from '@/shared/record/EarlierStates';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { dialysisSessions } from '../slice';
import { netText, rateText, stateText, volumeText, type Saying } from './sessionText';

/** Asks why a session counts for nothing from now on; it stays to be read. */
function MistakeDialog({
  session,
  at,
  onClose,
}: {
  session: DialysisSession;
  at: string;
  onClose: () => void;
}) {
  const dispatch = useAppDispatch();
  const draft = useReasonDraft(`dialysis mistake ${session.id} ${session.version}`);
  const { version, updatedAt: _, recordedBy: __, history: ___, ...body } = session;
  return (
    <TransitionDialog
      action="findings.write"
      title={<T id="dialysis.mistakeTitle" values={{ at }} />}
      text={<T id="dialysis.mistakeText" />}
      confirmLabel={<T id="dialysis.mistakeConfirm" />}
      tone="danger"
      reason={{ label: 'dialysis.reason', draft }}
      onSend={(reason) =>
        dispatch(
          dialysisSessions.store({
            body: { ...body, status: 'entered-in-error', reason },
            version,
            quiet: true,
          }),
        )
      }
      done={{ message: 'dialysis.marked', values: { at } }}
      onClose={onClose}
    />
  );
}

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>
      <bdi>{children}</bdi>
    </dd>
  </>
);

/** Everything of a session that is known, in the order of its form. */
function Facts({
  session,
  gain,
  saying,
}: {
  session: DialysisSession;
  gain: SessionGain | undefined;
  saying: Saying;
}) {
  const { t, intl, units } = saying;
  const { weightBefore, weightAfter, pressureBefore, pressureAfter, durationMinutes, access } = session;
  const weight = (kg: number) => amountText(kg, units.weight, intl);
  const minutes = (count: number) => t('dialysis.minutes', { minutes: count });
  const pressure = ({ systolic, diastolic }: NonNullable<typeof pressureBefore>) =>
    valueText('bloodPressure', systolic, diastolic, intl, units);
  const [rate, net] = [rateText(session, saying), isPeritoneal(session) ? netText(session, saying) : null];
  const { fillMl, drainMl, exchanges, dwellMinutes, ultrafiltrationMl, cloudyBag } = session;
  const rows: [ReactNode, ReactNode][] = [
    [t('dialysis.kind'), t(sessionKindWord[session.kind])],
    [t('dialysis.status'), t(sessionStatusWord[session.status])],
    [t('dialysis.cause'), session.cause],
    [t('dialysis.weightBefore'), weightBefore !== undefined && weight(weightBefore)],
    [t('dialysis.weightAfter'), weightAfter !== undefined && weight(weightAfter)],
    [t('dialysis.gain'), gain && weight(gain.kg)],
    [t('dialysis.fillMl'), fillMl !== undefined && volumeText(fillMl, saying)],
    [t('dialysis.drainMl'), drainMl !== undefined && volumeText(drainMl, saying)],
    [t('dialysis.net'), net],
    [t('dialysis.exchanges'), exchanges],
    [t('dialysis.dwellMinutes'), dwellMinutes !== undefined && minutes(dwellMinutes)],
    [t('dialysis.bag'), cloudyBag !== undefined && t(cloudyBag ? 'dialysis.bagCloudy' : 'dialysis.bagClear')],
    [
      t('dialysis.ultrafiltrationMl'),
      ultrafiltrationMl !== undefined && volumeText(ultrafiltrationMl, saying),
    ],
    [t('dialysis.durationMinutes'), durationMinutes !== undefined && minutes(durationMinutes)],
    [t('dialysis.rate'), rate],
    [t('dialysis.pressureBefore'), pressureBefore && pressure(pressureBefore)],
    [t('dialysis.pressureAfter'), pressureAfter && pressure(pressureAfter)],
    [t('dialysis.access'), access && t(accessWord[access])],
    [t('telemonitoring.unusual'), session.confirmedOutOfRange && t('dialysis.confirmed')],
    [t('dialysis.note'), session.note],
  ];
  return rows
    .filter(([, value]) => value !== undefined && value !== null && value !== false)
    .map(([name, value]) => (
      <Fact key={String(name)} name={name}>
        {value}
      </Fact>
    ));
}

/** A session in full: what was measured, what it said before, and what can be done about it. */
export function SessionDetails({
  session,
  gain,
  patient,
  timeZone,
  saying,
  onCorrect,
  onClose,
}: {
  session: DialysisSession;
  gain: SessionGain | undefined;
  patient: Patient;
  timeZone: string;
  saying: Saying;
  onCorrect: () => void;
  onClose: () => void;
}) {
  const { t } = saying;
  const nameOf = useNameOf();
  const { moment } = usePatientTimes(timeZone);
  const [isMistaken, setMistaken] = useState(false);
  const { history = [] } = session;
  const at = moment(session.at);
  // In the place of this dialog, not before it while it fades: its end would take the focus out of the other one.
  if (isMistaken)
    return (
      <MistakeDialog
        session={session}
        at={at}
        onClose={() => {
          setMistaken(false);
          onClose();
        }}
      />
    );
  return (
    <Dialog
      isOpen
      title={
        <>
          <T id="dialysis.details" values={{ at }} /> · <bdi>{fullName(patient)}</bdi>,{' '}
          {saying.formats.day(patient.dateOfbirth)}
        </>
      }
      onClose={onClose}
      footer={
        <>
          {!isSessionMistake(session) && (
            <IfMay do="findings.write">
              <button
                type="button"
                className="btn btn-outline-danger me-auto"
                onClick={() => setMistaken(true)}
              >
                <T id="dialysis.mistake" />
              </button>
            </IfMay>
          )}
          <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
            <T id="common.close" />
          </button>
          <IfMay do="findings.write">
            <button type="button" className="btn btn-primary" onClick={onCorrect}>
              <T id="dialysis.correct" />
            </button>
          </IfMay>
        </>
      }
    >
      <dl className="nd-session-facts">
        <Facts session={session} gain={gain} saying={saying} />
        <Fact name={<T id="dialysis.source" />}>
          {session.recordedBy === undefined
            ? t('dialysis.imported')
            : t('dialysis.enteredBy', { by: nameOf(session.recordedBy), at: moment(session.updatedAt) })}
        </Fact>
        {session.reason !== undefined && <Fact name={<T id="dialysis.reason" />}>{session.reason}</Fact>}
      </dl>
      <EarlierStates
        title="dialysis.history"
        lines={history.toReversed().map((revision) =>
          t('dialysis.historyLine', {
            what: stateText(revision, saying),
            by: nameOf(revision.replacedBy),
            replacedAt: moment(revision.replacedAt),
            reason: revision.reason ?? '',
          }),
        )}
      />
    </Dialog>
  );
}
