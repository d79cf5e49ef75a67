import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SidePanel } from '@/shared/ui/panels/SidePanel';
import { inEnglish } from '../inEnglish';

const names = ['Anna', 'Bela', 'Cora'];

/** Three rows; each opens the panel, which holds a field for a note. */
function List() {
  const [id, setId] = useState<string | null>(null);
  const at = names.indexOf(id ?? '');
  const step = (to: number) => {
    const name = names[to];
    return id === null || name === undefined ? null : () => setId(name);
  };
  return (
    <main>
      {names.map((name) => (
        <button key={name} type="button" onClick={() => setId(name)}>
          Open {name}
        </button>
      ))}
      <SidePanel
        id={id}
        title={id}
        steps={{ back: step(at - 1), on: step(at + 1) }}
        previous="Previous"
        next="Next"
        onClose={() => setId(null)}
      >
        <label>
          Note <input />
        </label>
      </SidePanel>
    </main>
  );
}

/** A window whose width can change. */
function openWindow(isWide: boolean) {
  const list = Object.assign(new EventTarget(), { matches: isWide, media: '' });
  vi.stubGlobal('matchMedia', () => list);
  inEnglish(<List />);
  const resize = (becomesWide: boolean) => {
    act(() => {
      list.matches = becomesWide;
      list.dispatchEvent(new Event('change'));
    });
  };
  return { user: userEvent.setup(), resize };
}
afterEach(() => vi.unstubAllGlobals());

const open = (name: string) => screen.getByRole('button', { name: `Open ${name}` });
const backdrop = () => document.querySelector('.offcanvas-backdrop');

describe('a panel beside a list', () => {
  it('is a column of the page where there is room, and leaves the list in use', async () => {
    const { user } = openWindow(true);
    await user.click(open('Anna'));
    const panel = await screen.findByRole('dialog', { name: 'Anna' });
    expect(panel.parentElement).toBe(screen.getByRole('main'));
    expect(panel).toHaveFocus();
    expect(backdrop()).toBeNull();

    await user.click(open('Cora'));
    expect(screen.getByRole('heading', { name: 'Cora' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByRole('dialog', { name: 'Bela' })).toBeVisible();
  });

  it('lies over the page where there is no room', async () => {
    const { user } = openWindow(false);
    await user.click(open('Anna'));
    expect(screen.getByRole('main')).not.toContainElement(
      await screen.findByRole('dialog', { name: 'Anna' }),
    );
    expect(backdrop()).not.toBeNull();
  });

  it('closes by Escape from the list and from within, not from a field, and gives the focus back', async () => {
    const { user } = openWindow(true);
    await user.click(open('Bela'));
    await user.click(screen.getByLabelText('Note'));
    await user.keyboard('{Escape}');
    const panel = screen.getByRole('dialog', { name: 'Bela' });
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    expect(panel).not.toBeInTheDocument();
    expect(open('Bela')).toHaveFocus();

    await user.click(open('Anna'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(open('Anna')).toHaveFocus();
    await user.click(open('Cora'));
    open('Bela').focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([true, false])(
    'keeps what is typed when the window changes its width (wide first: %s)',
    async (isWide) => {
      const { user, resize } = openWindow(isWide);
      await user.click(open('Anna'));
      await user.type(await screen.findByLabelText('Note'), 'called twice');
      resize(!isWide);
      expect(screen.getByLabelText('Note')).toHaveValue('called twice');
    },
  );
});
