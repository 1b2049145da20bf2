export const session = {
  /** A replaced token came back: two hold what only one should (T-27). */
  copied: (hotline: string) => ({
    subject: '你的一部裝置已登出',
    body: `我們懷疑有人複製了你其中一部裝置的登入資料，為安全起見已將該裝置登出。請重新登入並更改密碼；如有疑問，請致電 ${hotline}。`,
  }),
}
