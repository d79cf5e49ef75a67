import { useWatch } from 'react-hook-form';
import { isHttpsAddress } from '@/domain/settings/httpsAddress';
import type { SettingOf } from '@/domain/settings/setting';
import { TextField } from '@/shared/forms/TextField';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { TitledCard } from '@/shared/ui/TitledCard';
import { SettingForm } from '../form/SettingForm';
import { useSettingForm } from '../form/useSettingForm';
import { ConnectionTest } from './ConnectionTest';
import { alsoWrong, bodyOf, buildLines, entriesOf, type ServerEntries } from './serverEntries';

const entries = { entriesOf, bodyOf, alsoWrong };

/** The address that the next build is to use: tested before it is saved. */
export function ServerForm({ stored }: { stored: SettingOf<'serverSetting'> }) {
  const t = useT();
  const times = useOwnTimes();
  const state = useSettingForm(stored, entries);
  const { form } = state;
  const { control } = form;
  const typed = useWatch({ control }) as ServerEntries;
  const word = t('settings.apiBase');
  const ask = async () => {
    const address = form.getValues('apiBase').trim();
    if (isHttpsAddress(address) && !/[?#]/.test(address)) {
      form.clearErrors('apiBase');
      return address;
    }
    form.setError('apiBase', { type: 'hard', message: 'validation.httpsAddress' }, { shouldFocus: true });
    return null;
  };
  const lines = buildLines(stored.apiBase ?? '');
  return (
    <SettingForm
      label={t('app.serverSetting')}
      state={state}
      stored={stored}
      wordOf={() => word}
      factsOf={(from) => [{ label: word, value: from === 'typed' ? typed.apiBase : (stored.apiBase ?? '') }]}
    >
      <TitledCard title={t('settings.nextServer')}>
        <p>
          <T id="settings.nextServerLead" />
        </p>
        <TextField
          control={control}
          name="apiBase"
          label={word}
          hint={t('settings.apiBaseHint')}
          maxLength={500}
        />
        <ConnectionTest
          address={typed.apiBase}
          ask={ask}
          onTested={(address, at) => {
            form.setValue('tested', { address, at }, { shouldDirty: true });
            form.clearErrors('apiBase');
          }}
        />
        {lines.length > 0 && (
          <>
            <p className="mb-1">
              <T id="settings.buildWith" values={{ at: times.moment(stored.testedAt ?? stored.updatedAt) }} />
            </p>
            <pre className="mb-0" dir="ltr">
              {lines.join('\n')}
            </pre>
          </>
        )}
      </TitledCard>
    </SettingForm>
  );
}
