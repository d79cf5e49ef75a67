import type { identity as en } from '../../en/entry/identity';

export const identity: Record<keyof typeof en, string> = {
  'identity.signUpTitle': 'Konto anlegen',
  'identity.codeTitle': 'Code eingeben',
  'identity.forgotTitle': 'Passwort vergessen',
  'identity.resetTitle': 'Neues Passwort festlegen',
  'identity.tabs': 'Art des Kontos',
  'identity.tabTeam': 'Behandlungsteam',
  'identity.forgotLink': 'Passwort vergessen?',
  'identity.signUpLink': 'Konto anlegen',
  'identity.linkLink': 'Link zum Anmelden anfordern',
  'identity.signedInAlready': 'Sie sind bereits angemeldet, deshalb wurde der Link nicht benutzt.',
  'identity.linkTitle': 'Anmelden per Link',
  'identity.linkLead': 'Ohne Passwort: Sie erhalten einen Link an Ihre E-Mail-Adresse.',
  'identity.withPassword': 'Mit Passwort anmelden',
};
