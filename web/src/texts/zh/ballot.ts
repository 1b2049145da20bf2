import type { BallotStatement, FacilityKind, StruckReason } from '@palaestra/contract'
import type { Entry, Place } from '../../features/ballot/ballots.ts'
import { settings } from '../../settings.ts'

export const kinds: Record<FacilityKind, string> = {
  badminton: '羽毛球',
  table_tennis: '乒乓球',
  squash: '壁球',
  tennis: '網球',
  basketball: '籃球',
  volleyball: '排球',
  futsal: '五人足球',
  football: '足球',
  bowling: '保齡球',
}
export const what = '部分場地的繁忙時段以抽籤分配。報名時最多選三個時段，報名先後沒有分別；任何人都可以核對抽籤。'
export const none = '目前沒有抽籤。'
export const notRead = '未能讀取資料。'
export const tryAgain = '再試一次'
export const all = '查看所有抽籤'
/** The kind of court and the day. */
export const ofHours = (kind: string, day: string) => `${kind}繁忙時段抽籤 · ${day}`
/** Of the turns of an opening. */
export const ofTurns = (day: string) => `開放預約的次序抽籤 · ${day}`
export const entrants = (entries: number) => `${entries} 人參加`
export const counts = (entries: number, places: number) => `${entries} 人報名 · ${places} 節`
export const lists = { open: '接受報名', closed: '已截止，待抽籤', drawn: '已抽籤' }
export const closesOn = (moment: string) => `${moment} 截止`
export const drawsOn = (moment: string) => `${moment} 抽籤`
export const standing = ({ rank, won, booking }: Pick<Entry, 'rank' | 'won' | 'booking'>) => {
  if (rank === null) return '你已報名'
  if (won === null) return `第 ${rank} 名：未有中籤`
  return booking?.state === 'held' ? '你已中籤，請於今日付款' : '你已中籤'
}
export const moments = { opens: '開始報名', closes: '截止報名', draws: '抽籤', pay: '付款期限' }

export const places = '可抽籤的時段'
export const rangeOf = (from: string, until: string) => `${from} 至 ${until}`
export const placeSaid = ({ venue, court, from }: Place) => `${venue} ${court} ${from}`
/** In avos. */
export const pricesSaid = ({ adult, minor, senior }: { adult: number; minor: number; senior: number }) =>
  `每小時：成人澳門元 ${adult / 100}，未滿 18 歲 ${minor / 100}，65 歲或以上 ${senior / 100}`
export const chooseUpTo = '最多選三個'
export const onlyOne = '最多得一個：輪到你時，次序最前而仍有的一個。'
export const chooseHow = '按下想要的場地。'
export const logInToEnter = '登入後即可報名。'
export const logIn = '登入'
export const youAreIn = '你已報名參加這次抽籤。'
export const yourCode = '你的代碼'
export const entered = '已報名，並顯示你的代碼。'
export const enter = '報名抽籤'
export const change = '儲存選擇'
export const leave = '取消報名'
export const full = '已選三個，請先移除一個。'
export const added = (place: number, what: string) => `第 ${place} 選擇：${what}。`
export const removed = (what: string) => `已移除 ${what}。`
export const preferThis = (what: string) => `把 ${what} 移前`
export const removeThis = (what: string) => `移除 ${what}`
export const goneSlot = '已不再開放的時段'
export const how = '怎樣抽籤'
export const howItIsDrawn = [
  '每位報名者的名次由抽籤決定；何時報名、在哪裡報名，都沒有分別。',
  '按名次，各人取得自己所選次序最前而仍有的時段。',
  '抽籤的密鑰在首個報名前已經封存，封條見下；抽籤後公布密鑰。',
  '截止報名時公布代碼名單，並把名單的雜湊值發送給名單上的每一位。',
]
export const howTurnsAreDrawn = (perSecond: number) =>
  `籤位由密鑰和每人的代碼算出，每秒輪到 ${perSecond} 人。進入的先後、網絡快慢都沒有分別。`
export const withValue = (source: string) => `抽籤會加入一個事前沒有人能知道的公開數值：${source}。`
export const withoutValue = '這次抽籤沒有公開數值：機構有可能預先知道次序，但不可能在事後更改。'
export const seal = '密鑰的封條'
/** Of a draw that was sealed anew. */
export const sealedAnew = (moment: string) =>
  `抽籤的密鑰在 ${moment} 重新封存：系統的密鑰更換後，原來封存的再不能開啟。所有報名不變。`
export const sealedKnowing = '重新封存時名單已經截止，而且沒有公開數值：機構有可能選擇了次序。'
export const sealedWithNewSource = '重新封存時名單已經截止，所以改用一個當時未有人知道的公開數值。'
export const sealOfBefore = '原來的封條'
export const sealedOn = (moment: string) => `密鑰就是 ${moment} 重新封存的那個。`

export const listClosed = '已截止報名'
export const closedMeans = '名單已經公布，不會再更改。抽籤時算出結果。'
export const valueNeverCame = '這次抽籤的公開數值一直未有，所以沒有加入：機構有可能預先知道次序，但不可能在事後更改。'
/** The value, where it has come; empty where it never did. */
export const valueSaid = (value: string | null, source: string) => {
  if (value === null) return `正等待公開數值：${source}。`
  return value === '' ? valueNeverCame : `公開數值：${value}（${source}）`
}
export const valueFrom = (source: string) => `來源：${source}。請自行比對。`
export const listHash = '名單的雜湊值'
export const listFile = '下載名單'

export const won = (rank: number, what: string) => `第 ${rank} 名，得 ${what}。`
export const choiceNumber = (place: number) => `這是你的第 ${place} 選擇。`
export const notWon = (rank: number) =>
  `第 ${rank} 名：你所選的時段已由名次較前的人取得。餘下的時段會在使用日前七日開放給所有會員。`
export const payBy = (moment: string) => `請在 ${moment} 或之前付款，逾時會開放給其他人。`
export const toPay = '前往付款'
export const toBooking = '查看預約'
export const struck: Record<StruckReason, string> = {
  closed: '未能預訂：當時你不能預約場地。',
  quota: '未能預訂：你的租場名額已用完。',
  gone: '未能預訂：該時段已不再開放。',
}

export const reckoned = '在你的瀏覽器重算'
export const allHold = '五項全部成立。'
export const someFail = (many: number) => `有 ${many} 項不成立。`
export const byThisBrowser = (seconds: number) => `剛才在這裡用 ${seconds.toFixed(1)} 秒，由公布的資料重算。`
export const statements: Record<BallotStatement, { name: string; means: string }> = {
  secret: { name: '封條相符', means: '密鑰就是首個報名前封存的那個。' },
  seed: { name: '種子相符', means: '種子由密鑰和公開數值算出。' },
  codes: { name: '沒有重複', means: '每個代碼只在名單上一次。' },
  list: { name: '名單未改', means: '名單的雜湊值等於截止時發送給各人的。' },
  results: { name: '結果相符', means: '名次和場地與種子算出的一致。' },
}
export const holdsSaid = '成立'
export const failsSaid = '不成立'
export const expectedAndFound = (expected: string, found: string) => `應為 ${expected}，公布的是 ${found}。`
export const tellUs = '請保留檔案並通知我們。'
export const fileNotRead = '未能讀取抽籤的檔案。'
export const findCode = '找我的代碼'
export const code = '代碼'
export const codeUnknown = '名單上沒有這個代碼。'
export const codeWon = (rank: number, what: string) => `第 ${rank} 名：${what}。`
export const codeNotWon = (rank: number) => `第 ${rank} 名：未有中籤。`
export const publicValue = '公開數值'
export const file = '下載抽籤檔案'
export const script = '下載核對程式'
export const list = '名單'
export const codesAlone = '只有代碼，沒有姓名。選擇以時段編號表示。'
export const rank = '名次'
export const wishes = '選擇'
export const gets = '所得'
export const nothing = '–'
export const showAll = (many: number) => `顯示全部 ${many} 個`

export const turn = '輪到的時間'
export const codeTurn = (time: string) => `輪到的時間：${time}`
/** A turn by the clocks of the authority. */
export const turnAt = (moment: number) =>
  new Intl.DateTimeFormat('zh-Hant-MO', {
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 2 as const },
    ...{ hourCycle: 'h23', timeZone: settings.timeZone },
  }).format(moment)
export const putOff = (from: string, to: string) =>
  `開放曾經押後：${from} 起未輪到的人，全部順延至 ${to} 開始，先後次序不變。`
export const listOfTurns = '名單的雜湊值與公布的一致。'
