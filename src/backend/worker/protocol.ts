import type { BackendProblem } from '../embedded';
import type { Change } from '@/domain/change';
import type { Answer, Call, ClientName } from '../http/answering';
import type { Bookmark } from '@/shared/navigation/navbarCalls';
import type { Outbox } from '../identity/links/outbox';

export type OutboxMessages = Awaited<ReturnType<Outbox['messages']>>;

/** A form does not cross to a worker, its fields do. */
type FormFields = [name: string, value: FormDataEntryValue][];

/** A question of a page to its backend; it is answered by a `Settled` with the same `id`. */
export type Asked =
  | {
      kind: 'call';
      id: number;
      client: ClientName;
      call: Call;
      /** The body, where it is a form. */
      form?: FormFields;
      wantsProgress: boolean;
    }
  | { kind: 'messages'; id: number }
  | { kind: 'begin'; id: number; how: 'empty' | 'sample' };

/** The messages of a page to its backend. */
export type ToBackend =
  | Asked
  /** The first message, sent by who starts the worker; a clinic is known here since that instant. */
  | { kind: 'start'; since: string | null }
  /** The page listens from now on. */
  | { kind: 'attend'; pages: readonly Bookmark[] }
  /** The caller has lost interest in what was asked. */
  | { kind: 'abandon'; id: number };

export type Settled =
  | { kind: 'settled'; id: number; value: Answer | OutboxMessages | null }
  | { kind: 'failed'; id: number; error: unknown };

/** The messages about what happens outside of any call. */
export type News =
  | { kind: 'change'; change: Change }
  | { kind: 'problem'; problem: BackendProblem }
  | { kind: 'lost'; since: string }
  /** A clinic is kept here since then, or no longer. */
  | { kind: 'mark'; since: string | null }
  | { kind: 'mailed' }
  /** A part of its code is no longer to be had. */
  | { kind: 'stale' }
  | { kind: 'thrown'; error: unknown };

export type FromBackend = Settled | { kind: 'progress'; id: number; done: number; total: number } | News;

/** A call as it crosses to the worker. */
export const crossing = (call: Call): { call: Call; form?: FormFields } =>
  call.body instanceof FormData ? { call: { ...call, body: undefined }, form: [...call.body] } : { call };

/** The call that crossed, with its body. */
export function crossed({ call, form }: { call: Call; form?: FormFields }): Call {
  if (!form) return call;
  const body = new FormData();
  for (const [name, value] of form) body.append(name, value);
  return { ...call, body };
}
