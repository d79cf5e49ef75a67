import { alerts, actOnAlert } from '@/features/alerts/slice';
import { fullName } from '@/domain/patients/patient';
import { reviewSchema, type Review } from '@/domain/patients/review';
import { severityRank } from '@/domain/alerts/severity';
import type { OpenAlert, PatientSummary } from '@/domain/patients/summary';
import { care } from '@/shared/api/http';
import { inVersion, parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import { announceChange } from '@/shared/store/announceChange';
import { noticed } from '@/shared/store/notices';
import type { AppDispatch } from '@/shared/store/useEntities';
import { summaries, undoAsked } from '../slice';

const reviewOf = (patient: string) => `/patients/${encodeURIComponent(patient)}/review`;
const rowOf = (state: unknown, id: string) => summaries.selectById(state as Record<string, unknown>, id);

/** Names the patient in a notice; one whose name is not loaded is left out of it. */
const nameIn = (row: PatientSummary | undefined) =>
  row ? { known: 'yes', name: fullName(row) } : { known: 'no', name: '' };

/** Marks a patient as reviewed; the row says so at once, and a toast offers the way back. */
export const markReviewed = createAppThunk<Review, string>(
  'patients/markReviewed',
  async (patient, { dispatch, getState }) => {
    const review = parseAnswer(await care.post(reviewOf(patient)), reviewSchema);
    const row = rowOf(getState(), patient);
    const { by, at, version } = review;
    if (row) dispatch(summaries.received([{ ...row, reviewed: { by, at, version } }]));
    announceChange(dispatch, { patients: [patient] });
    dispatch(
      noticed({
        tone: 'success',
        message: 'worklist.reviewedNotice',
        values: nameIn(row),
        offer: { label: 'worklist.undo', action: undoAsked({ patient, version }) },
      }),
    );
    return review;
  },
);

/** Undoes one's own recent review: the previous one counts again. */
export const undoReview = createAppThunk<void, { patient: string; version: string }>(
  'patients/undoReview',
  async ({ patient, version }, { dispatch, getState }) => {
    try {
      await inVersion(version).remove(reviewOf(patient));
    } catch (thrown) {
      // Where somebody else was faster, the current state is shown.
      if (rowOf(getState(), patient)) await dispatch(summaries.fetchOne(patient));
      throw thrown;
    }
    announceChange(dispatch, { patients: [patient] });
    const row = rowOf(getState(), patient);
    const values = nameIn(row);
    dispatch(noticed({ tone: 'success', message: 'worklist.unreviewedNotice', values }));
  },
);

/** The open alert that should be looked at first: the most urgent, of these the oldest. */
export const worstOpen = ({ alerts: own }: PatientSummary): OpenAlert | undefined =>
  own
    .filter(({ status }) => status === 'open')
    .toSorted(
      (a, b) => severityRank(a.severity) - severityRank(b.severity) || a.startedAt.localeCompare(b.startedAt),
    )[0];

/** Takes over an alert in its current version; a toast confirms it with an undo, or shows the failure. */
export async function acknowledge(dispatch: AppDispatch, id: string): Promise<void> {
  const found = await dispatch(alerts.fetchOne(id));
  if (!alerts.fetchOne.fulfilled.match(found)) return;
  await dispatch(actOnAlert({ alert: found.payload, action: { action: 'acknowledge' }, quiet: false }));
}
