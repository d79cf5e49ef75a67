import type { errors as en } from '../../en/entry/errors';

export const errors: Record<keyof typeof en, string> = {
  'errors.badRequest': 'O pedido não foi compreendido.',
  'errors.signedOut': 'A sua sessão terminou. Inicie sessão novamente.',
  'errors.locked': 'O ecrã foi bloqueado antes de isto ficar guardado. Desbloqueie-o e guarde de novo.',
  'errors.forbidden': 'A sua função não permite esta ação.',
  'errors.notFound': 'Este registo não existe ou foi eliminado.',
  'errors.conflict':
    'Entretanto, outra pessoa alterou este registo. O que introduziu mantém-se; recarregue para ver a versão mais recente.',
  'errors.tooLarge': 'É demasiado grande.',
  'errors.invalid': 'Alguns campos precisam de correção.',
  'errors.busy': 'O servidor está ocupado. Tente novamente dentro de momentos.',
  'errors.server': 'O servidor comunicou um erro.',
  'errors.unknown': 'Ocorreu um erro.',
  'errors.cancelled': 'Cancelado.',
  'errors.unexpectedAnswer': 'O servidor deu uma resposta inesperada. Nada dessa resposta é apresentado.',
  'errors.unknownWord':
    'Não foi guardado. Este registo contém um valor que esta versão da aplicação não conhece, e guardar iria substituí-lo. Recarregue a aplicação para obter a versão mais recente.',
  'errors.unknownOutcome':
    'Não houve resposta, pelo que não se sabe se foi guardado. Tente novamente: o mesmo registo nunca é guardado duas vezes.',
  'errors.timeout': 'O servidor não respondeu a tempo.',
  'errors.offline':
    'Não há ligação e, por isso, nada foi enviado. O que introduziu mantém-se; tente novamente quando a ligação voltar.',
  'errors.network': 'Não é possível contactar o servidor. Verifique a ligação.',
  'errors.storage':
    'Não é possível utilizar o armazenamento do navegador. Autorize este site a guardar dados ou utilize outro perfil do navegador.',
  'errors.storageFull':
    'O armazenamento do navegador está cheio. Nada disto foi guardado. Liberte espaço e tente novamente.',
  'errors.newerVersion':
    'Uma versão mais recente do programa já guardou dados aqui. Recarregue a página para a utilizar; nada foi alterado.',
  'errors.linkInvalid': 'Esta ligação já foi utilizada ou deixou de ser válida. Peça uma nova.',
  'errors.questionsFirst': 'Responda primeiro às perguntas de segurança.',
  'errors.lastAdmin':
    'Esta é a última conta de administração ativa. Atribua primeiro essa função a outra pessoa.',
  'errors.duplicateAccount': 'Já existe alguém na lista da equipa com este endereço de e-mail.',
  'errors.signUpClosed':
    'Aqui as contas são abertas por convite. Peça um convite à administração da sua clínica.',
  'errors.tooManyTries': 'Demasiadas tentativas. Aguarde um momento e tente novamente.',
  'errors.asOf': 'Situação às {at}: sem dados mais recentes do servidor',
  'errors.storedOtherwise':
    'Já está guardada uma versão diferente deste registo: uma tentativa anterior teve êxito, ou alguém o alterou entretanto. Compare as duas antes de continuar.',
};
