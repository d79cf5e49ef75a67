export const ruleLimits = {
  'alertRules.noThresholds': 'No specific limits for any group or patient.',
  'alertRules.group': 'Specific limits for',
  'alertRules.chooseGroup': 'Choose a category or pathology',
  'alertRules.setLimits': 'Set limits',
  'alertRules.limitsOf': '{name}: limits of “{rule}”',
  'alertRules.change': 'Change',
  'alertRules.changeLimitsOf': 'Change limits: {name}',
  'alertRules.removeLimits': 'Remove',
  'alertRules.removeLimitsOf': 'Remove limits: {name}',
  'alertRules.removeTitle': 'Remove the specific limits of {name} for “{rule}”?',
  'alertRules.removeText':
    'The limits of the next wider group then apply. Alerts already raised are not changed.',
  'alertRules.limitsSaved': 'The limits are saved.',
  'alertRules.limitsRemoved': 'The limits are removed.',
  'alertRules.speaks': 'This rule is',
  'alertRules.speaksWider': 'As for everybody else ({state})',
  'alertRules.on': 'On',
  'alertRules.off': 'Off',
  'alertRules.until': 'Valid until',
  'alertRules.untilHint': 'Last valid day; leave empty for no end.',
  'alertRules.otherwise': 'Default {value}',
  'alertRules.emptyMeansWider': 'A field left empty keeps the value that applies to everyone else.',
  'alertRules.expired': 'Expired on {day}',
  'alertRules.holdsUntil': 'Valid until {day}',
  'alertRules.targetTitle': 'Target',
  'alertRules.targetLead': 'Treatment target. Values outside the target do not raise an alert.',
  'alertRules.limitsTitle': 'Alert limits',
  'alertRules.limitsLead':
    'Values that raise an alert. Each shows its source; the patient’s own limits come first, then those of the category, the pathology, and the general ones.',
  'alertRules.noTarget': 'No target set',
  'alertRules.scaleBand': '{min} to {max}\u00a0mmHg',
  'alertRules.scaleText': 'Systolic pressure. Target: {band}. Alert limits: {limits}.',
  'alertRules.scaleLegend':
    'Systolic pressure in mmHg: the hatched band is the target, the dashed lines with a point are alert limits.',
  'alertRules.noRuleApplies': 'No rule applies to this patient',
  'alertRules.noRuleAppliesText':
    'No reading raises an alert for this patient. Ask an administrator if this is not intended.',
  'alertRules.idleTitle': 'Limits without effect',
  'alertRules.idleText':
    'Set for this patient, but the rules are not active or do not currently apply to the patient.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof ruleLimits, string> {}
}
