import { useEffect, useReducer, useRef, useState } from 'react';
import { deviceZone } from '@/shared/i18n/DisplayUnits';
import { T, useT } from '@/shared/i18n/text';
import { announceChange } from '@/shared/store/announceChange';
import { now } from '@/shared/store/clock';
import { useAppDispatch } from '@/shared/store/useEntities';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import { CsvSetup } from '../csv/CsvSetup';
import type { CsvPlan } from '../csv/readCsv';
import { FilePicker } from './FilePicker';
import { ImportReportView } from '../report/ImportReportView';
import {
  deviceReportOf,
  importReducer,
  reportOf,
  runImport,
  type ImportReport,
  type ImportState,
} from './importRun';
import { csvReader, defaultReader } from './fileReader';
import { CSV_NAME } from './fileLimits';
import { storeDeviceReadings, storeRecords } from './storeRecords';

/** Beyond this many patients lists are told to fetch everything again. */
const NAMED_AT_MOST = 200;

function changedBy({ outcomes, uncertain }: ImportReport): string[] | 'all' {
  const ids = outcomes.filter(({ change }) => change !== 'unchanged').map(({ id }) => id);
  return uncertain > 0 || ids.length > NAMED_AT_MOST ? 'all' : ids;
}

type Running = Extract<ImportState, { step: 'reading' | 'storing' }>;

/** How far an import is: files read, then patients stored. The words are announced, the percentage is not. */
function ImportProgress({ state }: { state: Running }) {
  const t = useT();
  const isReading = state.step === 'reading';
  const value = isReading ? (state.progress?.fraction ?? 0) : state.stored / Math.max(1, state.total);
  const words = isReading
    ? t('imports.reading', { file: state.progress?.file ?? '' })
    : t('imports.storing', { stored: state.stored, total: state.total });
  const percent = t('imports.percent', { fraction: value });
  return (
    <div className="d-grid gap-2">
      <p className="mb-0 text-break" role="status">
        {words}
      </p>
      <ProgressBar label={t('imports.progress')} value={value} max={1} valueText={`${words}, ${percent}`} />
      <p className="mb-0 small text-body-secondary" aria-hidden="true">
        {percent}
      </p>
    </div>
  );
}

/** Import of FHIR R4 files and of a device's readings: choose, assign columns, read and store, report. */
export function ImportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const [state, send] = useReducer(importReducer, { step: 'pick' });
  const running = useRef<AbortController | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const isRunning = state.step === 'reading' || state.step === 'storing';
  /** A device's file whose columns are being assigned. */
  const [csv, setCsv] = useState<File | null>(null);
  const phase = isRunning ? 'running' : csv ? 'columns' : state.step;

  const shownPhase = useRef(phase);
  useEffect(() => {
    if (shownPhase.current === phase) return;
    shownPhase.current = phase;
    // The control that was used has gone with its step: somebody who navigates by keyboard goes on in the new one.
    body.current?.focus();
  }, [phase]);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (files: File[], plan?: CsvPlan) => {
    const controller = new AbortController();
    running.current = controller;
    send({ type: 'started' });
    setCsv(null);
    const context = {
      // A choice of display changes no data: without a zone in the files it is the device's.
      options: { timeZone: deviceZone(), now: now() },
      signal: controller.signal,
      tell: send,
    };
    const report = plan
      ? deviceReportOf(
          await runImport(files, { ...context, read: csvReader(plan), store: storeDeviceReadings }),
        )
      : reportOf(await runImport(files, { ...context, read: defaultReader, store: storeRecords }));
    send({ type: 'finished', report });
    const patients = changedBy(report);
    if (patients.length > 0) announceChange(dispatch, { patients });
  };

  const pick = (files: File[]) => {
    const [only, ...others] = files;
    if (only && others.length === 0 && CSV_NAME.test(only.name)) setCsv(only);
    else void start(files);
  };

  const [isLeaving, setLeaving] = useState(false);
  const open =
    state.step === 'done' ? state.report.questions.filter(({ answer }) => answer === undefined).length : 0;
  const close = () => (open > 0 ? setLeaving(true) : onClose());

  return (
    <Dialog
      isOpen={isOpen}
      title={t('imports.title')}
      onClose={close}
      busy={isRunning}
      size={state.step === 'done' || csv ? 'xl' : 'lg'}
      footer={
        <>
          {isRunning && (
            <button
              type="button"
              className="btn btn-outline-secondary"
              onClick={() => running.current?.abort()}
            >
              <T id="common.cancel" />
            </button>
          )}
          {state.step === 'done' && (
            <button type="button" className="btn btn-outline-primary" onClick={() => send({ type: 'again' })}>
              <T id="imports.again" />
            </button>
          )}
          {!isRunning && (
            <button
              type="button"
              className={`btn ${state.step === 'done' ? 'btn-primary' : 'btn-outline-secondary'}`}
              onClick={close}
            >
              <T id="common.close" />
            </button>
          )}
        </>
      }
    >
      <div ref={body} tabIndex={-1}>
        {state.step === 'pick' && !csv && <FilePicker onFiles={pick} />}
        {state.step === 'pick' && csv && (
          <CsvSetup file={csv} onStart={(plan) => void start([csv], plan)} onBack={() => setCsv(null)} />
        )}
        {(state.step === 'reading' || state.step === 'storing') && <ImportProgress state={state} />}
        {state.step === 'done' && (
          <ImportReportView
            report={state.report}
            onLeave={onClose}
            onLeaveOut={(keys) => send({ type: 'left', keys })}
            onAnswered={(key, answer, outcome) => {
              send({ type: 'answered', key, answer, outcome });
              announceChange(dispatch, { patients: [outcome.patient] });
            }}
          />
        )}
        {isLeaving && (
          <ConfirmDialog
            isOpen
            title={<T id="imports.leaveTitle" values={{ count: open }} />}
            confirmLabel={<T id="imports.leaveAnyway" />}
            onConfirm={onClose}
            onClose={() => setLeaving(false)}
          >
            <T id="imports.leaveText" />
          </ConfirmDialog>
        )}
      </div>
    </Dialog>
  );
}
