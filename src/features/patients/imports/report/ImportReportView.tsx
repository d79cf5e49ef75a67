import Download from 'lucide-react/icons/download';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { csvNotation } from '@/shared/files/csv';
import { downloadText } from '@/shared/files/download';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { CareList, LeftOutList } from './CareList';
import { FileTable } from './FileTable';
import { FindingTable } from './FindingTable';
import type { RecordOutcome } from '@/domain/exchange/patientRecord';
import { fullName } from '@/domain/patients/patient';
import type { Answer, ImportReport } from '../run/importRun';
import { OutcomeList } from './OutcomeList';
import { QuestionList } from './QuestionList';
import { reportCsv } from './reportCsv';
import { problemMessages } from './importWording';

function Interruption({ report }: { report: ImportReport }) {
  const t = useT();
  const { cancelled, failure, notSent, uncertain } = report;
  if (!cancelled && !failure && notSent === 0 && uncertain === 0) return null;
  return (
    <div className="alert alert-warning d-flex gap-2" role="alert">
      <Icon of={TriangleAlert} />
      <ul className="list-unstyled mb-0">
        {cancelled && <li>{t('imports.cancelled')}</li>}
        {failure && <li>{t('imports.failed', { reason: failure.text ?? t(failure.message) })}</li>}
        {notSent > 0 && <li>{t('imports.notSent', { count: notSent })}</li>}
        {uncertain > 0 && <li>{t('imports.uncertain', { count: uncertain })}</li>}
      </ul>
    </div>
  );
}

/** The result of an import: the number of patients, per file, and everything that was not imported. */
export function ImportReportView({
  report,
  onLeave,
  onLeaveOut,
  onAnswered,
}: {
  report: ImportReport;
  onLeave: () => void;
  /** Called with the questions that the user closed without storing anything. */
  onLeaveOut: (keys: number[]) => void;
  onAnswered: (key: number, answer: Answer, outcome: RecordOutcome) => void;
}) {
  const t = useT();
  const { locale } = useIntl();
  const { outcomes, findings, problems, refused } = report;
  const count = (change: string) => outcomes.filter((outcome) => outcome.change === change).length;
  const [odd, unused] = useMemo(
    () => [
      findings.filter(({ reason }) => reason !== 'notSupported'),
      findings.filter(({ reason }) => reason === 'notSupported'),
    ],
    [findings],
  );
  const totals = {
    count: outcomes.length,
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
  };
  return (
    <div className="d-flex flex-column gap-3">
      <div className="d-flex flex-wrap gap-3 align-items-center justify-content-between">
        <p className="mb-0 fs-5" role="status">
          <T id="imports.summary" values={totals} />
        </p>
        <button
          type="button"
          className="btn btn-sm btn-outline-primary"
          onClick={() =>
            downloadText(t('imports.reportFile'), reportCsv(report, t, csvNotation(locale)), 'text/csv')
          }
        >
          <Icon of={Download} /> <T id="imports.saveReport" />
        </button>
      </div>
      <Interruption report={report} />
      <QuestionList questions={report.questions} onLeave={onLeaveOut} onAnswered={onAnswered} />
      {problems.length > 0 && (
        <section aria-label={t('imports.problemsTitle')} className="alert alert-danger mb-0">
          <h3 className="h6">
            <T id="imports.problemsTitle" />
          </h3>
          <ul className="mb-0">
            {problems.map(({ file, reason, line }) => (
              <li key={`${file} ${reason}`} className="text-break">
                <bdi>{file}</bdi>:{' '}
                {line === undefined
                  ? t(problemMessages[reason])
                  : t('imports.atLine', { problem: t(problemMessages[reason]), line })}
              </li>
            ))}
          </ul>
        </section>
      )}
      {refused.length > 0 && (
        <section aria-label={t('imports.refusedTitle')} className="alert alert-danger mb-0">
          <h3 className="h6">
            <T id="imports.refusedTitle" />
          </h3>
          <ul className="mb-0">
            {refused.map(({ name, error }, index) => (
              <li key={`${index} ${name.lastName}`}>
                <T
                  id="imports.refusedOne"
                  values={{
                    name: <bdi key="name">{fullName(name)}</bdi>,
                    reason: error.text ?? t(error.message),
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <LeftOutList outcomes={outcomes} />
      <FileTable files={report.files} />
      <CareList files={report.files} />
      <OutcomeList outcomes={outcomes} onLeave={onLeave} />
      <FindingTable title={t('imports.oddTitle')} lead={t('imports.oddLead')} findings={odd} withReason />
      <FindingTable title={t('imports.unusedTitle')} lead={t('imports.unusedLead')} findings={unused} />
    </div>
  );
}
