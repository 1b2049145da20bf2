/** The one who writes, by names from the settings. */
export interface Sender {
  authority: string
  portal: string
  hotline: string
}

/** Put around the words of every letter: a letter that does not say who writes is not from us. */
export const frame = {
  email: ({ authority, portal, hotline }: Sender, body: string) => `你好！這是${portal}發出的電郵。

${body}

${authority}
服務熱線：${hotline}

此電郵由系統自動發出，請勿回覆。`,
  /** Each character of a text message costs: no more than the name. */
  sms: ({ portal }: Sender, body: string) => `【${portal}】${body}`,
  /** Where e-mails like this one are stopped. */
  stop: (address: string) => `不想再收到這類電郵：${address}`,
}
