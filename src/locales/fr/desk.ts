import { alertSentences } from './alertSentences';
import { bookmarks } from './bookmarks';
import { careValidation } from './careValidation';
import { content } from './content';
import { customizer } from './customizer';
import { dashboard } from './dashboard';
import { deeds } from './deeds';
import { demoTitles } from './demoTitles';
import { enrolment } from './enrolment';
import { entry } from './entry';
import { frame } from './frame';
import { house } from './house';
import { layout } from './layout';
import { menu } from './menu';
import { notifications } from './notifications';
import { search } from './search';
import { sessionLife } from './sessionLife';
import { showcaseTitles } from './showcaseTitles';
import { shell } from './shell';
import { units } from './units';
import { worklist } from './worklist';

/** What the menu, the bars, the dashboard and the worklist say besides: all that is fetched before they are shown. */
export const desk = {
  ...entry,
  ...alertSentences,
  ...bookmarks,
  ...careValidation,
  ...content,
  ...customizer,
  ...dashboard,
  ...deeds,
  ...enrolment,
  ...demoTitles,
  ...showcaseTitles,
  ...frame,
  ...house,
  ...layout,
  ...menu,
  ...notifications,
  ...search,
  ...sessionLife,
  ...shell,
  ...units,
  ...worklist,
};
