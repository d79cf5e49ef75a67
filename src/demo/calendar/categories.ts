import type { LucideIcon } from 'lucide-react';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Hammer from 'lucide-react/icons/hammer';
import Heart from 'lucide-react/icons/heart';
import Tag from 'lucide-react/icons/tag';
import type { MessageId } from '@/locales';
import type { Label } from './entries';

export const labels: readonly Label[] = ['business', 'work', 'personal', 'others'];

export const labelWords: Record<Label, MessageId> = {
  business: 'calendar.business',
  work: 'calendar.work',
  personal: 'calendar.personal',
  others: 'calendar.others',
};

export const labelIcons: Record<Label, LucideIcon> = {
  business: BriefcaseBusiness,
  work: Hammer,
  personal: Heart,
  others: Tag,
};
