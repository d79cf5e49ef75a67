import {
  CellStyleModule,
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  LocaleModule,
  NumberEditorModule,
  NumberFilterModule,
  PaginationModule,
  QuickFilterModule,
  RowSelectionModule,
  TextEditorModule,
  TextFilterModule,
} from 'ag-grid-community';
import type { MessageId } from '@/locales';

/** What of the library the grid uses: the other parts are not shipped. */
export const modules = [
  CellStyleModule,
  ClientSideRowModelModule,
  ClientSideRowModelApiModule,
  LocaleModule,
  NumberEditorModule,
  NumberFilterModule,
  PaginationModule,
  QuickFilterModule,
  RowSelectionModule,
  TextEditorModule,
  TextFilterModule,
];

/** What the library says by itself, to those who see it and to those who hear it. */
export const ownWords: Readonly<Record<string, MessageId>> = {
  ariaFilterInput: 'showcase:/tables/agGrid#filterInput',
  ariaFilterValue: 'showcase:/tables/agGrid#filterInput',
  ariaInputEditor: 'showcase:/tables/agGrid#editor',
  ariaSortableColumn: 'showcase:/tables/agGrid#sortable',
  ariaRowSelectAll: 'showcase:/tables/agGrid#selectAll',
  ariaHeaderSelection: 'showcase:/tables/agGrid#selectAll',
  ariaRowToggleSelection: 'showcase:/tables/agGrid#selectRow',
  ariaChecked: 'showcase:/tables/agGrid#checked',
  ariaUnchecked: 'showcase:/tables/agGrid#unchecked',
  ariaIndeterminate: 'showcase:/tables/agGrid#partly',
  ariaColumnFiltered: 'showcase:/tables/agGrid#columnFiltered',
  noMatchingRows: 'showcase:/tables/agGrid#noMatch',
  noRowsToShow: 'showcase:/tables/agGrid#noMatch',
};
