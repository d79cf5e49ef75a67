import type { staff as en } from '../en/staff';

export const staff: Record<keyof typeof en, string> = {
  'staff.title': 'Personnel',
};
