import { appealWords, type Judgement } from '@palaestra/contract'

export const title = '申訴'
export const notRead = '未能讀取資料。'
export const tryAgain = '再試一次'
export const nothing = '現時沒有可申訴的暫停。'
export const what: Record<Judgement, string> = {
  authority: '會員服務已暫停',
  no_show: '因多次缺席而暫停租場',
}
export const since = (moment: string) => `由 ${moment}起`
export const until = (day: string) => `至 ${day}為止`
export const why = (reason: string) => `原因：${reason}`
export const means = '如你認為暫停有誤，可提出申訴。申訴由沒有參與原來決定的人員處理；每項暫停只可申訴一次。'
export const statement = '申訴的理由'
export const statementHint = `請說明事情經過，以及為何認為暫停有誤。${appealWords.least} 至 ${appealWords.most} 個字`
export const sent = (reference: string) => `申訴已提交，編號 ${reference}。`
export const send = '提交申訴'
export const waiting = '申訴正在處理'
export const waits = (reference: string, day: string, rests: boolean) =>
  `編號 ${reference}。我們會於 ${day}或之前作出決定，並通知你。在此之前，${rests ? '你可以照常租場' : '暫停繼續有效'}。`
export const said = '你的申訴'
export const withdraw = '撤回申訴'
export const withdrawn = '你已撤回申訴。'
export const dismissed = '申訴不獲批准'
export const dismissedMeans = (reference: string, day: string) =>
  `編號 ${reference}，於 ${day}決定。暫停維持不變，不能再次申訴。`
export const earlier = '其他申訴'
export const states = {
  waiting: '正在處理',
  granted: '獲批准，暫停已解除',
  dismissed: '不獲批准',
  withdrawn: '已撤回',
  closed: '暫停已另行解除，申訴結束',
}
export const between = '，'
export const missed = (booking: string) => `預約 ${booking} 的缺席`
export const missedStates = {
  waiting: '正在處理，這次缺席暫不計算',
  granted: '獲批准，缺席已獲豁免',
  dismissed: '不獲批准，缺席計算在內',
  withdrawn: '已撤回',
  closed: '缺席已另行豁免，申訴結束',
}
export const missedWaits = (reference: string, day: string) =>
  `編號 ${reference}。我們會於 ${day}或之前作出決定，並通知你。在此之前，這次缺席不計算在內。`
export const missedWithdrawn = (reference: string) => `你已撤回申訴 ${reference}，這次缺席計算在內。`
