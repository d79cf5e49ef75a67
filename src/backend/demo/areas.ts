import { Refused } from '../contract';
import type { Answer, DemoRoute, Method } from './calls';

/**
 * The calls of one area. Its data start afresh with each page load; its code and its rows are fetched with the first of
 * its calls.
 */
function area<Path extends string>(
  methods: Record<Path, Method>,
  open: () => Promise<Record<Path, Answer>>,
): DemoRoute[] {
  let opening: Promise<Record<Path, Answer>> | undefined;
  const answers = () => {
    opening ??= open().catch(() => {
      opening = undefined;
      throw new Refused(503, 'errors.network');
    });
    return opening;
  };
  const paths = Object.keys(methods) as Path[];
  return paths.map((path) => ({
    path,
    method: methods[path],
    reply: async (sent) => (await answers())[path](sent),
  }));
}

/** The calls of the demonstration areas (specification 7), below the base of the demonstration calls. */
export const areaRoutes = (now: () => number): readonly DemoRoute[] => [
  ...area(
    {
      '/email/mails': 'get',
      '/email/set-starred': 'post',
      '/email/move-mails': 'post',
      '/email/mark-unread': 'post',
      '/email/set-labels': 'post',
    },
    async () => (await import('./mail')).mailCalls(now()),
  ),
  ...area(
    {
      '/app/chat/chats': 'get',
      '/app/chat/chat-contacts': 'get',
      '/app/chat/send-message': 'post',
      '/apps/chat/mark-all-seen/': 'post',
      '/apps/chat/set-pinned/': 'post',
    },
    async () => (await import('./chat')).chatCalls(now()),
  ),
  ...area({ '/apps/todo': 'get', '/apps/todo/new-task': 'post', '/app/todo/trash-todo': 'post' }, async () =>
    (await import('./todo')).todoCalls(),
  ),
  ...area({ '/apps/calendar/events': 'get' }, async () => {
    const events = (await import('./sample/events')).sampleEvents(now());
    return { '/apps/calendar/events': () => [200, events] };
  }),
  ...area({ '/users/list': 'get' }, async () => {
    const users = (await import('./sample/users')).sampleUsers();
    return { '/users/list': () => [200, users] };
  }),
  ...area(
    {
      '/datalist/initial-data': 'get',
      '/datalist/data': 'get',
      '/datalist/update-data': 'post',
      '/datalist/add-data': 'post',
      '/datalist/delete-data': 'post',
      '/datalist/delete-selected': 'post',
    },
    async () => (await import('./dataList')).dataListCalls(),
  ),
  ...area({ '/aggrid/data': 'get' }, async () => {
    const data = (await import('./sample/addresses')).sampleAddresses();
    return { '/aggrid/data': () => [200, { data }] };
  }),
  ...area({ '/autocomplete/data': 'get' }, async () => {
    const autoComplete = (await import('./sample/titles')).sampleTitles();
    return { '/autocomplete/data': () => [200, { autoComplete }] };
  }),
];
