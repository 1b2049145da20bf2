export const desk = 'Review desk'
export const skip = 'Skip to the main content'
export const menu = 'Main menu'
export const language = 'Language'
export const queue = 'Requests'
export const application = 'Application'
export const counter = 'Enter application'
export const points = 'Points and gifts'
export const members = 'Members'
export const audit = 'Audit trail'
export const change = 'Change of details'
export const appeal = 'Appeal'
export const documents = 'Documents asked for'
export const reasons = 'Ready reasons'
export const holidays = 'Public holidays'
export const letters = 'Messages'
export const factor = 'Second step'
export const erasures = 'Erased data'
export const colleagues = 'Colleagues'
export const logIn = 'Log in'
export const logOut = 'Log out'
export const keys = 'Keyboard shortcuts'
export const notFound = 'There is no such page'
export const toQueue = 'Back to the requests'
export const lost = 'You have been logged out. Log in again'
export const again = 'Try again'

export const keysTitle = 'Keyboard shortcuts'
export const keyDown = 'Next request'
export const keyUp = 'Previous request'
export const keyOpen = 'Open the request'
export const keySearch = 'Search'
export const keyApprove = 'Approve'
export const keyViews = 'Waiting, due today, overdue, with me, with colleagues, to confirm, approved, rejected, all'
export const space = 'Space'
export const keyEnlarge = 'Enlarge the pictures, one by one'
export const keyReject = 'Reject, pick a reason and send it'
export const keyBack = 'Back to the requests'
export const keyShow = 'Show this list'
export const keyAndThen = ', then '
export const keyOr = ' or '
export const keysOn = 'Use single-letter shortcuts'
export const close = 'Close'

export const holidaysMissing = (years: readonly string[]) =>
  `The public holidays of ${years.join(' and ')} have not been added yet. Due dates in that time are counted without them.`
export const addHolidays = (year: string) => `Add the holidays of ${year}`
export const askForHolidays = 'Ask a colleague who may change the holidays to add them.'

export const keyUndo = 'Undo the last decision'
export const undoable = 'Decisions that can still be undone'
export const undo = (reference: string) => `Undo ${reference}`
export const secondsLeft = (seconds: number) => `${seconds} s`
export const undone = (reference: string) =>
  `The decision about ${reference} is undone. The applicant was told nothing.`

export const noPicture = 'No picture'
export const notLoaded = 'The picture could not be loaded. Load this page again.'
export const coming = 'Loading…'
