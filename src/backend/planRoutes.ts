import type * as z from 'zod/mini';
import type { Draft, Entity } from '@/domain/entity';
import { parseBody } from './bodies';
import { Refused, type Entities } from './contract';
import { admins, everyone, one, parameter, versionOf, type CareRoute, type Role } from './routing';

// Few calls say anything about plans: what they may say comes with the first.
const drafts = {
  fluidPlans: async () => (await import('@/domain/fluid/plan')).planBodySchema,
  fluidAssignments: async () => (await import('@/domain/fluid/assignment')).assignmentBodySchema,
  medicines: async () => (await import('@/domain/medicine/medicine')).medicineBodySchema,
  allocations: async () => (await import('@/domain/medicine/allocation')).allocationBodySchema,
  intakes: async () => (await import('@/domain/medicine/intake')).intakeBodySchema,
} as const;
type PlanKind = keyof typeof drafts;

async function draftOf<K extends PlanKind>(kind: K, body: unknown): Promise<Draft<Entities[K] & Entity>> {
  // The schema of a kind gives what a client may send of it; TypeScript does not pair them through the key.
  const schema: z.ZodMiniType = await drafts[kind]();
  return parseBody(schema, body) as Draft<Entities[K] & Entity>;
}

function writes(kind: PlanKind, writers: readonly Role[], removers: readonly Role[]): CareRoute[] {
  return [
    {
      method: 'post',
      path: `/${kind}`,
      roles: writers,
      answer: async (repository, { body, actor }) =>
        one(await repository.create(kind, await draftOf(kind, body), actor), 201),
    },
    {
      method: 'put',
      path: `/${kind}/{id}`,
      roles: writers,
      answer: async (repository, request) => {
        const [id, ifMatch] = [parameter(request, 'id'), versionOf(request)];
        const draft = await draftOf(kind, request.body);
        if (draft.id !== id) throw new Refused(400, 'errors.badRequest');
        return one(await repository.update(kind, id, draft, ifMatch, request.actor));
      },
    },
    ...(removers.length === 0
      ? []
      : [
          {
            method: 'delete',
            path: `/${kind}/{id}`,
            roles: removers,
            answer: async (repository, request) => {
              await repository.remove(kind, parameter(request, 'id'), versionOf(request), request.actor);
              return { status: 204 };
            },
          } satisfies CareRoute,
        ]),
  ];
}

/** Writing plans and medicines. Who may publish a plan is decided where it is stored. */
export const planRoutes: readonly CareRoute[] = [
  ...writes('fluidPlans', everyone, admins),
  ...writes('fluidAssignments', everyone, everyone),
  ...writes('medicines', admins, admins),
  // What a patient was given is stopped, never removed.
  ...writes('allocations', everyone, []),
  ...writes('intakes', everyone, everyone),
];
