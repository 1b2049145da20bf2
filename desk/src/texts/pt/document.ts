import type { Locale } from '@palaestra/contract'

// As Locale and not as 'pt', or a comparison in shared code would be a type error in the other languages.
export const locale: Locale = 'pt' as Locale
export const language = 'pt-PT'
export const title = 'Mesa de apreciação'
