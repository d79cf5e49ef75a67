import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { digests, type SettingOf } from '@/domain/settings/setting';
import { templateNames } from '@/domain/settings/notificationPolicy';
import { languages as codes } from '@/domain/text';
import type { MessageId } from '@/locales';
import { CheckListField } from '@/shared/forms/CheckListField';
import { SelectField } from '@/shared/forms/SelectField';
import { TextField } from '@/shared/forms/TextField';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { T, useT } from '@/shared/i18n/text';
import { severityWord } from '@/shared/ui/patient/SeverityBadge';
import { TitledCard } from '@/shared/ui/TitledCard';
import { SettingForm } from '../form/SettingForm';
import type { Fact } from '../form/SettingSaveConflict';
import { useSettingForm } from '../form/useSettingForm';
import { alsoWrong, bodyOf, choosable, entriesOf, type NotificationEntries } from './notificationEntries';
import { wordTable } from '@/shared/i18n/unknownWords';

const entries = { entriesOf, bodyOf, alsoWrong };
const templatePlaces = Object.fromEntries(
  templateNames.map((name) => [name, <code key={name} dir="ltr">{`{${name}}`}</code>]),
);
const digestWords = wordTable({
  none: 'settings.digestNone',
  daily: 'settings.digestDaily',
  weekly: 'settings.digestWeekly',
} as const satisfies Record<(typeof digests)[number], MessageId>);
const fieldWords: Readonly<Record<string, MessageId>> = {
  told: 'settings.told',
  'quiet.from': 'settings.quietFrom',
  'quiet.to': 'settings.quietTo',
  'quiet.severities': 'settings.quietSeverities',
  digest: 'settings.digest',
};

/** Which severities are told of, the quiet hours, the words and the digest. */
export function NotificationsForm({ stored }: { stored: SettingOf<'notifications'> }) {
  const t = useT();
  const intl = useIntl();
  const state = useSettingForm(stored, entries);
  const { control } = state.form;
  const typed = useWatch({ control }) as NotificationEntries;
  const severities = choosable.map((value) => ({ value, label: t(severityWord(value)) }));
  const nameOf = (code: string) => intl.formatDisplayName(code, { type: 'language' }) ?? code;
  const wordOf = (path: string) => {
    const [name, part = ''] = path.split('.');
    if (name === 'templates') return t('settings.templateIn', { language: nameOf(part) });
    return t(fieldWords[path] ?? 'settings.told');
  };
  const listed = (values: readonly string[]) =>
    severities.flatMap(({ value, label }) => (values.includes(value) ? [label] : [])).join(', ');
  const facts = (from: NotificationEntries): Fact[] => [
    { label: t('settings.told'), value: listed(from.told) },
    {
      label: t('settings.quietHours'),
      value: from.isQuiet
        ? `${from.quiet.from}–${from.quiet.to}: ${listed(from.quiet.severities)}`
        : t('settings.quietOff'),
    },
    { label: t('settings.digest'), value: t(digestWords[from.digest as keyof typeof digestWords]) },
    ...codes.map((code) => ({ label: wordOf(`templates.${code}`), value: from.templates[code] })),
  ];
  return (
    <SettingForm
      label={t('app.notifications')}
      state={state}
      stored={stored}
      wordOf={wordOf}
      factsOf={(from) => facts(from === 'typed' ? typed : entriesOf(stored))}
    >
      <TitledCard title={t('settings.newAlerts')}>
        <p>
          <T id="settings.newAlertsLead" />
        </p>
        <CheckListField
          control={control}
          name="told"
          label={t('settings.told')}
          hint={t('settings.toldHint')}
          options={severities}
          className="mb-0"
        />
      </TitledCard>
      <TitledCard title={t('settings.quietHours')}>
        <div className="form-check mb-3">
          <input
            id="field-isQuiet"
            type="checkbox"
            className="form-check-input"
            {...state.form.register('isQuiet')}
          />
          <label className="form-check-label" htmlFor="field-isQuiet">
            <T id="settings.hasQuiet" />
          </label>
        </div>
        {typed.isQuiet && (
          <>
            <div className="nd-form-row">
              <TextField
                control={control}
                name="quiet.from"
                type="time"
                label={t('settings.quietFrom')}
                required
              />
              <TextField
                control={control}
                name="quiet.to"
                type="time"
                label={t('settings.quietTo')}
                hint={t('settings.quietHint')}
                required
              />
            </div>
            <CheckListField
              control={control}
              name="quiet.severities"
              label={t('settings.quietSeverities')}
              hint={t('settings.toldHint')}
              options={severities}
              className="mb-0"
            />
          </>
        )}
      </TitledCard>
      <TitledCard title={t('settings.digest')}>
        <SelectField
          control={control}
          name="digest"
          label={t('settings.digestWhen')}
          hint={t('settings.digestHint')}
          options={digests.map((value) => ({ value, label: t(digestWords[value]) }))}
          className="mb-0"
        />
      </TitledCard>
      <TitledCard title={t('settings.templates')}>
        <p>
          <T id="settings.templatesLead" values={templatePlaces} />
        </p>
        {codes.map((code) => (
          <TextAreaField
            key={code}
            control={control}
            name={`templates.${code}`}
            label={wordOf(`templates.${code}`)}
            rows={2}
            maxLength={500}
          />
        ))}
      </TitledCard>
    </SettingForm>
  );
}
