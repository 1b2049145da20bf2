import type { desk, Reply } from '@palaestra/contract'

type Reason = Reply<typeof desk.reason.list>['items'][number]

/** One for an application, in three languages. */
export const aReason = (id: number, changes: Partial<Reason> = {}): Reason => ({
  id,
  kind: 'application',
  part: 'photo',
  textZh: `原因 ${id}，請更正。`,
  textPt: `Motivo ${id}. Corrija, por favor.`,
  textEn: `Reason ${id}. Please correct it.`,
  retired: false,
  ...changes,
})

/** Seven for applications, as the desk begins with, and some for changes and documents, one of them retired. */
export const readyReasons: Reason[] = [
  aReason(1, {
    textZh: '相片不清晰或不符合要求，請重新上載近照。',
    textPt: 'A fotografia não está nítida ou não cumpre os requisitos. Carregue uma fotografia recente.',
    textEn: 'The photo is not clear or does not meet the requirements. Please upload a recent photo.',
  }),
  aReason(2, {
    part: 'idCopy',
    textZh: '身份證明文件副本不清晰，請重新上載。',
    textPt: 'A cópia do documento de identificação não está legível. Carregue-a de novo.',
    textEn: 'The copy of the identity document cannot be read. Please upload it again.',
  }),
  ...[3, 4, 5, 6].map((id) => aReason(id)),
  aReason(7, {
    textZh: '相片並非最近十二個月內拍攝，請重新上載近照。',
    textPt: 'A fotografia não foi tirada nos últimos doze meses. Carregue uma fotografia recente.',
    textEn: 'The photo was not taken in the last twelve months. Please upload a recent one.',
  }),
  aReason(8, {
    kind: 'supplement',
    textPt: 'A fotografia não é recente. Carregue uma tirada nos últimos 12 meses.',
  }),
  aReason(9, { kind: 'supplement', part: 'idCopy', textPt: 'A cópia não se lê bem. Carregue-a de novo.' }),
  aReason(10, { kind: 'documents', part: 'idCopy', textPt: 'A cópia não se lê. Carregue-a de novo.' }),
  aReason(11, { kind: 'documents', part: 'idCopy', textPt: 'Já não se usa.', retired: true }),
]
