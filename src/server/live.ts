import type { ServerResponse } from 'node:http';
import { changeSchema, type Change } from '@/domain/change';
import { openNotices } from '@/backend/store/postgres/notices';
import type { PostgresStore } from '@/backend/store/postgres/database';

/** Every stream says at least this often that it is there, ms. */
const ALIVE_MS = 10_000;
/** A browser that has so much to read still, bytes, is let go: it asks again when it comes back. */
const MOST_UNREAD = 1_000_000;

const everything: Change = { patients: 'all' };

interface Stream {
  response: ServerResponse;
  /** Whether it may still be told of changes. */
  isAllowed: () => Promise<boolean>;
}

export interface Live {
  /** Tells every open page of every server what has changed. Failing to do so fails nothing: pages ask by themselves. */
  announce: (change: Change) => void;
  /** Keeps an answer open for events. */
  follow: (stream: Stream) => void;
  /** How many pages follow. */
  count: () => number;
  /** Lets all of them go; they come again to another server, or to this one when it is back. */
  stop: () => Promise<void>;
}

/** Events of what has changed, for pages: kinds and ids, never a record. */
export function openLive(store: PostgresStore, url: string, onProblem: (problem: Error) => void): Live {
  const streams = new Set<Stream>();
  let place = 0;
  const end = (stream: Stream) => {
    streams.delete(stream);
    stream.response.end();
  };
  const write = (text: string) => {
    for (const stream of streams) {
      if (stream.response.writableLength > MOST_UNREAD) {
        streams.delete(stream);
        stream.response.destroy();
      } else stream.response.write(text);
    }
  };
  const send = (change: Change) => {
    place += 1;
    write(`id: ${process.pid}.${place}\nevent: change\ndata: ${JSON.stringify(change)}\n\n`);
  };
  const notices = openNotices(store, url, {
    onText(text) {
      // What cannot be read may concern everybody.
      send(changeSchema.safeParse(JSON.parse(text)).data ?? everything);
    },
    // Whatever was told meanwhile is lost, so everybody asks for everything.
    onGap: () => send(everything),
  });
  const alive = setInterval(() => {
    write(': alive\n\n');
    for (const stream of streams)
      stream.isAllowed().then(
        (isAllowed) => isAllowed || end(stream),
        () => undefined,
      );
  }, ALIVE_MS);
  alive.unref();
  return {
    announce(change) {
      notices.tell(JSON.stringify(change), JSON.stringify(everything)).catch(onProblem);
    },
    follow(stream) {
      const { response } = stream;
      response.writeHead(200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
        // The connection ends with the stream: one that is kept would keep the server.
        Connection: 'close',
        // A proxy must pass every event on at once.
        'X-Accel-Buffering': 'no',
        'X-Content-Type-Options': 'nosniff',
      });
      response.write(': alive\n\n');
      streams.add(stream);
      response.on('close', () => streams.delete(stream));
    },
    count: () => streams.size,
    async stop() {
      clearInterval(alive);
      for (const stream of streams) end(stream);
      await notices.stop();
    },
  };
}
