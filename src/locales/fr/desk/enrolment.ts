import type { enrolment as en } from '../../en/desk/enrolment';

export const enrolment: Record<keyof typeof en, string> = {
  'errors.duplicatePatient':
    'Un patient semblable existe déjà. Comparez et dites pourquoi il s’agit d’une autre personne.',
  'errors.enrolmentOver': 'Cette inclusion est terminée\u00a0: le patient est inclus.',
  'validation.name':
    'Lettres et signes sont acceptés\u202f; des caractères de contrôle ou des chiffres seuls ne sont pas un nom.',
  'validation.oneName': 'Un seul nom\u202f? Vérifiez que rien ne manque.',
  'validation.mobileCode':
    'Commencez par l’indicatif du pays, par exemple +33\u00a06\u00a012\u00a034\u00a056\u00a078.',
  'validation.pinCode': 'Ce n’est pas un code postal de ce pays.',
  'validation.age': 'C’était il y a plus de 120\u00a0ans.',
  'validation.minor':
    'Moins de 18\u00a0ans\u00a0: les limites et plans pour adultes peuvent ne pas convenir. À vérifier.',
  'validation.awakeHours': 'Entre le réveil et le coucher, il faut 8 à 22\u00a0heures.',
  'validation.awakeShort': 'Moins de 12\u00a0heures d’éveil. À vérifier.',
  'validation.dryWeightMissing':
    'Sans poids sec, une surcharge hydrique ne peut pas être détectée à partir du poids. À vérifier.',
  'validation.teamEmpty': 'Aucun membre de l’équipe médicale n’est indiqué. À vérifier.',
  'validation.readingNeeded': 'Demandez au moins une mesure.',
  'validation.enrolmentOverlap':
    'Un médicament ci-dessus est identique ou contient la même substance. Indiquez pourquoi les deux sont nécessaires.',
  'validation.consent': 'Un patient ne peut pas être inclus sans son consentement.',
  'validation.noTerms':
    'Aucune version des conditions n’est en vigueur. Un administrateur les publie dans les réglages.',
  'validation.termsNewer':
    'D’autres conditions sont désormais en vigueur. Montrez-les au patient et demandez à nouveau son consentement.',
  'validation.termsLater': 'Ces conditions n’étaient pas encore en vigueur ce jour-là.',
  'validation.duplicateReason':
    'Comparez avec les patients affichés et dites pourquoi il s’agit d’une autre personne.',
};
