export const idTypes = {
  resident: 'Resident ID card',
  worker: 'Non-resident worker',
  permit: 'Special stay permit',
  student: 'Student card',
}
export const female = 'Female'
export const male = 'Male'
export const languages = { zh: 'Chinese', pt: 'Portuguese', en: 'English' }
export const tags = { zh: 'zh-Hant', pt: 'pt', en: 'en' }
