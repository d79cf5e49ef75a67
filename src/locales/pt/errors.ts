import type { errors as en } from '../en/errors';

export const errors: Record<keyof typeof en, string> = {
  'errors.badRequest': 'O pedido não foi compreendido.',
  'errors.signedOut': 'A sua sessão terminou. Inicie sessão novamente.',
  'errors.locked': 'O ecrã foi bloqueado antes de isto ficar guardado. Desbloqueie-o e guarde de novo.',
  'errors.forbidden': 'A sua função não permite esta ação.',
  'errors.notFound': 'Este registo não existe ou foi eliminado.',
  'errors.conflict':
    'Entretanto, outra pessoa alterou este registo. O que introduziu mantém-se; recarregue para ver a versão mais recente.',
  'errors.storedOtherwise':
    'Está guardado algo diferente para este registo: uma tentativa anterior chegou, ou alguém o alterou entretanto. Compare os dois antes de continuar.',
  'errors.tooLarge': 'É demasiado grande.',
  'errors.invalid': 'Alguns campos precisam de correção.',
  'errors.busy': 'O servidor está ocupado. Tente novamente dentro de momentos.',
  'errors.server': 'O servidor comunicou um erro.',
  'errors.unknown': 'Ocorreu um erro.',
  'errors.cancelled': 'Cancelado.',
  'errors.unexpectedAnswer': 'O servidor deu uma resposta inesperada. Nada dessa resposta é apresentado.',
  'errors.unknownOutcome':
    'Não houve resposta, pelo que não se sabe se foi guardado. Tente novamente: o mesmo registo nunca é guardado duas vezes.',
  'errors.timeout': 'O servidor não respondeu a tempo.',
  'errors.offline':
    'Não há ligação e, por isso, nada foi enviado. O que introduziu mantém-se; tente novamente quando a ligação voltar.',
  'errors.asOf': 'Situação às {at}: nada mais recente veio do servidor',
  'errors.network': 'Não é possível contactar o servidor. Verifique a ligação.',
  'errors.alertClosed': 'Este alerta já está encerrado.',
  'errors.alertAcknowledged': 'Este alerta já foi reconhecido.',
  'errors.alertState': 'O estado do alerta não o permite.',
  'errors.alertBulk': 'Os alertas críticos ou de gravidade desconhecida encerram-se um a um.',
  'errors.alertUndo':
    'Só quem o fez o pode anular, nos cinco minutos seguintes e enquanto ninguém tiver agido entretanto sobre o alerta.',
  'errors.storage':
    'Não é possível utilizar o armazenamento do navegador. Autorize este site a guardar dados ou utilize outro perfil do navegador.',
  'errors.storageFull':
    'O armazenamento do navegador está cheio. Nada disto foi guardado. Liberte espaço e tente novamente.',
  'errors.clinicFile':
    'Este ficheiro não pode ser aceite: não é um ficheiro completo deste programa ou foi alterado.',
  'errors.newerVersion':
    'Uma versão mais recente do programa já guardou dados aqui. Recarregue a página para a utilizar; nada foi alterado.',
  'errors.duplicatePatientId': 'Este ID de doente já está atribuído.',
  'errors.duplicateCode': 'Outra categoria já tem este código.',
  'errors.duplicateCategory': 'Outra categoria já tem este nome.',
  'errors.categoryInUse':
    'Há doentes nesta categoria: não pode ser eliminada e o seu código não pode ser alterado. Mova primeiro os doentes, ou arquive a categoria.',
  'errors.categoryNamed':
    'Há regras, limites, planos de líquidos ou artigos que nomeiam esta categoria: não pode ser eliminada e o seu código não pode ser alterado. Arquive-a em vez disso.',
  'errors.categoryArchived': 'Esta categoria está arquivada: já não se coloca ninguém nela. Escolha outra.',
  'errors.linkInvalid': 'Esta ligação já foi utilizada ou deixou de ser válida. Peça uma nova.',
  'errors.questionsFirst': 'Responda primeiro às perguntas de segurança.',
  'errors.lastAdmin':
    'Esta é a última conta de administração ativa. Atribua primeiro essa função a outra pessoa.',
  'errors.duplicateAccount': 'Já existe alguém na lista da equipa com este endereço de e-mail.',
  'errors.enteredInError':
    'Esta leitura foi marcada como introduzida por engano. Volte a contá-la antes de a corrigir.',
  'errors.notInError': 'Esta leitura não está marcada como introduzida por engano.',
  'errors.tooManyTries': 'Demasiadas tentativas. Aguarde um momento e tente novamente.',
  'errors.reviewUndo': 'Só quem marcou o doente como revisto o pode anular, no prazo de 10 minutos.',
  'errors.duplicateThreshold': 'Já existem outros limites desta regra para o mesmo doente ou grupo.',
  'errors.duplicatePlan': 'Outro plano de líquidos já tem este nome.',
  'errors.planInUse': 'Há doentes que têm ou tiveram este plano: arquive-o.',
  'errors.planMoved': 'Os valores mudaram desde que foram mostrados. Verifique-os novamente.',
  'errors.medicineInUse': 'Há doentes que têm ou tiveram este medicamento: desative-o.',
  'errors.duplicatePractitioner':
    'Alguém do diretório tem o mesmo endereço, número ou nome. Verifique e confirme se for outra pessoa.',
  'errors.termsPublished': 'Os termos publicados não mudam: já foram aceites. Publique novos termos.',
  'errors.articlePublished': 'Pode haver doentes que leram este artigo: arquive-o em vez disso.',
  'errors.alreadyGiven': 'Este doente já tem este artigo.',
  'errors.duplicateQuestionnaire': 'Outro questionário já tem este nome.',
  'errors.questionnaireInUse':
    'Só um rascunho nunca publicado pode ser eliminado. Caso contrário, retire-o de uso.',
  'errors.questionnaireGiven': 'Este doente já tem este questionário.',
  'errors.questionnaireAnswered': 'Isto já foi respondido.',
};
