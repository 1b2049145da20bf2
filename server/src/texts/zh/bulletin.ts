export const bulletin = {
  /** A text message has the title alone: the text may be long. */
  inShort: (title: string) => ({ subject: '', body: `${title}（詳情請登入會員帳戶閱讀）` }),
}
