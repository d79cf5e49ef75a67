import type { SettingOf } from '@/domain/settings/setting';
import type { Problems } from '../form/settingResolver';

export interface ServerEntries {
  apiBase: string;
  /** The address that was tested, and when (an instant); of another address it says nothing. */
  tested: { address: string; at: string };
}

export const entriesOf = ({ apiBase = '', testedAt = '' }: SettingOf<'serverSetting'>): ServerEntries => ({
  apiBase,
  tested: { address: apiBase, at: testedAt },
});

export function bodyOf({ apiBase, tested }: ServerEntries) {
  const address = apiBase.trim();
  return {
    id: 'serverSetting' as const,
    apiBase: address === '' ? undefined : address,
    testedAt: address !== '' && tested.address === address && tested.at !== '' ? tested.at : undefined,
  };
}

/** An interface has one address: what follows a question mark or a hash belongs to a page. */
export const alsoWrong = ({ apiBase }: ServerEntries): Problems =>
  /[?#]/.test(apiBase) ? { apiBase: 'validation.httpsAddress' } : {};

/** The settings of the build that lead to an address. */
export function buildLines(apiBase: string): string[] {
  if (!URL.canParse(apiBase)) return [];
  const { origin, pathname } = new URL(apiBase);
  return [`VITE_CARE_HOST=${origin}`, `VITE_CARE_BASE=${pathname.replace(/\/+$/, '') || '/'}`];
}
