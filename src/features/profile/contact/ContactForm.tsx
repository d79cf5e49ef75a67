import { zodResolver } from '@hookform/resolvers/zod';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { DraftNotice } from '@/session/drafts/DraftNotice';
import type { Profile } from '@/session/identity';
import { useFormDraft } from '@/session/drafts/useDraft';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { T, useT } from '@/shared/i18n/text';
import { differencesOf } from '@/shared/record/differences';
import { SaveConflict } from '@/shared/record/SaveConflict';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Icon } from '@/shared/ui/Icon';
import { ActionFailure } from '../ActionFailure';
import { QUIET, saveProfile } from '../calls';
import { ContactFields } from './ContactFields';
import {
  changeOf,
  contactLabels,
  contactNames,
  contactOf,
  contactSchema,
  useStoredValues,
  type Contact,
} from './contactEntries';
import { markFields, useAction } from '../useAction';

/** Name and numbers. What is typed outlives a locked screen, a failed save and a version that was newer. */
export function ContactForm({ profile }: { profile: Profile }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const stored = useMemo(() => contactOf(profile), [profile]);
  const [defaultValues] = useState(stored);
  const form = useForm<Contact>({
    defaultValues,
    resolver: zodResolver(contactSchema),
  });
  const { isDirty } = form.formState;
  const typed = useWatch({ control: form.control });
  const draft = useFormDraft('profile.contact', form);
  useStoredValues(form, stored);
  const save = useAction(saveProfile);
  const guard = useUnsavedGuard(isDirty, draft.drop);
  /** What was typed here before the newer version was taken. */
  const [mine, setMine] = useState<Contact | null>(null);
  const [isSaved, setSaved] = useState(false);

  const submit = form.handleSubmit(async (entered) => {
    const sent = form.getValues();
    const change = changeOf(entered);
    const error = await save.run({ change, ...QUIET });
    if (error === undefined) return;
    setMine(null);
    if (error) return markFields(error, contactNames, form.setError);
    const typedSince = contactNames.filter((name) => form.getValues(name) !== sent[name]);
    const values = form.getValues();
    draft.drop();
    form.reset({ ...change, phone: change.phone ?? '', mobile: change.mobile ?? '' });
    setSaved(true);
    for (const name of typedSince) form.setValue(name, values[name], { shouldDirty: true });
    dispatch(noticed({ tone: 'success', message: 'profile.saved' }));
    return undefined;
  });
  const discard = () => {
    save.forget();
    setMine(null);
    // The button that was pressed goes, and a reset forgets the fields until they are drawn again.
    form.setFocus('firstName');
    draft.discard();
  };

  const takeTheirs = () => {
    setMine({ ...form.getValues() });
    save.forget();
    draft.drop();
    form.reset(stored);
  };
  const goBack = () => {
    if (mine) form.reset(mine, { keepDefaultValues: true });
    setMine(null);
  };
  const isConflict = save.failure?.status === 412;

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <DraftNotice draft={draft} />
      <ContactFields form={form} />
      <SaveConflict
        failure={isConflict ? save.failure : null}
        stored={{}}
        differences={differencesOf(contactLabels, { ...stored, ...typed }, stored, t)}
        onMine={save.forget}
        onTheirs={takeTheirs}
        onBack={mine && !save.failure ? goBack : undefined}
      />
      <div className="d-flex flex-wrap gap-2">
        <button type="submit" className="btn btn-primary" aria-disabled={save.busy} aria-busy={save.busy}>
          <T id="common.save" />
        </button>
        {isDirty && !save.busy && (
          <button type="button" className="btn btn-outline-secondary" onClick={discard}>
            <T id="common.discard" />
          </button>
        )}
        {isSaved && !isDirty && (
          <span className="d-inline-flex gap-2 align-items-center text-success">
            <Icon of={CircleCheck} />
            <T id="profile.savedHere" />
          </span>
        )}
      </div>
      <ActionFailure error={isConflict ? null : save.failure} fields={contactNames} />
      {guard.dialog}
    </form>
  );
}
