import * as texts from '#texts/account'
import * as titles from '#texts/titles'

/** “Signing in and security”, in the order of the page. A screen more is a line more. */
export const securityLinks = [
  { to: '/online/account/change-password', label: texts.changePassword },
  { to: '/online/account/sessions', label: titles.sessions },
  { to: '/security', label: texts.stayingSafe },
] as const
