import type { EnrolmentState, WaitState } from '@palaestra/contract'

export const none = '你現時沒有參加興趣班。'
export const states: Record<EnrolmentState, string> = {
  held: '為你保留',
  offered: '等待你回覆',
  enrolled: '已報名',
  lapsed: '逾時未付款',
  withdrawn: '已退出',
  closed: '已由本局取消',
}
export const payBy = (moment: string) => `請於 ${moment} 前付款`
export const closed = '這個班不會舉行。'
export const noHurryToPay = '名額只為你保留，不用趕。付款後報名即告確認。'
export const pay = (amount: string) => `付款 ${amount}`
export const toReceipt = '付款及收據'
export const toPayment = '付款情況'
export const payAtVenue = '請在場館付款。'
export const number = '編號'
export const lessons = (present: number, of: number) => `課堂及出席：${of} 堂中出席 ${present} 堂`
export const counts = (absences: number, allowed: number) =>
  `首月缺席 ${absences} 次；不超過 ${allowed} 次可續報下一期。`
export const present = '出席'
export const absent = '缺席'
export const notNoted = '未點名'
export const coming = '未上課'

export const withdrawThis = '退出這個班…'
export const withdrawSure = (name: string) => `退出${name}？`
export const withdrawFree = '名額會讓給其他人。'
export const withdrawRefunds = (amount: string) => `開課前退出，全數退回 ${amount}。名額會讓給其他人。`
export const withdrawRefundsNothing = '本期已開課，不獲退款。名額會讓給其他人。'
export const withdraw = '退出'
export const withdrawAndReceive = (amount: string) => `退出並取回 ${amount}`
export const keep = '保留名額'

export const renewals = '你可續報下一期'
export const renewUntil = (moment: string) => `至 ${moment} 止；其後名額讓給其他人。`
export const renew = (amount: string) => `續報（${amount}）`

export const cameFree = '有名額空出，現為你保留'
export const begins = (day: string) => `${day} 開課`
export const answerBy = (moment: string) => `請於 ${moment} 前回覆，否則讓給下一位。`
export const noHurry = '在此之前只為你保留，不用趕。'
export const take = '接受名額'
export const takeAndPay = (amount: string) => `接受並付款 ${amount}`
export const doNotTake = '不用了，謝謝'

export const lines = '輪候'
export const place = (place: number) => `排第 ${place}`
export const leave = '退出'
export const leaveThis = (name: string) => `退出輪候：${name}`
export const waitStates: Record<WaitState, string> = {
  waiting: '輪候中',
  offered: '等待你回覆',
  taken: '已取得名額',
  declined: '你沒有接受',
  unanswered: '你沒有及時回覆',
  left: '你已退出輪候',
  over: '未輪到你',
}

export const turns = '你的報名時間'
export const term = (code: string) => `第 ${code} 期`
export const used = (used: number, most: number) => `已報 ${used} / ${most} 班`
export const ranked = (rank: number, moment: string) => `抽籤第 ${rank} 名，${moment} 起`
export const notDrawn = '已登記，尚未抽籤'
export const earlier = (many: number) => `以往的興趣班（${many}）`
