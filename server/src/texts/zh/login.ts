export const login = {
  link: (link: string) => ({
    subject: '登入連結',
    body: `我們收到登入你的會員帳戶的要求。如屬你本人要求，請於 15 分鐘內開啟以下連結，並按頁面上的「登入」：
${link}

連結只可使用一次。如非你本人要求，毋須理會此電郵，亦切勿轉寄：持有連結的人可登入你的帳戶。`,
  }),
  strangersTried: ({ governmentAccount, hotline }: { governmentAccount: string; hotline: string }) => ({
    subject: '有人多次以錯誤密碼嘗試登入你的帳戶',
    body: `今日有人在你從未登入過的地方，多次以錯誤密碼嘗試登入你的會員帳戶。為保障你的帳戶，今日內在新的裝置及網絡上不能以密碼登入。

你可照常登入：使用曾經登入的裝置、短訊驗證碼或${governmentAccount}。如上述嘗試出自你本人，毋須理會；如有疑問，請致電 ${hotline}。`,
  }),
  passwordChanged: (hotline: string) => ({
    subject: '你的密碼已更改',
    body: `你的會員帳戶密碼已更改，其他裝置已登出。如非你本人更改，請立即致電 ${hotline}。`,
  }),
}
