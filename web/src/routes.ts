import { isLocale, type Locale } from '@palaestra/contract'
import {
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  redirect,
  type StaticDataRouteOption,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { locale } from '#texts/document'
import * as titles from '#texts/titles'
import { session } from './api/session.ts'
import { visit } from './api/visit.ts'
import { Root } from './frame/Root.tsx'
import { type AppName, isAppName, isDestination, wayTo } from './routing/arrival.ts'
import { contentPage, errorScreen } from './routing/content.ts'
import { guard } from './routing/guard.ts'
import { tellingHydrated } from './routing/hydrated.tsx'

// Every screen of the portal, once. Addresses are written without the language; routing/address.ts puts it in front.
const root = createRootRoute({
  component: Root,
  beforeLoad: guard,
  errorComponent: errorScreen,
})
const getParentRoute = () => root

type Load<Name extends string> = () => Promise<Record<Name, (props: object) => ReactNode>>

/** Options of a route whose screen is fetched when it is opened. The screen has the name of its file. */
const view = <Name extends string>(name: Name, load: Load<Name>, said: StaticDataRouteOption) => ({
  component: lazyRouteComponent(async () => ({ [name]: tellingHydrated((await load())[name]) }), name),
  staticData: { ...said, screen: name },
})

/** A screen for everybody. */
const screen = <const Path extends string, Name extends string>(
  path: Path,
  name: Name,
  load: Load<Name>,
  said: StaticDataRouteOption,
) => createRoute({ getParentRoute, path, ...view(name, load, said) })

/** A screen that serves one purpose, and so has no menu. */
const simpleScreen = <const Path extends string, Name extends string>(
  path: Path,
  name: Name,
  load: Load<Name>,
  title: string,
) => screen(path, name, load, { title, layout: 'simple' })

/** A screen for everybody that has the menu. */
const menuScreen = <const Path extends string, Name extends string>(
  path: Path,
  name: Name,
  load: Load<Name>,
  title: string,
) => screen(path, name, load, { title, layout: 'menu' })

/** The screen of a link in a letter, also where the secret was lost on its way. */
const linkScreen = <const Path extends string, Name extends string>(
  path: Path,
  name: Name,
  load: Load<Name>,
  title: string,
) => [simpleScreen(`${path}/$hash`, name, load, title), simpleScreen(path, name, load, title)] as const

/** What all screens of one's account have in common. */
const ofAccount: StaticDataRouteOption = {
  layout: 'menu',
  crumbs: [{ label: titles.account, uri: '/online/account' }],
  needs: 'token',
}

/** A screen of one's account. */
const accountScreen = <const Path extends string, Name extends string>(
  path: Path,
  name: Name,
  load: Load<Name>,
  title: string,
  ...shows: string[]
) => screen(path, name, load, { title, ...ofAccount, shows })

/** The same, of a screen that asks itself who the member is (A08). */
const askingScreen = <const Path extends string, Name extends string>(
  path: Path,
  name: Name,
  load: Load<Name>,
  title: string,
) => screen(path, name, load, { title, ...ofAccount, asksForMember: true })

/** One of the lists of people with whom a member acts: the screen knows by the address which one. */
const peopleScreen = <const Path extends string>(path: Path, title: string) =>
  accountScreen(path, 'PeopleScreen', () => import('./features/companion/PeopleScreen.tsx'), title)

/** The list of one’s bookings, one of them, or what one waits for: the screen knows by the address which. */
const bookingScreen = <const Path extends string>(path: Path, title: string) =>
  accountScreen(path, 'BookingsScreen', () => import('./features/booking/BookingsScreen.tsx'), title)

/** The list of draws, or one of them: the screen knows by the address which. */
const ballotScreen = <const Path extends string>(path: Path) =>
  menuScreen(path, 'BallotsScreen', () => import('./features/ballot/BallotsScreen.tsx'), titles.ballots)

const courses = () => import('./features/course/CoursesScreen.tsx')
const pools = () => import('./features/pool/PoolsScreen.tsx')

/** The terms of use, in one of their forms. */
const terms = <const Path extends string>(path: Path) =>
  createRoute({
    getParentRoute,
    path,
    ...contentPage,
    ...view('TermsScreen', () => import('./features/site/TermsScreen.tsx'), { title: titles.terms, layout: 'menu' }),
  })

/** An address that only leads to the login page, with what stands behind it. */
const toLogin = <const Path extends string>(path: Path) =>
  createRoute({
    getParentRoute,
    path,
    beforeLoad: ({ search }) => {
      throw redirect({ to: '/ams/login', search: { ...search, _locale: locale } })
    },
  })

interface LoginSearch {
  app?: AppName
  /** The screen that was wanted, without the language. */
  to?: string
  _locale?: Locale
}

const login = createRoute({
  getParentRoute,
  path: '/ams/login',
  validateSearch: ({ app, to, _locale }: Record<string, unknown>): LoginSearch => ({
    ...(isAppName(app) && { app }),
    ...(isDestination(to) && { to }),
    ...(isLocale(_locale) && { _locale }),
  }),
  beforeLoad: ({ search: { app, to } }) => {
    if (session.token()) throw redirect(wayTo(visit.arrivalFor(app, to)))
    // The router leaves beside the checked search what stood in the address.
    if (isAppName(app)) session.setLoginApp(app)
  },
  ...view('LoginScreen', () => import('./features/login/LoginScreen.tsx'), { title: titles.login, layout: 'simple' }),
})

const account = createRoute({
  getParentRoute,
  path: '/online/account',
  /** `?pass`: the card fills the screen, to be shown at a gate. */
  validateSearch: ({ pass }: Record<string, unknown>): { pass?: '' } => (pass === undefined ? {} : { pass: '' }),
  ...view('AccountScreen', () => import('./features/account/AccountScreen.tsx'), {
    title: titles.account,
    layout: 'menu',
    needs: 'token',
  }),
})

/** Without the secret of a link the only way on is to request another letter (R34). */
const newPasswordLost = createRoute({
  getParentRoute,
  path: '/security/change-password',
  beforeLoad: () => {
    throw redirect({ to: '/online/account/forgot-password' })
  },
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
  ...view('LostCardScreen', () => import('./features/site/LostCardScreen.tsx'), {
    title: titles.reportLoss,
    layout: 'menu',
    search: '?action=lostCard',
  }),
})

/** Any other path, with or without a language in front: a page that the authority has written, or none (R04, R42). */
const page = createRoute({
  getParentRoute,
  path: '/$',
  ...contentPage,
  ...view('PageScreen', () => import('./features/site/PageScreen.tsx'), { layout: 'menu' }),
})

/** From the letter of a rejection. It is a part of the registration; the document is called by what is done there. */
const reopen = <const Path extends string>(path: Path) =>
  screen(path, 'ReopenScreen', () => import('./features/application/ReopenScreen.tsx'), {
    title: titles.correct,
    header_titlea: titles.register,
    layout: 'menu',
  })

export const routes = root.addChildren([
  // The home page sends the browser to the login page (R03), and whoever is logged in is sent on from there.
  toLogin('/'),
  toLogin('/ams/login/index'),
  toLogin('/online/login'),
  login,
  simpleScreen(
    '/security/login-link',
    'AskForLinkScreen',
    () => import('./features/login/AskForLinkScreen.tsx'),
    titles.loginLink,
  ),
  simpleScreen(
    '/security/login-link/$hash',
    'LoginLinkScreen',
    () => import('./features/login/LoginLinkScreen.tsx'),
    titles.login,
  ),
  simpleScreen('/security/logout', 'LogoutScreen', () => import('./features/login/LogoutScreen.tsx'), titles.logout),
  // The screen after the issuer of government accounts.
  simpleScreen(
    '/security/sign-on',
    'SignOnScreen',
    () => import('./features/government/SignOnScreen.tsx'),
    titles.signOn,
  ),

  screen('/register', 'RegisterScreen', () => import('./features/registration/RegisterScreen.tsx'), {
    title: titles.register,
    layout: 'menu',
    shows: ['readme'],
  }),
  screen(
    '/security/register-gov',
    'GovernmentRegisterScreen',
    () => import('./features/registration/GovernmentRegisterScreen.tsx'),
    { title: titles.registerByGovernment, layout: 'menu', shows: ['readme-gov'] },
  ),
  reopen('/register/correct/$hash'),
  reopen('/register/correct'),
  ...linkScreen(
    '/security/active-online-account',
    'ActivateScreen',
    () => import('./features/activation/ActivateScreen.tsx'),
    titles.activate,
  ),

  // These serve visitors; for members they show or fill in what is known (docs/decisions/0026).
  menuScreen(
    '/online/account/cannot-log-in',
    'CannotLogInScreen',
    () => import('./features/recovery/CannotLogInScreen.tsx'),
    titles.cannotLogIn,
  ),
  menuScreen(
    '/online/account/retrieve-code',
    'RetrieveUsernameScreen',
    () => import('./features/recovery/RetrieveUsernameScreen.tsx'),
    titles.retrieveUsername,
  ),
  menuScreen(
    '/online/retrieve-member',
    'RetrieveMemberScreen',
    () => import('./features/recovery/RetrieveMemberScreen.tsx'),
    titles.retrieveMember,
  ),
  menuScreen(
    '/online/account/forgot-password',
    'ForgotPasswordScreen',
    () => import('./features/recovery/ForgotPasswordScreen.tsx'),
    titles.forgotPassword,
  ),
  menuScreen(
    '/online/account/forgot-mobile',
    'ForgotMobileScreen',
    () => import('./features/recovery/ForgotMobileScreen.tsx'),
    titles.forgotMobile,
  ),
  newPasswordLost,
  simpleScreen(
    '/security/change-password/$hash',
    'NewPasswordScreen',
    () => import('./features/recovery/NewPasswordScreen.tsx'),
    titles.newPassword,
  ),
  ...linkScreen(
    '/security/recover-mobile',
    'RecoverMobileScreen',
    () => import('./features/recovery/RecoverMobileScreen.tsx'),
    titles.recoverMobile,
  ),
  ...linkScreen(
    '/security/stop-mobile',
    'StopMobileScreen',
    () => import('./features/recovery/StopMobileScreen.tsx'),
    titles.stopMobile,
  ),

  ...linkScreen(
    '/security/stop-notices',
    'StopScreen',
    () => import('./features/choice/StopScreen.tsx'),
    titles.notices,
  ),

  // Where courts are found, and those of one venue with what is free: for visitors, too.
  menuScreen('/vbs/online-booking', 'VenuesScreen', () => import('./features/venue/VenuesScreen.tsx'), titles.venues),
  menuScreen('/vbs/venue', 'CourtsScreen', () => import('./features/venue/CourtsScreen.tsx'), titles.venues),
  ballotScreen('/vbs/ballots'),
  ballotScreen('/vbs/ballot'),
  menuScreen('/venues/today', 'TodayScreen', () => import('./features/venue/TodayScreen.tsx'), titles.venuesToday),
  accountScreen(
    '/venues/favourites',
    'FavouritesScreen',
    () => import('./features/venue/FavouritesScreen.tsx'),
    titles.favouriteVenues,
  ),

  // Recreation classes: the screen knows by the address what is wanted. To look one need not be a member.
  menuScreen('/classes', 'CoursesScreen', courses, titles.courses),
  menuScreen('/classes/class', 'CoursesScreen', courses, titles.courses),
  accountScreen('/classes/mine', 'CoursesScreen', courses, titles.myCourses),

  // Tickets of pools: the screen knows by the address what is wanted. To look one need not be a member.
  menuScreen('/pools/tickets', 'PoolsScreen', pools, titles.poolTickets),
  menuScreen('/pools/today', 'PoolsScreen', pools, titles.poolToday),
  accountScreen('/pools/ticket', 'PoolsScreen', pools, titles.poolTickets),
  // On a screen at an entrance, which nobody presses.
  screen('/pools/display', 'PoolsScreen', pools, { title: titles.poolToday, layout: 'bare' }),

  // What is published for programs of others: for whoever writes them.
  menuScreen('/open-data', 'OpenDataScreen', () => import('./features/feed/OpenDataScreen.tsx'), titles.openData),

  account,
  accountScreen(
    '/online/account/change-password',
    'ChangePasswordScreen',
    () => import('./features/login/ChangePasswordScreen.tsx'),
    titles.changePassword,
  ),
  accountScreen(
    '/online/account/change-mobile',
    'ChangeMobileScreen',
    () => import('./features/contact/ChangeMobileScreen.tsx'),
    titles.changeMobile,
  ),
  accountScreen(
    '/online/account/confirm-mobile',
    'ConfirmMobileScreen',
    () => import('./features/contact/ConfirmMobileScreen.tsx'),
    titles.confirmMobile,
  ),
  accountScreen(
    '/online/account/change-email',
    'ChangeEmailScreen',
    () => import('./features/contact/ChangeEmailScreen.tsx'),
    titles.changeEmail,
  ),
  accountScreen(
    '/online/account/confirm-email',
    'ConfirmEmailScreen',
    () => import('./features/contact/ConfirmEmailScreen.tsx'),
    titles.confirmEmail,
  ),
  ...linkScreen(
    '/security/change-email',
    'VerifyEmailScreen',
    () => import('./features/contact/VerifyEmailScreen.tsx'),
    titles.verifyEmail,
  ),
  ...linkScreen(
    '/security/active-email',
    'ActivateEmailScreen',
    () => import('./features/contact/ActivateEmailScreen.tsx'),
    titles.activateEmail,
  ),
  ...linkScreen(
    '/security/push/supple-parent',
    'ConsentScreen',
    () => import('./features/consent/ConsentScreen.tsx'),
    titles.consent,
  ),
  accountScreen(
    '/online/account/children',
    'ChildrenScreen',
    () => import('./features/consent/ChildrenScreen.tsx'),
    titles.children,
  ),
  accountScreen(
    '/online/account/guardians',
    'GuardiansScreen',
    () => import('./features/guardianship/GuardiansScreen.tsx'),
    titles.guardians,
  ),
  accountScreen(
    '/online/account/family',
    'FamilyScreen',
    () => import('./features/companion/FamilyScreen.tsx'),
    titles.family,
  ),
  peopleScreen('/online/account/accompanying-children', titles.companions),
  peopleScreen('/online/account/players', titles.players),
  peopleScreen('/online/account/collectors', titles.collectors),
  accountScreen(
    '/online/account/bind',
    'BindScreen',
    () => import('./features/government/BindScreen.tsx'),
    titles.bind,
    'readme-gov',
  ),

  accountScreen(
    '/online/account/personal-data',
    'PersonalDataScreen',
    () => import('./features/personal/PersonalDataScreen.tsx'),
    titles.personalData,
  ),
  accountScreen(
    '/online/account/services',
    'ServicesScreen',
    () => import('./features/entitlement/ServicesScreen.tsx'),
    titles.services,
  ),
  accountScreen(
    '/online/account/notices',
    'WaysScreen',
    () => import('./features/choice/WaysScreen.tsx'),
    titles.notices,
  ),
  accountScreen('/online/notice', 'NoticesScreen', () => import('./features/notice/NoticesScreen.tsx'), titles.notices),
  accountScreen(
    '/online/notice/detail',
    'NoticeScreen',
    () => import('./features/notice/NoticeScreen.tsx'),
    titles.notices,
  ),
  accountScreen(
    '/online/account/letters',
    'LettersScreen',
    () => import('./features/letter/LettersScreen.tsx'),
    titles.letters,
  ),
  accountScreen(
    '/online/account/appeal',
    'AppealScreen',
    () => import('./features/appeal/AppealScreen.tsx'),
    titles.appeal,
  ),
  accountScreen(
    '/security/new-terms',
    'NewTermsScreen',
    () => import('./features/terms/NewTermsScreen.tsx'),
    titles.terms,
  ),
  accountScreen(
    '/online/account/data',
    'DataScreen',
    () => import('./features/dataCopy/DataScreen.tsx'),
    titles.myData,
  ),
  accountScreen(
    '/payment/orders',
    'PaymentsScreen',
    () => import('./features/payment/PaymentsScreen.tsx'),
    titles.payments,
  ),
  accountScreen('/online/report', 'ReportScreen', () => import('./features/points/ReportScreen.tsx'), titles.report),
  bookingScreen('/vbs/bookings', titles.bookings),
  bookingScreen('/waiting', titles.waiting),
  bookingScreen('/vbs/booking', titles.bookings),
  accountScreen(
    '/online/account/report-loss',
    'ReportLossScreen',
    () => import('./features/card/ReportLossScreen.tsx'),
    titles.reportLoss,
  ),
  accountScreen(
    '/online/account/swap-card',
    'SwapCardScreen',
    () => import('./features/card/SwapCardScreen.tsx'),
    titles.swapCard,
  ),
  simpleScreen('/card/check', 'CheckCardScreen', () => import('./features/card/CheckCardScreen.tsx'), titles.checkCard),
  // The guard leads here who lacks papers (R41): the service that was wanted stands in the search.
  accountScreen(
    '/member-info-incomplete',
    'MissingDocumentsScreen',
    () => import('./features/missingDocument/MissingDocumentsScreen.tsx'),
    titles.missingDocuments,
  ),
  askingScreen(
    '/supple',
    'SupplementScreen',
    () => import('./features/supplement/SupplementScreen.tsx'),
    titles.supplement,
  ),
  askingScreen(
    '/booking/supple/info',
    'GovernmentSupplementScreen',
    () => import('./features/supplement/GovernmentSupplementScreen.tsx'),
    titles.supplementByGovernment,
  ),
  accountScreen(
    '/security/change-avatar',
    'ChangePhotoScreen',
    () => import('./features/supplement/ChangePhotoScreen.tsx'),
    titles.changePhoto,
  ),
  accountScreen(
    '/security/change-id-copy',
    'ChangeIdCopyScreen',
    () => import('./features/supplement/ChangeIdCopyScreen.tsx'),
    titles.changeIdCopy,
  ),
  accountScreen(
    '/online/account/renew',
    'RenewScreen',
    () => import('./features/supplement/RenewScreen.tsx'),
    titles.renew,
  ),
  accountScreen(
    '/supple/sent',
    'ChangeSentScreen',
    () => import('./features/supplement/ChangeSentScreen.tsx'),
    titles.changeSent,
  ),
  // It stands alone: nothing but a report leads here, and its own link leads back (L02).
  screen(
    '/online/account/report-success',
    'LossReportedScreen',
    () => import('./features/card/LossReportedScreen.tsx'),
    {
      title: titles.lossReported,
      layout: 'menu',
      nonav: true,
      needs: 'token',
    },
  ),
  applyModify,
  accountScreen(
    '/online/account/sessions',
    'SessionsScreen',
    () => import('./features/session/SessionsScreen.tsx'),
    titles.sessions,
  ),
  menuScreen('/security', 'SecurityScreen', () => import('./features/session/SecurityScreen.tsx'), titles.security),

  simpleScreen('/error-page', 'ErrorScreen', () => import('./features/site/ErrorScreen.tsx'), titles.error),
  screen('/nofind', 'NotFoundScreen', () => import('./features/site/NotFoundScreen.tsx'), {
    title: titles.notFound,
    layout: 'bare',
  }),
  terms('/readme'),
  terms('/readme-gov'),
  terms('/readme-parent'),
  page,
])
