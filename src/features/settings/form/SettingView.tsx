import type { ReactNode } from 'react';
import type { SettingId, SettingOf } from '@/domain/settings/setting';
import { useEntities } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { settings, useSetting } from '../slice';

/** A setting once it is known, otherwise that it is on its way or could not be had. */
export function SettingView<K extends SettingId>({
  id,
  children,
}: {
  id: K;
  children: (stored: SettingOf<K>) => ReactNode;
}) {
  const { status, error, reload } = useEntities(settings);
  const stored = useSetting(id);
  return (
    <AsyncView status={stored ? 'ready' : status} error={error} onRetry={reload}>
      {stored && children(stored)}
    </AsyncView>
  );
}
