import { T } from '@/shared/i18n/text';
import type { Part } from './tabSet';

/** Parts of a patient's record, for every tab list of the showcase; the last one cannot be chosen. */
export const sampleParts: readonly Part[] = [
  ...(['readings', 'plan', 'questions'] as const).map((name) => ({
    name,
    title: <T id={`showcase:/components/tabs-component#${name}`} />,
    content: (
      <p>
        <T id={`showcase:/components/tabs-component#${name}Text`} />
      </p>
    ),
  })),
  {
    name: 'archive',
    title: <T id="showcase:/components/tabs-component#archive" />,
    content: null,
    isDisabled: true,
  },
];
