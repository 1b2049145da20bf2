export const newTerms = 'The terms of use have changed'
export const meaning =
  'The terms have changed since you agreed to them. Please read them and agree before you go on using your account.'
export const agree = 'I have read them and agree'
export const logOut = 'I do not agree: log out'
export const instead = 'You do not want to agree? You can still have a copy of your data, or have them erased:'
export const toData = 'My data'
export const unmarked = 'In this language the text is the same.'
export const tryAgain = 'Try again'
export const marks = { added: 'New:', removed: 'Removed:' }
export const since = (day: string) => `Changed on ${day}`
export const changed = (count: number) => (count === 1 ? 'One change is marked.' : `${count} changes are marked.`)
