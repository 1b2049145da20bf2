const names = {
  telephone: '聯絡電話',
  area: '地區',
  address: '地址',
  language: '通訊語言',
  pickUpPlace: '領卡地點',
  noPromotions: '推廣短訊',
}

/** What staff did at the desk, told to the member. */
export const member = {
  held: (reason: string, hotline: string) => ({
    subject: '會員服務已暫停',
    body: `你的會員服務已被暫停，原因：
${reason}

如有查詢，請致電服務熱線 ${hotline}。`,
  }),
  lifted: (hotline: string, appeal?: string) => ({
    subject: '會員服務已恢復',
    body: `對你的會員服務的限制已解除。${appeal === undefined ? '' : `你的申訴（編號 ${appeal}）因此毋須再作決定，已經結束。`}如有查詢，請致電服務熱線 ${hotline}。`,
  }),
  loggedOut: (hotline: string) => ({
    subject: '你的帳戶已登出',
    body: `應你在櫃檯的要求，你的會員帳戶已在所有裝置登出。如非你本人要求，請立即致電服務熱線 ${hotline}。`,
  }),
  emailChanged: (emailHint: string, hotline: string) => ({
    subject: '電郵已更改',
    body: `你的會員帳戶的電郵已在櫃檯更改為 ${emailHint}。如非你本人要求，請立即致電服務熱線 ${hotline}。`,
  }),
  mobileChanged: (mobileHint: string, hotline: string) => ({
    subject: '流動電話已更改',
    body: `你的會員帳戶的流動電話已在櫃檯更改為 ${mobileHint}。如非你本人要求，請立即致電服務熱線 ${hotline}。`,
  }),
  personalChanged: (fields: readonly (keyof typeof names)[], hotline: string) => ({
    subject: '會員資料已更改',
    body: `你的以下會員資料已在櫃檯更改：${fields.map((field) => names[field]).join('、')}。如非你本人要求，請立即致電服務熱線 ${hotline}。`,
  }),
  lossReported: (hotline: string) => ({
    subject: '會員卡已報失',
    body: `你的會員卡已在櫃檯報失，舊卡即時失效，帳戶已在所有裝置登出。臨時會員卡不能用於已預約的場地。這些預約在開始前可於帳戶取消，不會有任何損失。如非你本人報失，請立即致電服務熱線 ${hotline}。`,
  }),
  cardSwapped: (hotline: string) => ({
    subject: '已換領正式會員卡',
    body: `你的臨時會員卡已在櫃檯更換為正式會員卡。如非你本人要求，請立即致電服務熱線 ${hotline}。`,
  }),
}
