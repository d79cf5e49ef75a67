import type { SettingOf } from '@/domain/settings/setting';

export interface LinkEntries {
  links: { label: string; url: string }[];
}

export const entriesOf = ({ links }: SettingOf<'socialLinks'>): LinkEntries => ({
  links: links.map(({ label, url }) => ({ label, url })),
});

export const bodyOf = ({ links }: LinkEntries) => ({
  id: 'socialLinks' as const,
  links: links.map(({ label, url }) => ({ label, url: url.trim() })),
});
