import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SingleKeysContext, useSingleKeys } from '@/shared/navigation/singleKeys';

afterEach(cleanup);

const find = vi.fn<() => void>();
const leave = vi.fn<() => void>();
const jump = vi.fn<() => void>();
afterEach(() => vi.clearAllMocks());

function Page() {
  useSingleKeys({ '/': find, 'g d': leave, d: jump });
  return (
    <>
      <button type="button">Button</button>
      <a href="#there">Link</a>
      <table>
        <tbody>
          <tr tabIndex={0} aria-label="Row">
            <td>Cell</td>
          </tr>
        </tbody>
      </table>
      <input aria-label="Text" />
      <input type="checkbox" aria-label="Box" />
      <input type="range" aria-label="Slider" />
      <textarea aria-label="Long text" />
      <select aria-label="Choice">
        <option>One</option>
      </select>
      <div contentEditable suppressContentEditableWarning role="textbox" aria-label="Rich text" tabIndex={0}>
        <b tabIndex={-1}>Bold</b>
      </div>
      <div role="menu" aria-label="Menu">
        <button type="button" role="menuitem">
          Entry
        </button>
      </div>
      <div role="dialog" aria-label="Panel">
        <button type="button">In the panel</button>
      </div>
    </>
  );
}

const open = (isOn = true) => {
  const page = (on: boolean) => (
    <SingleKeysContext value={on}>
      <Page />
    </SingleKeysContext>
  );
  const view = render(page(isOn));
  return { turn: (on: boolean) => view.rerender(page(on)) };
};
/** Whether the browser is left to do its own with the key. */
const press = (key: string, more: KeyboardEventInit = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...more });

describe('a single key', () => {
  it.each([['Button'], ['Link'], ['Row']])('AC02: acts where nothing is typed, such as on a %s', (name) => {
    open();
    const target = screen.getByText(name === 'Row' ? 'Cell' : name);
    expect(press('/', {}, target)).toBe(false);
    expect(find).toHaveBeenCalledOnce();
  });

  it('may need Shift, as ? and / do on many keyboards', () => {
    open();
    press('/', { shiftKey: true });
    expect(find).toHaveBeenCalledOnce();
  });

  it.each([
    ['Ctrl', { ctrlKey: true }],
    ['⌘', { metaKey: true }],
    ['Alt', { altKey: true }],
    ['repetition', { repeat: true }],
    ['an input method', { isComposing: true }],
  ])('does nothing with %s', (_, more) => {
    open();
    expect(press('/', more)).toBe(true);
    expect(find).not.toHaveBeenCalled();
  });

  it.each([
    ['Text'],
    ['Box'],
    ['Slider'],
    ['Long text'],
    ['Choice'],
    ['Rich text'],
    ['Bold'],
    ['Entry'],
    ['In the panel'],
  ])('belongs to what has the focus: %s', (name) => {
    open();
    const target = screen.queryByLabelText(name) ?? screen.getByText(name);
    expect(press('/', {}, target)).toBe(true);
    expect(find).not.toHaveBeenCalled();
  });

  it('does nothing behind a dialog, wherever the focus is', () => {
    open();
    const modal = document.createElement('div');
    modal.setAttribute('aria-modal', 'true');
    document.body.append(modal);
    press('/');
    modal.remove();
    expect(find).not.toHaveBeenCalled();
    press('/');
    expect(find).toHaveBeenCalledOnce();
  });

  it('does nothing when somebody else has answered it', () => {
    open();
    const answer = (event: Event) => event.preventDefault();
    const button = screen.getByText('Button');
    button.addEventListener('keydown', answer);
    press('/', {}, button);
    expect(find).not.toHaveBeenCalled();
  });

  it('AC02: can be turned off and on (WCAG 2.1.4)', () => {
    const { turn } = open(false);
    expect(press('/')).toBe(true);
    turn(true);
    press('/');
    expect(find).toHaveBeenCalledOnce();
    turn(false);
    press('/');
    expect(find).toHaveBeenCalledOnce();
  });
});

describe('two keys', () => {
  it('act one after the other, and the second alone does its own', async () => {
    open();
    const user = userEvent.setup();
    await user.keyboard('gd');
    expect(leave).toHaveBeenCalledOnce();
    expect(jump).not.toHaveBeenCalled();
    await user.keyboard('d');
    expect(jump).toHaveBeenCalledOnce();
    await user.keyboard('ggd');
    expect(leave).toHaveBeenCalledTimes(2);
  });

  it('act only soon after each other, and with nothing between them', () => {
    open();
    const now = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(0);
    press('g');
    now.mockReturnValue(2_001);
    press('d');
    expect(leave).not.toHaveBeenCalled();
    press('g');
    press('x');
    press('d');
    expect(leave).not.toHaveBeenCalled();
    press('g');
    now.mockReturnValue(4_001);
    press('d');
    expect(leave).toHaveBeenCalledOnce();
    now.mockRestore();
  });
});
