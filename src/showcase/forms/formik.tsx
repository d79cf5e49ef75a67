import { zodResolver } from '@hookform/resolvers/zod';
import { Form, Formik } from 'formik';
import { useForm } from 'react-hook-form';
import { useProblemList } from '@/shared/forms/problemList';
import { TextField } from '@/shared/forms/TextField';
import { T } from '@/shared/i18n/text';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { Basic, Rules } from './formik/formikForms';
import forms from './formik/formikForms.tsx?raw';
import { FormikField } from './formik/FormikField';
import { personSchema, problemsBy } from './formik/formikRules';
import { SendButton } from './formik/SendButton';
import { useSent } from './formik/useSent';
import source from './formik.tsx?raw';
import './elements/looks/inputLooks.css';

const blank = { firstName: '', lastName: '', email: '' };

/** What is wrong is said at the entries after a try to send, and goes as it is mended. */
function Messages() {
  const send = useSent();
  return (
    <Formik initialValues={blank} validate={(values) => problemsBy(personSchema, values)} onSubmit={send}>
      {({ isSubmitting }) => (
        <Form noValidate>
          <FormikField name="firstName" label="profile.firstName" required />
          <FormikField name="lastName" label="profile.lastName" required />
          <FormikField name="email" label="users.email" type="email" required />
          <SendButton isBusy={isSubmitting} />
        </Form>
      )}
    </Formik>
  );
}

const labels = {
  firstName: 'profile.firstName',
  lastName: 'profile.lastName',
  email: 'users.email',
} as const;

/** The product’s own way: react-hook-form and zod, with a summary that leads to each problem. */
function OwnWay() {
  const send = useSent();
  const { control, handleSubmit, formState } = useForm({
    defaultValues: blank,
    resolver: zodResolver(personSchema),
    shouldFocusError: false,
  });
  const problems = useProblemList(formState.errors, labels);
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <ErrorSummary problems={problems} attempt={formState.submitCount} />
      <TextField control={control} name="firstName" label={<T id={labels.firstName} />} required />
      <TextField control={control} name="lastName" label={<T id={labels.lastName} />} required />
      <TextField control={control} name="email" label={<T id={labels.email} />} required />
      <SendButton isBusy={formState.isSubmitting} />
    </form>
  );
}

export default function FormikPage() {
  return (
    <Showcase address="/forms/formik" source={source}>
      <div className="nd-examples nd-fields-page">
        <Example title="showcase.basic" source={forms} of={{ Basic }} />
        <Example title="showcase:/forms/formik#messages" of={{ Messages }} />
        <Example title="showcase.validation" source={forms} of={{ Rules }} />
        <Example title="showcase:/forms/formik#ownWay" of={{ OwnWay }} />
      </div>
    </Showcase>
  );
}
