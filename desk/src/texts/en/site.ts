export const title = (year: string) => `Public holidays ${year}`
export const meaning = 'Deadlines are counted in working days: Monday to Friday, except these days.'
export const years = 'Years'
export const none = 'There are no holidays in this year.'
export const nameOf = ({ nameEn }: { nameEn: string }) => nameEn
export const add = 'Add a holiday'
export const added = 'The holiday has been added.'
export const remove = 'Remove'
export const removeWhich = (name: string, day: string) => `Remove “${name}” (${day})`
export const removalMeans = 'It becomes a working day, and counts for applications that come in from now on.'
export const removed = 'The holiday has been removed.'
export const cancel = 'Cancel'
export const day = 'Day'
export const dayHint = (year: string) => `yyyy-mm-dd, for example ${year}-01-01`
export const nameZh = 'Name in Chinese'
export const namePt = 'Name in Portuguese'
export const nameEn = 'Name in English'
export const name = 'Holiday'
export const acts = 'Actions'
export const rename = 'Rename'
export const renameWhich = (name: string, day: string) => `Rename “${name}” (${day})`
export const renamed = 'The holiday has been renamed.'
export const save = 'Save'
export const conflict = 'Someone else has just renamed this holiday. It is now:'
export const history = 'History'
export const noHistory = 'The holidays of this year have not been changed.'
export const holidayActs = {
  holiday_added: 'Added:',
  holiday_renamed: 'Renamed:',
  holiday_removed: 'Removed:',
}
export const doneBy = (by: string, moment: string) => `${by}, ${moment}`
export const earlier = 'Show what was before'
