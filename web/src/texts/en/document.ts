import type { Locale } from '@palaestra/contract'

export const locale: Locale = 'en' as Locale
export const language = 'en'
export const title = 'Log in – {{portal}}'
export const description = '{{portal}}: log in to manage your membership card and use the services of {{authority}}.'
