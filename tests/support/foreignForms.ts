import { fromFhir } from '@/domain/questionnaire/fhir/fromFhir';
import { toFhir } from '@/domain/questionnaire/fhir/toFhir';
import type { QuestionnaireBody } from '@/domain/questionnaire/questionnaire';

export const HL7 = 'http://hl7.org/fhir/StructureDefinition';
export const SDC = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire';
export const form = (item: unknown[], parts: object = {}) => ({
  resourceType: 'Questionnaire',
  status: 'active',
  title: 'Home week',
  item,
  ...parts,
});
export const bodyOf = (json: unknown): QuestionnaireBody => {
  const read = fromFhir(json, 'new');
  if ('problem' in read) throw new Error(`${read.problem.where}: ${read.problem.message}`);
  return read.body;
};
export const again = (body: QuestionnaireBody) => bodyOf(JSON.parse(JSON.stringify(toFhir(body))));

export const expression = (url: string, text: string, language = 'text/fhirpath') => ({
  extension: [{ url, valueExpression: { language, expression: text } }],
});
export const calculated = (text: string) => expression(`${SDC}-calculatedExpression`, text);
export const shownWhen = (text: string) => expression(`${SDC}-enableWhenExpression`, text);
export const hidden = { url: `${HL7}/questionnaire-hidden`, valueBoolean: true };
export const weighted = (code: string, weight: number, url = `${HL7}/ordinalValue`) => ({
  valueCoding: { code, display: `Answer ${code}`, extension: [{ url, valueDecimal: weight }] },
});
export const pain = {
  linkId: 'pain',
  type: 'choice',
  text: 'Pain?',
  answerOption: [weighted('none', 0), weighted('some', 2)],
};
export const itch = { ...pain, linkId: 'itch', text: 'Itching?' };
export const cups = { linkId: 'cups', type: 'integer', text: 'How many cups?' };
export const where = { linkId: 'where', type: 'string', text: 'Where?' };
export const ill = { linkId: 'ill', type: 'boolean', text: 'Ill?' };

export const total = { linkId: 'total', type: 'decimal', text: 'Total', readOnly: true };
export const one = (name: string) => `%resource.item.where(linkId='${name}').answer.value.ordinal()`;
