import { Refused } from '../../contract';

/** Gives what to tell people about a failure of the browser's storage; nothing else is disguised as one. */
export function toRefused(thrown: unknown): unknown {
  if (!(thrown instanceof DOMException)) return thrown;
  switch (thrown.name) {
    case 'QuotaExceededError':
      return new Refused(503, 'errors.storageFull');
    case 'VersionError':
      return new Refused(503, 'errors.newerVersion');
    default:
      return new Refused(503, 'errors.storage');
  }
}
