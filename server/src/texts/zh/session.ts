export const session = {
  /** A replaced token came back: two hold what only one should (T-27). */
  copied: (hotline: string) => ({
    subject: '你的登入已被終止',
    body: `有人使用了你已失效的登入憑證。為安全起見，該裝置的登入已即時終止。請重新登入，並更改密碼；如有疑問，請致電 ${hotline}。`,
  }),
}
