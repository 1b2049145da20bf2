import type { Locale } from '@palaestra/contract'

// As Locale and not as 'en', or a comparison in shared code would be a type error in the other languages.
export const locale: Locale = 'en' as Locale
export const language = 'en-GB'
export const title = 'Review desk'
