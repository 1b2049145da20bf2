export const notRead = 'We could not read your details.'
export const tryAgain = 'Try again'
export const copy = 'Download everything we hold about you'
export const copyMeans =
  'You can ask for a copy of all that we hold about you: your details, document copies and photos, applications, visits and points, notices, logins, and when staff have looked at your papers. It is a ZIP file with a page to read and a file for a computer.'
export const copyTakes = (days: number) =>
  `It is usually ready within minutes, and we tell you when it is. To ask for it and to download it, you confirm that it is you. We keep the copy for ${days} days and then erase it.`
export const whom = 'Whose data'
export const myself = 'Mine'
export const mine = 'my data'
export const ask = 'Ask for a copy'
export const askFor = (name: string) => `Ask for a copy of the data of ${name}`
export const askedFor = 'We have received your request, and tell you when the copy is ready.'
export const copyOf = (name: string) => `Copy: ${name}`
export const asked = (moment: string) => `Asked for on ${moment}`
export const making = 'Being made. It appears here when it is ready.'
export const ready = (moment: string, kilobytes: number) =>
  `You can download it until ${moment}. Size: ${kilobytes} kB.`
export const fetched = (moment: string) => `Downloaded on ${moment}`
export const download = 'Download'
export const downloadOf = (name: string) => `Download: ${name}`
export const discard = 'Erase this copy'
export const discardOf = (name: string) => `Erase this copy: ${name}`
export const saved = 'The download has begun. Keep the file safe: it holds all that we have.'
export const discarded = 'The copy has been erased.'
