import type { app as en } from '../en/app';

export const app: Record<keyof typeof en, string> = {
  'app.dashboard': 'Painel',
  'app.userCategory': 'Categorias de doentes',
  'app.users': 'Doentes',
  'app.staff': 'Equipa',
  'app.patient': 'Processo do doente',
  'app.telemonitoring': 'Telemonitorização',
  'app.audit': 'Registo de auditoria',
  'app.patientHistory': 'Histórico do processo',
  'app.patientAlerts': 'Alertas do processo',
  'app.patientLimits': 'Limites do processo',
  'app.patientFluid': 'Plano de líquidos',
  'app.patientTreatment': 'Folha de tratamento',
  'app.fluidPlanner': 'Plano hídrico',
  'app.fluidPlan': 'Um plano de líquidos',
  'app.newFluidPlan': 'Novo plano de líquidos',
  'app.medicine': 'Medicamentos',
  'app.patientMedicines': 'Medicamentos do processo',
  'app.allocateMedicine': 'Atribuir um medicamento',
  'app.patientMedicine': 'Medicamento do processo',
  'app.education': 'Educação terapêutica',
  'app.questioners': 'Questionários',
  'app.alerts': 'Alertas',
  'app.alertRules': 'Regras de alerta',
  'app.alertRule': 'Regra de alerta',
  'app.newAlertRule': 'Nova regra de alerta',
  'app.general': 'Geral',
  'app.socialLinks': 'Redes sociais',
  'app.serverSetting': 'Definições do servidor',
  'app.terms': 'Termos e condições',
  'app.notifications': 'Notificações',
  'app.profile': 'Perfil',
  'app.notAuthorized': 'Acesso não autorizado',
  'app.notFound': 'Página não encontrada',

  'app.toDashboard': 'Ir para o painel',
  'app.toSignIn': 'Ir para o início de sessão',

  'app.notAuthorizedLead':
    'A sua função não dá acesso a esta página. Se precisa dela para o seu trabalho, fale com a administração.',
  'app.notFoundLead':
    'Não existe nenhuma página neste endereço. Pode ter sido movida, ou a ligação estava incompleta.',

  'app.crashTitle': 'Esta página deixou de funcionar',
  'app.crashLead': 'Tudo o resto continua a funcionar. Tente novamente ou continue noutra página.',
  'app.crashAllTitle': 'A aplicação deixou de funcionar',
  'app.crashAllLead': 'Recarregue a página para continuar. O que foi guardado está seguro.',
  'app.staleTitle': 'Não foi possível carregar esta página',
  'app.staleLead':
    'Pode ter sido instalada uma versão mais recente, ou a ligação está interrompida. Recarregue para continuar.',
  'app.reload': 'Recarregar',
  'app.unexpected': 'Ocorreu um erro inesperado. O que vê pode não estar atualizado.',
  'app.settingsNotKept': 'Este navegador não guarda nada. As suas definições mantêm-se até sair da página.',
  'app.storage.superseded':
    'Está aberta uma versão mais recente da aplicação noutro separador. Recarregue esta página.',
  'app.storage.deleted':
    'Os dados deste navegador foram eliminados por outro meio. A clínica de exemplo está a ser recriada.',
  'app.storage.terminated': 'O navegador fechou a base de dados. Tente novamente.',
  'app.storage.blocked':
    'Outro separador usa uma versão mais antiga e retém a base de dados. Feche esse separador.',
  'app.dismiss': 'Ocultar',
  'app.messages': 'Mensagens',
  'app.badConfiguration': 'A configuração não é válida',
  'app.badConfigurationLead': 'Estas definições têm de ser corrigidas antes de a aplicação poder arrancar:',
};
