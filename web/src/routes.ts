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

const account = createRoute({
  getParentRoute,
  path: '/online/account',
  component: lazyRouteComponent(() => import('./features/account/AccountScreen.tsx'), 'AccountScreen'),
  staticData: { title: titles.account, layout: 'menu', needs: 'token' },
})
const underAccount = [{ label: titles.account, uri: '/online/account' }]

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
  loginIndex,
  onlineLogin,
  logout,
  register,
  reopen,
  activate,
  account,
  bind,
  signOn,
  reportLoss,
  swapCard,
  lossReported,
  applyModify,
  error,
  noFind,
  readme,
  readmeGov,
  readmeParent,
  page,
])
