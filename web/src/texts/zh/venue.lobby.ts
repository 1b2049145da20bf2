import { settings } from '../../settings.ts'

const twoDigits = (number: number) => String(number).padStart(2, '0')
/** A large number in groups of three. */
const grouped = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, '\u2009')

export const title = '抽籤排先後'
export const entering = '正在為你登記籤位…'
export const opensAt = (time: string) => `${time} 開放，現在抽籤排先後`
export const untilOpening = '距離開放'
/** Of so many seconds. */
export const clock = (seconds: number) => `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`
export const openingIn = (seconds: number) => `尚餘約 ${seconds} 秒開放。`
export const isIn = '你已在內，不用重新整理'
export const isLate = (position: number) => `抽籤已截止，你在抽籤者之後第 ${grouped(position)} 位`
/** How many are in the lobby before its lot. */
export const waiting = (many: number) => `現有 ${grouped(many)} 人在內。先後在截止後抽出。`
export const before = (many: number) => (many === 0 ? '下一個就輪到你。' : `前面約有 ${grouped(many)} 人。`)
export const putOff = (time: string) => `開放時間押後至 ${time}。先後次序不變，不用重新進入。`
export const nothingToDo = '趁現在選最多三個時段，輪到你時會自動送出。請保持此頁在最前面。'

export const yourPlace = '你的籤位'
export const about = (place: number) => grouped(place)
export const ofAll = (many: number) => `/ 共 ${grouped(many)} 人`
export const served = (many: number) => `已輪到 ${grouped(many)}`
export const you = (place: number) => `你 · ${grouped(place)}`
export const yourTurn = '輪到你'
export const left = '還有'
export const seconds = (seconds: number) => `${seconds} 秒`
export const turnIn = (seconds: number) => `約 ${seconds} 秒後輪到你。`
/** A moment by the clocks of the authority. */
export const timeWithSeconds = (moment: number) =>
  new Intl.DateTimeFormat('zh-Hant-MO', {
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23', timeZone: settings.timeZone },
  }).format(moment)

export const yours = '輪到你了'
export const sending = '正在送出你的選擇…'
export const chooseNow = '請選擇時段，然後按「預約」。'

export const why = '為何要抽籤？'
export const because =
  '如果先到先得，贏的是程式和快的網絡。在截止前進入此頁的人，先後由抽籤決定：何時到、按多快、用甚麼網絡，都沒有分別。每人只有一個籤位。'
export const howToCheck = '怎樣核對？'
export const checked = (code: string | null) =>
  code === null
    ? '抽籤前已公布密鑰的封條，抽籤後公布密鑰，任何人都可以重算。'
    : `抽籤前已公布密鑰的封條，抽籤後公布密鑰，任何人都可以重算。你的代碼：${code}`
export const toDraw = '核對這次抽籤（在新分頁開啟）'
export const whatIfClosed = '關了這頁會怎樣？'
export const stays = '你的籤位不變，再次進入此頁便會看到。在同一分頁重新載入，所選的時段也會保留。'
