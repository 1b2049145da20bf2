import type { ItemKind, Locale, PageProblem, WrittenBlock } from '@palaestra/contract'

export const pages = '頁面'
export const meaning = '入口網站上的頁面、條款，以及在其他地方顯示的文字。草稿在發佈之前，任何人都看不到。'
export const toPages = '所有頁面'
export const page = '頁面'
export const newPage = '新增頁面'
export const begin = '開始編寫'
export const newAddress = '地址'
export const newAddressHint = '例如 events/autumn：英文小寫字母、數字、- 及 /，不含語言。'
export const titleZh = '中文標題'
export const titlePt = '葡文標題'
export const titleEn = '英文標題'
export const linkedFrom = '以下內容連結至此頁面，請先更改：'
export const changedOn = '更改於'
export const language = '語言'
export const pageTitle = '標題'
export const addPart = '新增部分'
export const addLine = '新增一行'
export const addLink = '新增連結'
export const numbered = '編號清單'
export const address = '連結地址'
export const addressHint = '以 / 開首的本站地址、https:// 開首的地址、mailto: 或 tel:'
export const itemName = '名稱'
export const placeAddress = '地址'
export const level = '層級'
export const entryAddressHint =
  '以 / 開首的本站地址、https:// 開首的地址，或 {mainSite}；只用來包含其他項目的，留空即可。'
export const up = '上移'
export const down = '下移'
export const remove = '移除'
export const ready = '內容完整，可以發佈。'
export const comma = '，'
export const colon = '：'
export const isDraft = '草稿，未發佈'
export const unsaved = '有未儲存的更改'
export const save = '儲存草稿'
export const saved = '已儲存草稿。'
export const preview = '預覽'
export const publish = '發佈'
export const discard = '棄置草稿'
export const discardReally = '棄置草稿？不能復原。'
export const discarded = '已棄置草稿。'
export const leave = '有未儲存的更改。要放棄嗎？'
export const when = '發佈時間'
export const hourHint = '最多遲五分鐘。'
export const correction = '只是更正，沒有新內容'
export const correctionHint = '頁面日期不變，亦不會要求任何人再次同意。'
export const cancel = '取消'
export const close = '關閉'
export const publishedNow = '已發佈。'
export const history = '版本記錄'
export const beganWith = '最初的內容'
export const current = '現時版本'
export const compare = '比較'
export const goBack = '以此版本為草稿'
export const restored = '已以舊版本建立草稿，發佈後方會顯示。'
export const noDifferences = '此語言沒有分別。'
export const addedLine = '新增：'
export const removedLine = '刪去：'
export const conflict = '其他同事已更改此頁'
export const publishedMeanwhile = '其間已發佈新版本。以下是你所寫的與之的分別。'
export const keepMine = '保留我所寫的'
export const takeTheirs = '改用同事的版本'
export const theirsShown = '已顯示同事的版本。'
export const line = (number: number) => `第 ${number} 行`
export const link = (number: number) => `連結 ${number}`
export const part = (number: number) => `第 ${number} 部分`
export const which = (act: string, what: string) => `${act}：${what}`
export const unknownWord = (word: string) => `沒有「{${word}}」這項設定`
export const keptItem = (word: string) => `「${word}」曾經發佈，可以隱藏，但不能移除`
export const hiddenLine = (text: string) => `${text}（不顯示）`
export const willBePublished = (at: string) => `將於 ${at} 發佈`
export const draftOf = (by: string, at: string) => `草稿：${by}，${at}`
export const versionNumber = (number: number) => `版本 ${number}`
export const publishedBy = (at: string, by: string) => `${by}於 ${at} 發佈`
export const compared = (number: number, now: number) => `由版本 ${number} 至版本 ${now}`
export const changedBy = (by: string, at: string) => `${by}於 ${at} 更改。以下是你所寫的與之的分別。`
export const languages: Record<Locale, string> = {
  zh: '中文',
  pt: '葡文',
  en: '英文',
}
export const kinds: Record<WrittenBlock['kind'], string> = {
  heading: '小標題',
  paragraph: '段落',
  list: '清單',
  links: '連結',
  notice: '提示',
  area: '地區',
  place: '領卡地點',
  entry: '選單項目',
}
export const hiddenItem: Record<ItemKind, string> = {
  area: '不再提供（已選擇的會員仍會保留）',
  place: '不再提供（已選擇的會員仍會保留）',
  entry: '不顯示',
}
export const problems: Record<Exclude<PageProblem['problem'], 'word' | 'kept'>, string> = {
  missing: '未填寫',
  too_long: '太長',
  address: '此地址不可使用',
  nowhere: '入口網站沒有這個地址',
  twice: '與另一項重複',
  level: '只可比上一項低一層',
}
export const usesOf = {
  page: '頁面',
  terms: '條款',
  template: '顯示於其他地方的文字',
  list: '選單及清單',
}
export const notReady = (count: number) => `發佈之前尚有 ${count} 項須處理`
export const uses = {
  page: (address: string) => `入口網站上的頁面：${address}`,
  terms: (address: string) => `使用者須同意的條款：${address}`,
  template: (_: string) => '不是獨立頁面，顯示於其他地方。',
  list: (_: string) => '選單或清單：所有地方顯示的內容會一同更改。選單於半分鐘內更新。',
}
export const states = { new: '從未發佈', off: '已撤下' }
export const publishedStates = {
  shown: '與已發佈的內容相同',
  new: '尚未發佈，沒有人能看到',
  off: '已撤下，沒有人能看到',
}
export const takeOff = { shown: '撤下頁面', new: '棄置頁面' }
export const takeOffReally = {
  shown: '撤下頁面？其地址不再有內容，歷史版本會保留。',
  new: '棄置這個從未發佈的頁面？不能復原。',
}
export const takenOff = { shown: '頁面已撤下。', new: '頁面已棄置。' }
