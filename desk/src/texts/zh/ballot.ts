import type { DrawState, FacilityKind, ValueState } from '@palaestra/contract'
import type { Outcome } from '../../features/ballot/draws.ts'

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
export const title = '場地抽籤'
export const meaning =
  '繁忙時段的抽籤會自動截止、抽籤和分配。設有公開數值的抽籤，截止後由兩位同事各自查閱來源並輸入；兩人輸入一致才確定，之後不能更改。'
export const none = '目前沒有抽籤。'
export const ofHours = (kind: string, day: string) => `${kind}繁忙時段 · ${day}`
export const states: Record<DrawState, string> = { open: '接受報名', closed: '已截止，待抽籤', drawn: '已抽籤' }
export const entries = (many: number) => `${many} 人報名`
export const closes = (when: string) => `${when} 截止`
export const drawn = (when: string) => `抽籤時間 ${when}`
export const noSource = '這次抽籤沒有公開數值，網頁上會說明。'
export const source = '公開數值的來源'
export const values: Record<ValueState, string> = {
  none: '沒有公開數值。',
  early: '截止報名後才可輸入。',
  wanted: '請查閱來源並輸入公開數值。未有數值前不會抽籤。',
  typed: '需要另一位同事查閱來源，並輸入同樣的數值。',
  settled: '公開數值已確定。',
}
export const valuesDiffer = '同事之間輸入的數值不同。請各自再查閱來源，重新輸入。'
export const neverCame = '沒有數值：網頁會說明這次抽籤沒有加入公開數值。'
export const typedBy = (names: readonly string[]) => `已輸入：${names.join('、')}`
export const youTyped = (value: string) => `你輸入了：${value}`
export const youSaidNone = '你表示沒有數值。'
export const type = '輸入公開數值…'
export const typeOf = (reference: string) => `公開數值：${reference}`
export const typeMeans = '請直接看來源，不要抄同事的。兩位同事輸入一致後即確定，任何人都不能再更改。'
export const value = '公開數值'
export const valueHint = '照來源所列的次序，例如 07 12 19 28 33 41 +5。'
export const typeNow = '輸入'
export const outcomes: Record<Outcome, string> = {
  settled: '公開數值已確定，會按時抽籤。',
  awaits: '已記下。請另一位同事也查閱並輸入。',
  differs: '已記下，但與同事輸入的不同。請兩位再查閱來源。',
}
export const without = '沒有數值也抽籤…'
export const withoutOf = (reference: string) => `不用公開數值抽籤：${reference}`
export const withoutMeans =
  '抽籤時間已過一天，公開數值仍未有。兩位同事都這樣表示後便會抽籤，網頁會說明沒有公開數值：機構有可能預先知道次序。'
export const withoutNow = '沒有數值也抽籤'
export const withoutOutcomes: Record<Outcome, string> = {
  settled: '將在一分鐘內抽籤，不用公開數值。',
  awaits: '已記下。需要另一位同事也這樣表示。',
  differs: '已記下，但有同事輸入了數值。',
}
export const reason = '原因'
export const reasonHint = '會寫入操作記錄。'
export const back = '返回'

export const sealBroken = '封條不符'
export const sealBrokenMeans = '系統的密鑰更換後，這次抽籤的密鑰再不能開啟，不會抽籤。換回原來的密鑰，或重新封存。'
export const sealedAnew = (when: string) => `${when} 重新封存。`
export const seal = '重新封存…'
export const sealOf = (reference: string) => `重新封存：${reference}`
export const sealMeans = '所有報名不變。原來的封條、時間和原因會在抽籤的網頁公布；已確定的公開數值作廢。'
export const sourceNeeded = '名單已截止：請用三種語言填寫新的公開數值來源，而且現在還沒有人能知道它的數值。'
export const sourceOptional = '可填寫新的公開數值來源（三種語言）；留空則不變。'
export const inZh = '來源（中文）'
export const inPt = '來源（葡文）'
export const inEn = '來源（英文）'
export const sealNow = '重新封存'
export const sealed = '已重新封存，網頁已說明。'

export const opening = (when: string) => `${when} 開放預約`
export const inLobby = (entries: number, arrivals: number) => `${entries} 人參加抽籤，${arrivals} 人在之後進入`
export const wasPutOff = '已押後'
export const putOffButton = '押後開放…'
export const putOffOf = (when: string) => `押後 ${when} 的開放`
export const putOffMeans =
  '未輪到的人全部順延，先後次序不變；已輪到而未預約的人，到新時間即可預約。在新時間之前沒有人可以預約。等候中的人數秒內會看到新時間。'
export const newTime = '新的開放時間'
export const newTimeHint = (latest: string) => `例如 07:45；最遲 ${latest}。`
export const putOffNow = '押後'
export const putOff = (when: string) => `已押後至 ${when}。`
