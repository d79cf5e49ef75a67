import { lazy, useCallback, type ComponentType } from 'react';
import type { MessagePart } from '@/locales';
import { useParts, WithMessages } from './LocaleProvider';
import { aheadOfNeed } from '../api/codeFiles';

/**
 * A component whose code is loaded on first use, rendered once the messages that it needs besides those of its page are
 * loaded too. A test compares them with the messages that it uses.
 */
export function lazyWithMessages<Props extends object>(
  words: readonly MessagePart[],
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Content = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return (props) => (
    <WithMessages of={words} fallback={null}>
      <Content {...props} />
    </WithMessages>
  );
}

/** Fetches the messages of further parts before anything waits for them; a failure shows where they are wanted. */
export function useFetchMessages(): (parts: readonly MessagePart[]) => void {
  const { ask } = useParts();
  return useCallback((parts) => void aheadOfNeed(() => ask(parts, false)).catch(() => undefined), [ask]);
}
