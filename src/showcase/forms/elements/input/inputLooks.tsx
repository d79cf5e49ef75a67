import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import User from 'lucide-react/icons/user';
import { useId, useState } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { Icon } from '@/shared/ui/Icon';
import '../looks/inputLooks.css';

const entries = [
  { name: 'name', type: 'text', icon: User, label: 'checkout.name' },
  { name: 'email', type: 'email', icon: Mail, label: 'users.email' },
  { name: 'phone', type: 'tel', icon: Phone, label: 'users.byPhone' },
] as const;

/** The label stands in the box until somebody types, and above it then. */
function Floating() {
  const id = useId();
  return entries.map(({ name, type, label }) => (
    <div key={name} className="form-floating nd-floating mb-3">
      <input type={type} id={`${id}-${name}`} className="form-control" placeholder="" autoComplete="off" />
      <label htmlFor={`${id}-${name}`}>
        <T id={label} />
      </label>
    </div>
  ));
}

/** The icon repeats the label; it never takes its place. */
function WithIcons() {
  const id = useId();
  return entries.map(({ name, type, icon, label }) => (
    <Field key={name} id={`${id}-${name}`} label={<T id={label} />}>
      {(control) => (
        <div className="input-group">
          <span className="input-group-text">
            <Icon of={icon} />
          </span>
          <input {...control} type={type} className="form-control" autoComplete="off" />
        </div>
      )}
    </Field>
  ));
}

function FloatingWithIcons() {
  const id = useId();
  return entries.map(({ name, type, icon, label }) => (
    <div key={name} className="input-group mb-3">
      <span className="input-group-text">
        <Icon of={icon} />
      </span>
      <div className="form-floating nd-floating">
        <input type={type} id={`${id}-${name}`} className="form-control" placeholder="" autoComplete="off" />
        <label htmlFor={`${id}-${name}`}>
          <T id={label} />
        </label>
      </div>
    </div>
  ));
}

const shapes = [
  { name: 'form-control-sm', label: 'showcase:/forms/elements/input#small' },
  { name: '', label: 'showcase:/forms/elements/input#middle' },
  { name: 'form-control-lg', label: 'showcase:/forms/elements/input#large' },
  { name: 'rounded-pill', label: 'showcase:/forms/elements/input#round' },
  { name: 'rounded-0', label: 'showcase:/forms/elements/input#square' },
] as const;

function Sizes() {
  return shapes.map(({ name, label }) => (
    <Field key={label} label={<T id={label} />}>
      {(control) => <input {...control} type="text" className={`form-control ${name}`} autoComplete="off" />}
    </Field>
  ));
}

function OneFile() {
  const t = useT();
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <Field label={<T id="showcase:/forms/elements/input#letter" />} className="mb-2">
        {(control) => (
          <input
            {...control}
            type="file"
            className="form-control"
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
          />
        )}
      </Field>
      <p role="status">
        {file
          ? t('showcase:/forms/elements/input#chosenFile', { name: file.name, size: file.size })
          : t('showcase:/forms/elements/input#noFile')}
      </p>
    </>
  );
}

export { Floating, FloatingWithIcons, OneFile, Sizes, WithIcons };
