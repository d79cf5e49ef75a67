import { programmeStates } from '@/domain/patients/patient';
import type { WorklistRow } from '@/domain/worklist/worklist';
import { programmeWord } from '@/shared/i18n/reasonWording';
import { useT } from '@/shared/i18n/text';
import { CountLine, Widget } from './Widget';

/** The number of patients at each step of the programme. */
export function PipelineCard({ rows, asOf }: { rows: readonly WorklistRow[]; asOf: string }) {
  const t = useT();
  return (
    <Widget title={t('dashboard.pipeline')} asOf={asOf}>
      <ul className="nd-count-lines">
        {programmeStates.map((status) => (
          <CountLine
            key={status}
            label={t(programmeWord[status])}
            count={rows.filter(({ summary }) => summary.status === status).length}
            to={`/userlist?status=${status}`}
          />
        ))}
      </ul>
    </Widget>
  );
}
