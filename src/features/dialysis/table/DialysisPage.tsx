import Plus from 'lucide-react/icons/plus';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useOutletContext, useSearchParams } from 'react-router-dom';
import { isPeritoneal, isSessionMistake, tookPlace, type DialysisSession } from '@/domain/dialysis/session';
import { interdialyticGains } from '@/domain/dialysis/sessionFigures';
import { isOnDialysis } from '@/domain/patients/openFacts';
import { isTimeZone } from '@/domain/patientDay';
import type { Patient } from '@/domain/patients/patient';
import { IfMay } from '@/shared/IfMay';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { amountText } from '@/shared/i18n/wording/amountWording';
import { useOwned } from '@/shared/store/ownedSlice';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Icon } from '@/shared/ui/Icon';
import { Skeleton } from '@/shared/ui/Skeleton';
import { DataTable } from '@/shared/ui/table/DataTable';
import { ZoneNote } from '@/shared/ui/ZoneNote';
import { SessionDialog } from '../form/SessionDialog';
import type { Usual } from '../form/sessionEntries';
import { SessionDetails } from '../session/SessionDetails';
import { dialysisSessions } from '../slice';
import { useSessionColumns, type SessionRow } from './sessionColumns';
import '@/shared/forms/formRows.css';
import '../dialysis.css';

/** So many sessions stand below each other: a month of three a week. */
const PAGE_SIZE = 12;

/** The dialysis sessions of a patient. */
export default function DialysisPage() {
  const { patient } = useOutletContext<{ patient: Patient }>();
  // Nothing typed about one patient comes to another.
  return <Dialysis key={patient.id} patient={patient} />;
}

/** The dialog that is open: a session in detail, one that is corrected, or a new one. */
type Open = { what: 'details' | 'correct'; id: string } | { what: 'new' } | null;

/** What the next session will most likely be: as the newest one, or as the patient is treated. */
function usualOf(sessions: readonly DialysisSession[], { ext }: Patient): Usual {
  const newest = sessions.findLast(tookPlace);
  if (newest) return { kind: newest.kind, access: newest.access ?? '' };
  return ext.dialysisMode === 'peritoneal'
    ? { kind: 'peritoneal', access: 'peritonealCatheter' }
    : { kind: 'haemodialysis', access: '' };
}

function Dialysis({ patient }: { patient: Patient }) {
  const t = useT();
  const intl = useIntl();
  const formats = useFormats();
  const units = useUnits();
  const zone = isTimeZone(patient.ext.timeZone) ? patient.ext.timeZone : 'UTC';
  const { rows: stored, status, error, reload } = useOwned(dialysisSessions, patient.id);
  const [open, setOpen] = useState<Open>(null);
  const [query, setQuery] = useSearchParams();
  const show = (name: string, value: string | null) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === null) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  const page = Number(query.get('page')) || 1;
  const showsMistakes = query.has('mistakes');
  const saying = useMemo(() => ({ t, intl, formats, units }), [t, intl, formats, units]);
  const sessions = useMemo(() => stored.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)), [stored]);
  const gains = useMemo(
    () => new Map(interdialyticGains(sessions).map((gain) => [gain.session, gain])),
    [sessions],
  );
  const mistakes = sessions.filter(isSessionMistake).length;
  const rows = sessions
    .filter((one) => showsMistakes || !isSessionMistake(one))
    .toReversed()
    .map((session): SessionRow => ({ session, gain: gains.get(session.id) }));
  const last = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  const shown = Math.min(Math.max(1, Math.floor(page)), last);
  const onSession = useCallback((id: string) => setOpen({ what: 'details', id }), []);
  const columns = useSessionColumns(saying, zone, onSession);
  const chosen = open && open.what !== 'new' ? sessions.find(({ id }) => id === open.id) : undefined;
  const close = () => setOpen(null);
  const { dryWeight } = patient.ext;
  const hasBlood = sessions.some((one) => tookPlace(one) && !isPeritoneal(one));
  return (
    <div className="nd-dialysis">
      <div className="nd-dialysis-bar">
        {dryWeight !== undefined && (
          <span>
            <T id="dialysis.dryWeight" values={{ weight: amountText(dryWeight, units.weight, intl) }} />
          </span>
        )}
        {mistakes > 0 && (
          <label className="form-check mb-0">
            <input
              type="checkbox"
              className="form-check-input"
              checked={showsMistakes}
              onChange={(event) => show('mistakes', event.target.checked ? '1' : null)}
            />
            <span className="form-check-label">{t('dialysis.showMistakes', { count: mistakes })}</span>
          </label>
        )}
        <IfMay do="findings.write">
          <button type="button" className="btn btn-primary" onClick={() => setOpen({ what: 'new' })}>
            <Icon of={Plus} /> <T id="dialysis.enter" />
          </button>
        </IfMay>
      </div>
      <ZoneNote zone={zone} />
      <AsyncView
        status={status}
        error={error}
        isEmpty={rows.length === 0}
        onRetry={reload}
        skeleton={<Skeleton shape="rows" />}
        empty={
          <div className="card">
            <EmptyState
              title={<T id="dialysis.emptyTitle" />}
              text={
                <>
                  {!isOnDialysis(patient) && <T id="dialysis.emptyOff" />} <T id="dialysis.emptyText" />
                </>
              }
            />
          </div>
        }
      >
        <section className="card">
          <DataTable
            rows={rows.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE)}
            columns={hasBlood ? columns : columns.filter(({ id }) => id !== 'gain')}
            rowKey={({ session }) => session.id}
            caption={t('dialysis.caption')}
            {...(rows.length > PAGE_SIZE && {
              page: shown,
              pageSize: PAGE_SIZE,
              total: rows.length,
              onPage: (next: number) => show('page', String(next)),
            })}
          />
        </section>
      </AsyncView>
      {open?.what === 'new' && (
        <SessionDialog patient={patient} session={null} usual={usualOf(sessions, patient)} onClose={close} />
      )}
      {open?.what === 'correct' && chosen && (
        <SessionDialog
          patient={patient}
          session={chosen}
          usual={usualOf(sessions, patient)}
          onClose={close}
        />
      )}
      {open?.what === 'details' && chosen && (
        <SessionDetails
          session={chosen}
          gain={gains.get(chosen.id)}
          patient={patient}
          timeZone={zone}
          saying={saying}
          onCorrect={() => setOpen({ what: 'correct', id: chosen.id })}
          onClose={close}
        />
      )}
    </div>
  );
}
