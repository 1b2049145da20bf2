import type { Locale } from '@palaestra/contract'

export const locale: Locale = 'en' as Locale
export const language = 'en'
export const title = 'Log in – {{portal}}'
export const description = '{{portal}}: log in to manage your membership card and use the services of {{authority}}.'
export const unavailable = 'The service is not available at the moment'
export const unavailableWhat = 'Please try again in a few minutes. What you have already sent is not lost.'
