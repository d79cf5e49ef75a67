import type { ListedUser } from '@/shared/demonstration/users';
import { oneOf, readPaging } from '@/shared/navigation/listQuery';
import type { Sort } from '@/shared/ui/table/tableColumn';
import { sortFrom } from '@/demo/lists/sorting';

export const pageSizes = [20, 50, 100, 150] as const;
export const columnIds = [
  'name',
  'id',
  'username',
  'email',
  'country',
  'role',
  'status',
  'verified',
  'department',
] as const;
export type ColumnId = (typeof columnIds)[number];

export const choices = {
  role: ['user', 'staff', 'admin'],
  status: ['active', 'blocked', 'deactivated'],
  verified: ['true', 'false'],
  department: ['sales', 'development', 'management'],
} as const;
export type FilterName = keyof typeof choices;
export const filterNames = Object.keys(choices) as FilterName[];

export interface UserQuery {
  filters: Record<FilterName, string>;
  q: string;
  sort: Sort | null;
  page: number;
  size: number;
  inArchive: boolean;
}

/** The state of the list that its address names; what is not understood becomes what is usual. */
export function readQuery(params: URLSearchParams): UserQuery {
  const { q, page, pageSize: size } = readPaging(params, pageSizes, 20);
  const filter = (name: FilterName) => oneOf<string>(choices[name], params.get(name));
  return {
    filters: {
      role: filter('role'),
      status: filter('status'),
      verified: filter('verified'),
      department: filter('department'),
    },
    q,
    sort: sortFrom(params.get('sort'), columnIds),
    page,
    size,
    inArchive: params.get('show') === 'archived',
  };
}

const valueOf = (user: ListedUser, name: FilterName): string =>
  name === 'verified' ? String(user.is_verified) : user[name];

/** Whether a user is one of those that the filters leave. */
export const passes = (user: ListedUser, filters: UserQuery['filters']): boolean =>
  filterNames.every((name) => filters[name] === '' || valueOf(user, name) === filters[name]);

/** What the cells of a user say. */
export type UserTexts = (user: ListedUser) => Record<ColumnId, string | number>;

/** Whether a cell of a user holds what is looked for, whatever the case. */
export function isWanted(texts: ReturnType<UserTexts>, wanted: string): boolean {
  const part = wanted.trim().toLowerCase();
  return columnIds.some((id) => String(texts[id]).toLowerCase().includes(part));
}
