import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { isDecided } from '@/domain/settings/defaultSettings';
import { isLogo } from '@/domain/settings/logo';
import { useSetting } from '@/features/settings/slice';
import type { Locale, MessageId } from '@/locales';
import { isTimeZone } from '@/domain/patientDay';
import { isOnDialysis } from '@/domain/patients/openFacts';
import { fullName } from '@/domain/patients/patient';
import { canonicalUnits } from '@/domain/readings/units';
import { selectUserName } from '@/session/state';
import { DisplayUnits } from '@/shared/i18n/DisplayUnits';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { ContactsText, FluidAim, MeasuringText, TargetsText } from './FactParts';
import { FluidText } from './FluidPart';
import { MedicinesText } from './MedicinesPart';
import type { LoadState, Treatment } from '../useTreatment';

/** With more lines than about this, the sheet is printed smaller so that it stays one page; it is never cut. */
const ROOMY_LINES = 24;
const LETTERS_OF_LINE = 50;

function linesOf({ patient, fluid, medicines, elsewhere }: Treatment): number {
  const { dietNote = '', dialysisNote = '', askedReadings = [] } = patient.ext;
  const slots = fluid?.kind === 'plan' ? fluid.run.day.slots.length : 0;
  const taken = medicines.reduce((sum, { later }) => sum + 2 + later.length, 0);
  const lines = slots + taken + elsewhere.length + askedReadings.length;
  return lines + Math.max(dietNote.length, dialysisNote.length) / LETTERS_OF_LINE;
}

/** One part of the sheet under its heading; what is not known is said, and never looks like nothing. */
function SheetPart({
  title,
  standing,
  children,
}: {
  title: MessageId;
  standing: LoadState;
  children: ReactNode;
}) {
  return (
    <section className="nd-sheet-part">
      <h3>
        <T id={title} />
      </h3>
      {standing === 'ready' ? (
        children
      ) : (
        <p className="nd-sheet-missing">
          <T id={standing === 'failed' ? 'treatment.partFailed' : 'treatment.partLoading'} />
        </p>
      )}
    </section>
  );
}

/** What somebody wrote, with its line breaks, in whichever language that was. */
function FreeText({ text }: { text: string }) {
  return (
    <p className="nd-sheet-free">
      <bdi>{text}</bdi>
    </p>
  );
}

/**
 * The current treatment on one sheet of paper, in the language of whatever is around it. It is light in every theme, for
 * it looks as it will be printed. All its languages run from left to right.
 * @param lang the language it is in
 */
export function TreatmentSheet({ treatment, lang }: { treatment: Treatment; lang: Locale }) {
  const { patient, fluid, fluidStanding, medicines, medicinesStanding, elsewhere, record } = treatment;
  const timeZone = isTimeZone(patient.ext.timeZone) ? patient.ext.timeZone : 'UTC';
  const { dietNote, dialysisNote } = patient.ext;
  // A patient without dialysis would wonder what is missing there.
  const hasDialysis = record !== 'ready' || isOnDialysis(patient) || Boolean(dialysisNote);
  const both = [medicinesStanding, record];
  return (
    <DisplayUnits units={canonicalUnits} timeZone={timeZone}>
      <article
        className={`nd-sheet ${linesOf(treatment) > ROOMY_LINES ? 'nd-sheet-dense' : ''}`}
        lang={lang}
        dir="ltr"
        data-bs-theme="light"
        aria-labelledby="sheet-title"
      >
        <SheetHead treatment={treatment} timeZone={timeZone} />
        <div className="nd-sheet-body">
          <SheetPart title="treatment.drinking" standing={fluidStanding}>
            {fluid && <FluidText fluid={fluid} />}
          </SheetPart>
          <SheetPart
            title="treatment.medicines"
            standing={
              both.find((one) => one === 'failed') ?? both.find((one) => one === 'loading') ?? 'ready'
            }
          >
            <MedicinesText medicines={medicines} elsewhere={elsewhere} timeZone={timeZone} />
          </SheetPart>
          <div className="nd-sheet-pair">
            <SheetPart title="treatment.eating" standing={record}>
              {dietNote ? <FreeText text={dietNote} /> : <T id="treatment.noDiet" />}
            </SheetPart>
            {hasDialysis && (
              <SheetPart title="treatment.dialysis" standing={record}>
                {dialysisNote ? <FreeText text={dialysisNote} /> : <T id="treatment.noDialysis" />}
              </SheetPart>
            )}
            <SheetPart title="treatment.targets" standing={record}>
              <TargetsText
                patient={patient}
                fluid={
                  fluidStanding === 'ready' ? <FluidAim fluid={fluid} /> : <T id="treatment.partFailed" />
                }
              />
            </SheetPart>
            {patient.ext.askedReadings && (
              <SheetPart title="treatment.measuring" standing={record}>
                <MeasuringText asked={patient.ext.askedReadings} overdue={treatment.overdue} />
              </SheetPart>
            )}
            <SheetPart title="treatment.whoToCall" standing={record}>
              <ContactsText patient={patient} />
            </SheetPart>
          </div>
        </div>
      </article>
    </DisplayUnits>
  );
}

/** The name and the logo of the clinic, if it has given them. */
function ClinicMark() {
  const general = useSetting('general');
  if (!general || !isDecided(general)) return null;
  const { organisation, logo } = general;
  return (
    <p className="nd-sheet-house">
      {logo !== undefined && isLogo(logo) && <img src={logo} alt="" />}
      <bdi>{organisation}</bdi>
    </p>
  );
}

/** Whose sheet it is and of when: at the top of every page of paper. */
function SheetHead({
  treatment: { patient, now, whole },
  timeZone,
}: {
  treatment: Treatment;
  timeZone: string;
}) {
  const t = useT();
  const formats = useFormats();
  const who = useSelector(selectUserName);
  return (
    <header className="nd-sheet-head">
      {whole !== 'ready' && (
        <p className="nd-sheet-incomplete">
          <T id={whole === 'failed' ? 'treatment.incomplete' : 'treatment.notYet'} />
        </p>
      )}
      <ClinicMark />
      <h2 id="sheet-title">{t('treatment.title')}</h2>
      <p>
        <strong className="nd-sheet-name">
          <bdi>{fullName(patient)}</bdi>
        </strong>
        <span>{t('treatment.born', { date: formats.day(patient.dateOfbirth, 'long') })}</span>
        <span>
          <T id="treatment.number" values={{ number: <bdi>{patient.patientId}</bdi> }} />
        </span>
        <span className="nd-sheet-aside">
          <T id="treatment.printed" values={{ time: formats.moment(now, timeZone), who: <bdi>{who}</bdi> }} />
        </span>
      </p>
    </header>
  );
}
