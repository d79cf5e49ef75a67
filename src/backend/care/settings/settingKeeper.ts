import { keeperOver } from '../keeperOver';
import { createSetting, updateSetting } from './settingRecords';
import { createTerms, removeTerms, updateTerms } from './termsRecords';

/** Stores what the house decided for everybody, and the terms that patients accept. */
export const settingKeeper = keeperOver({
  settings: { create: createSetting, update: updateSetting, remove: createSetting },
  terms: { create: createTerms, update: updateTerms, remove: removeTerms },
});
