import type { invoice as en } from '../../en/demoApps/invoice';

export const invoice: Record<keyof typeof en, string> = {
  'invoice.lead':
    'Uma demonstração: nada sai deste navegador. O que é enviado fica no e-mail da demonstração até a página ser carregada de novo.',
  'invoice.address': 'Enviar a fatura para',
  'invoice.send': 'Enviar',
  'invoice.noAddress': 'Introduza um endereço de e-mail.',
  'invoice.sentTo': 'A fatura foi enviada para {address}.',
  'invoice.openSent': 'Abrir em «Enviados»',
  'invoice.print': 'Imprimir',
  'invoice.download': 'Transferir',
  'invoice.downloadedNotice': '{name} está a ser transferido.',
  'invoice.title': 'Fatura {number}',
  'invoice.date': 'Data da fatura: {date}',
  'invoice.recipient': 'Destinatário',
  'invoice.company': 'Emitente',
  'invoice.items': 'Serviços',
  'invoice.task': 'Tarefa',
  'invoice.hours': 'Horas',
  'invoice.rate': 'Preço por hora',
  'invoice.amount': 'Valor',
  'invoice.subtotal': 'Total parcial',
  'invoice.discount': 'Desconto ({share})',
  'invoice.total': 'Total a pagar',
  'invoice.bank': 'Transfira o total para {bank}, conta {account}.',
  'invoice.mailText': 'Segue em anexo a fatura {number}. O total é de {total}.',
};
