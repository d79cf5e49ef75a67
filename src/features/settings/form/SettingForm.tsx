import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Setting, SettingId } from '@/domain/settings/setting';
import { isDecided } from '@/domain/settings/defaultSettings';
import { DraftNotice } from '@/session/drafts/DraftNotice';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T } from '@/shared/i18n/text';
import { FormProblems } from './FormProblems';
import { SettingSaveConflict, type Fact } from './SettingSaveConflict';
import type { useSettingForm } from './useSettingForm';
import '@/shared/forms/formRows.css';
import '../settings.css';

/** What every form of settings has around its fields: what is wrong, what somebody else did, when it was saved. */
export function SettingForm<K extends SettingId, E extends FieldValues>({
  label,
  state: { form, draft, guard, send, conflictWith },
  stored,
  wordOf,
  factsOf,
  children,
}: {
  /** What the form is about. */
  label: string;
  state: ReturnType<typeof useSettingForm<K, E>>;
  stored: Setting;
  /** What a field is called, by its path. */
  wordOf: (path: string) => string;
  /** What entries say, in words. */
  factsOf: (from: 'typed' | 'stored') => Fact[];
  children: ReactNode;
}) {
  const times = useOwnTimes();
  const { isSubmitting, isDirty } = form.formState;
  return (
    <form
      noValidate
      className="nd-setting"
      aria-label={label}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <DraftNotice draft={draft} />
      <FormProblems control={form.control} wordOf={wordOf} />
      {children}
      <SettingSaveConflict ways={conflictWith()} typed={factsOf('typed')} stored={factsOf('stored')} />
      <div className="nd-setting-save">
        <button
          type="submit"
          className="btn btn-primary"
          aria-disabled={isSubmitting}
          aria-busy={isSubmitting}
        >
          <T id="common.save" />
        </button>
        <p className="form-text m-0">
          {isDirty && <T id="settings.notSaved" />}
          {!isDirty && isDecided(stored) && (
            <T id="settings.savedAt" values={{ at: times.moment(stored.updatedAt) }} />
          )}
          {!isDirty && !isDecided(stored) && <T id="settings.undecided" />}
        </p>
      </div>
      {guard.dialog}
    </form>
  );
}
