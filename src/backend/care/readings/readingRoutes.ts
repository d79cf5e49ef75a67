import * as z from 'zod/mini';
import { ofFileSchema } from '@/domain/exchange/fileReadings';
import { measureSchema, type Measure } from '@/domain/readings/measure';
import {
  correctionSchema,
  readingBatchSchema,
  readingDraftSchema,
  withdrawalDraftSchema,
} from '@/domain/readings/reading';
import { parseBody } from '../../http/bodies';
import { Refused } from '../../contract';
import type { ReadingKey } from '../../readingContract';
import { instantOf } from '../../http/queries';
import { type CareRequest, type CareRoute, one, parameter, versionOf } from '../../http/routing';

/** @throws Refused 404 for a measure there is none of */
function measureOf(request: CareRequest): Measure {
  const measure = measureSchema.safeParse(parameter(request, 'measure'));
  if (!measure.success) throw new Refused(404, 'errors.notFound');
  return measure.data;
}

const readingKeyOf = (request: CareRequest): ReadingKey => ({
  patient: parameter(request, 'patient'),
  measure: measureOf(request),
  id: parameter(request, 'id'),
});

/** Years of a device that measures every few minutes. */
const MOST_READINGS = 200_000;
const readingsSchema = z.object({
  readings: z.array(readingDraftSchema).check(z.maxLength(MOST_READINGS)),
  file: z.optional(ofFileSchema),
});

/** A hundred thousand readings of a device. */
const SERIES_BYTES = 32_000_000;

/** Readings: read by range or the newest, recorded, corrected, withdrawn, put back. */
export const readingRoutes: readonly CareRoute[] = [
  {
    method: 'get',
    path: '/readings/latest',
    action: 'clinic.read',
    answer: async (repository, { query }) => {
      const patients = (query['patients'] ?? '').split(',').filter((id) => id !== '');
      if (patients.length === 0) throw new Refused(400, 'errors.badRequest');
      const since = query['since'] === undefined ? new Date(0).toISOString() : instantOf(query['since']);
      return { status: 200, data: { items: await repository.latest({ patients, since }) } };
    },
  },
  {
    method: 'get',
    path: '/readings/{patient}/{measure}',
    action: 'clinic.read',
    answer: async (repository, request) => {
      const measure = measureOf(request);
      const range = { from: instantOf(request.query['from']), to: instantOf(request.query['to']) };
      const errors = request.query['errors'] === 'true';
      const query = { patient: parameter(request, 'patient'), measure, ...range, ...(errors && { errors }) };
      return { status: 200, data: { items: await repository.readings(query) } };
    },
  },
  {
    method: 'post',
    path: '/patients/{id}/readings',
    action: 'records.import',
    mostBytes: SERIES_BYTES,
    answer: async (repository, request) => {
      const sent = parseBody(readingsSchema, request.body);
      const { actor, signal } = request;
      return {
        status: 200,
        data: await repository.addReadings(parameter(request, 'id'), sent, actor, signal),
      };
    },
  },
  {
    method: 'put',
    path: '/readings/{patient}/{measure}/{id}',
    action: 'readings.write',
    answer: async (repository, request) => {
      const ifMatch = versionOf(request);
      const correction = parseBody(correctionSchema, request.body);
      return one(await repository.correct(readingKeyOf(request), correction, ifMatch, request.actor));
    },
  },
  {
    method: 'post',
    path: '/readings/{patient}/{measure}/{id}/entered-in-error',
    action: 'readings.write',
    answer: async (repository, request) => {
      const ifMatch = versionOf(request);
      const { reason } = parseBody(withdrawalDraftSchema, request.body);
      return one(await repository.withdraw(readingKeyOf(request), reason, ifMatch, request.actor));
    },
  },
  {
    method: 'post',
    path: '/readings/{patient}/{measure}/{id}/restore',
    action: 'readings.write',
    answer: async (repository, request) => {
      const ifMatch = versionOf(request);
      const { reason } = parseBody(withdrawalDraftSchema, request.body);
      return one(await repository.restore(readingKeyOf(request), reason, ifMatch, request.actor));
    },
  },
  {
    method: 'post',
    path: '/readings',
    action: 'readings.write',
    answer: async (repository, { body, actor }) =>
      one(await repository.record(parseBody(readingDraftSchema, body), actor), 201),
  },
  {
    method: 'post',
    path: '/readings/bulk',
    action: 'readings.write',
    answer: async (repository, { body, actor }) => {
      const { readings } = parseBody(readingBatchSchema, body);
      return { status: 201, data: { items: await repository.recordAll(readings, actor) } };
    },
  },
];
