import * as z from 'zod/mini';
import { annotationDraftSchema } from '@/domain/annotation';
import { conditionSchema } from '@/domain/condition';
import type { Draft, Entity } from '@/domain/entity';
import { medicationRequestSchema } from '@/domain/medicationRequest';
import { patientSchema } from '@/domain/patient';
import { savedViewSchema } from '@/domain/savedView';
import { userCategorySchema } from '@/domain/userCategory';
import { alertRoutes } from './alertRoutes';
import { parseBody, parseRecords } from './bodies';
import { Refused, type Entities, type Kind, type Repository } from './contract';
import { planRoutes } from './planRoutes';
import { ruleRoutes } from './ruleRoutes';
import { auditQueryOf, listQueryOf } from './queries';
import { readingRoutes } from './readingRoutes';
import {
  admins,
  everyone,
  one,
  parameter,
  versionOf,
  type CareAnswer,
  type CareRoute,
  type Role,
} from './routing';

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
  ...alertRoutes,
  ...reads('rules'),
  ...reads('thresholds'),
  ...ruleRoutes,
  ...reads('fluidPlans'),
  ...reads('fluidAssignments'),
  ...reads('medicines'),
  ...reads('allocations'),
  ...reads('intakes'),
  ...planRoutes,
  ...reads('annotations'),
  ...writes('annotations', everyone, everyone),
  ...reviews,
  ...views,
  exports,
  ...readingRoutes,
  ...records,
  ...audit,
];
