export const thereIsAProblem = '請更正以下內容'
/** Told to screen readers when a complaint is gone. */
export const mended = (labels: string) => `已更正：${labels}`
export const and = '、'
/** After the sentence of a fault. */
export const keptHere = '。你填寫的內容仍然保留。'
export const optional = '（選填）'
export const choose = '請選擇'
export const show = '顯示'
export const hide = '隱藏'
export const showPassword = '顯示密碼'
export const dayHint = '年-月-日，例如 1990-03-15'
export const mobileHint = '以 6 開頭的 8 位數字'
export const codeHint = '6 位數字，5 分鐘內有效'
export const sendCode = { unsent: '發送驗證碼', sending: '發送中…', sent: '重新發送' }
export const sendAgainIn = (seconds: number) => `${seconds} 秒後可重發`
/** A time by the clock, of today or of tomorrow. */
type Clock = { time: string; tomorrow: boolean }
const clock = ({ time, tomorrow }: Clock) => (tomorrow ? `明日 ${time}` : time)
export const sendAgainAt = (at: Clock) => `${clock(at)} 後可重發`
export const sendAgainLater = '今日不能再發送'
export const codeSent = (seconds: number) => `驗證碼已發送。${seconds} 秒後可重新發送。`
export const codeSentUntil = (at: Clock) => `驗證碼已發送。${clock(at)} 後可重新發送。`
export const codeSentLast = `驗證碼已發送。${sendAgainLater}。`
export const codeMayBeSent = '現在可以重新發送驗證碼。'
export const choosePicture = '選擇圖片'
export const replacePicture = '更換圖片'
export const orDrop = '或將檔案拖放到這裡'
export const uploading = (percent: number) => `上載中 ${percent}%`
export const uploaded = '已上載'
export const pictureOf = (label: string) => `已選的圖片：${label}`
export const check = { running: '安全檢查進行中…', done: '安全檢查完成', failed: '安全檢查未完成，提交時會再試' }

export const aboutField = (label: string, sentence: string) => `${label}：${sentence}`
