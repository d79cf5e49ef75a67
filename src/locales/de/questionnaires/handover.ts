import type { handover as en } from '../../en/questionnaires/handover';

export const handover: Record<keyof typeof en, string> = {
  'handover.hand': 'Dem Patienten geben',
  'handover.title': 'Das Gerät an {name} geben?',
  'handover.text':
    'Zu sehen sind nur diese Fragen: kein Menü, keine Akte und kein anderer Patient, auch nicht in den anderen Tabs dieses Browsers.',
  'handover.returnPassword': 'Zurück geht es mit „Gerät zurückgeben“ und Ihrem Passwort.',
  'handover.returnOrganisation':
    'Zurück geht es mit „Gerät zurückgeben“ und einer neuen Anmeldung bei Ihrer Organisation.',
  'handover.returnDemonstration': 'Zurück geht es mit „Gerät zurückgeben“ und einer neuen Anmeldung.',
  'handover.giveBack': 'Gerät zurückgeben',
  'handover.nothing': 'Zurzeit ist nichts zu beantworten. Bitte geben Sie das Gerät zurück.',
  'handover.thanks': 'Vielen Dank',
  'handover.thanksText':
    'Ihre Antworten sind an Ihr Behandlungsteam gesendet. Bitte geben Sie das Gerät zurück.',
};
