import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type SubmitEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { inEnglish } from '../inEnglish';

function Page({ busy = false, onConfirm = () => {} }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        Delete…
      </button>
      <ConfirmDialog
        isOpen={asking}
        title="Delete category “Dialysis”?"
        confirmLabel="Delete category"
        busy={busy}
        onConfirm={onConfirm}
        onClose={() => setAsking(false)}
      >
        It cannot be brought back.
      </ConfirmDialog>
    </>
  );
}
const ask = async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Delete…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete category “Dialysis”?' });
  return { user, dialog };
};
/** reactstrap reads the key's number, which user-event does not send. */
const escape = (dialog: HTMLElement) => fireEvent.keyUp(dialog, { key: 'Escape', keyCode: 27 });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('dialogs', () => {
  it('AC02 are named, take focus, close on Escape and give focus back', async () => {
    inEnglish(<Page />);
    const { dialog } = await ask();
    expect(dialog.contains(document.activeElement)).toBe(true);
    escape(dialog);
    await gone();
    expect(screen.getByRole('button', { name: 'Delete…' })).toHaveFocus();
  });

  it('act only when told to', async () => {
    const onConfirm = vi.fn<() => void>();
    inEnglish(<Page onConfirm={onConfirm} />);
    const { user } = await ask();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await gone();
    expect(onConfirm).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Delete…' }));
    await user.click(await screen.findByRole('button', { name: 'Delete category' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('cannot be left while the action is being done', async () => {
    const onConfirm = vi.fn<() => void>();
    inEnglish(<Page busy onConfirm={onConfirm} />);
    const { dialog, user } = await ask();
    escape(dialog);
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    for (const name of ['Cancel', 'Delete category']) {
      const button = screen.getByRole('button', { name });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      await user.click(button);
    }
    expect(dialog).toBeInTheDocument();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('with a form send it on Enter', async () => {
    const onSubmit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault());
    inEnglish(
      <Dialog
        isOpen
        title="New note"
        onClose={() => {}}
        onSubmit={onSubmit}
        footer={<button type="submit">Save</button>}
      >
        <input aria-label="Note" />
      </Dialog>,
    );
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Called{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});
