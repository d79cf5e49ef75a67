import * as z from 'zod/mini';
import { programmeStates } from '@/domain/patients/patient';
import { parseBody } from '../../http/bodies';
import { type CareRoute, one, parameter, versionOf } from '../../http/routing';

const askedSchema = z.object({ to: z.enum(programmeStates) });

/** A patient's place in the programme: what a change would bring, and the change. Who may do which is the step's. */
export const programmeRoutes: readonly CareRoute[] = [
  {
    method: 'get',
    path: '/patients/{id}/programme',
    action: 'clinic.read',
    answer: async (repository, request) => {
      const { to } = parseBody(askedSchema, request.query);
      return { status: 200, data: await repository.previewProgramme(parameter(request, 'id'), to) };
    },
  },
  {
    method: 'post',
    path: '/patients/{id}/programme',
    action: 'programme.change',
    answer: async (repository, request) => {
      const ifMatch = versionOf(request);
      const { programmeDraftSchema } = await import('@/domain/patients/programme');
      const draft = parseBody(programmeDraftSchema, request.body);
      return one(await repository.changeProgramme(parameter(request, 'id'), draft, ifMatch, request.actor));
    },
  },
];
