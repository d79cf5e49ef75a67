import type { Task } from '@/shared/demonstration/todo';

type Mark = 'isImportant' | 'isStarred' | 'isCompleted' | 'isTrashed';
type Row = readonly [title: string, desc: string, tags: Task['tags'], ...marks: Mark[]];

/** Oldest first. */
const rows: readonly Row[] = [
  [
    'Describe the import of addresses',
    'Which columns are read, what happens to rows without a postcode, and two short examples.',
    ['doc'],
    'isCompleted',
  ],
  [
    'Keep the cursor where it is while a price is typed',
    'In the price field the cursor jumps to the end as soon as the amount is put in groups of three.',
    ['frontend', 'bug'],
    'isImportant',
    'isStarred',
  ],
  [
    'Answer the list of orders in pages',
    'Nobody needs four thousand rows at once. Twenty to a page, with the number of pages beside them.',
    ['backend'],
    'isStarred',
  ],
  ['Throw out the old banner', 'The campaign ended in spring.', ['frontend'], 'isCompleted', 'isTrashed'],
  [
    'Find out why the nightly copy takes an hour',
    'It took six minutes until last month. Look at the pictures first: they are copied even if nothing changed.',
    ['backend', 'bug'],
    'isImportant',
  ],
  ['Order new chairs for the meeting room', 'Six of them, the blue ones, without wheels.', []],
  ['Ask the printer for a second sample', 'No longer needed: the first one has turned up.', [], 'isTrashed'],
  [
    'Make the calendar fit for a telephone',
    'The week does not fit beside the names of the rooms. One day at a time would do.',
    ['frontend'],
    'isStarred',
    'isCompleted',
  ],
  ['Rename the old server', 'It is to be switched off instead.', ['backend'], 'isImportant', 'isTrashed'],
  [
    'Write down how a release is made',
    'From the list of changes to the message on the notice board, so that somebody else can do it in August.',
    ['doc', 'backend'],
    'isImportant',
  ],
];

/** Ten tasks of an invented office, three of them thrown away. */
export const sampleTasks: readonly Task[] = rows.map(([title, desc, tags, ...marks], index) => ({
  id: index + 1,
  title,
  desc,
  tags,
  isImportant: marks.includes('isImportant'),
  isStarred: marks.includes('isStarred'),
  isCompleted: marks.includes('isCompleted'),
  isTrashed: marks.includes('isTrashed'),
}));
