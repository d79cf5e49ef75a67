import { afterEach, expect, it } from 'vitest';

afterEach(() => document.body.replaceChildren());

it('controls have the labels that jsdom finds for them', () => {
  document.body.innerHTML = `
    <label for="named">One</label><label for="named">Two</label><input id="named" />
    <label>Around <span><input id="within" /></span><input id="second" /></label>
    <label for="elsewhere"><input id="inside" /></label><select id="elsewhere"></select>
    <label for="">Empty<textarea id="empty"></textarea></label>
    <label for="secret">Secret</label><input type="hidden" id="secret" /><button id="none">None</button>`;
  const controls = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea, button')];
  const labels = [...document.querySelectorAll('label')];
  for (const control of controls.filter(({ id }) => id !== 'secret'))
    expect([control.id, Array.from(control.labels ?? [])]).toEqual([
      control.id,
      labels.filter((label) => label.control === control),
    ]);
  expect(document.querySelector<HTMLInputElement>('#secret')?.labels).toBeNull();
  // What changes is seen at once.
  labels[0]?.remove();
  expect(Array.from(controls[0]?.labels ?? [])).toEqual([labels[1]]);
});

it('an element is found by its id within another, and only there', () => {
  document.body.innerHTML = '<p id="twice"></p><div><p id="twice"></p><b id="once"></b></div>';
  const div = document.querySelector('div');
  expect(div?.querySelector('[id="twice"]')).toBe(div?.firstElementChild);
  expect(div?.querySelector('[id="once"]')).toBe(div?.lastElementChild);
  expect(document.querySelector('p')?.querySelector('[id="once"]')).toBeNull();
});
