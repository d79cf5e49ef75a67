import { useRef, useState, type ChangeEvent } from 'react';
import type { ClinicCheck } from '@/domain/clinicFile';
import { T, useT } from '@/shared/i18n/text';
import { TitledCard } from '@/shared/ui/TitledCard';
import { CallState } from './CallState';
import { checkClinic, replaceClinic } from './calls';
import { Contents, FileProblem } from './Contents';
import { ReplaceForm } from './ReplaceForm';
import { useLongCall } from './useLongCall';

/** Puts a file in place of everything: it is looked at, compared, confirmed by a word, and only then stored. */
export function RestoreCard() {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ file: File; check: ClinicCheck } | null>(null);
  const [isReplacing, setReplacing] = useState(false);
  const call = useLongCall();
  const isBusy = call.progress !== null;

  const look = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Choosing the same file again is a choice too.
    event.target.value = '';
    if (!file || isBusy) return;
    setChosen(null);
    setReplacing(false);
    const check = await call.run((watch) => checkClinic(file, watch));
    if (check) setChosen({ file, check });
  };
  const replace = async (file: File) => {
    setReplacing(true);
    const done = await call.run(async (watch) => {
      await replaceClinic(file, watch);
      return true;
    });
    // That it was done is told in every tab.
    if (done) setChosen(null);
  };
  return (
    <TitledCard title={t('clinicFile.restore')}>
      <p>
        <T id="clinicFile.restoreLead" />
      </p>
      <button
        type="button"
        className="btn btn-outline-primary"
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : () => input.current?.click()}
      >
        <T id="clinicFile.choose" />
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".gz,.json,application/gzip"
        aria-label={t('clinicFile.choose')}
        onChange={(event) => void look(event)}
      />
      {chosen?.check.problem && <FileProblem problem={chosen.check.problem} />}
      {chosen && !chosen.check.problem && (
        <>
          <Contents check={chosen.check} name={chosen.file.name} />
          {!isBusy && (
            <ReplaceForm onReplace={() => void replace(chosen.file)} onCancel={() => setChosen(null)} />
          )}
        </>
      )}
      <CallState call={call} word={isReplacing ? 'clinicFile.replacing' : 'clinicFile.checking'} />
    </TitledCard>
  );
}
