/** The facts about a field of the profile: specification 3.2 names those in `own`. */
interface ProfileFieldFacts {
  /** Where the record keeps it: with the specification's fields, or in `ext`. */
  place: 'own' | 'ext';
  /**
   * The way it is typed: `text` freely, without white space at its ends; `exact` as it was chosen; `figure` a number
   * in the canonical unit; `answer` yes, no or not known; `tick` a box.
   */
  typed: 'text' | 'exact' | 'figure' | 'answer' | 'tick';
  /** Longest text, characters. */
  most?: number;
  /** The step of a registration that checks the length; fields without one have a check of their own. */
  step?: 'identity' | 'dailyLife' | 'team';
}

/** The patient fields that are typed once and can be put right afterwards (specification 3.2). */
const facts = {
  firstName: { place: 'own', typed: 'text', most: 100 },
  lastName: { place: 'own', typed: 'text', most: 100 },
  patientId: { place: 'own', typed: 'text', most: 100 },
  socialNumber: { place: 'own', typed: 'text', most: 60, step: 'identity' },
  dateOfbirth: { place: 'own', typed: 'exact' },
  gender: { place: 'own', typed: 'exact' },
  profession: { place: 'own', typed: 'text', most: 200, step: 'identity' },
  weight: { place: 'own', typed: 'figure' },
  height: { place: 'own', typed: 'figure' },
  mobile: { place: 'own', typed: 'text', most: 40 },
  phone: { place: 'own', typed: 'text', most: 40 },
  addressLine1: { place: 'own', typed: 'text', most: 300, step: 'dailyLife' },
  addressLine2: { place: 'own', typed: 'text', most: 300, step: 'dailyLife' },
  city: { place: 'own', typed: 'text', most: 100, step: 'dailyLife' },
  pinCode: { place: 'own', typed: 'text', most: 20 },
  country: { place: 'own', typed: 'text', most: 100, step: 'dailyLife' },
  workPlace: { place: 'own', typed: 'text', most: 200, step: 'dailyLife' },
  wakeUpTime: { place: 'own', typed: 'exact' },
  sleepTime: { place: 'own', typed: 'exact' },
  category: { place: 'own', typed: 'exact' },
  referent: { place: 'own', typed: 'text', most: 200 },
  therapeuticCompanian: { place: 'own', typed: 'text', most: 200, step: 'team' },
  medicineTelemonitoring: { place: 'own', typed: 'tick' },
  /** Under which name the patient is known to the programme's own services; no account here goes by it. */
  username: { place: 'ext', typed: 'text', most: 100, step: 'identity' },
  /** As the patient says it themselves, and only if they wish to; no rule goes by it. */
  race: { place: 'ext', typed: 'text', most: 100, step: 'identity' },
  preferredLanguage: { place: 'ext', typed: 'exact' },
  /** Where the patient lives at present, where that is another country than the address's. */
  livingCountry: { place: 'ext', typed: 'text', most: 100, step: 'dailyLife' },
  timeZone: { place: 'ext', typed: 'exact' },
  dialysisMode: { place: 'ext', typed: 'exact' },
  dryWeight: { place: 'ext', typed: 'figure' },
  ckdStage: { place: 'ext', typed: 'exact' },
  transplant: { place: 'ext', typed: 'answer' },
  anuric: { place: 'ext', typed: 'tick' },
  pregnant: { place: 'ext', typed: 'answer' },
} as const satisfies Record<string, ProfileFieldFacts>;

export type ProfileField = keyof typeof facts;
type Facts = typeof facts;
/** Names of the fields of which something is so, e.g. `FieldWith<{ typed: 'text' }>`. */
type FieldWith<Fact> = { [F in ProfileField]: Facts[F] extends Fact ? F : never }[ProfileField];

const all: Readonly<Record<ProfileField, ProfileFieldFacts>> = facts;
export const profileFields = Object.keys(facts) as ProfileField[];

const fieldsWith = <Fact extends Partial<ProfileFieldFacts>>(fact: Fact): FieldWith<Fact>[] =>
  profileFields.filter((field) =>
    Object.entries(fact).every(([name, value]) => all[field][name as keyof ProfileFieldFacts] === value),
  ) as FieldWith<Fact>[];

/** Those the record keeps beside its team and its own parts. */
export const ownFields = fieldsWith({ place: 'own' as const });
/** Those in the record's `ext`. */
export const addedFields = fieldsWith({ place: 'ext' as const });
export const typedAs = Object.fromEntries(profileFields.map((field) => [field, all[field].typed])) as {
  [F in ProfileField]: Facts[F]['typed'];
};
/** A field that is typed freely. */
export type ProfileTextField = FieldWith<{ typed: 'text' }>;
/** Free texts, by where the record keeps them. */
export const texts = {
  own: fieldsWith({ typed: 'text' as const, place: 'own' as const }),
  ext: fieldsWith({ typed: 'text' as const, place: 'ext' as const }),
};
/** The length of the longest text of a field, characters. */
export const mostOf = (field: FieldWith<{ most: number }>): number => facts[field].most;
/** The free texts whose length a step of the registration checks, with their longest. */
export const textsOfStep = (step: string) =>
  [...texts.own, ...texts.ext].flatMap((field) =>
    all[field].step === step ? [{ field, most: mostOf(field) }] : [],
  );
