import type { frame as en } from '../../en/desk/frame';

export const frame: Record<keyof typeof en, string> = {
  'app.groupMenus': 'Menu',
  'app.groupSettings': 'Definições',
  'app.settings': 'Definições',
  'app.toProfile': 'Abrir o meu perfil',
  'app.signOut': 'Terminar sessão',
  'app.noRoleLead':
    'A sua conta não tem nenhuma função que esta aplicação conheça. É a administração que a atribui; até lá, pode completar o seu perfil.',
  'app.offline': 'A ligação foi interrompida. Nada pode ser guardado até ela voltar.',
  'app.oldAsOf':
    'Dados de {at}. O servidor não respondeu desde então; podem faltar alertas e medições mais recentes.',
  'app.offlineAsOf':
    'A ligação foi interrompida. Os dados apresentados são de {at}; nada pode ser guardado até a ligação voltar.',
  'auth.roleChanged': 'A sua função foi alterada. O menu e as páginas correspondem agora à nova função.',
  'staff.switch': 'Doentes ou equipa',
  'app.storage.duties':
    'Os alertas não estão a ser atualizados neste momento: escalamentos, lembretes e alertas de medições em falta podem atrasar-se para alguns doentes. Recarregue esta página; se a mensagem voltar, verifique os doentes e avise o seu administrador.',
  'errors.alertClosed': 'Este alerta já está encerrado.',
  'errors.alertAcknowledged': 'Este alerta já foi reconhecido.',
  'errors.alertState': 'O estado do alerta não o permite.',
  'errors.alertBulk': 'Os alertas críticos ou de gravidade desconhecida encerram-se um a um.',
  'errors.alertUndo':
    'Só quem fez a ação a pode anular, nos 5 minutos seguintes e antes de qualquer outra intervenção no alerta.',
  'errors.clinicFile': 'Este ficheiro não pode ser usado: está incompleto ou foi alterado.',
  'errors.duplicatePatientId': 'Outro doente já tem este número de doente.',
  'errors.duplicateCode': 'Outra categoria já tem este código.',
  'errors.duplicateCategory': 'Outra categoria já tem este nome.',
  'errors.categoryInUse':
    'Há doentes nesta categoria: não pode ser eliminada e o seu código não pode ser alterado. Mova primeiro os doentes, ou arquive a categoria.',
  'errors.categoryNamed':
    'Há regras, limites, planos de líquidos ou artigos que usam esta categoria: não pode ser eliminada e o seu código não pode ser alterado. Arquive-a em vez disso.',
  'errors.categoryArchived':
    'Esta categoria está arquivada: não é possível adicionar-lhe doentes. Escolha outra.',
  'errors.enteredInError': 'Esta medição foi introduzida por engano. Reponha-a antes de a corrigir.',
  'errors.notInError': 'Esta medição não está marcada como introduzida por engano.',
  'errors.reviewUndo': 'Uma revisão só pode ser anulada por quem a fez, no prazo de 10 minutos.',
  'errors.duplicateThreshold': 'Esta regra já tem limites específicos para este doente ou grupo.',
  'errors.duplicatePlan': 'Outro plano de líquidos já tem este nome.',
  'errors.planInUse': 'Há doentes que têm ou tiveram este plano: arquive-o.',
  'errors.planMoved': 'Os valores mudaram desde que foram mostrados. Verifique-os novamente.',
  'errors.medicineInUse': 'Há doentes que têm ou tiveram este medicamento: desative-o.',
  'errors.duplicatePractitioner':
    'O diretório já tem alguém com o mesmo endereço, número ou nome. Verifique e confirme se se trata de outra pessoa.',
  'errors.termsPublished':
    'Os termos publicados não podem ser alterados: já foram aceites. Publique novos termos.',
  'errors.articlePublished': 'Pode haver doentes que leram este artigo: arquive-o em vez disso.',
  'errors.alreadyGiven': 'Este doente já tem este artigo.',
  'errors.duplicateQuestionnaire': 'Outro questionário já tem este nome.',
  'errors.questionnaireInUse':
    'Só um rascunho nunca publicado pode ser eliminado. Caso contrário, retire-o de uso.',
  'errors.questionnaireGiven': 'Este doente já tem este questionário.',
  'errors.questionnaireAnswered': 'Isto já foi respondido.',
  'app.storage.replaced': 'Todos os dados foram substituídos a partir de um ficheiro.',
  'app.storage.replacedTyped':
    'Todos os dados foram substituídos a partir de um ficheiro. Como escreveu algo, esta página ainda mostra os anteriores. Copie o que precisar: a página recarrega-se sozinha quando guardar, descartar ou sair.',
  'demo.waiting':
    'Esta é uma conta de demonstração sem função na equipa clínica: as páginas com doentes permanecem fechadas. As contas de demonstração Admin e Staff abrem-nas.',
  'errors.clinicLost':
    'Os registos guardados neste navegador desapareceram. Recarregue a página para decidir como continuar.',
  'errors.importMoved':
    'Algo que a importação alterou voltou a ser alterado. Corrija no processo; o registo de auditoria mostra o valor anterior.',
};
