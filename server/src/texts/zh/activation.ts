import { groupedMemberNumber } from '@palaestra/contract'

interface Activation {
  username: string
  memberNumber: string
  link: string
  /** Where the card is collected; null for a place that is no longer one. */
  place: string | null
}

export const activation = {
  approved: ({ username, memberNumber, link, place }: Activation) => ({
    subject: '申請已獲批准：請啟動你的網上帳戶',
    body: `你的會員申請已獲批准。

會員編號：${groupedMemberNumber(memberNumber)}
用戶名稱：${username}${place ? `\n領卡地點：${place}` : ''}

請於 24 小時內開啟以下連結，設定密碼並啟動網上帳戶：
${link}

連結失效後，可在該頁面索取新連結。`,
  }),
}
