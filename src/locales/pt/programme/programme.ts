export const programme = {
  'programme.place': 'Situação no programa',
  'programme.state': 'Estado',
  'programme.enrolled': 'Inscrito em',
  'programme.since': 'Desde',
  'programme.until': 'É retomado automaticamente em',
  'programme.by': 'Alterado por',
  'programme.becauseEnrolled': 'Inscrição, com consentimento',
  'programme.itself': 'Automaticamente',
  'programme.reason': 'Motivo',
  'programme.notGiven': 'Não indicado',
  'programme.steps': 'Alterar o estado',
  'programme.noSteps': 'Só os administradores podem alterar isto.',
  'programme.action_submit': 'Submeter',
  'programme.title_submit': 'Submeter a inscrição de {name}',
  'programme.text_submit': 'A inscrição aguarda ativação.',
  'programme.action_activate': 'Ativar',
  'programme.title_activate': 'Iniciar o programa para {name}',
  'programme.text_activate': 'A partir deste dia são esperadas medições; as que faltarem são assinaladas.',
  'programme.action_pause': 'Pausar',
  'programme.title_pause': 'Pausar o programa para {name}',
  'programme.text_pause':
    'As medições continuam a ser guardadas, mas só uma urgência gera um novo alerta, como pressão arterial muito elevada ou anúria, e nada conta como em falta. Os alertas abertos sobre valores medidos continuam abertos. No dia indicado o programa é retomado automaticamente e só a partir daí contam as medições em falta.',
  'programme.action_prolong': 'Alterar a pausa',
  'programme.title_prolong': 'Alterar a pausa de {name}',
  'programme.text_prolong': 'A pausa passa a ter outra data de fim; nada mais se altera.',
  'programme.action_resume': 'Retomar',
  'programme.title_resume': 'Retomar o programa para {name}',
  'programme.text_resume':
    'Voltam a ser esperadas medições. As que não chegaram durante a pausa não contam como em falta.',
  'programme.action_complete': 'Concluir',
  'programme.title_complete': 'Concluir o programa para {name}',
  'programme.text_complete':
    'Deixam de ser gerados alertas e nada mais é pedido. Os medicamentos e o plano de líquidos ficam como estão: termine os que já não se aplicam.',
  'programme.action_withdraw': 'Retirar',
  'programme.title_withdraw': 'Retirar {name} do programa',
  'programme.text_withdraw':
    'Deixam de ser gerados alertas e nada mais é pedido. Os medicamentos e o plano de líquidos ficam como estão: termine os que já não se aplicam.',
  'programme.action_decease': 'Registar óbito',
  'programme.title_decease': 'Registar o óbito de {name}',
  'programme.text_decease':
    'Isto termina tudo de imediato: todos os alertas são encerrados e deixa de haver pedidos, lembretes ou tomas previstas. Só um administrador o pode anular.',
  'programme.action_retake': 'Readmitir',
  'programme.title_retake': 'Readmitir {name}',
  'programme.text_retake':
    'O programa continua a partir deste dia. Os questionários e artigos têm de ser atribuídos de novo.',
  'programme.action_correct': 'Corrigir: não houve óbito',
  'programme.title_correct': '{name} não faleceu',
  'programme.text_correct':
    'O programa continua como antes. Os alertas encerrados com o óbito voltam a estar abertos e o que terminou com ele é reposto, salvo o que foi alterado entretanto.',
  'programme.saved': '{name}: {status}.',
  'programme.on': 'Com efeito a partir de',
  'programme.on_decease': 'Dia do óbito',
  'programme.untilLabel': 'É retomado em',
  'programme.untilHint':
    'O primeiro dia em que voltam a ser esperadas medições; no máximo com um ano de antecedência. A pausa pode ser prolongada.',
  'programme.certain': 'Confirmo que {name}, com data de nascimento {born}, faleceu.',
  'programme.certainNeeded': 'Confirme que se trata da pessoa certa.',
  'programme.brings': 'Consequências',
  'programme.ends_alerts':
    '{count, plural, one {# alerta aberto será encerrado.} many {# de alertas abertos serão encerrados.} other {# alertas abertos serão encerrados.}}',
  'programme.ends_questionnaires':
    '{count, plural, one {# questionário deixará de ser pedido.} many {# de questionários deixarão de ser pedidos.} other {# questionários deixarão de ser pedidos.}}',
  'programme.ends_articles':
    '{count, plural, one {# artigo por ler será retirado.} many {# de artigos por ler serão retirados.} other {# artigos por ler serão retirados.}}',
  'programme.ends_allocations':
    '{count, plural, one {# medicamento será interrompido.} many {# de medicamentos serão interrompidos.} other {# medicamentos serão interrompidos.}}',
  'programme.ends_fluidAssignments':
    '{count, plural, one {# plano de líquidos terminará.} many {# de planos de líquidos terminarão.} other {# planos de líquidos terminarão.}}',
  'programme.endsNothing': 'Não há nada em aberto que termine.',
  'programme.consents': 'Consentimento',
  'programme.consent': 'Termos n.º {number}, aceites em {language}, registados por {who} em {when}.',
  'programme.noConsent': 'Não há nenhum consentimento registado.',
  'programme.history': 'Alterações de estado',
  'programme.noHistory': 'O estado ainda não foi alterado.',
  'programme.changed': '{before} → {after}',
  'programme.changedSince': 'desde {on}',
  'programme.byWhen': '{who}, {when}',
};
