import type { MessageId } from '@/locales';

/** A message that the embedded identity host would send by mail. */
export interface OutboxMessage {
  id: string;
  to: string;
  /** Epoch ms. */
  at: number;
  kind: 'signUpCode' | 'alreadyRegistered' | 'signInLink' | 'resetLink' | 'invitation' | 'passwordChanged';
  /** The code of a `signUpCode`. */
  code?: string;
  /** Path and query of a link in this application. */
  path?: string;
}

export interface Outbox {
  /** The newest first. */
  messages: () => Promise<OutboxMessage[]>;
  /** Subscribes to new messages, from any tab. @returns stops it */
  onChange: (listener: () => void) => () => void;
}

let current: Outbox | null = null;

/** Set at start, and only if no identity host is configured: a real one sends mail. */
export function setOutbox(outbox: Outbox | null): void {
  current = outbox;
}

export const outbox = (): Outbox | null => current;

/** An outbox that is loaded on first use. */
export function outboxOf(load: () => Promise<Outbox | null>): Outbox {
  return {
    messages: async () => (await (await load())?.messages()) ?? [],
    onChange(listener) {
      const stopping = load().then((loaded) => loaded?.onChange(listener));
      // Subscribers also request the messages, and that call reports a failure.
      stopping.catch(() => undefined);
      return () => {
        stopping.then(
          (stop) => stop?.(),
          () => undefined,
        );
      };
    },
  };
}

/** What a message is about. */
export const outboxKinds: Record<OutboxMessage['kind'], MessageId> = {
  signUpCode: 'identity.mailSignUpCode',
  alreadyRegistered: 'identity.mailAlreadyRegistered',
  signInLink: 'identity.mailSignInLink',
  resetLink: 'identity.mailResetLink',
  invitation: 'identity.mailInvitation',
  passwordChanged: 'identity.mailPasswordChanged',
};
