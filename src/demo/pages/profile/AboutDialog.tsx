import { useState, type FormEvent } from 'react';
import type { MessageId } from '@/locales';
import { useDialogGuard } from '@/shared/forms/useDialogGuard';
import { T } from '@/shared/i18n/text';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { Field } from '@/shared/ui/Field';
import { emailProblem } from '../emailProblem';
import { addressProblem } from '../addressProblem';
import { changeProfile, useProfile, type About } from './profileState';
import { aboutWords } from './words';

const problemsOf = (about: About): Partial<Record<keyof About, MessageId | null>> => ({
  email: emailProblem(about.email),
  website: addressProblem(about.website),
});

/** What somebody says of themselves. */
export function AboutDialog({ onClose }: { onClose: () => void }) {
  const { about } = useProfile();
  const [draft, setDraft] = useState(about);
  const [isTried, setTried] = useState(false);
  const isDirty = JSON.stringify(draft) !== JSON.stringify(about);
  const guard = useDialogGuard(isDirty, onClose, () => undefined);
  const problems = isTried ? problemsOf(draft) : {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const wrong = Object.entries(problemsOf(draft)).find(([, problem]) => problem);
    if (wrong) {
      const field = event.currentTarget.elements.namedItem(wrong[0]);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    changeProfile({ about: draft });
    guard.leave();
  };
  const field = (name: keyof About) => (
    <Field
      key={name}
      label={<T id={aboutWords[name]} />}
      error={problems[name] && <T id={problems[name]} />}
      required={name === 'email'}
    >
      {(control) => {
        const common = {
          ...control,
          name,
          className: 'form-control',
          value: draft[name],
          maxLength: 300,
          onChange: ({ target }: { target: { value: string } }) =>
            setDraft({ ...draft, [name]: target.value }),
        };
        if (name === 'words') return <textarea {...common} rows={3} dir="auto" />;
        return <input {...common} dir={name === 'email' || name === 'website' ? 'ltr' : 'auto'} />;
      }}
    </Field>
  );
  return (
    <>
      <Dialog
        isOpen
        title={<T id="socialProfile.edit" />}
        onClose={guard.close}
        onSubmit={submit}
        footer={<DialogActions confirmLabel={<T id="common.save" />} busy={false} onCancel={guard.close} />}
      >
        {(Object.keys(aboutWords) as (keyof About)[]).map(field)}
      </Dialog>
      {guard.dialog}
    </>
  );
}
