import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useStore } from 'react-redux';
import type { OnEnter } from '@/demo/accounts/useEntering';
import { embeddedAccounts } from '@/session/embeddedAccounts';
import { identitiesOf, signInToDemonstration } from '@/session/enter';
import { T } from '@/shared/i18n/text';
import { Skeleton } from '@/shared/ui/Skeleton';
import type { AppStore } from './store';

type Form = ComponentType<{ onEnter: OnEnter }>;
type Load = () => Promise<Form>;

/** A real identity host knows nothing of the demonstration's tokens: the accounts are offered beside the embedded one. */
const isOffered = () => embeddedAccounts().length > 0;

/** What the tab of the demonstration accounts holds on the sign-in page; nothing where they are not offered. */
export const demonstrationSignIn = () =>
  import.meta.env.VITE_DEMOS !== 'off' && isOffered() ? (
    <Door load={async () => (await import('@/demo/accounts/DemoSignIn')).DemoSignIn} />
  ) : null;

/** The same on the page where an account is opened. */
export const demonstrationRegister = () =>
  import.meta.env.VITE_DEMOS !== 'off' && isOffered() ? (
    <Door load={async () => (await import('@/demo/accounts/DemoRegister')).DemoRegister} />
  ) : null;

/** The form is there as soon as its calls have somebody to answer them. */
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
    <Suspense fallback={<Wait />}>
      <Form onEnter={onEnter} />
    </Suspense>
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
