import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { MoveChange } from '@/domain/category/movePreview';
import { subjectFacts } from '@/domain/rules/ruleSubject';
import type { ResolvedLevel, ResolvedRule } from '@/domain/rules/threshold';
import { ruleName } from '@/shared/i18n/wording/alertWording';
import { T, useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { DataTable } from '@/shared/ui/table/DataTable';
import { SeverityBadge } from '@/shared/ui/patient/SeverityBadge';
import type { Column } from '@/shared/ui/table/tableColumn';

/** What the rules say otherwise of the patients in their new category. @param nameOf a patient, by id */
export function MoveChanges({
  changes,
  nameOf,
}: {
  changes: readonly MoveChange[];
  nameOf: (id: string) => string;
}) {
  const t = useT();
  const columns = useColumns(nameOf);
  if (changes.length === 0)
    return (
      <p className="mb-0">
        <T id="categories.changesNone" />
      </p>
    );
  return (
    <DataTable
      rows={changes}
      rowKey={({ rule, patients }) => `${rule.id} ${patients[0] ?? ''}`}
      caption={t('categories.changes')}
      columns={columns}
    />
  );
}

function useColumns(nameOf: (id: string) => string): Column<MoveChange>[] {
  const t = useT();
  const intl = useIntl();
  return useMemo(
    () => [
      {
        id: 'rule',
        header: t('categories.rule'),
        cell: ({ rule }) => <bdi>{ruleName(rule.id, intl, rule.name)}</bdi>,
      },
      { id: 'before', header: t('categories.before'), cell: ({ before }) => <Figures rule={before} /> },
      { id: 'after', header: t('categories.after'), cell: ({ after }) => <Figures rule={after} /> },
      {
        id: 'patients',
        header: t('categories.patients'),
        cell: ({ patients }) => <Whom names={patients.map(nameOf)} />,
      },
    ],
    [t, intl, nameOf],
  );
}

function Whom({ names }: { names: readonly string[] }) {
  return (
    <details>
      <summary>
        <T id="categories.patientCount" values={{ count: names.length }} />
      </summary>
      <ul className="list-unstyled mb-0">
        {names.map((name, place) => (
          <li key={place}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The levels of a rule with their limits; that it says nothing where it does not. */
function Figures({ rule }: { rule: ResolvedRule | null }) {
  const t = useT();
  if (!rule)
    return (
      <span className="text-body-secondary">
        <T id="categories.silent" />
      </span>
    );
  return (
    <ul className="nd-cat-figures">
      {rule.levels.map((level) => (
        <li key={level.severity}>
          <SeverityBadge severity={level.severity} /> <Limits rule={rule} level={level} />
        </li>
      ))}
      {rule.minReadings > 1 && <li>{t('categories.minReadings', { count: rule.minReadings })}</li>}
    </ul>
  );
}

function Limits({ rule, level }: { rule: ResolvedRule; level: ResolvedLevel }) {
  const t = useT();
  const wording = useWording();
  const unit = rule.basis === 'plan' ? '%' : subjectFacts[rule.subject].unit;
  const text = (limit: number, diastolicLimit?: number) =>
    wording.limit({ value: null, limit, unit, ...(diastolicLimit !== undefined && { diastolicLimit }) });
  return (
    <bdi className="text-nowrap">
      {t(`categories.limit_${rule.comparator}`, {
        limit: text(level.limit, level.diastolic),
        upper: level.upper === undefined ? '–' : text(level.upper),
      })}
    </bdi>
  );
}
