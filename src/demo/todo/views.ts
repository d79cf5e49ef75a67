import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Layers from 'lucide-react/icons/layers';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import type { MessageId } from '@/locales';
import { taskTags, type TaskTag } from '@/shared/demonstration/todo';

/** The views that are no labels, as the address names them (specification 2.7). */
export const marks = ['starred', 'important', 'completed', 'trashed'] as const;
type Mark = (typeof marks)[number];
export type View = 'all' | Mark | TaskTag;

const views: readonly string[] = ['all', ...marks, ...taskTags];
export const isView = (name: string | undefined): name is View => name !== undefined && views.includes(name);

export const viewWords: Record<View, MessageId> = {
  all: 'todo.all',
  starred: 'todo.starred',
  important: 'todo.important',
  completed: 'todo.completed',
  trashed: 'todo.trashed',
  frontend: 'todo.frontend',
  backend: 'todo.backend',
  doc: 'todo.doc',
  bug: 'todo.bug',
};

export const viewIcons: Record<'all' | Mark, LucideIcon> = {
  all: Layers,
  starred: Star,
  important: CircleAlert,
  completed: CircleCheck,
  trashed: Trash2,
};
