import { parseBody } from '../../http/bodies';
import { reads, writes } from '../recordRoutes';
import { type CareRoute, one, parameter, versionOf } from '../../http/routing';

const practitionerBody = async () => (await import('@/domain/staff/practitioner')).practitionerBodySchema;
const enrolmentBody = async () => (await import('@/domain/enrolment/enrolment')).enrolmentBodySchema;

/** Who may be the same person; names and numbers go in the body, for an address is written down on the way. */
const duplicates: CareRoute = {
  method: 'post',
  path: '/enrolments/duplicates',
  action: 'enrolments.write',
  answer: async (repository, { body }) => {
    const { identitySchema } = await import('@/domain/enrolment/duplicatePatients');
    return {
      status: 200,
      data: { duplicates: await repository.duplicates(parseBody(identitySchema, body)) },
    };
  },
};

const activate: CareRoute = {
  method: 'post',
  path: '/enrolments/{id}/activate',
  action: 'enrolments.write',
  answer: async (repository, request) =>
    one(await repository.activateEnrolment(parameter(request, 'id'), versionOf(request), request.actor)),
};

/** Team members of the directory, and registrations under way. */
export const peopleRoutes: readonly CareRoute[] = [
  ...reads('practitioners'),
  ...writes('practitioners', practitionerBody, 'practitioners.write', 'records.remove'),
  ...reads('enrolments'),
  ...writes('enrolments', enrolmentBody, 'enrolments.write', 'enrolments.write'),
  duplicates,
  activate,
];
