import { type DocumentKind, documentKinds } from '@palaestra/contract'
import { longDay } from './day.ts'

interface Asked {
  reference: string
  /** yyyy-mm-dd */
  dueOn: string
  kinds: readonly DocumentKind[]
  /** What `other` is. */
  words?: string
  why: string
  /** Left out in the account, where no link is needed. */
  link?: string
}
interface AskedAgain {
  reference: string
  /** yyyy-mm-dd */
  dueOn: string
  reasons: Partial<Record<DocumentKind, string>>
  /** Left out in the account, where no link is needed. */
  link?: string
}

const names: Record<DocumentKind, string> = {
  idCopy: '身份證明文件副本',
  photo: '會員相片',
  permittedStay: '獲准逗留的證明文件',
  guardianIdCopy: '父母或監護人的身份證明文件副本',
  other: '其他文件',
}

const way = (link: string | undefined) => (link === undefined ? '請在「我的帳戶」上載。' : `請登入後上載：\n${link}`)

export const missingDocument = {
  asked: ({ reference, dueOn, kinds, words, why, link }: Asked) => ({
    subject: `請遞交所需文件（${reference}）`,
    body: `請於 ${longDay(dueOn)}或之前遞交以下文件（編號 ${reference}），逾期將暫停使用服務：
${kinds.map((kind) => names[kind]).join('\n')}${words ? `\n${words}` : ''}

原因：${why}

${way(link)}`,
  }),
  askedAgain: ({ reference, dueOn, reasons, link }: AskedAgain) => ({
    subject: `請重新遞交文件（${reference}）`,
    body: `以下文件未符合要求，請於 ${longDay(dueOn)}或之前重新遞交（編號 ${reference}）：
${documentKinds.flatMap((kind) => (reasons[kind] ? [`${names[kind]}：${reasons[kind]}`] : [])).join('\n')}

${way(link)}`,
  }),
  accepted: (reference: string) => ({
    subject: `已收妥你的文件（${reference}）`,
    body: `你遞交的文件（編號 ${reference}）已收妥，毋須辦理其他手續。`,
  }),
  withdrawn: (reference: string) => ({
    subject: `毋須遞交文件（${reference}）`,
    body: `你毋須再遞交早前要求的文件（編號 ${reference}）。`,
  }),
}
