import type { patientProfile as en } from '../../en/record/patientProfile';

export const patientProfile: Record<keyof typeof en, string> = {
  'patientProfile.show': 'Afficher le numéro de sécurité sociale',
  'patientProfile.hidden': 'Masqué jusqu’à ce qu’il soit affiché',
  'patientProfile.bodyMass': 'Indice de masse corporelle\u00a0: {figure}\u00a0kg/m²',
  'patientProfile.bodyMassAge': 'Avant 18 ans, il s’interprète selon l’âge et le sexe.',
  'patientProfile.weightHint': 'Seulement pour corriger le profil.',
  'patientProfile.newReading': 'Saisir plutôt une nouvelle mesure',
  'patientProfile.dayHint':
    'Avec une autre heure de lever ou un autre fuseau horaire, les jours de ce patient commencent à un autre moment, y compris pour ce qui est déjà saisi.',
  'patientProfile.categoryOwn': 'Un administrateur déplace les patients vers une autre catégorie.',
  'patientProfile.categoryMoves': 'Les règles de la nouvelle catégorie s’appliquent dès l’enregistrement.',
  'patientProfile.careTitle': 'Prise en charge',
  'patientProfile.pathologiesAt': 'Cochées sous Diagnostics, où le diagnostic est saisi en même temps',
  'patientProfile.saved': 'Le profil est enregistré.',
};
