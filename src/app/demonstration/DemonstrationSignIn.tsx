import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useStore } from 'react-redux';
import type { OnEnter } from '@/demo/accounts/useEntering';
import { identitiesOf, signInToDemonstration } from '@/session/enter';
import { WithMessages } from '@/shared/i18n/LocaleProvider';
import { T } from '@/shared/i18n/text';
import { Skeleton } from '@/shared/ui/Skeleton';
import type { AppStore } from '../store';

type Form = ComponentType<{ onEnter: OnEnter }>;
type Load = () => Promise<Form>;

/** Content of the demonstration accounts tab on the sign-in page. */
export const DemonstrationSignIn = () => (
  <Door load={async () => (await import('@/demo/accounts/DemoSignIn')).DemoSignIn} />
);

/** The same for the registration page. */
export const DemonstrationRegister = () => (
  <Door load={async () => (await import('@/demo/accounts/DemoRegister')).DemoRegister} />
);

/** The form is shown as soon as the backend for its calls is loaded. */
const formOf = (load: Load, { dispatch }: AppStore) =>
  lazy(async () => {
    const [form, identities] = await Promise.all([
      load(),
      dispatch((_: unknown, __: unknown, tools: unknown) => identitiesOf(tools)),
    ]);
    if (!identities) throw new Error('The hosts could not be reached.');
    return { default: form };
  });

function Door({ load }: { load: Load }) {
  const store = useStore() as AppStore;
  const [Form] = useState(() => formOf(load, store));
  const onEnter: OnEnter = async (token) => {
    const outcome = await store.dispatch(signInToDemonstration(token));
    return signInToDemonstration.rejected.match(outcome) ? (outcome.payload ?? null) : null;
  };
  return (
    <WithMessages of={['account']} fallback={<Wait />}>
      <Suspense fallback={<Wait />}>
        <Form onEnter={onEnter} />
      </Suspense>
    </WithMessages>
  );
}

const Wait = () => (
  <>
    <p role="status" className="visually-hidden">
      <T id="common.loading" />
    </p>
    <Skeleton />
  </>
);
