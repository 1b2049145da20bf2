/**
 * The addresses of the portal’s own screens that one can be led to, without the language: a menu may name them, and no
 * page may take one. Written from `web/src/routes.ts`, whose test says when they differ.
 */
export const screenAddresses = [
  '/',
  '/ams/login',
  '/ams/login/index',
  '/booking/supple/info',
  '/card/check',
  '/classes',
  '/classes/class',
  '/classes/mine',
  '/error-page',
  '/member-info-incomplete',
  '/nofind',
  '/online/account',
  '/online/account/accompanying-children',
  '/online/account/appeal',
  '/online/account/bind',
  '/online/account/cannot-log-in',
  '/online/account/change-email',
  '/online/account/change-mobile',
  '/online/account/change-password',
  '/online/account/children',
  '/online/account/collectors',
  '/online/account/confirm-email',
  '/online/account/confirm-mobile',
  '/online/account/data',
  '/online/account/family',
  '/online/account/forgot-mobile',
  '/online/account/forgot-password',
  '/online/account/guardians',
  '/online/account/letters',
  '/online/account/notices',
  '/online/account/personal-data',
  '/online/account/players',
  '/online/account/renew',
  '/online/account/report-loss',
  '/online/account/report-success',
  '/online/account/retrieve-code',
  '/online/account/services',
  '/online/account/sessions',
  '/online/account/swap-card',
  '/online/apply-modify',
  '/online/login',
  '/online/notice',
  '/online/notice/detail',
  '/online/report',
  '/vbs/online-booking',
  '/vbs/venue',
  '/vbs/ballots',
  '/vbs/ballot',
  '/venues/favourites',
  '/venues/today',
  '/online/retrieve-member',
  '/open-data',
  '/readme',
  '/readme-gov',
  '/readme-parent',
  '/register',
  '/register/correct',
  '/security',
  '/security/active-email',
  '/security/active-online-account',
  '/security/change-avatar',
  '/security/change-email',
  '/security/change-id-copy',
  '/security/change-password',
  '/security/login-link',
  '/security/logout',
  '/security/new-terms',
  '/security/push/supple-parent',
  '/security/recover-mobile',
  '/security/register-gov',
  '/security/sign-on',
  '/security/stop-notices',
  '/security/stop-mobile',
  '/supple',
  '/supple/sent',
  '/payment/orders',
  '/pools/display',
  '/pools/ticket',
  '/pools/tickets',
  '/pools/today',
  '/vbs/booking',
  '/vbs/bookings',
  '/waiting',
]

/** Say that something is not there, or has failed: nobody is led to them. */
const deadEnds = ['/nofind', '/error-page']
/** Parts that the server and the desk answer, and the languages. */
const otherFirsts = ['api', 'assets', 'desk', 'dev', 'list', 'zh', 'pt', 'en']

/** Parts in which pages of the authority stand beside screens: there a screen takes its own address alone. */
const shared = ['classes', 'pools', 'venues']

const firstOf = (path: string) => path.split('/')[1] ?? ''
const taken = new Set([...screenAddresses.map(firstOf), ...otherFirsts])

const isTaken = (path: string) =>
  shared.includes(firstOf(path)) ? screenAddresses.some((address) => address === path) : taken.has(firstOf(path))

/** Whether a page may begin at this key: it is none of the portal’s own addresses, nor below one. */
export const isFreeKey = (key: string) => !isTaken(`/${key}`) && !/\/\/|\/$/.test(key)

/** Every path that leads somewhere: the screens of the portal, and its pages by their keys. */
export const addressesWith = (keys: readonly string[]) => [
  ...screenAddresses.filter((path) => !deadEnds.includes(path)),
  ...keys.map((key) => `/${key}`),
]
