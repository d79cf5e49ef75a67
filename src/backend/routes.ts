import * as z from 'zod/mini';
import { alertActionSchema } from '@/domain/alertAction';
import { annotationDraftSchema } from '@/domain/annotation';
import { conditionSchema } from '@/domain/condition';
import type { Draft, Entity } from '@/domain/entity';
import { measureSchema, type Measure } from '@/domain/measure';
import { medicationRequestSchema } from '@/domain/medicationRequest';
import { patientSchema } from '@/domain/patient';
import { correctionSchema, readingDraftSchema, withdrawalDraftSchema } from '@/domain/reading';
import { savedViewSchema } from '@/domain/savedView';
import { userCategorySchema } from '@/domain/userCategory';
import { parseBody, parseRecords, versionNamed } from './bodies';
import {
  Refused,
  type Actor,
  type Entities,
  type Kind,
  type ReadingKey,
  type Repository,
} from './contract';
import { auditQueryOf, instantOf, listQueryOf } from './queries';

export type Role = Actor['role'];

export interface CareRequest {
  /** Decoded placeholders of the path. */
  parameters: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  ifMatch: string | undefined;
  actor: Actor;
  signal: AbortSignal | undefined;
}

export interface CareAnswer {
  status: 200 | 201 | 204;
  data?: unknown;
  /** Version for the ETag. */
  version?: string;
}

export interface CareRoute {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Below the care base; `{name}` stands for one segment. */
  path: string;
  roles: readonly Role[];
  answer: (repository: Repository, request: CareRequest) => Promise<CareAnswer>;
}

const everyone: readonly Role[] = ['USER', 'ADMIN'];
const admins: readonly Role[] = ['ADMIN'];

const decided = { version: true, updatedAt: true } as const;
/** What a client may send of each kind. Summaries and alerts are missing: nobody writes them. */
export const draftSchemas = {
  patients: z.omit(patientSchema, decided),
  conditions: z.omit(conditionSchema, decided),
  medicationRequests: z.omit(medicationRequestSchema, decided),
  categories: z.omit(userCategorySchema, decided),
  annotations: annotationDraftSchema,
  views: z.omit(savedViewSchema, { ...decided, owner: true }),
} as const;
type WritableKind = keyof typeof draftSchemas;

const one = (record: Entity, status: 200 | 201 = 200): CareAnswer => ({
  status,
  data: record,
  version: record.version,
});
const parameter = (request: CareRequest, name: string): string => request.parameters[name] ?? '';

const versionOf = ({ ifMatch }: CareRequest): string => versionNamed(ifMatch);

function reads(kind: Kind): CareRoute[] {
  return [
    {
      method: 'get',
      path: `/${kind}`,
      roles: everyone,
      answer: async (repository, { query, signal }) => ({
        status: 200,
        data: await repository.list(kind, listQueryOf(query), signal),
      }),
    },
    {
      method: 'get',
      path: `/${kind}/{id}`,
      roles: everyone,
      answer: async (repository, request) => one(await repository.read(kind, parameter(request, 'id'))),
    },
  ];
}

function draftOf<K extends WritableKind>(kind: K, body: unknown): Draft<Entities[K] & Entity> {
  // The schema of a kind gives its draft; TypeScript does not pair them through the key.
  const schema: z.ZodMiniType = draftSchemas[kind];
  return parseBody(schema, body) as Draft<Entities[K] & Entity>;
}

function writes(
  kind: WritableKind,
  writers: readonly Role[],
  removers: readonly Role[] = admins,
): CareRoute[] {
  return [
    {
      method: 'post',
      path: `/${kind}`,
      roles: writers,
      answer: async (repository, { body, actor }) =>
        one(await repository.create(kind, draftOf(kind, body), actor), 201),
    },
const exportSchema = z.object({ patients: z.array(z.string()).check(z.maxLength(100_000)) });
/** A list of patients as a file is for administrators; one patient's record goes along with the patient. */
const exports: CareRoute = {
  method: 'post',
  path: '/summaries/export',
  roles: admins,
  answer: async (repository, { body, actor }) => ({
    status: 200,
    data: { items: await repository.exportSummaries(parseBody(exportSchema, body).patients, actor) },
  }),
};

    {
      method: 'put',
      path: `/${kind}/{id}`,
      roles: writers,
      answer: async (repository, request) => {
        const [id, ifMatch] = [parameter(request, 'id'), versionOf(request)];
        const draft = draftOf(kind, request.body);
        if (draft.id !== id) throw new Refused(400, 'errors.badRequest');
        return one(await repository.update(kind, id, draft, ifMatch, request.actor));
      },
    },
    {
      method: 'delete',
      path: `/${kind}/{id}`,
      roles: removers,
      answer: async (repository, request) => {
        await repository.remove(kind, parameter(request, 'id'), versionOf(request), request.actor);
        return { status: 204 };
      },
    },
  ];
}

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

const readings: CareRoute[] = [
  {
    method: 'get',
    path: '/readings/latest',
    roles: everyone,
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
    roles: everyone,
    answer: async (repository, request) => {
      const measure = measureOf(request);
      const range = { from: instantOf(request.query['from']), to: instantOf(request.query['to']) };
      const errors = request.query['errors'] === 'true';
      const query = { patient: parameter(request, 'patient'), measure, ...range, ...(errors && { errors }) };
      return { status: 200, data: { items: await repository.readings(query) } };
    },
  },
  {
    method: 'put',
    path: '/readings/{patient}/{measure}/{id}',
    roles: everyone,
    answer: async (repository, request) => {
      const ifMatch = versionOf(request);
      const correction = parseBody(correctionSchema, request.body);
      return one(await repository.correct(readingKeyOf(request), correction, ifMatch, request.actor));
    },
  },
  {
    method: 'post',
    path: '/readings/{patient}/{measure}/{id}/entered-in-error',
    roles: everyone,
    answer: async (repository, request) => {
      const ifMatch = versionOf(request);
      const { reason } = parseBody(withdrawalDraftSchema, request.body);
      return one(await repository.withdraw(readingKeyOf(request), reason, ifMatch, request.actor));
    },
  },
  {
    method: 'post',
    path: '/readings',
    roles: everyone,
    answer: async (repository, { body, actor }) =>
      one(await repository.record(parseBody(readingDraftSchema, body), actor), 201),
  },
];

const actions: CareRoute = {
  method: 'post',
  path: '/alerts/{id}/actions',
  roles: everyone,
  answer: async (repository, request) => {
    const action = parseBody(alertActionSchema, request.body);
    return one(await repository.act(parameter(request, 'id'), action, versionOf(request), request.actor));
  },
};

/** One's own views of the lists: nobody sees another's, so there is nothing to ask for but the list. */
const views: CareRoute[] = [
  {
    method: 'get',
    path: '/views',
    roles: everyone,
    answer: async (repository, { query, actor, signal }) => ({
      status: 200,
      data: await repository.list('views', { ...listQueryOf(query), owner: actor.username }, signal),
    }),
  },
  ...writes('views', everyone, everyone),
];

const reviews: CareRoute[] = [
  {
    method: 'post',
    path: '/patients/{id}/review',
    roles: everyone,
    answer: async (repository, request) =>
      one(await repository.review(parameter(request, 'id'), request.actor), 201),
  },
  {
    method: 'delete',
    path: '/patients/{id}/review',
    roles: everyone,
    answer: async (repository, request) => {
      await repository.undoReview(parameter(request, 'id'), versionOf(request), request.actor);
      return { status: 204 };
    },
  },
];

const records: CareRoute[] = [
  {
    method: 'post',
    path: '/records',
    roles: everyone,
    answer: async (repository, { body, actor, signal }) => ({
      status: 200,
      data: { outcomes: await repository.importRecords(await parseRecords(body, signal), actor, signal) },
    }),
  },
  {
    method: 'get',
    path: '/records/{patient}',
    roles: everyone,
    answer: async (repository, request) => ({
      status: 200,
      data: await repository.exportRecord(parameter(request, 'patient'), request.actor),
    }),
  },
];

const auditPageOf = async (repository: Repository, query: Record<string, string>): Promise<CareAnswer> => ({
  status: 200,
  data: await repository.audit(auditQueryOf(query)),
});

/** The whole log is for administrators; what was done about one patient belongs to the record, for everyone who treats. */
const audit: CareRoute[] = [
  {
    method: 'get',
    path: '/audit',
    roles: admins,
    answer: (repository, { query }) => auditPageOf(repository, query),
  },
  {
    method: 'get',
    path: '/patients/{id}/audit',
    roles: everyone,
    answer: (repository, request) =>
      auditPageOf(repository, { ...request.query, patient: parameter(request, 'id') }),
  },
];

/** The care contract, one row per call; `public/openapi.json` says the same in words for others. */
export const careRoutes: readonly CareRoute[] = [
  ...reads('patients'),
  ...writes('patients', everyone),
  ...reads('summaries'),
  ...reads('conditions'),
  ...writes('conditions', everyone),
  ...reads('medicationRequests'),
  ...writes('medicationRequests', everyone),
  ...reads('categories'),
  ...writes('categories', admins),
  ...reads('alerts'),
  ...reads('annotations'),
  ...writes('annotations', everyone, everyone),
  actions,
  ...reviews,
  ...views,
  exports,
  ...readingRoutes,
  ...records,
  ...audit,
];
