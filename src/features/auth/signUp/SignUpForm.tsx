import { useState, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { passwordProblem } from '@/domain/staff/password';
import type { SignUp } from '@/domain/staff/identity';
import type { MessageId } from '@/locales';
import { SubmitButton } from '@/shared/forms/SubmitButton';
import { T } from '@/shared/i18n/text';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Field } from '@/shared/ui/Field';
import { EmailField, emailProblem } from '../entry/EmailField';
import { EntryFailure } from '../entry/EntryFailure';
import { NewPasswordField } from '../password/NewPasswordField';
import { selectFlow, signUp } from '../slice';
import { useProblems, type Problems } from '../entry/useProblems';

type Person = Omit<SignUp, 'nonce'>;
type Name = keyof Person;
type NamePart = 'firstName' | 'lastName';

const nameFields = [
  { name: 'firstName', label: 'identity.firstName', autoComplete: 'given-name' },
  { name: 'lastName', label: 'identity.lastName', autoComplete: 'family-name' },
] as const;
const missing: Record<NamePart, MessageId> = {
  firstName: 'identity.firstNameRequired',
  lastName: 'identity.lastNameRequired',
};

function problemsOf({ firstName, lastName, email, password }: Person): Problems<Name> {
  const wrong: [Name, MessageId | null][] = [
    ['firstName', firstName.trim() === '' ? missing.firstName : null],
    ['lastName', lastName.trim() === '' ? missing.lastName : null],
    ['email', emailProblem(email)],
    ['password', password === '' ? 'auth.passwordRequired' : passwordProblem(password, email)],
  ];
  return Object.fromEntries(wrong.filter(([, problem]) => problem !== null));
}

/** Registration with a name and password. The password can be shown, so it is typed only once. */
export function SignUpForm() {
  const dispatch = useAppDispatch();
  const flow = useSelector((state) => selectFlow(state, 'signUp'));
  const { form, problems, report, forget, isAnswered } = useProblems<Name>();
  const [person, setPerson] = useState<Person>({ firstName: '', lastName: '', email: '', password: '' });

  const change = (name: Name, text: string) => {
    forget(name);
    setPerson((before) => ({ ...before, [name]: text }));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (report(problemsOf(person))) return;
    const { firstName, lastName, email, password } = person;
    const outcome = await dispatch(
      signUp({
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        email: email.trim(),
        password,
        quiet: true,
      }),
    );
    if (signUp.rejected.match(outcome) && outcome.payload?.fields) report(outcome.payload.fields, 'host');
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <EntryFailure error={isAnswered ? flow.error : null} />
      <div className="row gx-3">
        {nameFields.map(({ name, label, autoComplete }) => (
          <Field
            key={name}
            className="col-sm-6 mb-3"
            label={<T id={label} />}
            error={problems[name] && <T id={problems[name]} />}
          >
            {(control) => (
              <input
                {...control}
                type="text"
                name={name}
                className={`form-control ${problems[name] ? 'is-invalid' : ''}`}
                autoComplete={autoComplete}
                dir="auto"
                value={person[name]}
                onChange={({ target }) => change(name, target.value)}
              />
            )}
          </Field>
        ))}
      </div>
      <EmailField value={person.email} onChange={(text) => change('email', text)} problem={problems.email} />
      <NewPasswordField
        label="auth.password"
        value={person.password}
        email={person.email}
        problem={problems.password}
        onChange={(text) => change('password', text)}
      />
      <SubmitButton busy={flow.status === 'working'} label="identity.signUp" busyLabel="identity.signingUp" />
    </form>
  );
}
