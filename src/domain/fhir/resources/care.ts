import { isSameValue } from '../../canonical';
import type * as fhir from 'fhir/r4';
import * as z from 'zod/mini';
import {
  careKinds,
  careSchemas,
  definitionSchemas,
  type CareKind,
  type CareOf,
  type CareRecord,
  type DefinitionOf,
} from '@/domain/exchange/careRecord';
import { titleIn } from '@/domain/education/reading';
import { toFhir } from '@/domain/questionnaire/fhir/toFhir';
import { fromBase64, toBase64 } from '../write/base64';
import { careResources, type CareResources } from '../write/careResources';
import { ownExtension, systems } from '../codes';
import { elementsOf, identifierSchema, referenceSchema, type Json } from '../elements';
import { resourceId } from '../identity';
import { danger } from '../read/inspect';
import type { Understood } from '../read/items';
import { head, metaOf, ownIdentifier, present, type Written } from '../write/writeElements';

/** The whole record as this product stores it, as JSON; of a post within its attachment, which may be long. */
const STORED = ownExtension('storedRecord');
const ATTACHMENT = 'application/json';

type AnyCare = CareOf<CareKind>;

/** The elements that other systems read. The kind and its record belong together; TypeScript cannot pair them. */
const elementsIn = (kind: CareKind, record: AnyCare, care: CareRecord, day: string): object => {
  const { write } = careResources[kind] as { write: (one: AnyCare, all: CareRecord, day: string) => object };
  return present(write(record, care, day));
};

/** A record as the resource of its kind: `CareElements` holds that the elements are those of that resource. */
function writeOne(
  kind: CareKind,
  record: AnyCare,
  care: CareRecord,
  { subject, day }: { subject: fhir.Reference; day: string },
): Written {
  const { type, patientIn } = careResources[kind];
  const identifier = ownIdentifier(record.id);
  return {
    resourceType: type,
    id: resourceId(record.id),
    ...metaOf(record.updatedAt),
    extension: [{ url: STORED, valueString: JSON.stringify(record) }],
    identifier: type === 'QuestionnaireResponse' ? identifier : [identifier],
    [patientIn]: subject,
    ...elementsIn(kind, record, care, day),
  } as Written<CareResources[CareKind]>;
}

function writeQuestionnaire(one: DefinitionOf<'questionnaires'>): Written<fhir.Questionnaire> {
  const newest = one.published.at(-1);
  const { extension = [], ...resource } = toFhir(
    newest ? { ...newest.body, id: one.id } : one,
    newest?.revision,
  );
  return {
    ...resource,
    ...head('Questionnaire', one.id),
    ...metaOf(one.updatedAt),
    extension: [...extension, { url: STORED, valueString: JSON.stringify(one) }],
  };
}

function writeArticle(one: DefinitionOf<'articles'>): Written<fhir.DocumentReference> {
  const title = titleIn(one.published ?? one, one.language);
  return {
    ...head('DocumentReference', one.id),
    ...metaOf(one.updatedAt),
    status: 'current',
    description: title,
    content: [
      {
        attachment: {
          contentType: ATTACHMENT,
          title,
          language: one.language,
          data: toBase64(JSON.stringify(one)),
        },
      },
    ],
  };
}

/**
 * Writes what belongs to a patient beside readings and diagnoses, and the questionnaires and posts that it names.
 * @param day today in the patient's calendar, ISO date
 */
export function writeCare(care: CareRecord, subject: fhir.Reference, day: string): Written[] {
  return [
    ...(care.questionnaires ?? []).map(writeQuestionnaire),
    ...(care.articles ?? []).map(writeArticle),
    ...careKinds.flatMap((kind) =>
      ((care[kind] ?? []) as AnyCare[]).map((record) => writeOne(kind, record, care, { subject, day })),
    ),
  ];
}

const storedSchema = z.object({ url: z.literal(STORED), valueString: z.string() });
const attachmentSchema = z.object({
  attachment: z.object({ contentType: z.literal(ATTACHMENT), data: z.string() }),
});

/** JSON of which nothing can reach a prototype; undefined for anything else. */
function safeJson(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return danger(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

const storedIn = (resource: Json): string | undefined => {
  const list = resource['extension'];
  if (!Array.isArray(list)) return undefined;
  for (const one of list) {
    const found = storedSchema.safeParse(one).data;
    if (found) return found.valueString;
  }
  return undefined;
};

/** Tells whether a resource was written by an export of this product, its record with it. */
const isOwn = (resource: Json): boolean => {
  const list = resource['identifier'];
  const all: unknown[] = Array.isArray(list) ? list : [list];
  return all.some((one) => identifierSchema.safeParse(one).data?.system === systems.ownId);
};

const BEFORE_ALL = '0001-01-01';

/**
 * Tells whether the resource says what the record said on some day, for nobody knows on which it was written:
 * otherwise another system has changed it.
 */
function saysTheSame(kind: CareKind, record: AnyCare, resource: Json): boolean {
  const { repeated = [], turns } = careResources[kind] as {
    repeated?: readonly string[];
    turns?: (one: AnyCare) => string[];
  };
  return [BEFORE_ALL, ...(turns?.(record) ?? [])].some((day) =>
    Object.entries(elementsIn(kind, record, {}, day)).every(
      ([name, value]) => repeated.includes(name) || isSameValue(resource[name], value),
    ),
  );
}

function readDefinition(type: string, resource: Json): Understood | undefined {
  if (type === 'Questionnaire') {
    const text = storedIn(resource);
    if (text === undefined) return undefined;
    const questionnaire = definitionSchemas.questionnaires.safeParse(safeJson(text));
    if (!questionnaire.success) return { left: 'wrongType', where: 'extension' };
    return { items: [{ kind: 'definition', store: 'questionnaires', value: questionnaire.data }], notes: [] };
  }
  if (type !== 'DocumentReference' || !isOwn(resource)) return undefined;
  const content = elementsOf<fhir.DocumentReference>(resource).many('content', attachmentSchema)[0];
  const article = definitionSchemas.articles.safeParse(
    safeJson(content && fromBase64(content.attachment.data)),
  );
  if (!article.success) return { left: 'wrongType', where: 'content' };
  return { items: [{ kind: 'definition', store: 'articles', value: article.data }], notes: [] };
}

/**
 * A resource of our own export that holds a record of ours; undefined for what other systems write. One that another
 * system has changed since is left out: nobody knows which of the two it says is meant.
 */
export function readCare(type: string, resource: Json): Understood | undefined {
  const definition = readDefinition(type, resource);
  if (definition) return definition;
  const store = careKinds.find((kind) => careResources[kind].type === type);
  const text = storedIn(resource);
  if (store === undefined || text === undefined || !isOwn(resource)) return undefined;
  const parsed = careSchemas[store].safeParse(safeJson(text));
  if (!parsed.success) return { left: 'wrongType', where: 'extension' };
  const value: AnyCare = parsed.data;
  if (!saysTheSame(store, value, resource)) return { left: 'changedElsewhere' };
  const elements = elementsOf<CareResources[CareKind]>(resource);
  return {
    items: [
      {
        kind: 'care',
        store,
        subject: elements.one(careResources[store].patientIn, referenceSchema)?.reference,
        id: elements.one('id', z.string()),
        ownId: value.id,
        lastUpdated: value.updatedAt,
        value,
      },
    ],
    notes: elements.notes,
  };
}
