import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CirclePause from 'lucide-react/icons/circle-pause';
import type { LucideIcon } from 'lucide-react';
import type { MessageId } from '@/locales';
import type { ListedUser } from '@/shared/demonstration/users';
import { useT } from '@/shared/i18n/text';
import { Mark, type Tone } from '../lists/Mark';
import type { Right } from './usersStore';

export const roles: Record<ListedUser['role'], MessageId> = {
  user: 'users.roleUser',
  staff: 'users.roleStaff',
  admin: 'users.roleAdmin',
};

export const states: Record<ListedUser['status'], MessageId> = {
  active: 'users.active',
  blocked: 'users.blocked',
  deactivated: 'users.deactivated',
};

export const verified = { true: 'users.yes', false: 'users.no' } as const;

export const departments: Record<ListedUser['department'], MessageId> = {
  sales: 'users.sales',
  development: 'users.development',
  management: 'users.management',
};

export const rights: Record<Right, MessageId> = {
  read: 'users.read',
  write: 'users.write',
  create: 'users.create',
  delete: 'users.delete',
};

/** The rights as what somebody may or may not do. */
export const rightWords: Record<Right, MessageId> = {
  read: 'users.mayRead',
  write: 'users.mayWrite',
  create: 'users.mayCreate',
  delete: 'users.mayDelete',
};

export const areas = {
  users: 'users.areaUsers',
  posts: 'users.areaPosts',
  comments: 'users.areaComments',
} as const;

const marks: Record<ListedUser['status'], readonly [icon: LucideIcon, tone: Tone]> = {
  active: [CircleCheck, 'success'],
  blocked: [Ban, 'danger'],
  deactivated: [CirclePause, 'warning'],
};

export function StatusMark({ status }: { status: ListedUser['status'] }) {
  const [icon, tone] = marks[status];
  return <Mark icon={icon} tone={tone} word={useT()(states[status])} />;
}

export function VerifiedMark({ isVerified }: { isVerified: boolean }) {
  const word = useT()(verified[`${isVerified}`]);
  return isVerified ? (
    <Mark icon={CircleCheck} tone="primary" word={word} />
  ) : (
    <Mark icon={CircleDashed} tone="secondary" word={word} />
  );
}
