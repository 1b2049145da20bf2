export const idTypes = { resident: '居民身份證', worker: '外地僱員身份認別證', permit: '特別逗留證', student: '學生證' }
export const female = '女'
export const male = '男'
export const languages = { zh: '中文', pt: '葡文', en: '英文' }
export const tags = { zh: 'zh-Hant', pt: 'pt', en: 'en' }
