import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useFrozenOrder } from '@/features/alerts/list/useFrozenOrder';

interface Props {
  latest: string[];
  scope: string;
  isHeld: boolean;
}
const steady = (initialProps: Props) =>
  renderHook(({ latest, scope, isHeld }: Props) => useFrozenOrder(latest, { scope, isHeld }), {
    initialProps,
  });

describe('AL04: a list that somebody works in', () => {
  it('follows what comes while nobody is at work in it', () => {
    const { result, rerender } = steady({ latest: ['a', 'b'], scope: '', isHeld: false });
    rerender({ latest: ['new', 'b', 'a'], scope: '', isHeld: false });
    expect(result.current).toMatchObject({ keys: ['new', 'b', 'a'], waiting: [] });
  });

  it('does not move under a hand: what is new waits until it is let in, what has left stays', () => {
    const { result, rerender } = steady({ latest: ['a', 'b'], scope: '', isHeld: false });
    rerender({ latest: ['new', 'b'], scope: '', isHeld: true });
    expect(result.current).toMatchObject({ keys: ['a', 'b'], waiting: ['new'] });
    act(() => result.current.show());
    rerender({ latest: ['new', 'b'], scope: '', isHeld: true });
    expect(result.current).toMatchObject({ keys: ['new', 'b'], waiting: [] });
    rerender({ latest: ['newer', 'new', 'b'], scope: '', isHeld: true });
    expect(result.current.waiting).toEqual(['newer']);
    rerender({ latest: ['newer', 'new', 'b'], scope: '', isHeld: false });
    expect(result.current).toMatchObject({ keys: ['newer', 'new', 'b'], waiting: [] });
  });

  it('is another list at once when a filter or the order changes', () => {
    const { result, rerender } = steady({ latest: ['a', 'b'], scope: 'all', isHeld: true });
    rerender({ latest: ['b'], scope: 'high', isHeld: true });
    expect(result.current).toMatchObject({ keys: ['b'], waiting: [] });
  });
});
