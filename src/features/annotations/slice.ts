import { useEffect, useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';
import { annotationSchema, type Annotation, type AnnotationDraft } from '@/domain/readings/annotation';
import { care } from '@/shared/api/http';
import { createResource, pageOf, parseAnswer } from '@/shared/api/resource';
import { createAction } from '@/shared/store/actions';
import { createAppThunk } from '@/shared/store/appThunk';
import { announceChange } from '@/shared/store/announceChange';
import { dataChanged } from '@/shared/store/changes';
import { withoutRecords } from '@/shared/store/entities';
import { createRecordSlice, orNewer } from '@/shared/store/recordSlice';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { useOnce } from '@/shared/store/useOnce';

const resource = createResource<Annotation, AnnotationDraft>('/annotations', annotationSchema);

/** The annotations of one patient; answers their ids. */
export const fetchAnnotations = createAppThunk<string[], { patient: string; quiet?: true }>(
  'annotations/fetchOfPatient',
  async ({ patient }, { signal, dispatch }) => {
    const answer = await care.get('/annotations', { params: { patient, limit: 1000 }, signal });
    const { items } = parseAnswer(answer, pageOf(annotationSchema));
    dispatch(annotations.received(items));
    return items.map(({ id }) => id);
  },
);

/**
 * Marks on the time lines of patients, the newest first; alerts about missing readings follow them. `status` is of those
 * last fetched: see `useAnnotations`.
 */
export const annotations = createRecordSlice<
  Annotation,
  AnnotationDraft,
  Pick<Annotation, 'id' | 'version' | 'patient'>
>('annotations', resource, {
  refetch: ({ patient }, dispatch) => dispatch(fetchAnnotations({ patient, quiet: true })),
  after: ({ patient }, dispatch) => announceChange(dispatch, { patients: [patient] }),
  sort: (a, b) => b.from.localeCompare(a.from) || a.id.localeCompare(b.id),
  extend: (on) => {
    on(fetchAnnotations.pending, (state) => ({ ...state, status: 'loading' }));
    on(fetchAnnotations.fulfilled, (state, { meta, payload }) => {
      const isGone = ({ id, patient }: Annotation) => patient === meta.arg.patient && !payload.includes(id);
      return { ...withoutRecords(state, isGone), status: 'ready' };
    });
    on(fetchAnnotations.rejected, (state, { meta }) => ({
      ...state,
      status: meta.aborted ? 'idle' : 'failed',
    }));
    on(dataChanged, (state) => ({ ...state, status: 'idle' }));
  },
});

/** Somebody wants a deleted annotation back. */
export const annotationWanted = createAction<AnnotationDraft>('annotations/wanted');

/** Deletes an annotation; a toast offers it back. */
export const removeAnnotation = createAppThunk<void, Annotation>(
  'annotations/delete',
  async (annotation, { dispatch }) => {
    const { patient } = annotation;
    await orNewer(resource.remove(annotation), () => dispatch(fetchAnnotations({ patient, quiet: true })));
    const { version: _version, updatedAt: _updatedAt, by: _by, ...draft } = annotation;
    announceChange(dispatch, { patients: [patient] });
    const offer = { label: 'readings.undo', action: annotationWanted(draft) } as const;
    dispatch(noticed({ tone: 'success', message: 'readings.annotationDeleted', offer }));
  },
);

/**
 * The annotations of a patient, the newest first; fetched when the patient is shown and again after a change.
 * `isKnown` from the first answer on: before it, and where it failed, none means nothing. Call it once per page and hand
 * its rows on.
 */
export function useAnnotations(patient: string): { rows: Annotation[]; isKnown: boolean } {
  const dispatch = useAppDispatch();
  const { status } = useSelector(annotations.selectSlice);
  const all = useSelector(annotations.selectAll);
  const asked = useRef('');
  const isStale = status === 'idle';
  useEffect(() => {
    if (!isStale && asked.current === patient) return;
    asked.current = patient;
    void dispatch(fetchAnnotations({ patient }));
  }, [dispatch, patient, isStale]);
  const rows = useMemo(() => all.filter((one) => one.patient === patient), [all, patient]);
  return { rows, isKnown: useOnce(status === 'ready') };
}
