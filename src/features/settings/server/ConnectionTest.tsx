import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { useEffect, useRef, useState } from 'react';
import type { MessageId } from '@/locales';
import { T } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import { Icon } from '@/shared/ui/Icon';
import { PATIENCE_MS, testConnection, type TestResult } from './connectionTest';

const words: Record<TestResult['kind'], MessageId> = {
  ok: 'settings.testOk',
  status: 'settings.testStatus',
  shape: 'settings.testShape',
  timeout: 'settings.testTimeout',
  blocked: 'settings.testBlocked',
  network: 'settings.testNetwork',
  cancelled: 'settings.testCancelled',
};

const valuesOf = (result: TestResult): Record<string, string | number> => {
  if (result.kind === 'ok') return { ms: result.ms, version: result.version ?? '–' };
  return result.kind === 'status' ? { status: result.status } : { seconds: PATIENCE_MS / 1000 };
};

/**
 * Tests an address on a word, for ten seconds at most, and says what came of it.
 * @param ask checks the field and answers its address; null where it is none
 */
export function ConnectionTest({
  address,
  ask,
  onTested,
}: {
  address: string;
  ask: () => Promise<string | null>;
  onTested: (address: string, at: string) => void;
}) {
  const [running, setRunning] = useState<AbortController | null>(null);
  const [said, setSaid] = useState<{ address: string; result: TestResult } | null>(null);
  const latest = useRef<AbortController | null>(null);
  useEffect(() => () => latest.current?.abort(), []);

  const test = async () => {
    if (running) return;
    const asked = await ask();
    if (asked === null) return;
    const control = new AbortController();
    latest.current = control;
    setRunning(control);
    setSaid(null);
    const means = { fetch: window.fetch.bind(window), now, patienceMs: PATIENCE_MS };
    const result = await testConnection(asked, control.signal, means);
    setRunning(null);
    setSaid({ address: asked, result });
    if (result.kind === 'ok') onTested(asked, new Date(now()).toISOString());
  };
  const shown = said?.address === address.trim() ? said.result : null;
  return (
    <div className="mb-3">
      <div className="d-flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-outline-primary"
          aria-disabled={running !== null}
          aria-busy={running !== null}
          onClick={() => void test()}
        >
          <T id="settings.testConnection" />
        </button>
        {running && (
          <button type="button" className="btn btn-outline-secondary" onClick={() => running.abort()}>
            <T id="settings.cancelTest" />
          </button>
        )}
      </div>
      <p role="status" className="mt-2 mb-0">
        {running && <T id="settings.testRuns" values={{ seconds: PATIENCE_MS / 1000 }} />}
        {shown && (
          <span className={shown.kind === 'ok' ? 'text-success-emphasis' : 'nd-field-error'}>
            <Icon of={shown.kind === 'ok' ? CircleCheck : CircleX} size={18} />{' '}
            <T id={words[shown.kind]} values={valuesOf(shown)} />
          </span>
        )}
      </p>
    </div>
  );
}
