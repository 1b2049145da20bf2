import type { ReasonKind, ReasonPart } from '@palaestra/contract'
import type { Said } from '../settings.ts'

const supplementName: Said = {
  zh: '與證件上的姓名不符，請更正。',
  pt: 'Não corresponde ao nome no documento. Corrija-o.',
  en: 'It differs from the name on the document. Please correct it.',
}
const copyUnreadable: Said = {
  zh: '副本不清晰，請重新上載。',
  pt: 'A cópia não se lê bem. Carregue-a de novo.',
  en: 'The copy cannot be read. Please upload it again.',
}
const documentExpired: Said = {
  zh: '證件已過期，請上載有效證件。',
  pt: 'O documento caducou. Carregue um documento válido.',
  en: 'The document has expired. Please upload a valid one.',
}
const photoOld: Said = {
  zh: '並非近期相片，請上載最近 12 個月內拍攝的相片。',
  pt: 'A fotografia não é recente. Carregue uma tirada nos últimos 12 meses.',
  en: 'The photo is not recent. Please upload one taken in the last 12 months.',
}
const photoUnclear: Said = {
  zh: '相片不清晰或不符合要求，請重新上載。',
  pt: 'A fotografia não é nítida ou não cumpre os requisitos. Carregue outra.',
  en: 'The photo is not clear or does not meet the requirements. Please upload another.',
}

/** What the desk begins with, in its order. Staff change it there. */
export const reasons: readonly (readonly [kind: ReasonKind, part: ReasonPart, text: Said])[] = [
  [
    'application',
    'photo',
    {
      zh: '相片不清晰或不符合要求，請重新上載近照。',
      pt: 'A fotografia não está nítida ou não cumpre os requisitos. Carregue uma fotografia recente.',
      en: 'The photo is not clear or does not meet the requirements. Please upload a recent photo.',
    },
  ],
  [
    'application',
    'idCopy',
    {
      zh: '身份證明文件副本不清晰，請重新上載。',
      pt: 'A cópia do documento de identificação não está legível. Carregue-a de novo.',
      en: 'The copy of the identity document cannot be read. Please upload it again.',
    },
  ],
  [
    'application',
    'name',
    {
      zh: '所填姓名與身份證明文件不符，請更正。',
      pt: 'O nome não corresponde ao do documento de identificação. Corrija-o, por favor.',
      en: 'The name differs from the one on the identity document. Please correct it.',
    },
  ],
  [
    'application',
    'birthDate',
    {
      zh: '所填出生日期與身份證明文件不符，請更正。',
      pt: 'A data de nascimento não corresponde à do documento de identificação. Corrija-a, por favor.',
      en: 'The date of birth differs from the one on the identity document. Please correct it.',
    },
  ],
  [
    'application',
    'documentExpiry',
    {
      zh: '身份證明文件已過期，請上載有效文件。',
      pt: 'O documento de identificação caducou. Carregue um documento válido.',
      en: 'The identity document has expired. Please upload a valid one.',
    },
  ],
  [
    'application',
    'photo',
    {
      zh: '相片與身份記錄中的相片不符，請重新上載近照。',
      pt: 'A fotografia não corresponde à do registo de identificação. Carregue outra fotografia recente.',
      en: 'The photo does not match the one in the identity record. Please upload a recent photo.',
    },
  ],
  [
    'application',
    'photo',
    {
      zh: '相片並非最近十二個月內拍攝，請重新上載近照。',
      pt: 'A fotografia não foi tirada nos últimos doze meses. Carregue uma fotografia recente.',
      en: 'The photo was not taken in the last twelve months. Please upload a recent one.',
    },
  ],
  ['supplement', 'nameZh', supplementName],
  ['supplement', 'surname', supplementName],
  ['supplement', 'firstName', supplementName],
  [
    'supplement',
    'documentNumber',
    {
      zh: '與證件上的編號不符，請更正。',
      pt: 'Não corresponde ao número no documento. Corrija-o.',
      en: 'It differs from the number on the document. Please correct it.',
    },
  ],
  [
    'supplement',
    'documentExpiry',
    {
      zh: '與證件上的日期不符，請更正。',
      pt: 'Não corresponde à data no documento. Corrija-a.',
      en: 'It differs from the date on the document. Please correct it.',
    },
  ],
  ['supplement', 'photo', photoOld],
  ['supplement', 'photo', photoUnclear],
  ['supplement', 'idCopy', copyUnreadable],
  ['supplement', 'idCopy', documentExpired],
  ['documents', 'idCopy', copyUnreadable],
  ['documents', 'idCopy', documentExpired],
  ['documents', 'photo', photoOld],
  ['documents', 'photo', photoUnclear],
  ['documents', 'permittedStay', documentExpired],
  [
    'documents',
    'permittedStay',
    {
      zh: '看不清獲准逗留至何日，請重新上載。',
      pt: 'Não se lê até quando pode permanecer. Carregue-o de novo.',
      en: 'We cannot read until when you are permitted to stay. Please upload it again.',
    },
  ],
  ['documents', 'guardianIdCopy', copyUnreadable],
  [
    'documents',
    'guardianIdCopy',
    {
      zh: '並非所登記的父母或監護人的證件。',
      pt: 'Não é o documento do pai, da mãe ou do tutor registado.',
      en: 'This is not the ID of the parent or guardian that we have registered.',
    },
  ],
  [
    'documents',
    'other',
    { zh: '並非所要求的文件。', pt: 'Não é o documento pedido.', en: 'This is not the document that we asked for.' },
  ],
  [
    'appeal',
    'granted',
    {
      zh: '經查核後，確認暫停的原因並不成立。',
      pt: 'Verificámos que o motivo da suspensão não se confirma.',
      en: 'We have checked, and the reason for the suspension does not hold.',
    },
  ],
  [
    'appeal',
    'granted',
    {
      zh: '你的解釋及證明獲接納。',
      pt: 'Aceitámos a sua explicação e as provas que apresentou.',
      en: 'We accept your explanation and what you have shown to prove it.',
    },
  ],
  [
    'appeal',
    'dismissed',
    {
      zh: '申訴中沒有新的資料，足以改變原來的決定。',
      pt: 'A reclamação não apresenta nada de novo que altere a decisão.',
      en: 'The appeal has nothing new that would change the decision.',
    },
  ],
  [
    'appeal',
    'dismissed',
    {
      zh: '根據記錄，你確曾違反使用規則。',
      pt: 'Os registos confirmam que as regras de utilização não foram cumpridas.',
      en: 'Our records confirm that the rules of use were broken.',
    },
  ],
]
