import { mostOf } from '../patients/profileFields';
import { conditionProblems } from '../conditions/conditionProblems';
import { plausible } from '../readings/plausibility';
import { teamRoles } from '../patients/patient';
import { memberProblems } from '../patients/team';
import { conditionsOf, isTyped, memberOf } from './enrolling';
import type { EnrolmentEntries } from './entries';
import { isDay } from './personProblems';
import { Findings } from './problem';

export function pathologyProblems(entries: EnrolmentEntries, today: string) {
  const found = new Findings('pathologies');
  // Nothing can date from before birth; a missing date of birth is reported at its own field.
  const dateOfbirth = isDay(entries.dateOfbirth) ? entries.dateOfbirth : '0001-01-01';
  for (const [place, condition] of conditionsOf(entries, 'new').entries()) {
    const problems = conditionProblems(condition, { today, dateOfbirth });
    for (const [field, problem] of Object.entries(problems))
      if (problem) found.wrong(`conditions.${place}.${field}`, problem);
    found.short(`conditions.${place}.label`, condition.label, 500);
  }
  return found.list;
}

/** @param open codes of the categories that somebody can be put into */
export function categoryProblems(entries: EnrolmentEntries, open: ReadonlySet<string>) {
  const found = new Findings('category');
  const { category, dialysisMode, dryWeight } = entries;
  if (category === '') found.wrong('category', 'validation.required');
  else if (!open.has(category)) found.wrong('category', 'errors.categoryArchived');
  found.figure('dryWeight', dryWeight, { ...plausible.weight, dimension: 'weight' }, false);
  if (dryWeight === null && !['', 'none'].includes(dialysisMode))
    found.unusual('dryWeight', 'validation.dryWeightMissing', dialysisMode);
  return found.list;
}

export function teamProblems(entries: EnrolmentEntries) {
  const found = new Findings('team');
  const { medicalTeam, referent } = entries;
  for (const role of teamRoles) {
    if (!isTyped(medicalTeam[role])) continue;
    for (const [field, problem] of Object.entries(memberProblems(memberOf(medicalTeam[role]), true)))
      if (problem) found.wrong(`medicalTeam.${role}.${field}`, problem);
    found.short(`medicalTeam.${role}.firstName`, medicalTeam[role].firstName, 100);
    found.short(`medicalTeam.${role}.lastName`, medicalTeam[role].lastName, 100);
  }
  if (teamRoles.every((role) => !isTyped(medicalTeam[role])))
    found.unusual('medicalTeam.nephroLogist.firstName', 'validation.teamEmpty', '');
  found.needed('referent', referent, mostOf('referent'));
  found.shortTexts(entries);
  return found.list;
}
