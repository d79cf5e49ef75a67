import { configure, getConfig } from '@testing-library/react';
import { setImmediate } from 'node:timers/promises';

// What is fetched when it is first wanted, and setting up the sample clinic, take a second or two, ten on a busy machine;
// a page that fails is told in its first lines.
const { asyncWrapper } = getConfig();
configure({
  asyncUtilTimeout: 60_000,
  // What is typed into an area is no text of the page: a test that waits for it would find the dialog that is closing.
  defaultIgnore: 'script, style, textarea',
  // A query sees what was drawn before the effects of the drawing have run. Nobody acts between the two: React takes a
  // turn for the effects, one for what they set, and one for the effects of that.
  asyncWrapper: async (query) => {
    const found = await asyncWrapper(query);
    for (let turn = 0; turn < 3; turn += 1) await setImmediate();
    return found;
  },
  getElementError: (message) => new Error(message?.slice(0, 1000) ?? ''),
});
