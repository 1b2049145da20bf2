import type {
  CourseActivity,
  CourseCancelReason,
  CourseStage,
  EnrolmentState,
  EnrolmentWay,
  MeetingState,
} from '@palaestra/contract'

export const classes = '興趣班'
export const terms = '期數'
export const toAll = '所有興趣班'
export const noCourses = '本期沒有興趣班。'
export const noneOfYours = '你在本期沒有任教的興趣班。'
export const newTerm = '新增一期'
export const changeTerm = '更改本期'
export const newCourse = '新增興趣班'
export const changeCourse = '更改興趣班'
export const term = (code: string, from: string, until: string) => `第 ${code} 期：${from}至${until}`
export const stages: Record<CourseStage, string> = {
  announced: '尚未開始',
  renewal: '續報',
  registration: '登記抽籤',
  draw: '登記已截止',
  sign_up: '按次序報名',
  pause: '按次序報名已完結',
  remaining: '餘額公開報名',
  running: '上課中',
  over: '已完結',
}
export const counts = (registered: number, taken: number, places: number) =>
  `${registered} 人登記 · 已佔 ${taken} / ${places} 個名額`
export const times = '各階段時間'
export const moments = {
  renewFrom: '續報開始',
  registerFrom: '登記開始',
  registerUntil: '登記截止',
  drawAt: '抽籤',
  signUpFrom: '首輪報名',
  signUpUntil: '輪次報名截止',
  remainingFrom: '餘額公開報名',
}
export const dayOf = (moment: string) => `${moment}：日期`
export const timeOf = (moment: string) => `${moment}：時間`
export const termMeaning = '各時間須先後相接，並早於首日。登記開始後不能更改。'
export const firstDay = '首日'
export const lastDay = '末日'
export const save = '儲存'
export const back = '返回'
export const termSaved = (code: string) => `已儲存第 ${code} 期。`
export const courseSaved = (code: string) => `已儲存 ${code} 班。`

export const course = '興趣班'
export const number = '班號'
export const venue = '地點'
export const coach = '導師'
export const nobody = '未定'
export const placesTaken = '已佔名額'
export const takenOf = (taken: number, places: number) => `${taken} / ${places}`
export const waiting = (many: number) => `（${many} 人輪候）`
export const nextMeeting = '下一課'
export const noMeeting = '沒有課堂'
export const closed = '已取消'
export const runs = '日期'
export const forWhom = '對象'
export const ages = (from: number | null, until: number | null) => {
  if (from !== null && until !== null) return `${from}–${until} 歲`
  if (from !== null) return `${from} 歲起`
  return until === null ? '不限年齡' : `${until} 歲或以下`
}

export const inZh = '中文名稱'
export const inPt = '葡文名稱'
export const inEn = '英文名稱'
export const activity = '項目'
export const activities: Record<CourseActivity, string> = {
  aerobics: '健康舞',
  yoga: '瑜伽',
  tai_chi: '太極',
  dance: '舞蹈',
  swimming: '游泳',
  badminton: '羽毛球',
  table_tennis: '乒乓球',
  basketball: '籃球',
  gymnastics: '體操',
  martial_arts: '武術',
}
export const minimumAge = '最低年齡'
export const maximumAge = '最高年齡'
export const places = '名額'
export const price = '費用（澳門元）'
export const ofProgramme = '大眾班：持臨時卡可報'
export const follows = '承接的班'
export const followsHint = '學員可續報的上一期班號，例如 2026-1-07。'
export const meetsOn = '逢'
export const weekdays = ['', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日']
export const from = '由'
export const until = '至'
export const day = '日期'

export const meetings = '課堂'
export const meetingStates: Record<MeetingState, string> = { coming: '未上課', past: '未點名', cancelled: '已取消' }
export const cancelledBecause = (reason: string) => `已取消：${reason}`
export const presentOf = (present: number, noted: number) => `點名 ${noted} 人，出席 ${present} 人`
export const move = '改期'
export const newMeeting = '新增課堂'
export const cancelMeeting = '取消這一課'
export const everybodyTold = '所有學員會收到通知。'
export const meetingSaved = '已儲存課堂。'
export const meetingCancelled = (told: number) => `已取消課堂，並通知 ${told} 人。`
export const reason = '原因'
export const reasons: Record<CourseCancelReason, string> = {
  coach: '導師未能出席',
  weather: '天氣',
  maintenance: '場地維修',
  event: '活動',
  too_few: '人數不足',
  other: '其他',
}

export const people = (many: number) => `學員 ${many} 人`
export const noPeople = '這個班沒有學員。'
export const states: Record<EnrolmentState, string> = {
  held: '待付款',
  offered: '待回覆',
  enrolled: '已報名',
  lapsed: '逾時未付款',
  withdrawn: '已退出',
  closed: '已取消',
}
export const ways: Record<EnrolmentWay, string> = {
  sign_up: '按次序報名',
  renewal: '續報',
  remaining: '餘額',
  offer: '輪候',
  desk: '櫃檯',
}
export const keptUntil = (moment: string) => `保留至 ${moment}`
export const owes = (amount: string) => `欠 ${amount}`
export const absences = (many: number) => `缺席 ${many} 次`
export const enrol = '為會員報名'
export const enrolMeaning = '規則與所有人相同，但毋須輪次。'
export const memberNumber = '會員編號'
export const enrolled = (reference: string) => `已報名：${reference}。`
export const enrolledToPay = (reference: string, moment: string) => `${reference}：保留至 ${moment} 付款。`
export const remove = '移除'
export const removeWhom = (name: string) => `移除${name}？`
export const removed = (name: string, refund: string | undefined) =>
  refund ? `已移除${name}，退回 ${refund}。` : `已移除${name}。`
export const refund = '退款'
export const refunds = {
  full: (amount: string) => `退回已付的全部：${amount}`,
  none: () => '不退款',
}
export const memberReads = '會員會看到。'

export const closeCourse = '取消這個班'
export const closeWhat = (name: string) => `取消${name}？`
export const closeMeets = (many: number) => `有 ${many} 人佔用名額。`
export const closeMeans = '所有名額終止，已付款項退回，並通知所有人。此舉不能還原。'
export const typeCount = '輸入人數'
export const notTheCount = (many: number) => `不是 ${many}`
export const closeAndTell = '取消這個班並通知所有人'
export const courseClosed = (many: number) => `已取消這個班，終止 ${many} 個名額。`

export const attendance = '點名'
export const tooEarly = '上課前 30 分鐘起可點名。'
export const isThere = '出席'
export const isAbsent = '缺席'
export const marked = (present: number, absent: number, of: number) => `出席 ${present}、缺席 ${absent}，共 ${of} 人。`
export const notSent = (many: number) => `${many} 項未送出，會保留並自動重送。`
