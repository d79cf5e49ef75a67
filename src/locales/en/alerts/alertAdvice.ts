export const alertAdvice = {
  'alerts.explainPressureSevere':
    'Raised when the newest blood pressure of the last 24 hours reaches the systolic or the diastolic limit.',
  'alerts.explainPressurePregnancy':
    'In pregnancy, raised when the newest blood pressure of the last 24 hours reaches the systolic or the diastolic limit. Treatment is needed the same day.',
  'alerts.explainPressureAdolescent':
    'From 13 to 17 years, raised when the newest blood pressure of the last 24 hours reaches the systolic or the diastolic limit; more urgent the higher it is.',
  'alerts.explainPressureChild':
    'Under 13 years, raised when the newest blood pressure of the last 24 hours reaches the systolic or the diastolic limit. Younger children need lower limits: set them for the patient.',
  'alerts.explainPressureLow':
    'Raised when the newest systolic pressure of the last 24 hours is below the limit; more urgent the lower it is.',
  'alerts.explainPressureLowChild':
    'Under 13 years, raised when the newest systolic pressure of the last 24 hours is below the limit; more urgent the lower it is.',
  'alerts.explainPressureMean':
    'Raised when the mean of the last days reaches the limit, on enough readings over enough days.',
  'alerts.explainPressureMeanPregnancy':
    'In pregnancy, raised when the mean of the last days reaches the systolic or the diastolic limit. Two readings are enough. Check for pre-eclampsia.',
  'alerts.explainPressureMeanDialysis':
    'On dialysis, raised when the mean systolic pressure of the last days reaches the limit, on enough readings.',
  'alerts.explainPulseLow':
    'Raised when the newest pulse of the last 24 hours is at or below the limit. Ask about fainting and about medicines that slow the heart; potassium may be high.',
  'alerts.explainPulseHigh':
    'From 13 years, raised when the newest pulse of the last 24 hours reaches the limit.',
  'alerts.explainPulseChild':
    'Under 13 years, raised when the newest pulse of the last 24 hours lies outside the limits.',
  'alerts.explainFluidOver':
    'Raised when fluid intake is clearly above the daily limit; more urgent when this lasts for several days.',
  'alerts.explainFluidUnder':
    'Raised when fluid intake is clearly below the daily minimum for several days. Days without an entry do not count.',
  'alerts.explainNoPressure':
    'Raised when no blood pressure was received for several days; more urgent the longer it lasts. Travel and hospital stays do not count.',
  'alerts.explainNoWater':
    'Raised when no fluid intake was recorded for several days although a fluid target is set. Travel and hospital stays do not count.',
  'alerts.explainUrineLow':
    'Raised when the urine volume of a complete 24-hour collection is below the limit. Not applied to anuric patients or patients on dialysis.',
  'alerts.explainUrineLowChild':
    'Under 13 years, raised when the urine volume of a complete 24-hour collection is below the limit. Set it by weight for the patient. Not applied to anuric patients or patients on dialysis.',
  'alerts.explainUrineHigh': 'Raised when the urine output of one day is above the limit.',
  'alerts.explainUrineHighDrinking':
    'For stone formers and patients whose fluid plan asks for at least 2.5 L, raised when the urine output of one day is above the limit. Ask how much was drunk, and consider glucose and sodium.',
  'alerts.explainUrineSign':
    'Raised when blood, a red or brown colour, pain or signs of infection were noted with urine in the last 7 days. Visible blood needs a urological referral where there is no infection (NICE NG12); fever after a transplant or with stones is an emergency.',
  'alerts.explainStonePrevention':
    'For stone formers: raised when the mean daily urine output of the last days is below the amount needed for stone prevention.',
  'alerts.explainWeightHeartFailure':
    'In heart failure, raised when the newest weight exceeds the lowest weight of the previous days by the limit.',
  'alerts.explainWeightPeritoneal':
    'In heart failure on peritoneal dialysis, raised when the newest weight exceeds the lowest weight of the previous days by the limit. Ask about ultrafiltration and whether the weight was taken with dialysate in the abdomen.',
  'alerts.explainInterdialyticGain':
    'On haemodialysis, raised when the gain between two sessions exceeds the limit. Where sessions do not say it, the newest weight is compared with the dry weight.',
  'alerts.explainInterdialyticGainShare':
    'On haemodialysis, raised when the weight gain reaches a percentage of dry weight. To be set for each patient.',
  'alerts.explainDryWeightPeritoneal':
    'On peritoneal dialysis, raised when the newest weight of the last 24 hours is above dry weight by more than the limit. Patients who are weighed with dialysate in the abdomen need a higher limit.',
  'alerts.explainCloudyBag':
    'Raised when a peritoneal dialysis session of the last 7 days had a cloudy bag. It counts as peritonitis until shown otherwise: examine and take a cell count and culture of the dialysate the same day, and start antibiotics without waiting for the results (ISPD 2022).',
  'alerts.explainFatigueHigh': 'Raised when fatigue was severe on most of the last days.',
  'alerts.explainFatigueWeek': 'Raised when the mean fatigue of a week reaches the limit, on enough days.',
  'alerts.explainStressHigh': 'Raised when stress was high for several days in a row.',
  'alerts.explainPotassiumHigh':
    'Raised when the newest potassium of the last days reaches the limit; from 6.5 mmol/L it is an emergency. A haemolysed sample can look the same: repeat it without delay.',
  'alerts.explainPotassiumLow':
    'Raised when the newest potassium of the last days is below the limit; more urgent the lower it is.',
  'alerts.explainEgfrFall':
    'Raised when the newest eGFR lies below the highest of the three months before it by the limit. Values computed from creatinine count. Not applied on dialysis.',
  'alerts.explainHaemoglobinLow': 'Raised when the newest haemoglobin of the last days is below the limit.',
  'alerts.explainSodiumLow':
    'Raised when the newest sodium of the last days is below the limit. The clinic decides whether it is used.',
  'alerts.explainBicarbonateLow':
    'Raised when the newest bicarbonate of the last weeks is below the limit. The clinic decides whether it is used.',
  'alerts.explainTacrolimusRange':
    'After a transplant, raised when the newest tacrolimus level of the last days lies outside the limits. The target depends on the time since the transplant: the clinic sets it.',
  'alerts.explainScore':
    'Raised when a questionnaire score is in a band with an alert. A later score outside the band ends the alert.',
  'alerts.explainUnknown': 'This application has no description of the rule; it was applied by the server.',
  'alerts.questions': 'Questions for the call',
  'alerts.askPressure1': 'Was it measured sitting, at rest, with the usual cuff?',
  'alerts.askPressure2': 'How do you feel right now? Headache, dizziness, chest pain, shortness of breath?',
  'alerts.askPressure3': 'Which medicines did you take today, and when?',
  'alerts.askPulse1': 'Was it measured at rest?',
  'alerts.askPulse2': 'Do you notice your heart beating irregularly, or feel faint?',
  'alerts.askPulse3': 'What were you doing before the measurement?',
  'alerts.askWater1': 'Was everything you drank entered, and entered once?',
  'alerts.askWater2': 'Are you thirstier than usual, or is it hard to drink?',
  'alerts.askWater3': 'Have you noticed swelling, weight change, diarrhoea or fever?',
  'alerts.askUrine1': 'Was all urine of the day collected?',
  'alerts.askUrine2': 'Has the colour or smell changed? Is there pain?',
  'alerts.askUrine3': 'How much did you drink in the same time?',
  'alerts.askWeight1': 'Were you weighed on the same scales, at the usual time, in similar clothes?',
  'alerts.askWeight2': 'Are your legs swollen, or is it harder to breathe lying down?',
  'alerts.askWeight3': 'Has anything changed in what you eat and drink?',
  'alerts.askStress1': 'What weighs on you most at the moment?',
  'alerts.askStress2': 'How have you been sleeping?',
  'alerts.askStress3': 'Who could support you? Would you like somebody to call?',
  'alerts.askFatigue1': 'Since when have you been this tired, and does rest help?',
  'alerts.askFatigue2': 'Is there anything else: fever, shortness of breath, loss of appetite?',
  'alerts.askFatigue3': 'How do you sleep, and what can you still manage in a day?',
  'alerts.askLaboratory1': 'How do you feel: weak, short of breath, an irregular heartbeat?',
  'alerts.askLaboratory2':
    'Which medicines, supplements or salt substitutes do you take, and has anything changed?',
  'alerts.askLaboratory3':
    'Have you been vomiting, had diarrhoea or fever, or eaten and drunk less than usual?',
  'alerts.askMissing1': 'Are you well? Has anything happened since the last measurement?',
  'alerts.askMissing2': 'Does the device work, and does sending work?',
  'alerts.askMissing3': 'Did you measure without sending? What were the values?',
  'alerts.advice': 'Advice for the patient',
  'alerts.adviceFailed': 'The advice of the rule could not be loaded.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof alertAdvice, string> {}
}
