import { useCallback, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/locales';

type PlainValues = Record<string, string | number | Date | undefined>;
type RichValues = Record<string, ReactNode | ((parts: ReactNode[]) => ReactNode)>;

/** A message as an element; values may be elements, and tags in the message are handed to functions. */
export function T({ id, values }: { id: MessageId; values?: RichValues }) {
  return <FormattedMessage id={id} {...(values && { values })} />;
}

/** Messages as plain text, for attributes and titles. */
export function useT(): (id: MessageId, values?: PlainValues) => string {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}

/** A message as plain text; null as long as the part of the language that holds it is on its way. */
export function useTWhenThere(id: MessageId): string | null {
  const { messages, formatMessage } = useIntl();
  return Object.hasOwn(messages, id) ? formatMessage({ id }) : null;
}
