/** Letters about the mobile and the e-mail address of a member. */
export const contact = {
  mobileChanged: (mobileHint: string, hotline: string) => ({
    subject: '流動電話號碼已更改',
    body: `你的會員帳戶流動電話號碼已更改為 ${mobileHint}。如非你本人更改，請立即致電 ${hotline}。`,
  }),
  mobileConfirmed: (mobileHint: string, hotline: string) => ({
    subject: '流動電話號碼已確認',
    body: `你的會員帳戶流動電話號碼 ${mobileHint} 已確認，之後可用來登入。如非你本人確認，請立即致電 ${hotline}。`,
  }),
  confirmNewEmail: (link: string) => ({
    subject: '請確認你的新電郵',
    body: `有人要求將此電郵地址用於一個會員帳戶。

如屬你本人要求，請於 24 小時內開啟以下連結確認：
${link}

確認之前，帳戶不會有任何更改。如非你本人要求，毋須理會此電郵，亦不要開啟連結。`,
  }),
  emailWanted: (hotline: string) => ({
    subject: '有人嘗試使用你的電郵',
    body: `有人要求將你的電郵地址用於另一個會員帳戶。此電郵屬於你的帳戶，所以沒有任何更改。

你毋須理會；如有疑問，請致電服務熱線 ${hotline}。`,
  }),
  emailChangeAsked: (emailHint: string, hotline: string) => ({
    subject: '有人要求更改你的電郵',
    body: `有人要求將你的會員帳戶電郵更改為 ${emailHint}。新電郵經連結確認後才會更改。如非你本人要求，請立即更改密碼並致電 ${hotline}。`,
  }),
  emailChanged: (emailHint: string, hotline: string) => ({
    subject: '你的電郵已更改',
    body: `你的會員帳戶電郵已更改為 ${emailHint}。如非你本人更改，請立即致電 ${hotline}。`,
  }),
  confirmEmail: (link: string) => ({
    subject: '請確認你的電郵',
    body: `請於 24 小時內開啟以下連結，確認這是你的會員帳戶電郵：
${link}

如非你本人要求，毋須理會此電郵。`,
  }),
}
