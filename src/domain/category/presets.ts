import type { CategoryBody } from './userCategory';

type Preset = Required<Pick<CategoryBody, 'code' | 'type' | 'colour' | 'icon'>>;

/**
 * Where a new category can begin: the groups that kidney teams divide their patients into, each with a colour and a
 * shape that no other one has. Name and description are the reader's language's.
 */
export const categoryPresets = {
  ckd: { code: 'CKD', type: 'clinical', colour: 'blue', icon: 'circle' },
  haemodialysis: { code: 'HD', type: 'clinical', colour: 'red', icon: 'drop' },
  peritoneal: { code: 'PD', type: 'clinical', colour: 'purple', icon: 'square' },
  transplant: { code: 'TX', type: 'clinical', colour: 'green', icon: 'star' },
  stones: { code: 'STONE', type: 'clinical', colour: 'yellow', icon: 'diamond' },
  heartFailure: { code: 'HF', type: 'clinical', colour: 'orange', icon: 'heart' },
  prevention: { code: 'PREV', type: 'programme', colour: 'teal', icon: 'leaf' },
} as const satisfies Record<string, Preset>;
export type PresetName = keyof typeof categoryPresets;
export const presetNames = Object.keys(categoryPresets) as PresetName[];
