import { createCategory, removeCategory, updateCategory } from './categoryRecords';
import { keeperOver } from '../keeperOver';

/** Stores the user categories. */
export const categoryKeeper = keeperOver({
  categories: { create: createCategory, update: updateCategory, remove: removeCategory },
});
