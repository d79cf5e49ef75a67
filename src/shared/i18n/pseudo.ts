import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import type { Messages } from '@/locales';

const plain = 'abcdefghijklmnopqrstuvwxyz';
const accented = 'áƀçðéƒĝĥîĵķļɱñôþǫŕšţûṽŵẋýž';
const vowels = 'aeiouy';

/** Every letter with an accent, vowels twice: readable still, and about as much longer as German is. */
const disguise = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const small = letter.toLowerCase();
    const worn = accented.charAt(plain.indexOf(small));
    const cased = small === letter ? worn : worn.toUpperCase();
    return vowels.includes(small) ? cased + worn : cased;
  });

function disguiseElement(element: MessageFormatElement): MessageFormatElement {
  switch (element.type) {
    case TYPE.literal:
      return { ...element, value: disguise(element.value) };
    case TYPE.plural:
    case TYPE.select: {
      const options = Object.entries(element.options).map(
        ([name, option]) => [name, { ...option, value: option.value.map(disguiseElement) }] as const,
      );
      return { ...element, options: Object.fromEntries(options) };
    }
    case TYPE.tag:
      return { ...element, children: element.children.map(disguiseElement) };
    default:
      return element;
  }
}

/**
 * A message as no language has it: accents on its letters, about a third longer, in brackets. What stays as it was on the
 * page is not a message, and a bracket out of sight is cut off. Arguments and tags are untouched.
 * @throws SyntaxError if the message is not ICU
 */
export const pseudo = (message: string): string =>
  printAST([
    { type: TYPE.literal, value: '⟦' },
    ...parse(message).map(disguiseElement),
    { type: TYPE.literal, value: '⟧' },
  ]);

/** For this tab only, and until it is closed. */
const KEY = 'nephrodesk.pseudo';

export const isPseudoOn = (): boolean => sessionStorage.getItem(KEY) === 'on';

/** It holds from the next load of the page on. */
export const setPseudo = (on: boolean): void => sessionStorage.setItem(KEY, on ? 'on' : 'off');

/** The messages of any language in disguise, where that is switched on. */
export function pseudoIfOn(messages: Partial<Messages>): Partial<Messages> {
  if (!isPseudoOn()) return messages;
  return Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, pseudo(text)]));
}
