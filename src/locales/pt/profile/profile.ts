import type { profile as en } from '../../en/profile/profile';

export const profile: Record<keyof typeof en, string> = {
  'profile.lead': 'Os seus dados, o seu início de sessão e o aspeto da aplicação.',
  'profile.waiting':
    'A sua conta ainda não tem função. É a administração que a atribui; até lá, não dá acesso a dados de doentes. Entretanto, pode completar os seus dados, escolher uma fotografia e definir perguntas de segurança.',
  'profile.managed': 'É a sua instituição que gere isto. Não pode ser alterado aqui.',

  'profile.contact': 'Nome e contactos',
  'profile.name': 'Nome',
  'profile.role': 'Função',
  'profile.noRole': 'Ainda sem função',
  'profile.since': 'Sessão iniciada em',
  'profile.fixedWhy':
    'O nome de utilizador identifica a sua conta ao iniciar sessão e a função é atribuída pela administração. Nenhum deles pode ser alterado aqui.',
  'profile.firstName': 'Nome próprio',
  'profile.lastName': 'Apelido',
  'profile.phone': 'Telefone',
  'profile.mobile': 'Telemóvel',
  'profile.saved': 'O seu perfil foi guardado.',
  'profile.savedHere': 'Guardado',

  'profile.picture': 'Fotografia',
  'profile.pictureLead':
    'Aparece ao lado do seu nome na barra superior. JPEG, PNG ou WebP até {mb}\u00a0MB; o centro é recortado em quadrado.',
  'profile.pictureFile': 'Ficheiro da fotografia',
  'profile.choosePicture': 'Escolher uma fotografia',
  'profile.usePicture': 'Usar esta fotografia',
  'profile.removePicture': 'Remover a fotografia',
  'profile.picturePreview': 'Pré-visualização da fotografia, ainda não guardada',
  'profile.pictureReading': 'A ler a fotografia…',
  'profile.pictureSaved': 'A sua fotografia foi guardada.',
  'profile.pictureRemoved': 'A sua fotografia foi removida. No lugar dela estão as suas iniciais.',
  'profile.pictureTooLarge': 'Este ficheiro tem mais de {mb}\u00a0MB. Escolha um mais pequeno.',
  'profile.pictureBroken':
    'Este ficheiro não pode ser lido como imagem. Pode estar danificado; escolha outro.',

  'profile.password': 'Palavra-passe',
  'profile.currentPassword': 'Palavra-passe atual',
  'profile.newPassword': 'Nova palavra-passe',
  'profile.passwordRule':
    'Pelo menos {shortest} caracteres. O comprimento é o que mais conta: várias palavras fazem uma boa palavra-passe. Não pode conter o seu endereço.',
  'profile.changePassword': 'Alterar a palavra-passe',
  'profile.passwordChanged':
    'A sua palavra-passe foi alterada. A sua sessão foi terminada em todos os outros locais.',
  'profile.noPassword': 'Inicia sessão através da sua instituição. A palavra-passe é guardada e alterada lá.',

  'profile.questions': 'Perguntas de segurança',
  'profile.questionsLead':
    'São feitas quando se esquece da palavra-passe, além da ligação enviada para o seu endereço.',
  'profile.questionsNone': 'Não há perguntas de segurança definidas.',
  'profile.setQuestions': 'Definir perguntas',
  'profile.replaceQuestions': 'Escolher outras perguntas',
  'profile.removeQuestions': 'Remover perguntas',
  'profile.removeQuestionsTitle': 'Remover as suas perguntas de segurança?',
  'profile.removeQuestionsText':
    'A ligação enviada para o seu endereço passa a ser suficiente para definir uma nova palavra-passe.',
  'profile.question': 'Pergunta {number}',
  'profile.answer': 'Resposta {number}',
  'profile.chooseQuestion': 'Escolher uma pergunta',
  'profile.answerHint': 'Maiúsculas, acentos, espaços e pontuação não contam.',
  'profile.questionsSaved': 'As suas perguntas de segurança foram guardadas.',
  'profile.questionsRemoved': 'As suas perguntas de segurança foram removidas.',
  'profile.noQuestions':
    'Inicia sessão através da sua instituição; aqui não são necessárias perguntas de segurança.',

  'profile.sessions': 'Onde tem sessão iniciada',
  'profile.unknownDevice': 'Dispositivo desconhecido',
  'profile.thisSession': 'Esta',
  'profile.startedAt': 'Início de sessão: {at}',
  'profile.lastSeenAt': 'Última utilização: {at}',
  'profile.inUse': 'Em utilização',
  'profile.endSession': 'Terminar sessão',
  'profile.endSessionOf': 'Terminar sessão em {device}, iniciada: {at}',
  'profile.endSessionTitle': 'Terminar sessão em {device}?',
  'profile.endSessionText':
    'Quem estiver a trabalhar lá terá de iniciar sessão de novo. O que lá foi escrito e não guardado pode perder-se.',
  'profile.endOthers': 'Terminar as outras sessões',
  'profile.endOthersTitle': 'Terminar todas as outras sessões?',
  'profile.sessionEnded': 'Sessão terminada nesse local.',
  'profile.othersEnded': 'Agora só tem sessão iniciada aqui.',
  'profile.onlyHere': 'Não tem sessão iniciada em mais nenhum local.',
  'profile.noSessions': 'Não se conhecem sessões.',

  'profile.lock': 'Bloqueio do ecrã',
  'profile.lockLead':
    'Após este tempo sem atividade, o ecrã bloqueia-se e oculta os dados dos doentes. O que estava a escrever mantém-se. Válido para este navegador.',
  'profile.lockAfter': 'Bloquear após',
  'profile.minutes': '{minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}',

  'profile.appearance': 'Idioma e aspeto',
  'profile.appearanceLead': 'Guardados neste navegador.',
  'profile.language': 'Idioma',
  'profile.mode': 'Modo',
};
