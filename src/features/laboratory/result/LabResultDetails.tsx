import { useState, type ReactNode } from 'react';
import {
  analyteFacts,
  fromCanonicalLab,
  unitOfAnalyte,
  type LabUnit,
} from '@/domain/laboratory/analyteFacts';
import { isLabMistake, type LabResult } from '@/domain/laboratory/labResult';
import { canonicalLabValue, labStandingOf } from '@/domain/laboratory/labValues';
import { fullName, type Patient } from '@/domain/patients/patient';
import { useReasonDraft } from '@/session/drafts/useReasonDraft';
import { IfMay } from '@/shared/IfMay';
import { useFormats } from '@/shared/i18n/format';
import { usePatientTimes } from '@/shared/i18n/patientTimes';
import { T, useT } from '@/shared/i18n/text';
import { analyteWord } from '@/shared/i18n/wording/analyteWording';
import { decimalsGiven, reportedText } from '@/shared/i18n/wording/labNumber';
import { useNameOf } from '@/shared/people/names';
import { EarlierStates } from '@/shared/record/EarlierStates';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { labStatusWord, standingWord } from '../labWords';
import { labResults } from '../slice';

/** The laboratory's own range, in its unit. */
function useRange() {
  const t = useT();
  const { number } = useFormats();
  return ({ range }: Pick<LabResult, 'range'>): string => {
    const { low, high, text } = range ?? {};
    const plain = (value: number) => number(value, decimalsGiven(value));
    if (low !== undefined && high !== undefined)
      return t('laboratory.rangeBoth', { low: plain(low), high: plain(high) });
    if (low !== undefined) return t('laboratory.rangeFrom', { low: plain(low) });
    if (high !== undefined) return t('laboratory.rangeTo', { high: plain(high) });
    return text ?? t('laboratory.rangeNone');
  };
}

/** Asks why a result counts for nothing from now on; it stays to be read. */
function MistakeDialog({ result, onClose }: { result: LabResult; onClose: () => void }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const draft = useReasonDraft(`laboratory mistake ${result.id} ${result.version}`);
  const analyte = t(analyteWord[result.analyte]);
  const { version, updatedAt: _, recordedBy: __, history: ___, imported: ____, ...body } = result;
  return (
    <TransitionDialog
      action="findings.write"
      title={<T id="laboratory.mistakeTitle" values={{ analyte }} />}
      text={<T id="laboratory.mistakeText" />}
      confirmLabel={<T id="laboratory.mistakeConfirm" />}
      tone="danger"
      reason={{ label: 'laboratory.reason', draft }}
      onSend={(reason) =>
        dispatch(
          labResults.store({ body: { ...body, status: 'entered-in-error', reason }, version, quiet: true }),
        )
      }
      done={{ message: 'laboratory.marked', values: { analyte } }}
      onClose={onClose}
    />
  );
}

/** The value in the other units of its analyte, for those who think in them; a sign for the same unit is none. */
function inOtherUnits({ analyte, value, unit }: LabResult): (LabUnit & { value: number })[] {
  const [canonical, own] = [canonicalLabValue({ analyte, value, unit }), unitOfAnalyte(analyte, unit)];
  if (canonical === null || !own) return [];
  return analyteFacts[analyte].units
    .filter(({ factor, offset }) => factor !== own.factor || offset !== own.offset)
    .map((other) => ({ ...other, value: fromCanonicalLab(canonical, other) }));
}

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

/** Everything that is known about a result: as it was reported, what it said before, and what can be done about it. */
export function LabResultDetails({
  result,
  patient,
  timeZone,
  onCorrect,
  onClose,
}: {
  result: LabResult;
  patient: Patient;
  timeZone: string;
  onCorrect: () => void;
  onClose: () => void;
}) {
  const t = useT();
  const formats = useFormats();
  const nameOf = useNameOf();
  const { moment } = usePatientTimes(timeZone);
  const range = useRange();
  const [isMistaken, setMistaken] = useState(false);
  const { analyte, history = [] } = result;
  const { standing, by } = labStandingOf(result);
  const others = inOtherUnits(result);
  // In the place of this dialog, not before it while it fades: its end would take the focus out of the other one.
  if (isMistaken)
    return (
      <MistakeDialog
        result={result}
        onClose={() => {
          setMistaken(false);
          onClose();
        }}
      />
    );
  return (
    <Dialog
      isOpen
      title={
        <>
          <T id={analyteWord[analyte]} /> · <bdi>{fullName(patient)}</bdi>, {formats.day(patient.dateOfbirth)}
        </>
      }
      onClose={onClose}
      footer={
        <>
          {!isLabMistake(result) && (
            <IfMay do="findings.write">
              <button
                type="button"
                className="btn btn-outline-danger me-auto"
                onClick={() => setMistaken(true)}
              >
                <T id="laboratory.mistake" />
              </button>
            </IfMay>
          )}
          <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
            <T id="common.close" />
          </button>
          <IfMay do="findings.write">
            <button type="button" className="btn btn-primary" onClick={onCorrect}>
              <T id="laboratory.correct" />
            </button>
          </IfMay>
        </>
      }
    >
      <p className="nd-lab-hero">
        <bdi>{reportedText(result, formats)}</bdi>{' '}
        <small>
          {standing === 'unknown'
            ? t('laboratory.noRange')
            : t(by === 'laboratory' ? 'laboratory.byLaboratory' : 'laboratory.byUsual', {
                standing: t(standingWord[standing]),
              })}
        </small>
      </p>
      <dl className="nd-lab-facts">
        {others.map(({ symbol, value, decimals }) => (
          <Fact key={symbol} name={<T id="laboratory.inOther" />}>
            <bdi>
              {formats.number(value, decimals)} {symbol}
            </bdi>
          </Fact>
        ))}
        <Fact name={<T id="laboratory.rangeOwn" />}>
          <bdi>{range(result)}</bdi>
        </Fact>
        <Fact name={<T id="laboratory.sampledAt" />}>{moment(result.at)}</Fact>
        <Fact name={<T id="laboratory.status" />}>{t(labStatusWord[result.status])}</Fact>
        {result.laboratory !== undefined && (
          <Fact name={<T id="laboratory.laboratory" />}>
            <bdi>{result.laboratory}</bdi>
          </Fact>
        )}
        <Fact name={<T id="laboratory.source" />}>
          {result.recordedBy === undefined
            ? t('laboratory.imported')
            : t('laboratory.enteredBy', { by: nameOf(result.recordedBy), at: moment(result.updatedAt) })}
        </Fact>
        {result.note !== undefined && (
          <Fact name={<T id="laboratory.note" />}>
            <bdi>{result.note}</bdi>
          </Fact>
        )}
        {isLabMistake(result) && result.reason !== undefined && (
          <Fact name={<T id="laboratory.reason" />}>
            <bdi>{result.reason}</bdi>
          </Fact>
        )}
      </dl>
      <EarlierStates
        title="laboratory.history"
        lines={history.toReversed().map((revision) =>
          t(revision.reason === undefined ? 'laboratory.historySource' : 'laboratory.historyLine', {
            value: reportedText({ ...revision, analyte }, formats),
            status: t(labStatusWord[revision.status]),
            at: moment(revision.at),
            by: nameOf(revision.replacedBy),
            replacedAt: moment(revision.replacedAt),
            reason: revision.reason ?? '',
          }),
        )}
      />
    </Dialog>
  );
}
