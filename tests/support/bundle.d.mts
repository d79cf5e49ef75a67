export interface Person {
  id: string;
  given: string;
  family: string;
  birthDate?: string;
  gender?: string;
  pressures?: { at: string; systolic: number; diastolic: number }[];
  weights?: { at: string; kg: number }[];
  conditions?: { code: string; display: string; onset: string }[];
}
interface Resource {
  resourceType: string;
  id: string;
}
export interface Bundle {
  resourceType: 'Bundle';
  type: string;
  entry: { fullUrl: string; resource: Resource; request: { method: string; url: string } }[];
}

export function bundleOf(...people: Person[]): Bundle;
export function ndjsonOf(people: Person[]): string;
