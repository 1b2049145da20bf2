export const title = '同行人士'
export const kinds = {
  own: { child: '隨行小童', player: '球員', collector: '額外取場人' },
  of_other: {
    child: '在以下會員的隨行小童名單上',
    player: '在以下會員的球員名單上',
    collector: '在以下會員的額外取場人名單上',
  },
}
export const relations = {
  guardian: '父母或監護人',
  grandparent: '祖父母或外祖父母',
  relative: '其他親屬',
  friend: '家庭朋友',
  carer: '照顧者',
}
export const states = {
  waiting: '等待回覆',
  declined: '已拒絕（提出者不知情）',
  confirmed: '已同意',
  ended: '未有同意',
}
export const asked = (at: string) => `${at} 提出`
export const confirmed = (at: string) => `${at} 同意`
export const ended = (at: string, why: string) => `${at} 結束（${why}）`
export const endedBecause = {
  owner: '由提出者移除',
  person: '由對方退出',
  lapsed: '逾期未覆',
  of_age: '滿 13 歲',
  guardian_ended: '監護登記結束',
  staff: '由職員結束',
}
export const end = '結束登記'
export const endOf = (who: string) => `結束登記：${who}`
export const endWhat = (who: string) => `與${who}的登記將會結束。如已獲同意，雙方會收到通知。`
export const done = '登記已結束。'
export const reason = '原因'
export const reasonHint = '原因會永久保留在審計記錄內，請勿填寫個人資料。'
export const cancel = '取消'
