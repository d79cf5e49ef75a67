import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import User from 'lucide-react/icons/user';
import { useId, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { T } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';

const rows = [
  { name: 'name', type: 'text', icon: User, label: 'checkout.name' },
  { name: 'email', type: 'email', icon: Mail, label: 'users.email' },
  { name: 'phone', type: 'tel', icon: Phone, label: 'users.byPhone' },
] as const;

/** One entry of the form: where it belongs, and what its input needs. */
export interface LaidOut {
  key: string;
  icon: typeof User;
  label: ReactNode;
  input: { id: string; name: string; type: string; autoComplete: string; className: string };
}

/** Three entries in a layout of their own, and what every form has below: whether they are kept, Submit and Reset. */
export function LayoutForm({
  children,
  className = '',
}: {
  children: (entry: LaidOut) => ReactNode;
  className?: string;
}) {
  const id = useId();
  const dispatch = useDispatch();
  const [isEmptied, setEmptied] = useState(false);
  const [isKept, setKept] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const sent = [...new FormData(form).values()].filter((value) => value !== '');
        dispatch(
          sent.length === 0
            ? noticed({ tone: 'warning', message: 'showcase:/forms/layout/form-layout#empty' })
            : noticed({
                tone: 'success',
                message: 'showcase:/forms/layout/form-layout#sent',
                values: { values: sent.join(', ') },
              }),
        );
        if (sent.length > 0 && !isKept) form.reset();
      }}
      onReset={() => setEmptied(true)}
      onInput={() => setEmptied(false)}
    >
      <div className={className}>
        {rows.map(({ name, type, icon, label }) =>
          children({
            key: name,
            icon,
            label: <T id={label} />,
            input: { id: `${id}-${name}`, name, type, autoComplete: 'off', className: 'form-control' },
          }),
        )}
      </div>
      <div className="form-check mb-3">
        <input
          type="checkbox"
          id={`${id}-keep`}
          className="form-check-input"
          checked={isKept}
          onChange={({ target }) => setKept(target.checked)}
        />
        <label className="form-check-label" htmlFor={`${id}-keep`}>
          <T id="showcase:/forms/layout/form-layout#keep" />
        </label>
      </div>
      <div className="d-flex flex-wrap gap-2 align-items-center">
        <button type="submit" className="btn btn-primary">
          <T id="showcase:/forms/layout/form-layout#submit" />
        </button>
        <button type="reset" className="btn btn-outline-secondary">
          <T id="users.reset" />
        </button>
        <span role="status">{isEmptied && <T id="showcase:/forms/layout/form-layout#emptied" />}</span>
      </div>
    </form>
  );
}
