import { isLocale, type Locale } from '@palaestra/contract'
import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { locale } from '#texts/document'
import * as titles from '#texts/titles'
import { session } from './api/session.ts'
import { visit } from './api/visit.ts'
import { Root } from './frame/Root.tsx'
import { type AppName, isAppName } from './routing/arrival.ts'
import { contentPage, notFoundScreen } from './routing/content.ts'
import { guard } from './routing/guard.ts'

// Every screen of the portal, once. Addresses are written without the language; routing/address.ts puts it in front.
const root = createRootRoute({
  component: Root,
  beforeLoad: guard,
  errorComponent: lazyRouteComponent(() => import('./features/site/ErrorScreen.tsx'), 'ErrorScreen'),
})
const getParentRoute = () => root

/** The home page sends the browser to the login page (R03), and whoever is logged in is sent on from there. */
const home = createRoute({
  getParentRoute,
  path: '/',
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/ams/login', search: { ...search, _locale: locale } })
  },
})

const login = createRoute({
  getParentRoute,
  path: '/ams/login',
  validateSearch: ({ app, _locale }: Record<string, unknown>): { app?: AppName; _locale?: Locale } => ({
    ...(isAppName(app) && { app }),
    ...(isLocale(_locale) && { _locale }),
  }),
  beforeLoad: ({ search: { app } }) => {
    if (session.token()) throw redirect({ to: visit.arrivalFor(app) })
    // The router leaves beside the checked search what stood in the address.
    if (isAppName(app)) session.setLoginApp(app)
  },
  component: lazyRouteComponent(() => import('./features/login/LoginScreen.tsx'), 'LoginScreen'),
  staticData: { title: titles.login, layout: 'simple' },
})

const askForLink = createRoute({
  getParentRoute,
  path: '/security/login-link',
  component: lazyRouteComponent(() => import('./features/login/AskForLinkScreen.tsx'), 'AskForLinkScreen'),
  staticData: { title: titles.loginLink, layout: 'simple' },
})

const loginLink = createRoute({
  getParentRoute,
  path: '/security/login-link/$hash',
  component: lazyRouteComponent(() => import('./features/login/LoginLinkScreen.tsx'), 'LoginLinkScreen'),
  staticData: { title: titles.login, layout: 'simple' },
})

const loginIndex = createRoute({
  getParentRoute,
  path: '/ams/login/index',
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/ams/login', search })
  },
})

const onlineLogin = createRoute({
  getParentRoute,
  path: '/online/login',
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/ams/login', search: { ...search, _locale: locale } })
  },
})

const logout = createRoute({
  getParentRoute,
  path: '/security/logout',
  component: lazyRouteComponent(() => import('./features/login/LogoutScreen.tsx'), 'LogoutScreen'),
  staticData: { title: titles.logout, layout: 'simple' },
})

const register = createRoute({
  getParentRoute,
  path: '/register',
  component: lazyRouteComponent(() => import('./features/registration/RegisterScreen.tsx'), 'RegisterScreen'),
  staticData: { title: titles.register, layout: 'menu' },
})

/** The link in the letter of a rejection. */
const reopen = createRoute({
  getParentRoute,
  path: '/register/correct/$hash',
  component: lazyRouteComponent(() => import('./features/registration/ReopenScreen.tsx'), 'ReopenScreen'),
  staticData: { title: titles.correct, layout: 'menu' },
})

const activate = createRoute({
  getParentRoute,
  path: '/security/active-online-account/$hash',
  component: lazyRouteComponent(() => import('./features/activation/ActivateScreen.tsx'), 'ActivateScreen'),
  staticData: { title: titles.activate, layout: 'simple' },
})

/** These serve visitors; with a token they tell or fill in what is known (docs/decisions/0026). */
const retrieveUsername = createRoute({
  getParentRoute,
  path: '/online/account/retrieve-code',
  component: lazyRouteComponent(
    () => import('./features/recovery/RetrieveUsernameScreen.tsx'),
    'RetrieveUsernameScreen',
  ),
  staticData: { title: titles.retrieveUsername, layout: 'menu' },
})

const retrieveMember = createRoute({
  getParentRoute,
  path: '/online/retrieve-member',
  component: lazyRouteComponent(() => import('./features/recovery/RetrieveMemberScreen.tsx'), 'RetrieveMemberScreen'),
  staticData: { title: titles.retrieveMember, layout: 'menu' },
})

const forgotPassword = createRoute({
  getParentRoute,
  path: '/online/account/forgot-password',
  component: lazyRouteComponent(() => import('./features/recovery/ForgotPasswordScreen.tsx'), 'ForgotPasswordScreen'),
  staticData: { title: titles.forgotPassword, layout: 'menu' },
})

const forgotMobile = createRoute({
  getParentRoute,
  path: '/online/account/forgot-mobile',
  component: lazyRouteComponent(() => import('./features/recovery/ForgotMobileScreen.tsx'), 'ForgotMobileScreen'),
  staticData: { title: titles.forgotMobile, layout: 'menu' },
})

/** Without the secret of a letter there is nothing to do but ask for a letter (R34). */
const newPasswordLost = createRoute({
  getParentRoute,
  path: '/security/change-password',
  beforeLoad: () => {
    throw redirect({ to: '/online/account/forgot-password' })
  },
})

const newPassword = createRoute({
  getParentRoute,
  path: '/security/change-password/$hash',
  component: lazyRouteComponent(() => import('./features/recovery/NewPasswordScreen.tsx'), 'NewPasswordScreen'),
  staticData: { title: titles.newPassword, layout: 'simple' },
})

const recoverMobile = createRoute({
  getParentRoute,
  path: '/security/recover-mobile/$hash',
  component: lazyRouteComponent(() => import('./features/recovery/RecoverMobileScreen.tsx'), 'RecoverMobileScreen'),
  staticData: { title: titles.recoverMobile, layout: 'simple' },
})

const stopMobile = createRoute({
  getParentRoute,
  path: '/security/stop-mobile/$hash',
  component: lazyRouteComponent(() => import('./features/recovery/StopMobileScreen.tsx'), 'StopMobileScreen'),
  staticData: { title: titles.stopMobile, layout: 'simple' },
})

const account = createRoute({
  getParentRoute,
  path: '/online/account',
  component: lazyRouteComponent(() => import('./features/account/AccountScreen.tsx'), 'AccountScreen'),
  staticData: { title: titles.account, layout: 'menu', needs: 'token' },
})
const underAccount = [{ label: titles.account, uri: '/online/account' }]

const changePassword = createRoute({
  getParentRoute,
  path: '/online/account/change-password',
  component: lazyRouteComponent(() => import('./features/account/ChangePasswordScreen.tsx'), 'ChangePasswordScreen'),
  staticData: { title: titles.changePassword, layout: 'menu', crumbs: underAccount, needs: 'token' },
})

const changeMobile = createRoute({
  getParentRoute,
  path: '/online/account/change-mobile',
  component: lazyRouteComponent(() => import('./features/account/ChangeMobileScreen.tsx'), 'ChangeMobileScreen'),
  staticData: { title: titles.changeMobile, layout: 'menu', crumbs: underAccount, needs: 'token' },
})

const confirmMobile = createRoute({
  getParentRoute,
  path: '/online/account/confirm-mobile',
  component: lazyRouteComponent(() => import('./features/account/ConfirmMobileScreen.tsx'), 'ConfirmMobileScreen'),
  staticData: { title: titles.confirmMobile, layout: 'menu', crumbs: underAccount, needs: 'token' },
})

const changeEmail = createRoute({
  getParentRoute,
  path: '/online/account/change-email',
  component: lazyRouteComponent(() => import('./features/account/ChangeEmailScreen.tsx'), 'ChangeEmailScreen'),
  staticData: { title: titles.changeEmail, layout: 'menu', crumbs: underAccount, needs: 'token' },
})

const confirmEmail = createRoute({
  getParentRoute,
  path: '/online/account/confirm-email',
  component: lazyRouteComponent(() => import('./features/account/ConfirmEmailScreen.tsx'), 'ConfirmEmailScreen'),
  staticData: { title: titles.confirmEmail, layout: 'menu', crumbs: underAccount, needs: 'token' },
})

/** The link to a new address, also where its secret was lost on the way. */
const verifyEmail = {
  component: lazyRouteComponent(() => import('./features/account/VerifyEmailScreen.tsx'), 'VerifyEmailScreen'),
  staticData: { title: titles.verifyEmail, layout: 'simple' },
} as const
const verifyEmailLink = createRoute({
  getParentRoute,
  path: '/security/change-email/$hash',
  ...verifyEmail,
})
const verifyEmailLost = createRoute({
  getParentRoute,
  path: '/security/change-email',
  ...verifyEmail,
})

/** The link to the address on file, also where its secret was lost on the way. */
const activateEmail = {
  component: lazyRouteComponent(() => import('./features/account/ActivateEmailScreen.tsx'), 'ActivateEmailScreen'),
  staticData: { title: titles.activateEmail, layout: 'simple' },
} as const
const activateEmailLink = createRoute({
  getParentRoute,
  path: '/security/active-email/$hash',
  ...activateEmail,
})
const activateEmailLost = createRoute({
  getParentRoute,
  path: '/security/active-email',
  ...activateEmail,
})

const bind = createRoute({
  getParentRoute,
  path: '/online/account/bind',
  component: lazyRouteComponent(() => import('./features/government/BindScreen.tsx'), 'BindScreen'),
  staticData: { title: titles.bind, layout: 'menu', crumbs: underAccount, needs: 'token' },
})

/** Where one comes back to from the issuer of government accounts. */
const signOn = createRoute({
  getParentRoute,
  path: '/security/sign-on',
  component: lazyRouteComponent(() => import('./features/government/SignOnScreen.tsx'), 'SignOnScreen'),
  staticData: { title: titles.signOn, layout: 'simple' },
})

const reportLoss = createRoute({
  getParentRoute,
  path: '/online/account/report-loss',
  component: lazyRouteComponent(() => import('./features/card/ReportLossScreen.tsx'), 'ReportLossScreen'),
  staticData: { title: titles.reportLoss, layout: 'menu', crumbs: underAccount, needs: 'token' },
})

const swapCard = createRoute({
  getParentRoute,
  path: '/online/account/swap-card',
  component: lazyRouteComponent(() => import('./features/card/SwapCardScreen.tsx'), 'SwapCardScreen'),
  staticData: { title: titles.swapCard, layout: 'menu', crumbs: underAccount, needs: 'token' },
})

const lossReported = createRoute({
  getParentRoute,
  path: '/online/account/report-success',
  component: lazyRouteComponent(() => import('./features/card/LossReportedScreen.tsx'), 'LossReportedScreen'),
  staticData: { title: titles.lossReported, layout: 'menu', crumbs: underAccount, needs: 'token' },
})

const sessions = createRoute({
  getParentRoute,
  path: '/online/account/sessions',
  component: lazyRouteComponent(() => import('./features/session/SessionsScreen.tsx'), 'SessionsScreen'),
  staticData: { title: titles.sessions, layout: 'menu', crumbs: underAccount, needs: 'token' },
})

const security = createRoute({
  getParentRoute,
  path: '/security',
  component: lazyRouteComponent(() => import('./features/session/SecurityScreen.tsx'), 'SecurityScreen'),
  staticData: { title: titles.security, layout: 'menu' },
})

/** An old address of the account; with `action=lostCard` the way in to reporting a loss (R15, C05). */
const applyModify = createRoute({
  getParentRoute,
  path: '/online/apply-modify',
  beforeLoad: ({ search }) => {
    const losing = 'action' in search && search.action === 'lostCard'
    if (!losing) throw redirect({ to: '/online/account' })
    if (session.token()) throw redirect({ to: '/online/account/report-loss' })
  },
  component: lazyRouteComponent(() => import('./features/site/LostCardScreen.tsx'), 'LostCardScreen'),
  staticData: { title: titles.reportLoss, layout: 'menu' },
})

const error = createRoute({
  getParentRoute,
  path: '/error-page',
  component: lazyRouteComponent(() => import('./features/site/ErrorScreen.tsx'), 'ErrorScreen'),
  staticData: { title: titles.error, layout: 'simple' },
})

const noFind = createRoute({
  getParentRoute,
  path: '/nofind',
  component: notFoundScreen,
  staticData: { title: titles.notFound, layout: 'bare' },
})

const termsScreen = lazyRouteComponent(() => import('./features/site/TermsScreen.tsx'), 'TermsScreen')
const terms = { title: titles.terms, layout: 'menu' } as const
const readme = createRoute({
  getParentRoute,
  path: '/readme',
  ...contentPage,
  component: termsScreen,
  staticData: terms,
})
const readmeGov = createRoute({
  getParentRoute,
  path: '/readme-gov',
  ...contentPage,
  component: termsScreen,
  staticData: terms,
})
const readmeParent = createRoute({
  getParentRoute,
  path: '/readme-parent',
  ...contentPage,
  component: termsScreen,
  staticData: terms,
})

/** Any other path, with or without a language in front: a page that the authority has written, or none (R04, R42). */
const page = createRoute({
  getParentRoute,
  path: '/$',
  ...contentPage,
  component: lazyRouteComponent(() => import('./features/site/PageScreen.tsx'), 'PageScreen'),
  staticData: { layout: 'menu' },
})

export const routes = root.addChildren([
  home,
  login,
  askForLink,
  loginLink,
  loginIndex,
  onlineLogin,
  logout,
  register,
  reopen,
  activate,
  retrieveUsername,
  retrieveMember,
  forgotPassword,
  forgotMobile,
  newPasswordLost,
  newPassword,
  recoverMobile,
  stopMobile,
  account,
  changePassword,
  changeMobile,
  confirmMobile,
  changeEmail,
  confirmEmail,
  verifyEmailLink,
  verifyEmailLost,
  activateEmailLink,
  activateEmailLost,
  bind,
  signOn,
  reportLoss,
  swapCard,
  lossReported,
  sessions,
  security,
  applyModify,
  error,
  noFind,
  readme,
  readmeGov,
  readmeParent,
  page,
])
