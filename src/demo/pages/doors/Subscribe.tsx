import { useRef, useState, type FormEvent } from 'react';
import type { MessageId } from '@/locales';
import { T } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { emailProblem } from '../emailProblem';

/** Takes an address down; nobody is written to. */
export function Subscribe() {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<MessageId | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = emailProblem(email);
    setProblem(wrong);
    if (wrong) {
      setTold(null);
      input.current?.focus();
    } else {
      setTold(email.trim());
      setEmail('');
    }
  };
  return (
    <>
      <form noValidate className="nd-subscribe" onSubmit={submit}>
        <Field
          label={<T id="doors.email" />}
          error={problem && <T id={problem} />}
          className="flex-grow-1 text-start"
        >
          {(control) => (
            <input
              {...control}
              ref={input}
              type="email"
              className={`form-control ${problem ? 'is-invalid' : ''}`}
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={200}
              dir="ltr"
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          )}
        </Field>
        <button type="submit" className="btn btn-primary">
          <T id="doors.subscribe" />
        </button>
      </form>
      <p role="status" className={told === null ? 'visually-hidden' : 'alert alert-success mb-0'}>
        {told !== null && <T id="doors.subscribed" values={{ email: <bdi key="email">{told}</bdi> }} />}
      </p>
    </>
  );
}
