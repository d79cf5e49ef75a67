import type * as z from 'zod/mini';
import type { Action } from '@/domain/access';
import { parseBody } from '../http/bodies';
import { type Bodies, type Kind, Refused } from '../contract';
import { type CareRoute, one, parameter, versionOf } from '../http/routing';
import { listQueryOf } from '../http/queries';

/** The schema of what a client may send of a kind: fetched with the first call that sends it where few do. */
type Schema<K extends Kind> = z.ZodMiniType<Bodies[K]> | (() => Promise<z.ZodMiniType<Bodies[K]>>);

async function draftOf<K extends Kind>(schema: Schema<K>, body: unknown): Promise<Bodies[K]> {
  return parseBody(typeof schema === 'function' ? await schema() : schema, body);
}

/** Listing and reading a kind. */
export function reads(kind: Kind): CareRoute[] {
  return [
    {
      method: 'get',
      path: `/${kind}`,
      action: 'clinic.read',
      answer: async (repository, { query, signal }) => ({
        status: 200,
        data: await repository.list(kind, listQueryOf(query), signal),
      }),
    },
    {
      method: 'get',
      path: `/${kind}/{id}`,
      action: 'clinic.read',
      answer: async (repository, request) => one(await repository.read(kind, parameter(request, 'id'))),
    },
  ];
}

/** Creating, replacing and removing a kind, each by its action; what nobody removes has no call for it. */
export function writes<K extends Kind>(
  kind: K,
  schema: Schema<K>,
  writing: Action,
  removing?: Action,
): CareRoute[] {
  const remove = (action: Action): CareRoute => ({
    method: 'delete',
    path: `/${kind}/{id}`,
    action,
    answer: async (repository, request) => {
      await repository.remove(kind, parameter(request, 'id'), versionOf(request), request.actor);
      return { status: 204 };
    },
  });
  return [
    {
      method: 'post',
      path: `/${kind}`,
      action: writing,
      answer: async (repository, { body, actor }) =>
        one(await repository.create(kind, await draftOf(schema, body), actor), 201),
    },
    {
      method: 'put',
      path: `/${kind}/{id}`,
      action: writing,
      answer: async (repository, request) => {
        const [id, ifMatch] = [parameter(request, 'id'), versionOf(request)];
        const draft = await draftOf(schema, request.body);
        if (draft.id !== id) throw new Refused(400, 'errors.badRequest');
        return one(await repository.update(kind, id, draft, ifMatch, request.actor));
      },
    },
    ...(removing === undefined ? [] : [remove(removing)]),
  ];
}
