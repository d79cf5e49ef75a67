import type { demoAccounts as en } from '../../en/account/demoAccounts';

export const demoAccounts: Record<keyof typeof en, string> = {
  'demo.lead':
    'Contas para conhecer a aplicação. Só existem neste navegador e trabalham com doentes fictícios próprios.',
  'demo.accounts': 'Contas à escolha',
  'demo.noRole': 'Sem função na equipa clínica',
  'demo.registerLead':
    'Uma conta de demonstração só existe neste navegador, até a página ser recarregada. Não tem função na equipa clínica. Use um endereço e uma palavra-passe inventados.',
  'demo.name': 'Nome',
  'demo.register': 'Criar conta de demonstração',
  'demo.registering': 'A criar a conta…',
  'demo.fixed': 'Estes dados de uma conta de demonstração não podem ser alterados.',
};
