/** Words as an element: a library that is given a string takes it for markup. */
export function asElement(words: string): HTMLElement {
  const element = document.createElement('span');
  element.append(words);
  return element;
}
