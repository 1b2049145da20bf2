import * as texts from '#texts/account'

/** “Signing in and security”, in the order of the page. A screen more is a line more. */
export const securityLinks = [{ to: '/online/account/change-password', label: texts.changePassword }] as const
