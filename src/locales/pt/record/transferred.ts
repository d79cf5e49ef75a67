import type { transferred as en } from '../../en/record/transferred';

export const transferred: Record<keyof typeof en, string> = {
  'audit.field': 'Campo',
  'imports.countPatients': '{count, plural, one {# doente} many {# doentes} other {# doentes}}',
  'imports.countReadings': '{count, plural, one {# medição} many {# medições} other {# medições}}',
  'imports.countConditions':
    '{count, plural, one {# diagnóstico} many {# diagnósticos} other {# diagnósticos}}',
  'imports.countMedicationRequests':
    '{count, plural, one {# prescrição} many {# prescrições} other {# prescrições}}',
  'imports.countDialysisSessions':
    '{count, plural, one {# sessão de diálise} many {# de sessões de diálise} other {# sessões de diálise}}',
  'imports.countLabResults':
    '{count, plural, one {# resultado laboratorial} many {# resultados laboratoriais} other {# resultados laboratoriais}}',
  'imports.countAllergies': '{count, plural, one {# alergia} many {# alergias} other {# alergias}}',
  'imports.countAllocations':
    '{count, plural, one {# medicamento} many {# medicamentos} other {# medicamentos}}',
  'imports.countIntakes': '{count, plural, one {# toma} many {# tomas} other {# tomas}}',
  'imports.countFluidAssignments':
    '{count, plural, one {# plano de líquidos} many {# planos de líquidos} other {# planos de líquidos}}',
  'imports.countQuestionnaireAssignments':
    '{count, plural, one {# questionário atribuído} many {# questionários atribuídos} other {# questionários atribuídos}}',
  'imports.countQuestionnaireResponses':
    '{count, plural, one {# questionário respondido} many {# questionários respondidos} other {# questionários respondidos}}',
  'imports.countArticleAssignments': '{count, plural, one {# artigo} many {# artigos} other {# artigos}}',
  'imports.countAlerts': '{count, plural, one {# alerta} many {# alertas} other {# alertas}}',
  'imports.countAnnotations': '{count, plural, one {# anotação} many {# anotações} other {# anotações}}',
  'imports.countWithdrawnReadings':
    '{count, plural, one {# medição introduzida por engano} many {# medições introduzidas por engano} other {# medições introduzidas por engano}}',
  'imports.countEarlierReadings':
    '{count, plural, one {# valor anterior de uma medição corrigida} many {# valores anteriores de medições corrigidas} other {# valores anteriores de medições corrigidas}}',
  'imports.countThresholds':
    '{count, plural, one {# limite definido para este doente} many {# limites definidos para este doente} other {# limites definidos para este doente}}',
  'imports.countConsents':
    '{count, plural, one {# consentimento} many {# consentimentos} other {# consentimentos}}',
  'imports.countProgrammeSteps':
    '{count, plural, one {# passo do programa} many {# passos do programa} other {# passos do programa}}',
  'imports.careDiffers': 'Já está guardado aqui um conteúdo diferente.',
  'imports.careStanding': 'O mesmo já está em curso aqui.',
  'imports.careEnded': 'O doente já não está no programa.',
  'imports.careMissing': 'Aquilo a que pertence não está guardado aqui.',
  'imports.careOtherText':
    'O questionário tem aqui outro texto; as respostas poderiam ser mal interpretadas.',
};
