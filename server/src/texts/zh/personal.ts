const names = { address: '地址', area: '地區', pickUpPlace: '領卡地點' }

/** The letter about personal data that were changed at once. It names them, and says none of them. */
export const personal = {
  changed: (fields: readonly (keyof typeof names)[], hotline: string) => {
    const what = fields.map((field) => names[field]).join('、')
    return {
      subject: '會員資料已更改',
      body: `你的會員資料已更改：${what}。如非你本人更改，請立即更改密碼並致電 ${hotline}。`,
    }
  },
}
