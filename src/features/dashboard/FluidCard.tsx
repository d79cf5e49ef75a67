import type { FluidTarget } from '@/domain/patients/patient';
import { fluidStanding, type WorklistRow } from '@/domain/worklist/worklist';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { Share } from './Share';
import { linkTo } from './counted';
import { TitledCard } from '@/shared/ui/TitledCard';

const sentence: Record<FluidTarget['direction'], MessageId> = {
  minimum: 'dashboard.fluidMinimum',
  maximum: 'dashboard.fluidMaximum',
  range: 'dashboard.fluidRange',
};
const directions = ['minimum', 'maximum', 'range'] as const;

/**
 * The patients whose intake was within the plan yesterday. Minimum and maximum plans are never added up, because they
 * ask for opposites.
 */
export function FluidCard({ rows }: { rows: readonly WorklistRow[] }) {
  const t = useT();
  const standings = rows.flatMap((row) => {
    const standing = fluidStanding(row);
    // By the plan of today, as the list that a figure opens.
    return standing ? [{ standing, direction: row.summary.fluidTarget?.direction }] : [];
  });
  const unknown = standings.filter(({ standing }) => standing === 'unknown').length;
  const groups = directions.flatMap((direction) => {
    const own = standings.filter((row) => row.direction === direction && row.standing !== 'unknown');
    const good = own.filter(({ standing }) => standing === 'met').length;
    return own.length === 0 ? [] : [{ direction, good, all: own.length }];
  });
  return (
    <TitledCard title={t('dashboard.fluid')}>
      {groups.length === 0 && <T id="dashboard.noBase" />}
      {groups.map(({ direction, good, all }) => (
        <div key={direction} className="mb-3">
          <T
            id={sentence[direction]}
            values={{
              good,
              all,
              g: linkTo(`/userlist?plan=${direction}&fluid=met`),
              a: linkTo(`/userlist?plan=${direction}&fluid=judged`),
            }}
          />
          <Share good={good} all={all} />
        </div>
      ))}
      {unknown > 0 && (
        <p className="text-body-secondary mb-0">
          <T id="dashboard.fluidUnknown" values={{ count: unknown, a: linkTo('/userlist?fluid=unknown') }} />
        </p>
      )}
    </TitledCard>
  );
}
