import { Field as FormikInput, Form, Formik } from 'formik';
import { T } from '@/shared/i18n/text';
import { FormikField } from './FormikField';
import { accountSchema, problemsBy } from './formikRules';
import { SendButton } from './SendButton';
import { useSent } from './useSent';

/** Nothing is judged: what was typed is sent. */
function Basic() {
  const send = useSent();
  return (
    <Formik initialValues={{ town: '' }} onSubmit={send}>
      {({ isSubmitting }) => (
        <Form>
          <label className="form-label" htmlFor="formik-town">
            <T id="checkout.town" />
          </label>
          <FormikInput id="formik-town" name="town" className="form-control mb-3" autoComplete="off" />
          <SendButton isBusy={isSubmitting} />
        </Form>
      )}
    </Formik>
  );
}

/** Rules that look at several entries together. No password is sent. */
function Rules() {
  const send = useSent();
  return (
    <Formik
      initialValues={{ username: '', page: '', password: '', again: '' }}
      validate={(values) => problemsBy(accountSchema, values)}
      onSubmit={({ username, page }) => send({ username, page })}
    >
      {({ isSubmitting }) => (
        <Form noValidate>
          <FormikField name="username" label="users.username" required />
          <FormikField name="page" label="showcase:/forms/formik#address" type="url" />
          <FormikField name="password" label="auth.password" type="password" required />
          <FormikField name="again" label="showcase:/forms/formik#again" type="password" required />
          <SendButton isBusy={isSubmitting} />
        </Form>
      )}
    </Formik>
  );
}

export { Basic, Rules };
