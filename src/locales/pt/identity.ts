import type { identity as en } from '../en/identity';

export const identity: Record<keyof typeof en, string> = {
  'identity.signUpTitle': 'Criar uma conta',
  'identity.codeTitle': 'Introduzir o código',
  'identity.forgotTitle': 'Palavra-passe esquecida',
  'identity.resetTitle': 'Definir uma nova palavra-passe',
  'identity.mailSignUpCode': 'Código para confirmar o seu endereço',
  'identity.mailAlreadyRegistered': 'Já tem uma conta',
  'identity.mailSignInLink': 'Ligação para iniciar sessão',
  'identity.mailResetLink': 'Ligação para definir uma nova palavra-passe',
  'identity.mailInvitation': 'Convite para a equipa',
  'identity.mailPasswordChanged': 'A sua palavra-passe foi alterada',
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
