/** One connection over which a host tells of changes. */
export interface Connection {
  authorization: string | null;
  send: (text: string) => void;
  /** Ends it in good order. */
  end: () => void;
  /** Cuts it. */
  cut: () => void;
  isOpen: () => boolean;
}

export interface ChangeHost {
  /** In the place of the browser's. */
  fetch: (request: Request) => Promise<Response>;
  /** Every connection that was opened, in order. */
  connections: readonly Connection[];
  /** When it was asked for one, epoch ms, and how often. */
  askedAt: readonly number[];
  asked: () => number;
  /** Sends to the newest connection. */
  send: (text: string) => void;
}

type Answer = 'stream' | 'network' | number | { status: number; headers?: Record<string, string> };

/** An event that tells of a change. */
export const changeEvent = (change: unknown): string =>
  `id: 1\nevent: change\ndata: ${JSON.stringify(change)}\n\n`;

/** A host that pushes changes as a test says, or refuses to by a status. */
export function changeHost(
  answer: (authorization: string | null) => Answer | Promise<Answer> = () => 'stream',
): ChangeHost {
  const connections: Connection[] = [];
  const askedAt: number[] = [];
  const open = (request: Request): ReadableStream<Uint8Array> => {
    const encoder = new TextEncoder();
    let isOpen = true;
    return new ReadableStream<Uint8Array>({
      start(controller) {
        const close = (how: () => void) => () => {
          if (!isOpen) return;
          isOpen = false;
          how();
        };
        request.signal.addEventListener(
          'abort',
          close(() => controller.error(request.signal.reason)),
        );
        connections.push({
          authorization: request.headers.get('Authorization'),
          send: (text) => controller.enqueue(encoder.encode(text)),
          end: close(() => controller.close()),
          cut: close(() => controller.error(new TypeError('network error'))),
          isOpen: () => isOpen,
        });
      },
    });
  };
  return {
    connections,
    askedAt,
    asked: () => askedAt.length,
    send: (text) => connections.at(-1)?.send(text),
    async fetch(request) {
      askedAt.push(Date.now());
      const given = await answer(request.headers.get('Authorization'));
      if (given === 'network') throw new TypeError('Failed to fetch');
      if (given === 'stream')
        return new Response(open(request), {
          headers: { 'Content-Type': 'text/event-stream; charset=utf-8' },
        });
      return new Response(null, typeof given === 'number' ? { status: given } : given);
    },
  };
}
