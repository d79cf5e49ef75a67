import { conditionSchema, type Condition, type ConditionBody } from '@/domain/conditions/condition';
import { conditions } from '@/features/patients/slice';
import { toAppError } from '@/shared/api/appError';
import { care } from '@/shared/api/http';
import { createRecord, parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';

interface Sent {
  body: ConditionBody;
  /** The version it was made from; none for a new one. */
  version?: string | undefined;
  quiet: true;
}

async function send({ body, version }: Sent): Promise<Condition> {
  if (version === undefined) return createRecord('/conditions', body, conditionSchema);
  const address = `/conditions/${encodeURIComponent(body.id)}`;
  return parseAnswer(await care.put(address, body, { headers: { 'If-Match': version } }), conditionSchema);
}

/** Stores a condition. After a conflict what is stored now is there when the call has failed, if it could be fetched. */
export const saveCondition = createAppThunk<Condition, Sent>(
  'conditions/store',
  async (sent, { dispatch }) => {
    try {
      const stored = await send(sent);
      dispatch(conditions.received([stored]));
      return stored;
    } catch (thrown) {
      const { status } = toAppError(thrown);
      const isStale = status === 412 || status === 404 || status === 409;
      if (isStale) await dispatch(conditions.fetchOf({ patient: sent.body.patient, quiet: true }));
      throw thrown;
    }
  },
);
