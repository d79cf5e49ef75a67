import type * as z from 'zod/mini';
import type { Draft, Entity } from '@/domain/entity';
import { parseBody } from '../http/bodies';
import { Refused, type Entities, type Kind } from '../contract';
import { admins, everyone, one, parameter, versionOf, type CareRoute, type Role } from '../http/routing';
import { listQueryOf } from '../http/queries';

/** What a client may send of a kind: fetched with the first call that sends it where few do. */
type Schema = z.ZodMiniType | (() => Promise<z.ZodMiniType>);

async function draftOf<K extends Kind>(schema: Schema, body: unknown): Promise<Draft<Entities[K] & Entity>> {
  // The schema of a kind gives its draft; TypeScript does not pair them through the key.
  return parseBody(typeof schema === 'function' ? await schema() : schema, body) as Draft<
    Entities[K] & Entity
  >;
}

/** Listing and reading a kind. */
export function reads(kind: Kind): CareRoute[] {
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

/** Creating, replacing and removing a kind; what nobody removes has no call for it. */
export function writes(
  kind: Kind,
  schema: Schema,
  writers: readonly Role[],
  removers: readonly Role[] = admins,
): CareRoute[] {
  const remove: CareRoute = {
    method: 'delete',
    path: `/${kind}/{id}`,
    roles: removers,
    answer: async (repository, request) => {
      await repository.remove(kind, parameter(request, 'id'), versionOf(request), request.actor);
      return { status: 204 };
    },
  };
  return [
    {
      method: 'post',
      path: `/${kind}`,
      roles: writers,
      answer: async (repository, { body, actor }) =>
        one(await repository.create(kind, await draftOf(schema, body), actor), 201),
    },
    {
      method: 'put',
      path: `/${kind}/{id}`,
      roles: writers,
      answer: async (repository, request) => {
        const [id, ifMatch] = [parameter(request, 'id'), versionOf(request)];
        const draft = await draftOf(schema, request.body);
        if (draft.id !== id) throw new Refused(400, 'errors.badRequest');
        return one(await repository.update(kind, id, draft, ifMatch, request.actor));
      },
    },
    ...(removers.length > 0 ? [remove] : []),
  ];
}
