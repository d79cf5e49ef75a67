import type { patientProfile as en } from '../../en/record/patientProfile';

export const patientProfile: Record<keyof typeof en, string> = {
  'patientProfile.show': 'Mostrar o número da segurança social',
  'patientProfile.hidden': 'Oculto até ser mostrado',
  'patientProfile.bodyMass': 'Índice de massa corporal: {figure}\u00a0kg/m²',
  'patientProfile.bodyMassAge': 'Antes dos 18 anos, interpreta-se segundo a idade e o sexo.',
  'patientProfile.weightHint': 'Apenas para corrigir o perfil.',
  'patientProfile.newReading': 'Registar antes uma nova medição',
  'patientProfile.dayHint':
    'Com outra hora de acordar ou outro fuso horário, os dias deste doente começam noutro momento, também para o que já está registado.',
  'patientProfile.categoryOwn': 'Um administrador muda os doentes para outra categoria.',
  'patientProfile.categoryMoves': 'As regras da nova categoria aplicam-se assim que for guardado.',
  'patientProfile.careTitle': 'Acompanhamento',
  'patientProfile.pathologiesAt': 'Assinaladas em Diagnósticos, juntamente com o diagnóstico',
  'patientProfile.saved': 'O perfil foi guardado.',
};
