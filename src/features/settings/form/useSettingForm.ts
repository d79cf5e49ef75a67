import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SettingId, SettingOf } from '@/domain/settings/setting';
import { useRecordForm } from '@/session/drafts/useRecordForm';
import { settings } from '../slice';
import { judged, settingResolver, type Problems } from './settingResolver';

/** How one setting is typed. */
export interface SettingEntries<K extends SettingId, E extends FieldValues> {
  entriesOf: (stored: SettingOf<K>) => E;
  bodyOf: (entries: E) => { id: K } & Record<string, unknown>;
  /** What is wrong that no rule of the setting says. */
  alsoWrong?: (entries: E) => Problems;
}

/**
 * The form of one setting. It follows what is stored until somebody types; from then on it stands against the version it
 * began with, and on failure everything typed stays.
 */
export function useSettingForm<K extends SettingId, E extends FieldValues>(
  stored: SettingOf<K>,
  { entriesOf, bodyOf, alsoWrong }: SettingEntries<K, E>,
) {
  const resolver = useMemo(() => settingResolver(bodyOf, alsoWrong), [bodyOf, alsoWrong]);
  return useRecordForm({
    key: `setting ${stored.id}`,
    opened: stored,
    stored,
    toForm: entriesOf,
    resolver: () => resolver,
    toBody: (entries) => {
      const found = judged(bodyOf(entries));
      return 'body' in found ? found.body : null;
    },
    save: (body, { version }) => settings.store({ body, version, quiet: true }),
    onward: (saved) => saved as SettingOf<K>,
    notice: () => ({ message: 'settings.saved' }),
  });
}
