import type { MessageId } from '@/locales';

/** What is offered to choose from. */
export const treatments = [
  {
    name: 'haemodialysis',
    label: 'showcase:/forms/elements/radio#haemodialysis',
    more: 'showcase:/forms/elements/radio#haemodialysisMore',
  },
  {
    name: 'peritoneal',
    label: 'showcase:/forms/elements/radio#peritoneal',
    more: 'showcase:/forms/elements/radio#peritonealMore',
  },
  {
    name: 'transplant',
    label: 'showcase:/forms/elements/radio#transplant',
    more: 'showcase:/forms/elements/radio#transplantMore',
  },
] as const satisfies readonly { name: string; label: MessageId; more: MessageId }[];
