import { useEffect, useRef } from 'react';
import { MOST_BYTES, type ClinicCheck, type ClinicProblem } from '@/domain/exchange/clinicFile';
import type { MessageId } from '@/locales';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { useFormats } from '@/shared/i18n/format';
import { DataTable } from '@/shared/ui/table/DataTable';

/** What of the stores people have a word for; the others are told together. */
const named = {
  patients: 'app.users',
  categories: 'app.userCategory',
  alerts: 'app.alerts',
  fluidPlans: 'app.fluidPlanner',
  medicines: 'app.medicine',
  questionnaires: 'app.questioners',
  articles: 'app.education',
  audit: 'app.audit',
} as const satisfies Record<string, MessageId>;

const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.entries(counts)
    .filter(([store]) => !(store in named))
    .reduce((sum, [, count]) => sum + count, 0);

/**
 * What a file holds beside what is here and would be replaced.
 * @param takesFocus where the form that had it has gone
 */
export function Contents({
  check: { at, counts, present },
  name,
  takesFocus,
}: {
  check: ClinicCheck;
  name: string;
  takesFocus: boolean;
}) {
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) own.current?.focus();
  }, [takesFocus]);
  const t = useT();
  const times = useOwnTimes();
  const formats = useFormats();
  const rows = [
    ...Object.entries(named).map(([store, word]) => ({
      store,
      word: t(word),
      file: counts[store] ?? 0,
      here: present[store] ?? 0,
    })),
    { store: 'others', word: t('clinicFile.others'), file: sumOf(counts), here: sumOf(present) },
  ];
  return (
    <div ref={own} tabIndex={-1} className="mt-3" role="status">
      <p className="mb-2">
        <bdi>{name}</bdi>
        {at !== undefined && (
          <>
            {' · '}
            <T id="clinicFile.made" values={{ moment: times.moment(at) }} />
          </>
        )}
      </p>
      <DataTable
        rows={rows}
        rowKey={({ store }) => store}
        caption={t('clinicFile.compare')}
        columns={[
          { id: 'kind', header: t('clinicFile.kindOf'), cell: ({ word }) => word },
          {
            id: 'file',
            header: t('clinicFile.inFile'),
            align: 'end',
            cell: ({ file }) => formats.number(file),
          },
          {
            id: 'here',
            header: t('clinicFile.here'),
            align: 'end',
            cell: ({ here }) => formats.number(here),
          },
        ]}
      />
    </div>
  );
}

/** Why a file is not taken, and that nothing came of it. */
export function FileProblem({ problem: { kind, line = 0, store, field } }: { problem: ClinicProblem }) {
  const values = { line, store: store ?? 'none', field: field ?? 'none', mb: MOST_BYTES / 1_000_000 };
  return (
    <p role="alert" className="nd-field-error mt-3 mb-0">
      <T id={`clinicFile.p_${kind}`} values={values} /> <T id="clinicFile.nothing" />
    </p>
  );
}
