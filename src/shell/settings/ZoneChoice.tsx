import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { deviceZone } from '@/shared/i18n/DisplayUnits';
import { T, useT } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import { Field } from '@/shared/ui/Field';
import { offsetOf, zonesByArea } from './zones';

/**
 * The reader's time zone: the device's first, then every zone with its current offset. It is a native select, in which
 * typing the first letters of a city finds it.
 */
export function ZoneChoice({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  const t = useT();
  const { locale } = useIntl();
  const groups = useMemo(() => {
    const at = now();
    return zonesByArea(zone).map(({ area, zones }) => ({
      area,
      options: zones.map(({ id, place }) => ({
        id,
        label: t('preferences.zone', { place, offset: offsetOf(id, at, locale) }),
      })),
    }));
  }, [zone, t, locale]);
  const device = deviceZone();
  const offset = offsetOf(device, now(), locale);
  return (
    <Field
      label={<T id="preferences.timeZone" />}
      hint={<T id="preferences.timeZoneHint" />}
      className="mb-0"
    >
      {(control) => (
        <select
          {...control}
          className="form-select"
          value={zone}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="auto">{t('preferences.deviceZone', { zone: device, offset })}</option>
          {groups.map(({ area, options }) => (
            <optgroup key={area} label={t(area)}>
              {options.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  );
}
