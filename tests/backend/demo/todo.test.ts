import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { taskSchema, type Task } from '@/shared/demonstration/todo';
import { answered, openPage, refused } from './page';

type Http = ReturnType<typeof openPage>;
const NEW = '/api/apps/todo/new-task';
const TRASH = '/api/app/todo/trash-todo';

async function tasksIn(http: Http, filter?: string): Promise<Task[]> {
  const { status, data } = await http.get<unknown>('api/apps/todo', { params: { filter } });
  expect(status).toBe(200);
  return z.parse(z.array(taskSchema), data);
}
const idsIn = async (http: Http, filter?: string) => (await tasksIn(http, filter)).map(({ id }) => id);

describe('GET api/apps/todo', () => {
  it('answers ten tasks, three of them thrown away, newest first', async () => {
    const http = openPage();
    expect(await idsIn(http, 'all')).toEqual([10, 8, 6, 5, 3, 2, 1]);
    expect(await idsIn(http, 'trashed')).toEqual([9, 7, 4]);
    expect(await idsIn(http)).toEqual(await idsIn(http, 'all'));
  });

  const shows: Record<string, (task: Task) => boolean> = {
    starred: ({ isStarred }) => isStarred,
    important: ({ isImportant }) => isImportant,
    completed: ({ isCompleted }) => isCompleted,
    frontend: ({ tags }) => tags.includes('frontend'),
    backend: ({ tags }) => tags.includes('backend'),
    doc: ({ tags }) => tags.includes('doc'),
    bug: ({ tags }) => tags.includes('bug'),
  };
  it.each(Object.entries(shows))(
    'answers for %s all of that kind that are not thrown away',
    async (view, holds) => {
      const http = openPage();
      const tasks = await tasksIn(http, view);
      expect(tasks.length).toBeGreaterThan(0);
      expect(tasks).toEqual((await tasksIn(http, 'all')).filter(holds));
    },
  );

  it('answers nothing for another filter, and 400 for one that is no text', async () => {
    const http = openPage();
    expect(await idsIn(http, 'nothing')).toEqual([]);
    expect(await answered(http.get('api/apps/todo', { params: { filter: ['all'] } }))).toEqual(refused[400]);
  });
});

describe('POST /api/apps/todo/new-task', () => {
  it('answers 201 with the last id plus one, and the task is the newest', async () => {
    const http = openPage();
    const task = {
      title: 'Water the fern',
      desc: 'Twice.',
      isImportant: true,
      isStarred: false,
      tags: ['bug', 'doc'],
      isCompleted: false,
    };
    expect(await answered(http.post(NEW, { task }))).toEqual({ status: 201, data: { id: 11 } });
    expect(await answered(http.post(NEW, { task: { id: 3, title: ' Again ' } }))).toEqual({
      status: 201,
      data: { id: 12 },
    });
    const [second, first] = await tasksIn(http, 'all');
    expect(first).toEqual({ ...task, id: 11, isTrashed: false });
    expect(second).toMatchObject({ id: 12, title: 'Again', desc: '', tags: [], isTrashed: false });
    expect(await idsIn(http, 'important')).toContain(11);
  });

  it.each([
    ['without a title', { title: '  ' }],
    ['with an unknown tag', { title: 'x', tags: ['urgent'] }],
    ['with a flag that is none', { title: 'x', isStarred: 'yes' }],
    ['with too long a title', { title: 'x'.repeat(201) }],
  ])('refuses a task %s', async (_, task) => {
    const http = openPage();
    expect(await answered(http.post(NEW, { task }))).toEqual(refused[400]);
    expect(await idsIn(http, 'all')).toHaveLength(7);
  });
});

describe('POST /api/app/todo/trash-todo', () => {
  it('throws the task away whose id is the body, and answers it', async () => {
    const http = openPage();
    for (const _ of [1, 2]) {
      expect(await answered(http.post(TRASH, 2))).toEqual({ status: 200, data: 2 });
      expect(await idsIn(http, 'trashed')).toEqual([9, 7, 4, 2]);
    }
    for (const view of ['all', 'starred', 'important', 'frontend', 'bug'])
      expect(await idsIn(http, view)).not.toContain(2);
  });

  it('throws a new one away, whose id is not given again', async () => {
    const http = openPage();
    await http.post(NEW, { task: { title: 'Water the fern' } });
    await http.post(TRASH, 11);
    expect((await http.post(NEW, { task: { title: 'Water the fern' } })).data).toEqual({ id: 12 });
  });

  it.each([0, 11, -1])('knows no task %i', async (id) => {
    expect(await answered(openPage().post(TRASH, id))).toEqual(refused[404]);
  });
});
