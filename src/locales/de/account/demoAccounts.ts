import type { demoAccounts as en } from '../../en/account/demoAccounts';

export const demoAccounts: Record<keyof typeof en, string> = {
  'demo.lead':
    'Konten zum Umsehen. Sie gibt es nur in diesem Browser; sie arbeiten mit eigenen, erfundenen Patienten.',
  'demo.accounts': 'Konten zur Auswahl',
  'demo.noRole': 'Ohne Rolle im Behandlungsteam',
  'demo.registerLead':
    'Ein Demokonto gibt es nur in diesem Browser und nur, bis die Seite neu geladen wird. Es hat keine Rolle im Behandlungsteam. Verwenden Sie eine erfundene Adresse und ein erfundenes Passwort.',
  'demo.name': 'Name',
  'demo.register': 'Demokonto anlegen',
  'demo.registering': 'Konto wird angelegt\u00a0…',
  'demo.fixed': 'Diese Angaben eines Demokontos lassen sich nicht ändern.',
};
