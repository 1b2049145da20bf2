import { longMoment } from './day.ts'

interface Received {
  reference: string
  name: string
  thinkUntil: Date
  timeZone: string
  hotline: string
}

interface Announced {
  reference: string
  on: Date
  timeZone: string
  hotline: string
}

/** Of a request to be erased. */
export const erasureRequest = {
  received: ({ reference, name, thinkUntil, timeZone, hotline }: Received) => ({
    subject: `已收到刪除資料的申請（${reference}）`,
    body: `我們已收到刪除${name}全部會員資料的申請，編號 ${reference}。

${longMoment(thinkUntil, timeZone)}前為考慮期，期間不會刪除任何資料；你可隨時在「我的帳戶」的「我的資料」撤回申請。其後由職員確認，資料一經刪除，便不能復原。

如非你本人提出，請立即撤回申請、更改密碼，並致電 ${hotline}。`,
  }),
  withdrawn: (reference: string) => ({
    subject: `已撤回刪除資料的申請（${reference}）`,
    body: `刪除資料的申請已撤回，編號 ${reference}。沒有任何資料被刪除。`,
  }),
  refused: ({ reference, reason, hotline }: { reference: string; reason: string; hotline: string }) => ({
    subject: `刪除資料的申請不獲批准（${reference}）`,
    body: `刪除資料的申請不獲批准，編號 ${reference}。沒有任何資料被刪除。

原因：
${reason}

如有疑問，請致電 ${hotline}。`,
  }),
  announced: ({ reference, on, timeZone, hotline }: Announced) => ({
    subject: `你的會員資料將會刪除（${reference}）`,
    body: `你的會員資格早已屆滿，我們不再需要保留你的資料。你的全部會員資料將於 ${longMoment(on, timeZone)}後刪除，編號 ${reference}。

如希望保留帳戶，請於該日前登入；如不需要，則毋須辦理任何手續。如需協助，請致電 ${hotline}。`,
  }),
  kept: (reference: string) => ({
    subject: `你的會員資料會繼續保留（${reference}）`,
    body: `刪除會員資料的安排已取消，編號 ${reference}。沒有任何資料被刪除。`,
  }),
  done: ({ reference, hotline }: { reference: string; hotline: string }) => ({
    subject: `會員資料已刪除（${reference}）`,
    body: `你的會員資料已全部刪除，編號 ${reference}。請保存此編號：日後如需證明資料已刪除，請致電 ${hotline} 並說明此編號。

這是你最後一次收到我們的訊息。如希望再次成為會員，可隨時重新登記。`,
  }),
}
