import type { BulletinProblem, Locale } from '@palaestra/contract'

export const title = '會員通知'
export const meaning = '寫給一位會員、一組會員或全體會員的通知，顯示在他們的帳戶內，並可另以電郵及短訊發送副本。'
export const write = '撰寫通知'
export const notice = '通知'
export const none = '尚未有通知。'
export const untitled = '（未有標題）'
export const toAll = '返回全部通知'
export const loading = '載入中…'
export const save = '儲存草稿'
export const saved = '已儲存草稿。'
export const preview = '預覽'
export const discard = '棄置草稿'
export const discardReally = '確定棄置這份草稿？'
export const discarded = '已棄置草稿。'
export const unplan = '取消發送'
export const unplanned = '已取消發送，通知變回草稿。'
export const changeUnplans = '儲存更改後，通知會變回草稿，須重新安排發送。'
export const leave = '離開會失去未儲存的內容。確定離開？'
export const uri = '連結'
export const uriHint = '本網站的路徑（例如 /venues），或名單內網站的 https 網址。文字內不可有網址。'
export const topic = '主題'
export const copiesBy = '副本'
export const byEmail = '電郵'
export const bySms = '短訊（只有標題）'
export const copiesHint = '只發給選擇接收的會員。非官方通知的短訊只在早上九時至晚上九時發出。'
export const to = '對象'
export const memberNumber = '會員編號'
export const groupIs = '這一組會員'
export const groupHint = '須符合你所選的每一項；沒有選擇的項目不作限制。同一項內符合其中之一即可。'
export const ageFrom = '年齡由'
export const ageTo = '年齡至'
export const areas = '居住地區'
export const languagesChosen = '語言'
export const idTypes = '證件類別'
export const services = '曾使用的服務'
export const servicesHint = '入場及換領禮品：最近十二個月。'
export const sending = '發送'
export const saveFirst = '請先儲存草稿，然後才可發送。'
export const unfinished = '發送前仍須處理：'
export const toSend = '發送…'
export const sendNow = '發送'
export const counting = '正在計算人數…'
export const reckonedAnew = '發送時會重新計算這一組有哪些會員，實際人數可能不同。'
export const when = '何時'
export const hourHint = '會在這個時間後幾分鐘內開始發送。'
export const typeCount = '請輸入收到通知的人數'
export const notTheCount = '數字與上面的人數不同'
export const cancel = '取消'
export const close = '關閉'
export const begun = '已開始發送。'
export const language = '語言'
export const seenByMembers = '會員所見'
export const inList = '通知列表及鈴鐺內'
export const opened = '打開後'
export const asSms = '短訊'
export const reachedWhat = '已收到的會員'
export const readWhat = '已閱讀'
export const waysWhat = '副本'
export const withdraw = '撤回通知'
export const withdrawMeans = '通知會立即從所有會員的帳戶消失，且不能恢復。此處會保留記錄。'
export const lettersStay = '已發出的電郵及短訊無法收回。'
export const gone = '已撤回通知。'
export const states = {
  draft: '草稿',
  planned: '待發送',
  sending: '發送中',
  sent: '已發送',
  withdrawn: '已撤回',
}
export const audiences = {
  all: '全體會員',
  group: '一組會員',
  member: '一位會員',
}
export const topics = {
  official: '官方通知',
  services: '服務消息',
  offers: '活動及優惠',
}
export const topicHints = {
  official: '法律要求或人人須知；會員不能關閉副本',
  services: '開放時間、關閉、規則更改',
  offers: '課程、活動、優惠；不會發給不接收推廣的會員',
}
export const titleIn = {
  Zh: '中文標題',
  Pt: '葡文標題',
  En: '英文標題',
}
export const messageIn = {
  Zh: '中文內容',
  Pt: '葡文內容',
  En: '英文內容',
}
export const languages = {
  zh: '中文',
  pt: '葡文',
  en: '英文',
}
export const idTypeNames = {
  resident: '居民身份證',
  worker: '外地僱員身份認別證',
  permit: '特別逗留證',
  student: '學生證',
}
export const serviceNames = {
  visits: '場館入場',
  gifts: '以積分換領禮品',
  onlineCard: '電子會員證',
  governmentLink: '已連結其他機構的帳戶',
}
/** What stands below a notice with a link, and in its text message, in the language of who reads it. */
export const readMore: Record<Locale, string> = { zh: '了解更多', pt: 'Saber mais', en: 'Find out more' }
export const smsIn: Record<Locale, (title: string) => string> = {
  zh: (title) => `${title}（詳情請登入會員帳戶閱讀）`,
  pt: (title) => `${title} (leia tudo na sua conta de membro)`,
  en: (title) => `${title} (read it in your member account)`,
}
const problems: Record<BulletinProblem, string> = {
  missing: '未填寫',
  too_long: '太長',
  address: '不是可用的網址',
  address_in_text: '文字內有網址，請移到「連結」',
  ages: '年齡上限小於下限',
  group: '至少選擇一項',
}
const fields: Record<string, string> = {
  titleZh: titleIn.Zh,
  messageZh: messageIn.Zh,
  titlePt: titleIn.Pt,
  messagePt: messageIn.Pt,
  titleEn: titleIn.En,
  messageEn: messageIn.En,
  uri,
  ageTo,
  group: groupIs,
}
export const title_ = (most: number) => `標題（每種語言最多 ${most} 字）`
export const message_ = (most: number) => `內容（每種語言最多 ${most} 字，純文字）`
export const number = (count: number) => count.toLocaleString('zh-Hant')
export const readOf = (read: number, reached: number) => `${number(reached)} 人收到，${number(read)} 人已閱讀`
export const editedBy = (by: string, at: string) => `${by} 於 ${at} 儲存`
export const sentBy = (by: string, at: string) => `${by} 於 ${at} 發送`
export const withdrawnBy = (by: string, at: string) => `${by} 於 ${at} 撤回`
export const plannedFor = (at: string) => `將於 ${at} 發送`
export const planned = (at: string) => `通知將於 ${at} 發送。`
export const reaches = (people: number) => `現時會有 ${number(people)} 位會員收到。`
export const copies = (email: number, sms: number) => `其中 ${number(email)} 人另收電郵，${number(sms)} 人另收短訊。`
export const typeCountHint = (people: number) => `為免誤發，請輸入 ${people}。`
export const ways = (email: boolean, sms: boolean) =>
  [email && '電郵', sms && '短訊'].filter(Boolean).join('、') || '只在帳戶內'
export const problemAt = (field: string, problem: BulletinProblem) => `${fields[field] ?? field}：${problems[problem]}`
