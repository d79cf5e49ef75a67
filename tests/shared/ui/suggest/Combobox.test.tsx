import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Combobox, type ComboboxProps } from '@/shared/ui/suggest/Combobox';
import { hasText, matchGroups, type Suggestion, type SuggestionGroup } from '@/shared/ui/suggest/match';
import { inEnglish } from '../inEnglish';

const group = (id: string, ...titles: string[]): SuggestionGroup => ({
  id,
  title: id,
  limit: 4,
  items: titles.map((title) => ({ id: `${id}/${title}`, title })),
});
const offered = [group('Pages', 'Alerts', 'Alarm bells'), group('Files', 'Diary'), group('People', 'Alma')];

type Handlers = Partial<Pick<ComboboxProps<Suggestion>, 'onEscape' | 'onLeave' | 'onEnterWithoutHit'>>;

function open({ groups = offered, aside, ...handlers }: Handlers & Partial<ComboboxProps<Suggestion>> = {}) {
  const onChoose = vi.fn<(item: Suggestion) => void>();
  const onText = vi.fn<(text: string) => void>();
  function Box({ groups: shown }: { groups: readonly SuggestionGroup[] }) {
    const [text, setText] = useState('');
    return (
      <Combobox
        {...handlers}
        label="Find"
        text={text}
        onText={(next) => {
          onText(next);
          setText(next);
        }}
        groups={matchGroups(shown, text)}
        isOpen={hasText(text)}
        onChoose={onChoose}
        renderItem={({ title }) => title}
        {...(aside && { aside })}
      />
    );
  }
  const page = (shown: readonly SuggestionGroup[]) => (
    <>
      <Box groups={shown} />
      <p>Elsewhere</p>
    </>
  );
  const view = inEnglish(page(groups));
  const box = screen.getByRole('combobox', { name: 'Find' });
  return {
    user: userEvent.setup(),
    box,
    onChoose,
    onText,
    offer: (shown: readonly SuggestionGroup[]) => view.rerender(page(shown)),
    active: () => {
      const id = box.getAttribute('aria-activedescendant');
      return id === null ? null : (document.getElementById(id)?.textContent ?? 'nothing');
    },
  };
}

describe('§4 search box', () => {
  it('shows suggestions while there is text, and a zero is text', async () => {
    const { user, box } = open();
    expect(box).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.type(box, '0');
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(box.getAttribute('aria-controls') ?? '')).toBe(
      screen.getByRole('listbox'),
    );
    await user.clear(box);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box).not.toHaveAttribute('aria-activedescendant');
  });

  it("§8: shows every group, and 'No Result' in one without a hit, which no key leads to", async () => {
    const { user, box, active } = open();
    await user.type(box, 'al');
    const files = screen.getByRole('group', { name: 'Files' });
    expect(within(files).getByRole('option', { name: 'No Result' })).toHaveAttribute('aria-disabled', 'true');
    expect(active()).toBe('Alerts');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('Alma');
  });

  it('AC10: one active hit over all groups, without wrapping at either end', async () => {
    const { user, box, active } = open();
    await user.type(box, 'al');
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('Alerts');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(active()).toBe('Alma');
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('Alarm bells');
  });

  it('typing starts over at the first hit', async () => {
    const { user, box, active } = open();
    await user.type(box, 'al');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await user.type(box, 'm');
    expect(active()).toBe('Alma');
    await user.keyboard('{Backspace}');
    expect(active()).toBe('Alerts');
  });

  it('RC02: what arrives late does not change what Enter chooses', async () => {
    const { user, box, active, offer, onChoose } = open();
    await user.type(box, 'al');
    offer([group('Patients', 'Alder'), ...offered]);
    expect(screen.getAllByRole('option', { selected: false })[0]).toHaveTextContent('Alder');
    expect(active()).toBe('Alerts');
    await user.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ id: 'Pages/Alerts', title: 'Alerts' });
  });

  it('hovering makes a hit the active one, a click chooses it', async () => {
    const { user, box, active, onChoose } = open();
    await user.type(box, 'al');
    await user.hover(screen.getByRole('option', { name: 'Alma' }));
    expect(active()).toBe('Alma');
    await user.click(screen.getByRole('option', { name: 'Alarm bells' }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ id: 'Pages/Alarm bells', title: 'Alarm bells' });
    expect(box).toHaveFocus();
  });

  it('Enter without a hit chooses nothing', async () => {
    const onEnterWithoutHit = vi.fn<() => void>();
    const { user, box, onChoose } = open({ onEnterWithoutHit });
    await user.type(box, 'zzz{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
    expect(onEnterWithoutHit).toHaveBeenCalledOnce();
    expect(box).toHaveValue('zzz');
  });

  it('Escape clears and hides, and leaves an empty box to what surrounds it', async () => {
    const around = vi.fn<() => void>();
    const { user, box } = open();
    document.addEventListener('keydown', around);
    await user.type(box, 'al');
    around.mockClear();
    await user.keyboard('{Escape}');
    expect(box).toHaveValue('');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(around).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(around).toHaveBeenCalledOnce();
    document.removeEventListener('keydown', around);
  });

  it('tells when something else is pressed, or the focus goes on', async () => {
    const onLeave = vi.fn<() => void>();
    const { user, box } = open({ onLeave });
    await user.type(box, 'al');
    await user.click(screen.getByRole('option', { name: 'Alma' }));
    expect(onLeave).not.toHaveBeenCalled();
    await user.click(screen.getByText('Elsewhere'));
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it.each(['ArrowDown', 'Enter', 'Escape'])('leaves %s to an input method that composes', async (key) => {
    const { user, box, active, onChoose } = open();
    await user.type(box, 'al');
    fireEvent.keyDown(box, { key, isComposing: true });
    fireEvent.keyDown(box, { key, keyCode: 229 });
    expect(active()).toBe('Alerts');
    expect(box).toHaveValue('al');
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('§9: answers the codes 40, 38, 13 and 27 by the keys they belong to', async () => {
    const { user, box, active, onChoose } = open();
    await user.type(box, 'al');
    fireEvent.keyDown(box, { key: 'ArrowDown', keyCode: 40 });
    expect(active()).toBe('Alarm bells');
    fireEvent.keyDown(box, { key: 'ArrowUp', keyCode: 38 });
    expect(active()).toBe('Alerts');
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
    expect(onChoose).toHaveBeenCalledOnce();
    fireEvent.keyDown(box, { key: 'Escape', keyCode: 27 });
    expect(box).toHaveValue('');
  });

  it('AC10: says how many hits there are once typing rests', async () => {
    const { user, box } = open();
    await user.type(box, 'a');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.type(box, 'l');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 suggestions'));
    await user.type(box, 'zz');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing found'));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('keeps hits apart whatever a host calls them', async () => {
    const rows = ['a b', 'a_b', 'a_32_b', 'a/b'];
    const { user, box } = open({
      groups: [{ id: 'g', limit: 9, items: rows.map((id) => ({ id, title: `Row ${id}` })) }],
    });
    await user.type(box, 'row');
    const ids = screen.getAllByRole('option').map(({ id }) => id);
    expect(new Set(ids).size).toBe(rows.length);
    expect(ids.filter((id) => /\s/.test(id))).toEqual([]);
  });
});

describe('with a control beside each hit', () => {
  it('is a grid, whose controls Escape reaches too', async () => {
    const { user, box, active } = open({ aside: ({ title }) => <button type="button">Star {title}</button> });
    await user.type(box, 'al');
    expect(box).toHaveAttribute('aria-haspopup', 'grid');
    expect(screen.getByRole('grid', { name: 'Find' })).toBeVisible();
    expect(active()).toBe('Alerts');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Star Alerts' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(box).toHaveValue('');
    expect(box).toHaveFocus();
  });
});
