import type { Draft } from '@/domain/entity';
import { savedViewSchema, type SavedView } from '@/domain/worklist/savedView';
import { createResource } from '../api/resource';
import { createAction } from '../store/actions';
import { createRecordSlice } from '../store/recordSlice';

/** One's own views of the lists. */
export const views = createRecordSlice<SavedView>('views', createResource('/views', savedViewSchema));

/** Asks for a view back that its owner deleted; the toast that offers it holds only this. */
export const viewWanted = createAction<Draft<SavedView>>('views/wanted');
