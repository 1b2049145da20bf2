import { appealWords } from '@palaestra/contract'

export const title = 'Appeal against a missed booking'
export const means =
  'If you were there, or had a good reason for not coming, tell us. You can appeal once against each missed booking; while the appeal is under review, it does not count.'
export const statement = 'Why you appeal'
export const statementHint = `${appealWords.leastAboutMissed} to ${appealWords.most} characters`
export const send = 'Send the appeal'
export const sent = (reference: string) => `Your appeal has been sent, reference ${reference}.`
export const close = 'Close'
