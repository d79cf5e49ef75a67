import type { notifications as en } from '../../en/desk/notifications';

export const notifications: Record<keyof typeof en, string> = {
  'notifications.button': 'Notificações da demonstração: {count}',
  'notifications.plainButton': 'Notificações',
  'notifications.forYou': 'Para si',
  'notifications.nothing': 'Nada espera por si.',
  'notifications.loading': 'A procurar novidades…',
  'notifications.failed': 'Não foi possível carregar as novidades. Tentar novamente',
  'notifications.assigned': 'Atribuído a si por {who}',
  'notifications.escalated': 'Escalado: ninguém o reconheceu',
  'notifications.reminded': 'Lembrete: é seu e continua aberto',
  'notifications.mailFails':
    '{count, plural, one {# e-mail não pôde ser entregue} many {# de e-mails não puderam ser entregues} other {# e-mails não puderam ser entregues}}',
  'notifications.unknownPatient': 'Doente, nome não carregado',
  'notifications.new': '{count, plural, =0 {Nada de novo} one {# nova} many {# novas} other {# novas}}',
  'notifications.lead': 'Mensagens inventadas da demonstração. Nenhuma diz respeito a um doente.',
  'notifications.isNew': 'Nova',
  'notifications.readAll': 'Ler todas as notificações',
  'notifications.allRead': 'Todas as notificações estão lidas',
  'notifications.orderTitle': 'Exemplo: encomenda feita',
  'notifications.orderText': 'Foram comprados nove candeeiros de secretária na loja de demonstração.',
  'notifications.brochureTitle': 'Exemplo: brochura pronta',
  'notifications.brochureText': 'A brochura imaginária já tem a última página.',
  'notifications.mailboxTitle': 'Exemplo: caixa de correio quase cheia',
  'notifications.mailboxText': 'A caixa de correio da demonstração tem 97 de 100 mensagens.',
  'notifications.parcelTitle': 'Exemplo: encomenda a caminho',
  'notifications.parcelText': 'Três cadeiras de escritório saíram de um armazém imaginário.',
  'notifications.reportTitle': 'Exemplo: relatório em falta',
  'notifications.reportText': 'A loja de demonstração ainda espera pelos números das vendas.',
  'notifications.alerts':
    '{open, plural, =0 {Nenhum alerta aberto} one {# alerta aberto} many {# de alertas abertos} other {# alertas abertos}}{critical, plural, =0 {{open, plural, =0 {} one {, o mais urgente: {worst}} many {, o mais urgente: {worst}} other {, o mais urgente: {worst}}}} one {, # deles crítico} many {, # deles críticos} other {, # deles críticos}}',
  'notifications.alertsUnknown': 'Alertas abertos: número ainda desconhecido',
  'notifications.alertsNotAvailable': 'Alertas abertos: número não disponível',
  'notifications.open':
    '{number, plural, one {{count} aberto} many {{count} abertos} other {{count} abertos}}',
  'notifications.critical':
    '{number, plural, one {{count} crítico} many {{count} críticos} other {{count} críticos}}',
  'notifications.notAvailable': 'não disponível',
};
