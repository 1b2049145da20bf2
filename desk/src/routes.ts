import {
  isDay,
  type LetterChannel,
  type LetterState,
  letterChannels,
  letterOfKey,
  letterStates,
  monthOf,
  placeOfKey,
  queueKinds,
  type ReasonKind,
  reasonKinds,
} from '@palaestra/contract'
import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import * as texts from '#texts/frame'
import { addresses } from './addresses.ts'
import { session } from './api/session.ts'
import { type QueueAddress, viewsOffered } from './case/queueView.ts'
import { Root } from './frame/Root.tsx'
import { words } from './routing/search.ts'

// Every screen of the desk, once. Addresses are written without `/desk/zh`; routing/address.ts puts it in front.
const root = createRootRoute({ component: Root })

const login = createRoute({
  getParentRoute: () => root,
  path: addresses.login,
  validateSearch: (search: Record<string, unknown>) => words(search, 'next'),
  component: lazyRouteComponent(() => import('./features/login/LoginScreen.tsx'), 'LoginScreen'),
  staticData: { title: texts.logIn },
})

const signOn = createRoute({
  getParentRoute: () => root,
  path: addresses.signOn,
  component: lazyRouteComponent(() => import('./features/login/SignOnScreen.tsx'), 'SignOnScreen'),
  staticData: { title: texts.logIn },
})

/** Everything but the login needs somebody to be logged in. */
const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  beforeLoad: ({ location }) => {
    if (!session.token()) throw redirect({ to: '/login', search: { next: location.publicHref } })
    if (session.enrolling() && location.pathname !== '/factor') throw redirect({ to: '/factor' })
  },
})

/** The queue stands beside the case that is chosen, and stays as another is chosen. */
const applications = createRoute({
  getParentRoute: () => inside,
  id: 'applications',
  component: lazyRouteComponent(() => import('./features/queue/QueueScreen.tsx'), 'QueueScreen'),
})

// What a route leaves out of its search, the router fills in from the address as it is written: so the unknown is said
// to be undefined.
const queue = createRoute({
  getParentRoute: () => applications,
  path: addresses.queue,
  validateSearch: (search: Record<string, unknown>): QueueAddress => {
    const { view, kind, after } = words(search, 'view', 'kind', 'after')
    return {
      // Without a word the queue shows what waits.
      view: viewsOffered.find((one) => one === view),
      kind: queueKinds.find((one) => one === kind),
      after: after && placeOfKey(after) ? after : undefined,
    }
  },
  component: lazyRouteComponent(() => import('./features/queue/QueueScreen.tsx'), 'NoneChosen'),
  staticData: { title: texts.queue },
})

const application = createRoute({
  getParentRoute: () => applications,
  path: addresses.application,
  component: lazyRouteComponent(() => import('./features/application/ApplicationScreen.tsx'), 'ApplicationScreen'),
  staticData: { title: texts.application },
})

export interface LettersAddress {
  /** Left out: what waits. */
  state?: LetterState | undefined
  channel?: LetterChannel | undefined
  after?: string | undefined
}

interface TimetableAddress {
  place?: string | undefined
  /** Left out: the first one of the venue. */
  facility?: string | undefined
  /** Left out: today. */
  day?: string | undefined
}

const letters = createRoute({
  getParentRoute: () => inside,
  path: addresses.letters,
  validateSearch: (search: Record<string, unknown>): LettersAddress => {
    const { state, channel, after } = words(search, 'state', 'channel', 'after')
    const knownState = letterStates.find((one) => one === state)
    const knownChannel = letterChannels.find((one) => one === channel)
    return { state: knownState, channel: knownChannel, after: after && letterOfKey(after) ? after : undefined }
  },
  component: lazyRouteComponent(() => import('./features/letter/LettersScreen.tsx'), 'LettersScreen'),
  staticData: { title: texts.letters },
})

const change = createRoute({
  getParentRoute: () => applications,
  path: addresses.change,
  component: lazyRouteComponent(() => import('./features/supplement/ChangeScreen.tsx'), 'ChangeScreen'),
  staticData: { title: texts.change },
})

const appeal = createRoute({
  getParentRoute: () => applications,
  path: addresses.appeal,
  component: lazyRouteComponent(() => import('./features/appeal/AppealScreen.tsx'), 'AppealScreen'),
  staticData: { title: texts.appeal },
})

const documents = createRoute({
  getParentRoute: () => applications,
  path: addresses.documents,
  component: lazyRouteComponent(() => import('./features/missingDocument/DocumentsScreen.tsx'), 'DocumentsScreen'),
  staticData: { title: texts.documents },
})

const holidays = createRoute({
  getParentRoute: () => inside,
  path: addresses.holidays,
  validateSearch: (search: Record<string, unknown>) => words(search, 'year'),
  component: lazyRouteComponent(() => import('./features/site/HolidaysScreen.tsx'), 'HolidaysScreen'),
  staticData: { title: texts.holidays },
})

const reasons = createRoute({
  getParentRoute: () => inside,
  path: addresses.reasons,
  validateSearch: (search: Record<string, unknown>): { kind?: ReasonKind | undefined } => {
    const { kind } = words(search, 'kind')
    return { kind: reasonKinds.find((one) => one === kind) }
  },
  component: lazyRouteComponent(() => import('./features/reason/ReasonsScreen.tsx'), 'ReasonsScreen'),
  staticData: { title: texts.reasons },
})

const pages = createRoute({
  getParentRoute: () => inside,
  path: addresses.pages,
  component: lazyRouteComponent(() => import('./features/content/PagesScreen.tsx'), 'PagesScreen'),
  staticData: { title: texts.pages },
})

const page = createRoute({
  getParentRoute: () => inside,
  path: addresses.page,
  validateSearch: (search: Record<string, unknown>) => words(search, 'key'),
  component: lazyRouteComponent(() => import('./features/content/PageScreen.tsx'), 'PageScreen'),
  staticData: { title: texts.page },
})

const announcements = createRoute({
  getParentRoute: () => inside,
  path: addresses.announcements,
  component: lazyRouteComponent(() => import('./features/announcement/AnnouncementsScreen.tsx'), 'AnnouncementsScreen'),
  staticData: { title: texts.announcements },
})

const notices = createRoute({
  getParentRoute: () => inside,
  path: addresses.notices,
  component: lazyRouteComponent(() => import('./features/bulletin/BulletinsScreen.tsx'), 'BulletinsScreen'),
  staticData: { title: texts.notices },
})

const notice = createRoute({
  getParentRoute: () => inside,
  path: addresses.notice,
  validateSearch: (search: Record<string, unknown>) => words(search, 'id'),
  component: lazyRouteComponent(() => import('./features/bulletin/BulletinScreen.tsx'), 'BulletinScreen'),
  staticData: { title: texts.notices },
})

const erasures = createRoute({
  getParentRoute: () => inside,
  path: addresses.erasures,
  validateSearch: (search: Record<string, unknown>): { before?: string | undefined } => {
    const { before } = words(search, 'before')
    return { before: before && isDay(before) ? before : undefined }
  },
  component: lazyRouteComponent(() => import('./features/erasure/ErasuresScreen.tsx'), 'ErasuresScreen'),
  staticData: { title: texts.erasures },
})

const factor = createRoute({
  getParentRoute: () => inside,
  path: addresses.factor,
  component: lazyRouteComponent(() => import('./features/staff/FactorScreen.tsx'), 'FactorScreen'),
  staticData: { title: texts.factor },
})

const colleagues = createRoute({
  getParentRoute: () => inside,
  path: addresses.colleagues,
  component: lazyRouteComponent(() => import('./features/staff/ColleaguesScreen.tsx'), 'ColleaguesScreen'),
  staticData: { title: texts.colleagues },
})

const members = createRoute({
  getParentRoute: () => inside,
  path: addresses.members,
  component: lazyRouteComponent(() => import('./features/member/MembersScreen.tsx'), 'MembersScreen'),
  staticData: { title: texts.members },
})

const counter = createRoute({
  getParentRoute: () => inside,
  path: addresses.counter,
  component: lazyRouteComponent(() => import('./features/counter/CounterScreen.tsx'), 'CounterScreen'),
  staticData: { title: texts.counter },
})

const erasureRequests = createRoute({
  getParentRoute: () => inside,
  path: addresses.erasureRequests,
  component: lazyRouteComponent(
    () => import('./features/erasureRequest/ErasureRequestsScreen.tsx'),
    'ErasureRequestsScreen',
  ),
  staticData: { title: texts.erasureRequests },
})

const points = createRoute({
  getParentRoute: () => inside,
  path: addresses.points,
  component: lazyRouteComponent(() => import('./features/points/PointsScreen.tsx'), 'PointsScreen'),
  staticData: { title: texts.points },
})

const gifts = createRoute({
  getParentRoute: () => inside,
  path: addresses.gifts,
  component: lazyRouteComponent(() => import('./features/points/GiftsScreen.tsx'), 'GiftsScreen'),
  staticData: { title: texts.gifts },
})

const arrivals = createRoute({
  getParentRoute: () => inside,
  path: addresses.arrivals,
  validateSearch: (search: Record<string, unknown>) => words(search, 'place'),
  component: lazyRouteComponent(() => import('./features/booking/ArrivalsScreen.tsx'), 'ArrivalsScreen'),
  staticData: { title: texts.arrivals },
})

const pools = createRoute({
  getParentRoute: () => inside,
  path: addresses.pools,
  validateSearch: (search: Record<string, unknown>): { pool?: string | undefined; day?: string | undefined } => {
    const { pool, day } = words(search, 'pool', 'day')
    return { pool, day: day && isDay(day) ? day : undefined }
  },
  component: lazyRouteComponent(() => import('./features/pool/PoolsScreen.tsx'), 'PoolsScreen'),
  staticData: { title: texts.pools },
})

const classes = createRoute({
  getParentRoute: () => inside,
  path: addresses.classes,
  validateSearch: (search: Record<string, unknown>): { term?: string | undefined } => {
    const { term } = words(search, 'term')
    return { term: term && /^\d{4}-\d$/.test(term) ? term : undefined }
  },
  component: lazyRouteComponent(() => import('./features/course/CoursesScreen.tsx'), 'CoursesScreen'),
  staticData: { title: texts.classes },
})

const oneClass = createRoute({
  getParentRoute: () => inside,
  path: addresses.class,
  validateSearch: (search: Record<string, unknown>): { code?: string | undefined } => {
    const { code } = words(search, 'code')
    return { code: code && /^\d{4}-\d-\d{2,3}$/.test(code) ? code : undefined }
  },
  component: lazyRouteComponent(() => import('./features/course/CourseScreen.tsx'), 'CourseScreen'),
  staticData: { title: texts.classes },
})

const attendance = createRoute({
  getParentRoute: () => inside,
  path: addresses.attendance,
  validateSearch: (search: Record<string, unknown>): { meeting?: string | undefined } => {
    const { meeting } = words(search, 'meeting')
    return { meeting: meeting && /^[1-9]\d{0,8}$/.test(meeting) ? meeting : undefined }
  },
  component: lazyRouteComponent(() => import('./features/course/AttendanceScreen.tsx'), 'AttendanceScreen'),
  staticData: { title: texts.attendance },
})

const timetable = createRoute({
  getParentRoute: () => inside,
  path: addresses.timetable,
  validateSearch: (search: Record<string, unknown>): TimetableAddress => {
    const { place, facility, day } = words(search, 'place', 'facility', 'day')
    return { place, facility, day: day && isDay(day) ? day : undefined }
  },
  component: lazyRouteComponent(() => import('./features/booking/TimetableScreen.tsx'), 'TimetableScreen'),
  staticData: { title: texts.timetable },
})

const cashier = createRoute({
  getParentRoute: () => inside,
  path: addresses.cashier,
  component: lazyRouteComponent(() => import('./features/payment/CashierScreen.tsx'), 'CashierScreen'),
  staticData: { title: texts.cashier },
})

const books = createRoute({
  getParentRoute: () => inside,
  path: addresses.books,
  component: lazyRouteComponent(() => import('./features/payment/BooksScreen.tsx'), 'BooksScreen'),
  staticData: { title: texts.books },
})

const closures = createRoute({
  getParentRoute: () => inside,
  path: addresses.closures,
  component: lazyRouteComponent(() => import('./features/venue/ClosuresScreen.tsx'), 'ClosuresScreen'),
  staticData: { title: texts.closures },
})

const gates = createRoute({
  getParentRoute: () => inside,
  path: addresses.gates,
  component: lazyRouteComponent(() => import('./features/gate/GatesScreen.tsx'), 'GatesScreen'),
  staticData: { title: texts.gates },
})

const ballots = createRoute({
  getParentRoute: () => inside,
  path: addresses.ballots,
  component: lazyRouteComponent(() => import('./features/ballot/BallotsScreen.tsx'), 'BallotsScreen'),
  staticData: { title: texts.ballots },
})

const ownUses = createRoute({
  getParentRoute: () => inside,
  path: addresses.ownUses,
  component: lazyRouteComponent(() => import('./features/booking/OwnUsesScreen.tsx'), 'OwnUsesScreen'),
  staticData: { title: texts.ownUses },
})

/** A month by its first day; this one, where none is named. */
const aMonth = (search: Record<string, unknown>): { month?: string | undefined } => {
  const { month } = words(search, 'month')
  return { month: month && isDay(month) ? monthOf(month) : undefined }
}

const figures = createRoute({
  getParentRoute: () => inside,
  path: addresses.figures,
  validateSearch: aMonth,
  component: lazyRouteComponent(() => import('./features/figures/FiguresScreen.tsx'), 'FiguresScreen'),
  staticData: { title: texts.figures },
})

const income = createRoute({
  getParentRoute: () => inside,
  path: addresses.income,
  validateSearch: aMonth,
  component: lazyRouteComponent(() => import('./features/payment/IncomeScreen.tsx'), 'IncomeScreen'),
  staticData: { title: texts.income },
})

const fairUse = createRoute({
  getParentRoute: () => inside,
  path: addresses.fairUse,
  validateSearch: aMonth,
  component: lazyRouteComponent(() => import('./features/fairUse/FairUseScreen.tsx'), 'FairUseScreen'),
  staticData: { title: texts.fairUse },
})

const audit = createRoute({
  getParentRoute: () => inside,
  path: addresses.audit,
  component: lazyRouteComponent(() => import('./features/audit/AuditScreen.tsx'), 'AuditScreen'),
  staticData: { title: texts.audit },
})

const nowhere = createRoute({
  getParentRoute: () => root,
  path: '/$',
  component: lazyRouteComponent(() => import('./frame/NotFound.tsx'), 'NotFound'),
  staticData: { title: texts.notFound },
})

export const routes = root.addChildren([
  login,
  signOn,
  inside.addChildren([
    applications.addChildren([queue, application, change, documents, appeal]),
    letters,
    holidays,
    reasons,
    pages,
    page,
    announcements,
    notices,
    notice,
    erasures,
    erasureRequests,
    factor,
    colleagues,
    members,
    counter,
    points,
    gifts,
    arrivals,
    pools,
    classes,
    oneClass,
    attendance,
    timetable,
    cashier,
    books,
    income,
    closures,
    gates,
    ballots,
    ownUses,
    figures,
    fairUse,
    audit,
  ]),
  nowhere,
])
