import type { handover as en } from '../../en/questionnaires/handover';

export const handover: Record<keyof typeof en, string> = {
  'handover.hand': 'Confier au patient',
  'handover.title': 'Confier l’appareil à {name}\u202f?',
  'handover.text':
    'Seules ces questions sont visibles\u00a0: ni menu, ni dossier, ni autre patient, y compris dans les autres onglets de ce navigateur.',
  'handover.returnPassword':
    'Pour revenir, appuyez sur «\u00a0Rendre l’appareil\u00a0» et saisissez votre mot de passe.',
  'handover.returnOrganisation':
    'Pour revenir, appuyez sur «\u00a0Rendre l’appareil\u00a0» et reconnectez-vous auprès de votre organisation.',
  'handover.returnDemonstration':
    'Pour revenir, appuyez sur «\u00a0Rendre l’appareil\u00a0» et reconnectez-vous.',
  'handover.giveBack': 'Rendre l’appareil',
  'handover.nothing': 'Il n’y a rien à remplir pour le moment. Merci de rendre l’appareil.',
  'handover.thanks': 'Merci',
  'handover.thanksText':
    'Vos réponses ont été transmises à votre équipe soignante. Merci de rendre l’appareil.',
};
