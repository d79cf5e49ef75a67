import type { WorklistRow } from '@/domain/worklist/worklist';
import { coverageNeeds, isCovered, type CoverageDays } from '@/domain/worklist/worklistFigures';
import { T, useT } from '@/shared/i18n/text';
import { Share } from './Share';
import { linkTo } from './counted';
import { TitledCard } from '@/shared/ui/TitledCard';

/** The number of patients with enough readings, over the chosen period and over a week and a month. */
export function CoverageCard({ rows, days }: { rows: readonly WorklistRow[]; days: CoverageDays }) {
  const t = useT();
  const spans = [...new Set<CoverageDays>([days, 7, 30])].sort((a, b) => a - b);
  return (
    <TitledCard title={t('dashboard.coverage')}>
      {spans.map((span) => {
        const judged = rows.map((row) => isCovered(row, span)).filter((covered) => covered !== null);
        const good = judged.filter(Boolean).length;
        if (judged.length === 0) return <T key={span} id="dashboard.noBase" />;
        return (
          <div key={span} className="mb-3">
            <T
              id="dashboard.coverageText"
              values={{
                days: span,
                needs: coverageNeeds(span),
                good,
                all: judged.length,
                g: linkTo(`/userlist?coverage=met${span}`),
                a: linkTo(`/userlist?coverage=expected${span}`),
              }}
            />
            <Share good={good} all={judged.length} />
          </div>
        );
      })}
    </TitledCard>
  );
}
