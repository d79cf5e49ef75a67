import { lazy, type ComponentType } from 'react';
import type { MessagePart } from '@/locales';
import { WithMessages } from './LocaleProvider';

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
