import { demos } from './demos';
import { showcaseAccess } from './showcaseAccess';
import { showcaseCards } from './showcaseCards';
import { showcaseCharts } from './showcaseCharts';
import { showcaseColours } from './showcaseColours';
import { showcaseComponents } from './showcaseComponents';
import { showcaseElements } from './showcaseElements';
import { showcaseEntries } from './showcaseEntries';
import { showcaseExtra } from './showcaseExtra';
import { showcaseFields } from './showcaseFields';
import { showcaseFiles } from './showcaseFiles';
import { showcaseForms } from './showcaseForms';
import { showcaseFrame } from './showcaseFrame';
import { showcaseGestures } from './showcaseGestures';
import { showcaseMaps } from './showcaseMaps';
import { showcaseMarks } from './showcaseMarks';
import { showcaseNavigation } from './showcaseNavigation';
import { showcaseNotices } from './showcaseNotices';
import { showcaseOverlays } from './showcaseOverlays';
import { showcaseTables } from './showcaseTables';

/** What the pages of the showcase say besides: a new group of them goes here. */
export const showcase = {
  ...demos,
  ...showcaseFrame,
  ...showcaseElements,
  ...showcaseColours,
  ...showcaseCards,
  ...showcaseEntries,
  ...showcaseExtra,
  ...showcaseComponents,
  ...showcaseNavigation,
  ...showcaseOverlays,
  ...showcaseMarks,
  ...showcaseAccess,
  ...showcaseNotices,
  ...showcaseFields,
  ...showcaseForms,
  ...showcaseTables,
  ...showcaseFiles,
  ...showcaseCharts,
  ...showcaseMaps,
  ...showcaseGestures,
};
