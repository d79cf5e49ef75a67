import type * as z from 'zod/mini';
import type { Draft, Entity } from '@/domain/entity';
import { allocationSchema, type Allocation, type AllocationBody } from '@/domain/medicine/allocation';
import { intakeSchema, type Intake, type IntakeBody } from '@/domain/medicine/intake';
import { medicineSchema, type Medicine } from '@/domain/medicine/medicine';
import { toAppError } from '@/shared/api/appError';
import { care } from '@/shared/api/http';
import { createRecord, parseAnswer } from '@/shared/api/resource';
import { createAppThunk, type ThunkTools } from '@/shared/store/appThunk';
import { allocations, intakes, medicines } from './slice';

/** What is sent: the body, and the version it was made from; none for something new. Failures are shown in place. */
interface Sent<Body> {
  body: Body;
  version?: string | undefined;
  quiet: true;
}
type Tools = Pick<ThunkTools, 'dispatch'>;

async function send<T extends Entity>(
  path: string,
  { body, version }: Sent<{ id: string }>,
  schema: z.ZodMiniType<T>,
): Promise<T> {
  if (version === undefined) return createRecord(path, body, schema);
  const headers = { 'If-Match': version };
  return parseAnswer(await care.put(`${path}/${encodeURIComponent(body.id)}`, body, { headers }), schema);
}

/** After a conflict what is stored now is there when the call has failed, if it could be fetched. */
async function orNewer<T>(call: Promise<T>, refetch: () => Promise<unknown>): Promise<T> {
  try {
    return await call;
  } catch (thrown) {
    const { status } = toAppError(thrown);
    if (status === 412 || status === 404 || status === 409) await refetch();
    throw thrown;
  }
}

/** Stores a medicine of the catalogue. */
export const saveMedicine = createAppThunk<Medicine, Sent<Draft<Medicine>>>(
  'medicines/store',
  async (sent, { dispatch }) => {
    const stored = await orNewer(send('/medicines', sent, medicineSchema), () =>
      dispatch(medicines.fetchAll()),
    );
    dispatch(medicines.received([stored]));
    return stored;
  },
);

/** Removes a medicine that nobody was ever given. */
export const removeMedicine = createAppThunk<string, { medicine: Medicine; quiet: true }>(
  'medicines/drop',
  async ({ medicine: { id, version } }, { dispatch }) => {
    const headers = { 'If-Match': version };
    await orNewer(care.delete(`/medicines/${encodeURIComponent(id)}`, { headers }), () =>
      dispatch(medicines.fetchAll()),
    );
    await dispatch(medicines.fetchAll());
    return id;
  },
);

/** Stores how a patient takes a medicine. */
export const saveAllocation = createAppThunk<Allocation, Sent<AllocationBody>>(
  'allocations/store',
  async (sent, { dispatch }) => {
    const { patient } = sent.body;
    const stored = await orNewer(send('/allocations', sent, allocationSchema), () =>
      dispatch(allocations.fetchOf({ patient, quiet: true })),
    );
    dispatch(allocations.received([stored]));
    return stored;
  },
);

const intakesOf = (patient: string, { dispatch }: Tools) =>
  dispatch(intakes.fetchOf({ patient, quiet: true }));

/** Stores what somebody says about one intake. */
export const saveIntake = createAppThunk<Intake, Sent<IntakeBody>>('intakes/store', async (sent, tools) => {
  const stored = await orNewer(send('/intakes', sent, intakeSchema), () =>
    intakesOf(sent.body.patient, tools),
  );
  tools.dispatch(intakes.received([stored]));
  return stored;
});

/** Takes an entry back that was made by mistake. */
export const removeIntake = createAppThunk<string, { intake: Intake; quiet: true }>(
  'intakes/drop',
  async ({ intake: { id, version, patient } }, tools) => {
    const headers = { 'If-Match': version };
    const refetch = () => intakesOf(patient, tools);
    await orNewer(care.delete(`/intakes/${encodeURIComponent(id)}`, { headers }), refetch);
    await refetch();
    return id;
  },
);
