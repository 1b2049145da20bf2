import type { Locale } from '@palaestra/contract'

// As Locale and not as 'zh', or a comparison in shared code would be a type error in the other languages.
export const locale: Locale = 'zh' as Locale
export const language = 'zh-Hant-MO'
export const title = '審批工作台'
