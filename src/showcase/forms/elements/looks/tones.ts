import type { MessageId } from '@/locales';

/** The tones of the theme, and what each of them means here. */
export const tones = [
  { name: 'primary', label: 'showcase:/forms/elements/switch#primary' },
  { name: 'secondary', label: 'showcase:/forms/elements/switch#secondary' },
  { name: 'success', label: 'showcase:/forms/elements/switch#success' },
  { name: 'info', label: 'showcase:/forms/elements/switch#info' },
  { name: 'warning', label: 'showcase:/forms/elements/switch#warning' },
  { name: 'danger', label: 'showcase:/forms/elements/switch#danger' },
] as const satisfies readonly { name: string; label: MessageId }[];

/** Boxes grow with the size of their words. */
export const sizes = [
  { name: 'nd-size-1', label: 'showcase:/forms/elements/switch#small' },
  { name: 'nd-size-2', label: 'showcase:/forms/elements/switch#middle' },
  { name: 'nd-size-3', label: 'showcase:/forms/elements/switch#large' },
] as const satisfies readonly { name: string; label: MessageId }[];
