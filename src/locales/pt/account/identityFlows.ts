import type { identityFlows as en } from '../../en/account/identityFlows';

export const identityFlows: Record<keyof typeof en, string> = {
  'identity.mailSignUpCode': 'Código para confirmar o seu endereço',
  'identity.mailAlreadyRegistered': 'Já tem uma conta',
  'identity.mailSignInLink': 'Ligação para iniciar sessão',
  'identity.mailResetLink': 'Ligação para definir uma nova palavra-passe',
  'identity.mailInvitation': 'Convite para a equipa',
  'identity.mailPasswordChanged': 'A sua palavra-passe foi alterada',
  'identity.toSignIn': 'Voltar ao início de sessão',
  'identity.sendLink': 'Enviar ligação',
  'identity.sendAgain': 'Enviar novamente',
  'identity.sending': 'A enviar…',
  'identity.againIn': 'Novo envio possível dentro de {seconds, number}\u00a0s',
  'identity.linkSent':
    'Se existir uma conta para {email}, a ligação vai a caminho. Só pode ser usada uma vez, durante 30 minutos.',
  'identity.forgotLead':
    'Indique o endereço de e-mail da sua conta. Receberá aí uma ligação para definir uma nova palavra-passe.',
  'identity.signUpLead':
    'A sua conta só dá acesso aos processos dos doentes depois de a administração lhe atribuir uma função.',
  'identity.firstName': 'Nome próprio',
  'identity.lastName': 'Apelido',
  'identity.firstNameRequired': 'Introduza o seu nome próprio.',
  'identity.lastNameRequired': 'Introduza o seu apelido.',
  'identity.passwordHint':
    'Pelo menos {shortest, number} caracteres. Algumas palavras sem relação entre si são fáceis de memorizar e difíceis de adivinhar.',
  'identity.signUp': 'Criar conta',
  'identity.signingUp': 'A criar a conta…',
  'identity.haveCode': 'Já tenho um código',
  'identity.codeOnItsWay': 'Se {email} puder ser usado, o código vai a caminho. É válido durante 10 minutos.',
  'identity.codeAsked':
    'Indique o seu endereço de e-mail, a palavra-passe que escolheu ao inscrever-se e o código que lhe foi enviado.',
  'identity.code': 'Código',
  'identity.codeHint': 'Oito letras e algarismos',
  'identity.confirmCode': 'Confirmar',
  'identity.checkingCode': 'A verificar o código…',
  'identity.sendCode': 'Enviar um novo código',
  'identity.codeSentAgain': 'Enviado. Só o código mais recente é válido.',
  'identity.newPassword': 'Nova palavra-passe',
  'identity.resetLead':
    'Passará a iniciar sessão com esta palavra-passe. As sessões abertas da conta terminam.',
  'identity.setPassword': 'Definir palavra-passe',
  'identity.settingPassword': 'A definir a palavra-passe…',
  'identity.passwordSet': 'A sua palavra-passe está definida. Inicie sessão com ela.',
  'identity.checkingLink': 'A verificar a ligação…',
  'identity.linkVoidTitle': 'Esta ligação não pode ser utilizada',
  'identity.noLink':
    'Uma nova palavra-passe define-se através de uma ligação. Abra a que recebeu ou peça uma.',
  'identity.askLink': 'Pedir uma ligação',
  'identity.questionsTitle': 'Perguntas de segurança',
  'identity.questionsLead': 'Indique as respostas que guardou. Maiúsculas, acentos e espaços não contam.',
  'identity.answer': 'Continuar',
  'identity.checkingAnswers': 'A verificar as respostas…',
  'identity.refused': 'Não foi possível. Verifique o que introduziu e tente novamente.',
  'identity.resetUnknown':
    'Não houve resposta, pelo que não se sabe se a palavra-passe foi definida. Tente novamente; se a ligação já não for válida, inicie sessão com a nova palavra-passe.',
  'identity.outboxTitle': 'Mensagens enviadas',
  'identity.outboxLead':
    'Não está configurado nenhum serviço de identidade, por isso não é enviado nenhum e-mail: as mensagens aparecem aqui.',
  'identity.outboxEmpty': 'Ainda não há mensagens.',
  'identity.outboxOlder':
    'Mostrar {count, plural, one {# mensagem mais antiga} many {# de mensagens mais antigas} other {# mensagens mais antigas}}',
  'identity.openLink': 'Abrir ligação',
  'identity.copyCode': 'Copiar código',
  'identity.copied': 'Copiado',
  'identity.notCopied': 'O navegador não permitiu copiar. Selecione o código e copie-o.',
  'identity.question.firstSchool': 'Como se chamava a sua primeira escola?',
  'identity.question.firstTeacher':
    'Qual era o apelido do seu primeiro professor ou da sua primeira professora?',
  'identity.question.childhoodStreet': 'Em que rua cresceu?',
  'identity.question.childhoodFriend':
    'Qual era o primeiro nome do seu melhor amigo ou da sua melhor amiga de infância?',
  'identity.question.firstConcert': 'De quem foi o primeiro concerto a que assistiu?',
  'identity.question.firstJob': 'Onde teve o seu primeiro emprego?',
  'identity.question.favouriteBook': 'Qual é o seu livro preferido?',
  'identity.question.dreamJob': 'O que queria ser quando era criança?',
};
