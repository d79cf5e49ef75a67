import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { ownProfileDraftSchema } from '@/domain/staff/identity';
import type { Profile } from '@/session/identity';

export const contactSchema = z.omit(ownProfileDraftSchema, { avatar: true });

/** What the form holds: a number that is not given is empty. */
export type Contact = z.infer<typeof contactSchema>;
export const contactNames = ['firstName', 'lastName', 'phone', 'mobile'] as const;

export const contactLabels = {
  firstName: 'profile.firstName',
  lastName: 'profile.lastName',
  phone: 'profile.phone',
  mobile: 'profile.mobile',
} as const;

export const contactOf = ({ firstName, lastName, phone = '', mobile = '' }: Profile): Contact => ({
  firstName,
  lastName,
  phone,
  mobile,
});

/** What is sent: an empty number is none. */
export const changeOf = ({ firstName, lastName, phone, mobile }: Contact) => ({
  firstName,
  lastName,
  phone: phone === '' ? undefined : phone,
  mobile: mobile === '' ? undefined : mobile,
});

/** Has the fields that nobody touched follow what is stored; what was typed stays, and is now compared with that. */
export function useStoredValues(form: UseFormReturn<Contact>, stored: Contact): void {
  const known = useRef(stored);
  useEffect(() => {
    const before = known.current;
    known.current = stored;
    if (contactNames.every((name) => before[name] === stored[name])) return;
    const values = form.getValues();
    form.reset(stored, { keepValues: true, keepErrors: true, keepIsSubmitted: true });
    for (const name of contactNames) {
      const isTyped = values[name] !== before[name];
      form.setValue(name, isTyped ? values[name] : stored[name], { shouldDirty: true });
    }
  }, [form, stored]);
}
