export const clinicFile = {
  'clinicFile.title': 'Cópia de segurança de todos os processos',
  'clinicFile.lead':
    'Guarda tudo o que aqui existe, tal como está neste momento, num único ficheiro comprimido: doentes, medições, alertas, planos, medicamentos, questionários e respostas, artigos, definições, termos e registo de auditoria. Guarde-o com a mesma segurança que os processos.',
  'clinicFile.notIn':
    'Não incluídos: contas, palavras-passe, sessões, mensagens enviadas e favoritos. Ficam neste navegador e não são substituídos.',
  'clinicFile.hostOnly':
    'Os dados estão num servidor, e quem o opera faz as cópias. Aqui só se pode fazer um ficheiro dos dados deste navegador.',
  'clinicFile.passphrase': 'Palavra-passe do ficheiro',
  'clinicFile.hint':
    'Pelo menos {shortest} caracteres; de preferência, várias palavras. Ninguém a pode recuperar: sem ela não é possível ler o ficheiro.',
  'clinicFile.again': 'Repetir a palavra-passe do ficheiro',
  'clinicFile.differ': 'As duas palavras-passe do ficheiro não são iguais.',
  'clinicFile.plain': 'Sem palavra-passe: quem obtiver o ficheiro pode lê-lo',
  'clinicFile.plainWarning':
    'O ficheiro não será cifrado. Contém os nomes, os números e as doenças de todos os doentes: guarde-o apenas onde os próprios processos possam estar.',
  'clinicFile.itsPassphrase': 'Palavra-passe do ficheiro escolhido',
  'clinicFile.open': 'Abrir o ficheiro',
  'clinicFile.save': 'Guardar a cópia de segurança',
  'clinicFile.saving': '{done, number} de {total, number} registos lidos',
  'clinicFile.begin': 'A preparar…',
  'clinicFile.saved': 'O ficheiro está guardado. A exportação fica no registo de auditoria.',
  'clinicFile.restore': 'Repor a partir de um ficheiro',
  'clinicFile.restoreLead':
    'O conteúdo do ficheiro substitui tudo o que está guardado aqui. Primeiro o ficheiro é verificado.',
  'clinicFile.choose': 'Escolher um ficheiro',
  'clinicFile.checking': '{done, number} de {total, number} registos verificados',
  'clinicFile.made': 'Feito em {moment}',
  'clinicFile.kindOf': 'Tipo',
  'clinicFile.inFile': 'No ficheiro',
  'clinicFile.here': 'Aqui agora',
  'clinicFile.compare': 'O que o ficheiro contém e o que substitui',
  'clinicFile.others': 'Tudo o resto',
  'clinicFile.saveFirst':
    'O que está guardado aqui e não consta do ficheiro perde-se. Guarde primeiro uma cópia de segurança.',
  'clinicFile.type': 'Escreva {word} para confirmar',
  'clinicFile.word': 'SUBSTITUIR',
  'clinicFile.typeWrong': 'Escreva {word} exatamente como é mostrado.',
  'clinicFile.replace': 'Substituir tudo',
  'clinicFile.replacing': '{done, number} de {total, number} registos guardados',
  'clinicFile.allOrNothing': 'Guarda-se tudo ou nada muda, mesmo que o navegador seja fechado entretanto.',
  'clinicFile.stopped': 'Parado. Nada foi alterado.',
  'clinicFile.progress': 'Progresso',
  'clinicFile.p_format': 'Este ficheiro não é uma cópia de segurança.',
  'clinicFile.p_newer':
    'Este ficheiro foi feito por uma versão mais recente da aplicação. Atualize esta primeiro.',
  'clinicFile.p_size': 'Este ficheiro é demasiado grande: no máximo {mb, number}\u00a0MB descomprimido.',
  'clinicFile.p_cut': 'O ficheiro está incompleto: falta o fim. Transfira-o ou copie-o de novo.',
  'clinicFile.p_changed': 'O ficheiro foi alterado ou danificado depois de ter sido guardado.',
  'clinicFile.p_record':
    'A linha {line, number} não pode ser guardada{store, select, none {} other { ({store}{field, select, none {} other {, {field}}})}}.',
  'clinicFile.p_locked': 'Este ficheiro está cifrado. Introduza a palavra-passe com que foi guardado.',
  'clinicFile.p_passphrase': 'Palavra-passe errada, ou o ficheiro foi alterado.',
  'clinicFile.nothing': 'Nada foi alterado.',
};
