import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { WorklistRow } from '@/domain/worklist/worklist';
import { T, useT } from '@/shared/i18n/text';
import { EmptyState } from '@/shared/ui/EmptyState';
import { TitledCard } from '@/shared/ui/TitledCard';

const SHOWN = 8;

/** The first patients of a list under its title; the rest is one click away. */
export function PatientsCard({
  title,
  rows,
  more,
  empty,
  part,
  className,
  renderItem,
}: {
  title: string;
  rows: readonly WorklistRow[];
  /** The address of all of them. */
  more: string;
  empty: { title: string; text?: string };
  /** How many patients are known, where not all are. */
  part: number | undefined;
  className: string;
  /** What is said of each, as an item of a list. */
  renderItem: (row: WorklistRow) => ReactNode;
}) {
  const t = useT();
  return (
    <TitledCard
      title={title}
      {...(rows.length > SHOWN && {
        footer: (
          <Link to={more}>
            <T id="dashboard.showAll" values={{ count: rows.length }} />
          </Link>
        ),
      })}
    >
      {rows.length === 0 ? (
        <EmptyState {...(part === undefined ? empty : { title: t('worklist.partNone', { count: part }) })} />
      ) : (
        <ul className={className}>{rows.slice(0, SHOWN).map(renderItem)}</ul>
      )}
    </TitledCard>
  );
}
