import type { SupplementField } from '@palaestra/contract'
import { longDay } from './day.ts'

interface Received {
  reference: string
  /** yyyy-mm-dd */
  dueOn: string
  renews: boolean
}
interface Approved {
  reference: string
  /** yyyy-mm-dd; left out where the card stays as it was. */
  validUntil?: string
}
interface Rejected {
  reference: string
  /** What each field’s reason is. */
  reasons: Partial<Record<SupplementField, string>>
  /** Left out in the account, where no link is needed. */
  link?: string
}

const names: Record<SupplementField, string> = {
  nameZh: '中文姓名',
  surname: '外文姓氏',
  firstName: '外文名字',
  documentNumber: '證件編號',
  documentExpiry: '證件有效期',
  photo: '會員相片',
  idCopy: '證件副本',
}

export const supplement = {
  received: ({ reference, dueOn, renews }: Received) => ({
    subject: renews ? `已收到你的會員卡續期申請（${reference}）` : `已收到你的資料更改申請（${reference}）`,
    body: `我們已收到你的${renews ? '會員卡續期申請' : '資料更改申請'}（編號 ${reference}），會於 ${longDay(dueOn)}或之前完成審批。在此之前，現有資料繼續有效。`,
  }),
  approved: ({ reference, validUntil }: Approved) => ({
    subject: `資料更改申請已獲批准（${reference}）`,
    body: `你的申請（編號 ${reference}）已獲批准，資料已經更新。${validUntil === undefined ? '' : `會員卡有效期至 ${longDay(validUntil)}。`}`,
  }),
  rejected: ({ reference, reasons, link }: Rejected) => ({
    subject: `資料更改申請不獲批准（${reference}）`,
    body: `很抱歉，你的申請（編號 ${reference}）不獲批准，現有資料沒有更改。

原因：
${Object.entries(reasons)
  .map(([field, reason]) => `${names[field as SupplementField]}：${reason}`)
  .join('\n')}

${link === undefined ? '請更正並重新提交，毋須重新填寫。' : `請登入後更正並重新提交，毋須重新填寫：\n${link}`}`,
  }),
}
