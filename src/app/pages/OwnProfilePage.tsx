import { useDispatch, useSelector } from 'react-redux';
import { locales } from '@/locales';
import ProfilePage from '@/features/profile/ProfilePage';
import { T, useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { languages } from '@/shared/i18n/languages';
import { PreferencesCard } from '@/shell/settings/PreferencesCard';
import { offeredLook, shownSettings } from '@/shell/settings/lookSettings';
import { themeNames } from '@/shell/settings/themeNames';
import { selectSettings, settingsChanged } from '@/shell/themeSlice';

/** The profile with the shell's preferences passed in, because a feature must not import the shell. */
export default function OwnProfilePage() {
  return <ProfilePage appearance={<AppearanceChoice />} preferences={<PreferencesCard />} />;
}

function AppearanceChoice() {
  const t = useT();
  const dispatch = useDispatch();
  const settings = useSelector(selectSettings);
  const { locale, theme } = shownSettings(settings);
  const { themes } = offeredLook(settings);
  return (
    <>
      <Field label={<T id="profile.language" />}>
        {(control) => (
          <select
            {...control}
            className="form-select"
            value={locale}
            onChange={({ target }) => {
              const chosen = locales.find((code) => code === target.value);
              if (chosen) dispatch(settingsChanged({ locale: chosen }));
            }}
          >
            {languages.map(([code, name]) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={<T id="profile.mode" />} className="mb-0">
        {(control) => (
          <select
            {...control}
            className="form-select"
            value={theme}
            onChange={({ target }) => {
              const chosen = themes.find((mode) => mode === target.value);
              if (chosen) dispatch(settingsChanged({ theme: chosen }));
            }}
          >
            {themes.map((mode) => (
              <option key={mode} value={mode}>
                {t(themeNames[mode])}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}
