/** Between the reader and the portal: who somebody is. */
interface Between {
  /** Of the guardian. */
  name: string
  /** Of the minor. */
  child: string
}

/** Letters about who is whose guardian. */
export const guardianship = {
  /** A guardian who is no member, by the end of the ID number. */
  unnamed: (end: string) => `證件號碼尾號為 ${end} 的人士`,
  addedToChild: (name: string, hotline: string) => ({
    subject: '已為你新增一位父母或監護人',
    body: `${name}已登記為你的父母或監護人，由現在起亦可決定你的網上付款。其他父母或監護人的決定維持不變。

詳情可在「我的帳戶」查閱。如有不妥，請立即致電服務熱線 ${hotline}。`,
  }),
  addedToGuardian: (child: string, hotline: string) => ({
    subject: '你已登記為父母或監護人',
    body: `你已登記為${child}的父母或監護人，可在「我的帳戶」決定是否授權其網上付款。首次授權前，或須通過人臉識別。

如你不是${child}的父母或監護人，請立即致電服務熱線 ${hotline}。`,
  }),
  addedToOther: ({ name, child }: Between, hotline: string) => ({
    subject: '子女新增了一位父母或監護人',
    body: `${name}已登記為${child}的父母或監護人，由現在起亦可授權或撤回其網上付款。你先前的決定維持不變。

詳情可在「我的帳戶」查閱。如有不妥，請立即致電服務熱線 ${hotline}。`,
  }),
  endedToChild: (name: string, hotline: string) => ({
    subject: '一位父母或監護人的登記已結束',
    body: `${name}不再登記為你的父母或監護人，亦不能再決定你的網上付款。如網上付款由此人授權，該授權已同時結束，並會再詢問其他父母或監護人。

如有查詢，請致電服務熱線 ${hotline}。`,
  }),
  endedToGuardian: (child: string, hotline: string) => ({
    subject: '你的父母或監護人登記已結束',
    body: `你不再登記為${child}的父母或監護人，亦不能再決定其網上付款。如你曾授權，該授權已同時結束。

如有查詢，請致電服務熱線 ${hotline}。`,
  }),
  endedToOther: ({ name, child }: Between, hotline: string) => ({
    subject: '子女的一位父母或監護人的登記已結束',
    body: `${name}不再登記為${child}的父母或監護人，亦不能再決定其網上付款。如網上付款由此人授權，該授權已同時結束，須重新決定。

如有查詢，請致電服務熱線 ${hotline}。`,
  }),
  handedOverToMember: {
    subject: '你已滿 18 歲：由你自己決定',
    body: `你已滿 18 歲。由今日起，網上付款及帳戶的一切事宜均由你自己決定，毋須父母或監護人授權；他們先前的授權及登記已經結束，你不再列於其帳戶內。

過往的記錄可在「我的帳戶」查閱。`,
  },
  handedOverToGuardian: (child: string) => ({
    subject: '子女已滿 18 歲',
    body: `${child}已滿 18 歲。由今日起，其網上付款及帳戶的一切事宜均由本人決定；你的父母或監護人登記及授權已經結束，${child}不再列於你的帳戶內。你毋須辦理任何手續。`,
  }),
}
