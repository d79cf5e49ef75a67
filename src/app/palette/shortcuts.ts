import type { MessageId } from '@/locales';
import { SEARCH_KEY } from '../search/searchKey';

export interface Shortcut {
  does: MessageId;
  /** The page that it opens, if any. */
  page?: MessageId;
  /** Alternatives, in the format of `Keys`. */
  keys: readonly string[];
  /** Works anywhere without Ctrl or ⌘, unless single-key shortcuts are turned off. */
  isSingle?: true;
}

/** Every shortcut of the application, by context. */
export const shortcuts: readonly { where: MessageId; list: readonly Shortcut[] }[] = [
  {
    where: 'palette.everywhere',
    list: [
      { does: 'palette.openPalette', keys: ['mod+k'] },
      { does: 'search.shortcut', keys: [SEARCH_KEY], isSingle: true },
      { does: 'palette.openShortcuts', keys: ['?'], isSingle: true },
      { does: 'palette.openPage', page: 'app.dashboard', keys: ['g d'], isSingle: true },
      { does: 'palette.openPage', page: 'worklist.title', keys: ['g u'], isSingle: true },
      { does: 'palette.openPage', page: 'app.alerts', keys: ['g a'], isSingle: true },
      { does: 'palette.closeTop', keys: ['escape'] },
    ],
  },
  {
    where: 'palette.inLists',
    list: [
      { does: 'palette.searchList', keys: ['/'], isSingle: true },
      { does: 'palette.nextRow', keys: ['down', 'up', 'j', 'k'] },
      { does: 'palette.endRow', keys: ['home', 'end'] },
      { does: 'palette.openRow', keys: ['enter', 'space'] },
    ],
  },
  {
    where: 'palette.inWorklist',
    list: [
      { does: 'palette.intoList', keys: ['j', 'k'], isSingle: true },
      { does: 'palette.review', keys: ['e'], isSingle: true },
      { does: 'palette.takeOver', keys: ['a'], isSingle: true },
    ],
  },
  {
    where: 'palette.inAlerts',
    list: [
      { does: 'palette.intoAlerts', keys: ['j', 'k'], isSingle: true },
      { does: 'palette.acknowledge', keys: ['a'], isSingle: true },
    ],
  },
  {
    where: 'palette.inSearch',
    list: [
      { does: 'palette.nextHit', keys: ['down', 'up'] },
      { does: 'palette.chooseHit', keys: ['enter'] },
      { does: 'palette.clearSearch', keys: ['escape'] },
    ],
  },
  {
    where: 'palette.inCharts',
    list: [
      { does: 'palette.nextValue', keys: ['left', 'right'] },
      { does: 'palette.endValue', keys: ['home', 'end'] },
    ],
  },
  {
    where: 'palette.inBookmarks',
    list: [
      { does: 'palette.lift', keys: ['space'] },
      { does: 'palette.move', keys: ['left', 'right'] },
      { does: 'palette.putBack', keys: ['escape'] },
    ],
  },
];
