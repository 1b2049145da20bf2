export const reasons = [
  'A fotografia não está nítida ou não cumpre os requisitos. Carregue uma fotografia recente.',
  'A cópia do documento de identificação não está legível. Carregue-a de novo.',
  'O nome não corresponde ao do documento de identificação. Corrija-o, por favor.',
  'A data de nascimento não corresponde à do documento de identificação. Corrija-a, por favor.',
  'O documento de identificação caducou. Carregue um documento válido.',
]
