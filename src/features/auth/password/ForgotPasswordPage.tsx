import { useState } from 'react';
import { T } from '@/shared/i18n/text';
import { EntryCard } from '../entry/EntryCard';
import { EntryLink, EntryLinks } from '../entry/EntryLinks';
import { SendLinkForm } from './SendLinkForm';

/** Requests a link to set a new password. */
export default function ForgotPasswordPage() {
  const [email, setEmail] = useState('');
  return (
    <EntryCard title="identity.forgotTitle" lead={<T id="identity.forgotLead" />}>
      <SendLinkForm flow="lostPassword" email={email} onChange={setEmail} />
      <EntryLinks>
        <EntryLink label="identity.toSignIn" to="/pages/login" />
      </EntryLinks>
    </EntryCard>
  );
}
