import { memo, useEffect, useRef, useState } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { useSingleKeys } from '@/shared/navigation/singleKeys';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import type { Sort } from '@/shared/ui/table/tableColumn';
import { SeverityBadge } from '@/shared/ui/patient/SeverityBadge';
import { useMay } from '@/shared/rights';
import { inOrder, type AlertGroup, type AlertRow } from '../alertRows';
import { AlertTable } from './AlertTable';
import { leftOut, type BulkKind } from '../bulk/bulkActions';
import { BulkBar } from '../bulk/BulkBar';
import { BulkDialog } from '../bulk/BulkDialog';
import { actOnAlert } from '../slice';
import type { AlertQuery, QueryChange } from '../useAlertQuery';
import { useBusyPart, useFrozenOrder } from './useFrozenOrder';

const NOBODY: ReadonlySet<string> = new Set();

/**
 * One page of the list, drawn anew only where what it shows is other than before: a store that is told of eighty alerts
 * one by one would draw it eighty times before a key is heard. While the user works in it, nothing moves: new alerts wait behind a bar that shows their
 * number.
 * @param rows all alerts, also those hidden by the filters
 * @param scope identifies the list: another one starts with nothing chosen and is shown at once
 */
export const AlertList = memo(function AlertList({
  rows,
  groups,
  query,
  scope,
  change,
  onSort,
  searchFor,
}: {
  rows: readonly AlertRow[];
  groups: readonly AlertGroup[];
  query: AlertQuery;
  scope: string;
  change: (change: QueryChange) => void;
  onSort: (sort: Sort) => void;
  searchFor: (alert: string) => string;
}) {
  const t = useT();
  const dispatch = useAppDispatch();
  const mayAct = useMay('alerts.act');
  const frame = useRef<HTMLDivElement>(null);
  const { isBusy, props } = useBusyPart();
  const [choice, setChoice] = useState({ scope, ids: NOBODY });
  const [open, setOpen] = useState(NOBODY);
  const [bulk, setBulk] = useState<BulkKind | null>(null);
  const chosen = choice.scope === scope ? choice.ids : NOBODY;
  const byId = new Map(rows.map((row) => [row.alert.id, row]));
  const byLead = new Map(groups.map((group) => [group.lead.alert.id, group]));
  const steady = useFrozenOrder(
    groups.map(({ lead }) => lead.alert.id),
    { scope, isHeld: isBusy || chosen.size > 0 },
  );

  const items = steady.keys.flatMap((id): AlertGroup[] => {
    const lead = byId.get(id);
    return lead ? [byLead.get(id) ?? { lead, folded: [] }] : [];
  });
  const page = Math.min(query.page, Math.max(1, Math.ceil(items.length / query.pageSize)));
  const visible = items.slice((page - 1) * query.pageSize, page * query.pageSize);
  const shown = visible.flatMap(({ lead, folded }) => (open.has(lead.alert.id) ? [lead, ...folded] : [lead]));
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const after = new Set(chosen);
    for (const id of ids) {
      if (isChosen) after.add(id);
      else after.delete(id);
    }
    setChoice({ scope, ids: after });
  };
  const toggle = (id: string) => {
    const after = new Set(open);
    if (!after.delete(id)) after.add(id);
    setOpen(after);
  };
  const acknowledge = ({ alert }: AlertRow) => {
    const why = leftOut(alert, 'acknowledge');
    if (why) dispatch(noticed({ tone: 'info', message: why }));
    else void dispatch(actOnAlert({ alert, action: { action: 'acknowledge' }, quiet: false }));
  };
  const enter = () => frame.current?.querySelector<HTMLElement>('tbody tr[tabindex="0"]')?.focus();
  const [letIn, setLetIn] = useState(0);
  // The pressed button is gone, so focus moves to the top of the list.
  useEffect(() => {
    if (letIn > 0) frame.current?.querySelector<HTMLElement>('tbody tr')?.focus();
  }, [letIn]);
  useSingleKeys({ j: enter, k: enter });

  return (
    <>
      <div
        ref={frame}
        className={[
          'nd-card-rows nd-alert-list',
          ...query.hiddenColumns.map((column) => `nd-without-${column}`),
        ].join(' ')}
        {...props}
      >
        <Waiting
          rows={steady.waiting.flatMap((id) => byId.get(id) ?? [])}
          onShow={() => {
            steady.show();
            setLetIn((times) => times + 1);
          }}
        />
        {chosen.size > 0 && (
          <BulkBar
            count={chosen.size}
            onAct={setBulk}
            onAll={() =>
              choose(
                shown.map(({ alert }) => alert.id),
                true,
              )
            }
            onClear={() => setChoice({ scope, ids: NOBODY })}
          />
        )}
        <AlertTable
          rows={shown}
          caption={t('alerts.caption')}
          selected={query.alert}
          searchFor={searchFor}
          onOpen={(alert) => change({ alert })}
          withPatient
          folding={{
            folded: new Map(visible.map(({ lead, folded }) => [lead.alert.id, folded])),
            open,
            onToggle: toggle,
          }}
          hidden={query.hiddenColumns}
          {...(mayAct && { choice: { chosen, onChoose: choose }, rowKeys: { a: acknowledge } })}
          sort={{ id: query.sort, desc: query.descending }}
          onSort={onSort}
          page={page}
          pageSize={query.pageSize}
          total={items.length}
          onPage={(next) => change({ page: String(next) })}
          onPageSize={(size) => change({ size: String(size) })}
        />
      </div>
      {bulk && (
        <BulkDialog
          kind={bulk}
          chosen={[...chosen].flatMap((id) => byId.get(id) ?? [])}
          onDone={(ids) => choose(ids, false)}
          onClose={() => setBulk(null)}
        />
      )}
    </>
  );
});

/** The number of waiting alerts, and the level of the most urgent of them; that they came was announced. */
function Waiting({ rows, onShow }: { rows: readonly AlertRow[]; onShow: () => void }) {
  const first = rows.toSorted(inOrder)[0];
  if (!first) return null;
  return (
    <div className="nd-alert-bar nd-alert-news">
      <T id="alerts.waiting" values={{ count: rows.length }} />
      <SeverityBadge severity={first.alert.severity} />
      <button type="button" className="btn btn-primary" onClick={onShow}>
        <T id="alerts.showWaiting" />
      </button>
    </div>
  );
}
