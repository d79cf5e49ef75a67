import { messages } from '.';
import { accountSettings } from './accountSettings';
import { analytics } from './analytics';
import { calendar } from './calendar';
import { chat } from './chat';
import { checkout } from './checkout';
import { dataList } from './dataList';
import { demoLists } from './demoLists';
import { doors } from './doors';
import { faq } from './faq';
import { figures } from './figures';
import { finding } from './finding';
import { knowledge } from './knowledge';
import { invoice } from './invoice';
import { mail } from './mail';
import { shop } from './shop';
import { shopDashboard } from './shopDashboard';
import { socialProfile } from './socialProfile';
import { todo } from './todo';
import { users } from './users';

/** What the pages of the demonstration say besides: a new area of it goes here. */
export const demos = {
  ...messages,
  ...calendar,
  ...chat,
  ...invoice,
  ...mail,
  ...analytics,
  ...figures,
  ...shopDashboard,
  ...shop,
  ...checkout,
  ...todo,
  ...dataList,
  ...demoLists,
  ...users,
  ...doors,
  ...faq,
  ...knowledge,
  ...finding,
  ...socialProfile,
  ...accountSettings,
};
