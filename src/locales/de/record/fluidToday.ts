import type { fluidToday as en } from '../../en/record/fluidToday';

export const fluidToday: Record<keyof typeof en, string> = {
  'fluidRecord.drunkOf': 'Bisherige Trinkmenge: {drunk} von {target}.',
  'fluidRecord.nothingYet': 'Heute ist keine Trinkmenge erfasst: Die Menge ist unbekannt. Plan: {target}.',
  'fluidRecord.paceOn': 'Bis jetzt erwartet: {expected}. Im Zeitplan.',
  'fluidRecord.paceMore': 'Bis jetzt erwartet: {expected}. Die Trinkmenge liegt {difference} darüber.',
  'fluidRecord.paceLess': 'Bis jetzt erwartet: {expected}. Die Trinkmenge liegt {difference} darunter.',
  'fluidRecord.why_confirm': 'Begründung trotz Warnung',
  'fluidRecord.slotPlan': 'Plan nach Zeitfenstern',
};
