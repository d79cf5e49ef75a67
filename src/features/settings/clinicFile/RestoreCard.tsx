import { useRef, useState, type ChangeEvent } from 'react';
import type { ClinicCheck } from '@/domain/exchange/clinicFile';
import { T, useT } from '@/shared/i18n/text';
import { TitledCard } from '@/shared/ui/TitledCard';
import { CallState } from './CallState';
import { checkClinic, replaceClinic } from './calls';
import { Contents, FileProblem } from './Contents';
import { PassphraseForm } from './PassphraseForm';
import { ReplaceForm } from './ReplaceForm';
import { useLongCall } from './useLongCall';

interface Chosen {
  file: File;
  /** Of one that is encrypted, once it was typed; it goes with the view. */
  passphrase: string | undefined;
  check: ClinicCheck;
}

/** Puts a file in place of everything: it is looked at, compared, confirmed by a word, and only then stored. */
export function RestoreCard() {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isReplacing, setReplacing] = useState(false);
  const call = useLongCall();
  const isBusy = call.progress !== null;

  const look = async (file: File, passphrase?: string) => {
    setReplacing(false);
    const check = await call.run((watch) => checkClinic(file, passphrase, watch));
    if (check) setChosen({ file, passphrase, check });
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Choosing the same file again is a choice too.
    event.target.value = '';
    if (!file || isBusy) return;
    setChosen(null);
    void look(file);
  };
  const replace = async ({ file, passphrase }: Chosen) => {
    setReplacing(true);
    const done = await call.run(async (watch) => {
      await replaceClinic(file, passphrase, watch);
      return true;
    });
    // That it was done is told in every tab.
    if (done) setChosen(null);
  };
  const problem = chosen?.check.problem;
  const isLocked = problem?.kind === 'locked' || problem?.kind === 'passphrase';
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
        accept=".clinic,.gz,.json,application/gzip"
        aria-label={t('clinicFile.choose')}
        onChange={choose}
      />
      {chosen && isLocked && (
        <PassphraseForm
          name={chosen.file.name}
          isWrong={problem.kind === 'passphrase'}
          isBusy={isBusy}
          onOpen={(passphrase) => look(chosen.file, passphrase)}
          onCancel={() => setChosen(null)}
        />
      )}
      {problem && !isLocked && <FileProblem problem={problem} />}
      {chosen && !problem && (
        <>
          <Contents
            check={chosen.check}
            name={chosen.file.name}
            takesFocus={chosen.passphrase !== undefined}
          />
          {!isBusy && <ReplaceForm onReplace={() => void replace(chosen)} onCancel={() => setChosen(null)} />}
        </>
      )}
      <CallState call={call} word={isReplacing ? 'clinicFile.replacing' : 'clinicFile.checking'} />
    </TitledCard>
  );
}
