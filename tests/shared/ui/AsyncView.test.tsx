import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Status } from '@/shared/store/recordSlice';
import { AsyncView } from '@/shared/ui/AsyncView';
import { inEnglish } from './inEnglish';

const network = { message: 'errors.network' } as const;
const view = (status: Status, isEmpty?: boolean, props: { onRetry?: () => void } = {}) => (
  <AsyncView
    status={status}
    error={status === 'failed' ? network : null}
    isEmpty={isEmpty}
    empty={<p>Nobody yet</p>}
    {...props}
  >
    <p>Content</p>
  </AsyncView>
);

describe('AsyncView', () => {
  it.each(['idle', 'loading'] as const)('announces loading while %s, with no content', (status) => {
    const { container } = inEnglish(view(status, true));
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(container.querySelector('[aria-busy="true"] .nd-skeleton')).not.toBeNull();
    expect(screen.queryByText('Content')).not.toBeInTheDocument();
    expect(screen.queryByText('Nobody yet')).not.toBeInTheDocument();
  });

  it('shows a failure as an alert and asks again on Retry', async () => {
    const onRetry = vi.fn<() => void>();
    inEnglish(view('failed', true, { onRetry }));
    expect(screen.getByRole('alert')).toHaveTextContent('The server cannot be reached.');
    expect(screen.queryByText('Nobody yet')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('shows nothing of content that never came', () => {
    inEnglish(view('failed'));
    expect(screen.queryByText('Content')).not.toBeInTheDocument();
  });

  it('shows what to do when nothing came', () => {
    inEnglish(view('ready', true));
    expect(screen.getByText('Nobody yet')).toBeInTheDocument();
    expect(screen.queryByText('Content')).not.toBeInTheDocument();
  });

  it('shows the content, quietly', () => {
    inEnglish(view('ready', false));
    expect(screen.getByText('Content')).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('keeps content in sight while it is refreshed and when that fails', () => {
    const { rerender } = inEnglish(view('loading', false));
    expect(screen.getByText('Content')).toBeInTheDocument();
    rerender(view('failed', false));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(screen.getByText('Content')).toBeInTheDocument();
  });
});
