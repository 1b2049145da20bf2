export const guardians = '父母及監護人'
export const nobody = '未有登記。未滿 18 歲的會員沒有父母或監護人時，服務會暫停。'
export const noMember = '非會員'
export const relations = { parent: '父親或母親', guardian: '監護人', either: '父母或監護人' }
export const enteredBy = { application: '入會申請', family: '由家人登記', counter: '櫃檯登記' }
export const papers = { birth_certificate: '出生證明', court_order: '法院文件', other: '其他文件' }
export const since = (at: string) => `由 ${at} 起`
export const waits = '待另一位同事確認'
export const faceShown = '已通過人臉識別'
export const faceNotShown = '未通過人臉識別'
export const ended = (at: string, why: string) => `至 ${at}（${why}）`
export const endedBecause = { of_age: '已滿 18 歲', staff: '由職員結束', not_confirmed: '未獲確認' }
export const said = '網上付款的決定記錄'
export const states = {
  not_requested: '未要求',
  pending: '請求授權',
  authorised: '授權',
  declined: '不授權',
  withdrawn: '撤回授權',
}
export const proofs = {
  application: '入會申請',
  link: '以電郵連結',
  session: '在帳戶內',
  asked: '會員請求',
  counter: '櫃檯',
  guardian_ended: '授權人的登記已結束',
}
export const enterWhat = '本人須到場。請核對其身份證明文件，以及證明關係的文件。會員及其父母或監護人會收到通知。'
export const acts = { enter: '登記父母或監護人', confirm: '確認登記', end: '結束登記' }
export const actWhat = {
  confirm: (who: string) => `確認 ${who} 為此會員的父母或監護人？請再次核對文件。`,
  end: (who: string) => `${who} 將不能再為此會員作出決定；如網上付款由其授權，授權同時結束。雙方會收到通知。`,
}
export const done = { enter: '已登記，並已通知雙方。', confirm: '已確認，並已通知雙方。', end: '登記已結束。' }
export const proposed = '已提交，須由另一位同事確認。'
export const idNumber = '父母或監護人的證件號碼'
export const birthDate = '父母或監護人的出生日期'
export const gender = '父母或監護人的性別'
export const genders = { male: '男', female: '女' }
export const relation = '與會員的關係'
export const papersWhich = '證明關係的文件'
export const papersSeen = '本人已到場，已核對身份證明文件及上述文件'
export const reason = '原因'
export const reasonHint = '會寫入操作記錄'
export const cancel = '取消'
