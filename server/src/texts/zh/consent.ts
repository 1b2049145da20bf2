interface Asked {
  /** Of the minor. */
  name: string
  link: string
}
export type PaymentDecision = 'authorised' | 'declined' | 'withdrawn'

const decided: Record<PaymentDecision, { subject: string; body: string }> = {
  authorised: {
    subject: '網上付款已獲授權',
    body: '你的父母或監護人已授權你使用網上付款。由現在起，你可於網上租場、購買泳池門票及報讀興趣班。',
  },
  declined: {
    subject: '網上付款未獲授權',
    body: '你的父母或監護人沒有授權你使用網上付款。你的會籍不受影響；如有需要，可在「我的帳戶」再次提出申請。',
  },
  withdrawn: {
    subject: '網上付款的授權已撤回',
    body: '你的父母或監護人已撤回網上付款的授權，即時生效。已確認的預約及會籍不受影響；如有需要，可在「我的帳戶」再次提出申請。',
  },
}

const others: Record<PaymentDecision, string> = {
  authorised: '已授權網上付款',
  declined: '沒有授權網上付款',
  withdrawn: '已撤回網上付款的授權',
}

/** Letters about a minor’s online payment. */
export const consent = {
  paymentAsked: ({ name, link }: Asked) => ({
    subject: '請決定是否授權網上付款',
    body: `${name}希望使用網上付款，以租場、購買泳池門票及報讀興趣班。未滿 18 歲的會員須由父母或監護人授權。

請於 72 小時內開啟以下連結，登入你的會員帳戶，然後決定是否授權：
${link}

連結只可使用一次，而且只對你的帳戶有效。連結失效後，你仍可在「我的帳戶」作出決定。
如你不是${name}的父母或監護人，毋須理會此電郵。`,
  }),
  /** The same in the account, where no link is needed. */
  paymentAskedInAccount: ({ name }: Omit<Asked, 'link'>) => ({
    subject: '請決定是否授權網上付款',
    body: `${name}希望使用網上付款，以租場、購買泳池門票及報讀興趣班。未滿 18 歲的會員須由父母或監護人授權，請在「我的帳戶」決定是否授權。`,
  }),
  paymentDecided: (decision: PaymentDecision) => decided[decision],
  /** To the other guardians. */
  otherDecided: ({ name, decision }: { name: string; decision: PaymentDecision }) => ({
    subject: `另一位父母或監護人${others[decision]}`,
    body: `${name}的另一位父母或監護人${others[decision]}。你可隨時在「我的帳戶」更改，即時生效。`,
  }),
}
