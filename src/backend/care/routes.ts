import * as z from 'zod/mini';
import { annotationDraftSchema } from '@/domain/readings/annotation';
import { allergySchema } from '@/domain/allergies/allergy';
import { conditionSchema } from '@/domain/conditions/condition';
import { dialysisSessionSchema } from '@/domain/dialysis/session';
import { labResultSchema } from '@/domain/laboratory/labResult';
import { medicationRequestSchema } from '@/domain/medicine/medicationRequest';
import { patientSchema } from '@/domain/patients/patient';
import { savedViewSchema } from '@/domain/worklist/savedView';
import { alertRoutes } from './alerts/alertRoutes';
import { curveRoutes } from './curves/curveRoutes';
import { categoryRoutes } from './categories/categoryRoutes';
import { clinicRoutes } from '../clinicFile/clinicRoutes';
import { parseBody, parseRecords } from '../http/bodies';
import type { Repository } from '../contract';
import { educationRoutes } from './education/educationRoutes';
import { peopleRoutes } from './patients/peopleRoutes';
import { planRoutes } from './planRoutes';
import { programmeRoutes } from './programme/programmeRoutes';
import { targetRoutes } from './targets/targetRoutes';
import { questionnaireRoutes } from './questionnaires/questionnaireRoutes';
import { reads, writes } from './recordRoutes';
import { ruleRoutes } from './rules/ruleRoutes';
import { auditQueryOf, listQueryOf } from '../http/queries';
import { readingRoutes } from './readings/readingRoutes';
import { settingsRoutes } from './settings/settingsRoutes';
import { type CareAnswer, type CareRoute, one, parameter, versionOf } from '../http/routing';

const decided = { version: true, updatedAt: true } as const;
/** The schemas of what a client may send of each kind; none for summaries and alerts, for nobody writes them. */
export const draftSchemas = {
  patients: z.omit(patientSchema, decided),
  conditions: z.omit(conditionSchema, { ...decided, recordedBy: true, imported: true }),
  medicationRequests: z.omit(medicationRequestSchema, { ...decided, imported: true }),
  labResults: z.omit(labResultSchema, { ...decided, recordedBy: true, history: true, imported: true }),
  allergies: z.omit(allergySchema, { ...decided, recordedBy: true, imported: true }),
  dialysisSessions: z.omit(dialysisSessionSchema, { ...decided, recordedBy: true, history: true }),
  annotations: annotationDraftSchema,
  views: z.omit(savedViewSchema, { ...decided, owner: true }),
} as const;

/** One's own views of the lists: nobody sees another's, so there is nothing to ask for but the list. */
const views: CareRoute[] = [
  {
    method: 'get',
    path: '/views',
    action: 'clinic.read',
    answer: async (repository, { query, actor, signal }) => ({
      status: 200,
      data: await repository.list('views', { ...listQueryOf(query), owner: actor.username }, signal),
    }),
  },
  ...writes('views', draftSchemas.views, 'views.write', 'views.write'),
];

const exportSchema = z.object({ patients: z.array(z.string()).check(z.maxLength(100_000)) });
/** A list of patients as a file is for administrators; one patient's record goes along with the patient. */
const exports: CareRoute = {
  method: 'post',
  path: '/summaries/export',
  action: 'lists.save',
  answer: async (repository, { body, actor }) => ({
    status: 200,
    data: { items: await repository.exportSummaries(parseBody(exportSchema, body).patients, actor) },
  }),
};

const reviews: CareRoute[] = [
  {
    method: 'post',
    path: '/patients/{id}/review',
    action: 'patients.review',
    answer: async (repository, request) =>
      one(await repository.review(parameter(request, 'id'), request.actor), 201),
  },
  {
    method: 'delete',
    path: '/patients/{id}/review',
    action: 'patients.review',
    answer: async (repository, request) => {
      await repository.undoReview(parameter(request, 'id'), versionOf(request), request.actor);
      return { status: 204 };
    },
  },
];

/** Whole records, a year of readings every five minutes among them. */
const IMPORT_BYTES = 64_000_000;

const records: CareRoute[] = [
  {
    method: 'post',
    path: '/records',
    action: 'records.import',
    mostBytes: IMPORT_BYTES,
    answer: async (repository, { body, actor, signal }) => ({
      status: 200,
      data: { outcomes: await repository.importRecords(await parseRecords(body, signal), actor, signal) },
    }),
  },
  {
    method: 'get',
    path: '/records/{patient}',
    action: 'records.export',
    answer: async (repository, request) => ({
      status: 200,
      data: await repository.exportRecord(parameter(request, 'patient'), request.actor),
    }),
  },
  {
    method: 'get',
    path: '/patients/{id}/imports',
    action: 'clinic.read',
    answer: async (repository, request) => ({
      status: 200,
      data: { items: await repository.importsOf(parameter(request, 'id')) },
    }),
  },
  {
    method: 'post',
    path: '/patients/{id}/imports/{import}/undo',
    action: 'records.import',
    answer: async (repository, request) => {
      const { importUndoSchema } = await import('@/domain/exchange/importUndo');
      const { reason } = parseBody(importUndoSchema, request.body);
      const [id, made] = [parameter(request, 'id'), parameter(request, 'import')];
      return one(await repository.undoImport(id, made, reason, request.actor));
    },
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
    action: 'audit.readAll',
    answer: (repository, { query }) => auditPageOf(repository, query),
  },
  {
    method: 'get',
    path: '/patients/{id}/audit',
    action: 'clinic.read',
    answer: (repository, request) =>
      auditPageOf(repository, {
        // Who has read the record is told where it is asked for.
        ...(request.query['action'] === undefined && { changes: 'true' }),
        ...request.query,
        patient: parameter(request, 'id'),
      }),
  },
];

/** The care contract, one row per call; `public/openapi.json` says the same in words for others. */
export const careRoutes: readonly CareRoute[] = [
  ...reads('patients'),
  ...writes('patients', draftSchemas.patients, 'patients.write', 'records.remove'),
  ...reads('summaries'),
  ...reads('conditions'),
  // What was entered by mistake is marked as that: nobody removes it.
  ...writes('conditions', draftSchemas.conditions, 'findings.write'),
  ...reads('medicationRequests'),
  ...writes('medicationRequests', draftSchemas.medicationRequests, 'findings.write', 'records.remove'),
  ...reads('labResults'),
  // A result that was entered by mistake is marked as that.
  ...writes('labResults', draftSchemas.labResults, 'findings.write'),
  ...reads('allergies'),
  // Nor is an allergy ever removed.
  ...writes('allergies', draftSchemas.allergies, 'findings.write'),
  ...reads('dialysisSessions'),
  ...writes('dialysisSessions', draftSchemas.dialysisSessions, 'findings.write'),
  ...categoryRoutes,
  ...clinicRoutes,
  ...curveRoutes,
  ...reads('alerts'),
  ...alertRoutes,
  ...reads('rules'),
  ...reads('thresholds'),
  ...ruleRoutes,
  ...planRoutes,
  ...programmeRoutes,
  ...targetRoutes,
  ...peopleRoutes,
  ...questionnaireRoutes,
  ...educationRoutes,
  ...settingsRoutes,
  ...reads('annotations'),
  ...writes('annotations', draftSchemas.annotations, 'findings.write', 'records.remove'),
  ...reviews,
  ...views,
  exports,
  ...readingRoutes,
  ...records,
  ...audit,
];
