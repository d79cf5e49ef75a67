import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { Patient } from '@/domain/patients/patient';
import type { SettingBody, Setting, SettingId, SettingOf, TermsBody, Terms } from '@/domain/settings/setting';
import { isDecided } from '@/domain/settings/defaultSettings';
import { toLocale, type Locale } from '@/locales';
import { selectRole } from '@/session/state';
import { lazyResource } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import { createRecordSlice } from '@/shared/store/recordSlice';
import { useAppDispatch } from '@/shared/store/useEntities';

const resources = () => import('./resources');

/** What the house has decided for everybody. */
export const settings = createRecordSlice<Setting, SettingBody>(
  'settings',
  lazyResource(async () => (await resources()).settingResource),
);

/** All states of the terms and conditions, the newest published first, drafts before them. */
export const terms = createRecordSlice<Terms, TermsBody>(
  'terms',
  lazyResource(async () => (await resources()).termsResource),
  {
    sort: (a, b) =>
      Number(a.status === 'published') - Number(b.status === 'published') ||
      b.number - a.number ||
      b.updatedAt.localeCompare(a.updatedAt) ||
      a.id.localeCompare(b.id),
  },
);

/** Fetches the settings for what stands around every page; where that fails, the page goes on without them. */
export const loadSettings = createAppThunk<number, { quiet: true }>(
  'settings/load',
  async (_, { signal, dispatch }) => {
    const { items } = await (await resources()).settingResource.list({}, signal);
    dispatch(settings.received(items));
    return items.length;
  },
);

/** A setting as far as it is known; undefined before it has been fetched. */
export function selectSetting<K extends SettingId>(
  state: Record<string, unknown>,
  id: K,
): SettingOf<K> | undefined {
  const setting = settings.selectById(state, id);
  return setting?.id === id ? (setting as SettingOf<K>) : undefined;
}

/** A setting for whatever shows its effect: nobody waits for it. */
export const useSetting = <K extends SettingId>(id: K): SettingOf<K> | undefined =>
  useSelector((state: Record<string, unknown>) => selectSetting(state, id));

/** In which language a patient is given something: theirs, the one the house has decided on, or the reader's. */
export function usePatientLanguage({ ext }: Pick<Patient, 'ext'>): Locale {
  const own = toLocale(useIntl().locale);
  const general = useSetting('general');
  return ext.preferredLanguage ?? (general && isDecided(general) ? general.locale : own);
}

/** Fetches the settings once somebody is there whom they concern. */
export function useSettingsAround(): void {
  const dispatch = useAppDispatch();
  // Whom the host gives no role here may ask for nothing.
  const mayAsk = useSelector(selectRole) !== null;
  useEffect(() => {
    if (!mayAsk) return;
    const asked = dispatch(loadSettings({ quiet: true }));
    return () => asked.abort();
  }, [dispatch, mayAsk]);
}
