import { appealWords } from '@palaestra/contract'

export const title = '就缺席申訴'
export const means =
  '如你當時在場，或有合理原因未能到場，請告訴我們。每次缺席只可申訴一次；申訴處理期間，這次缺席不計算在內。'
export const statement = '申訴的理由'
export const statementHint = `${appealWords.leastAboutMissed} 至 ${appealWords.most} 個字`
export const send = '提交申訴'
export const sent = (reference: string) => `申訴已提交，編號 ${reference}。`
export const close = '關閉'
