import { readFileSync } from 'node:fs'
import {
  bands,
  facilityKinds,
  isSafeUri,
  type Locale,
  mostCoursesOfTerm,
  roles,
  secondCases,
  timetableDays,
} from '@palaestra/contract'
import { z } from 'zod/mini'
import { ConfigError } from './config.ts'
import { ownColours } from './theme.ts'

/** A text in the three languages. A missing one does not compile. */
export type Said = Record<Locale, string>

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
const said = z.strictObject({ zh: text, pt: text, en: text })
const atLeastOne = z.int().check(z.minimum(1))
const isTimeZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/**
 * Rate limits for codes, wrong tries and other costly or telling calls. Each number is a count within the time that its
 * name says.
 */
const limits = z.strictObject({
  /** Codes to one mobile or mailbox, for whatever purpose. */
  codesToOne: z.strictObject({ inTenMinutes: atLeastOne, inAnHour: atLeastOne, inADay: atLeastOne }),
  /** Codes caused from one network address, and the number of different mobiles. A school can share one address. */
  codesFromOne: z.strictObject({ inAnHour: atLeastOne, mobilesInAnHour: atLeastOne }),
  /** Codes by SMS to everybody together: the most that the portal may cost. */
  codesToAll: z.strictObject({ inADay: atLeastOne }),
  /** Wrong codes from one network address, over all codes. A school can share one address. */
  wrongCodes: z.strictObject({ fromOneInAnHour: atLeastOne, fromOneInADay: atLeastOne }),
  /** Letters of recovery: for one person, from one network address, by one ID number. */
  recoveries: z.strictObject({ ofOneInAnHour: atLeastOne, fromOneInAnHour: atLeastOne, byDocumentInADay: atLeastOne }),
  /** Uploaded pictures: in one registration, and from one network address. */
  uploads: z.strictObject({ inOneRegistration: atLeastOne, fromOneInAnHour: atLeastOne }),
  /** Checks whether a username, an e-mail or an ID number is taken: in one registration, from one network address. */
  questions: z.strictObject({ inOneRegistration: atLeastOne, fromOneInAnHour: atLeastOne }),
})
export type Limits = z.output<typeof limits>

const hours = z.int().check(z.minimum(1), z.maximum(720))
/** Hours that protect a member whose phone was lost or stolen (T-47). */
const mobileRecovery = z.strictObject({
  /** The wait of a new number before it takes effect; a letter warns the old one. */
  hoursWithPassword: hours,
  hoursWithoutPassword: hours,
  /** The wait after that, until the new number may recover a password. */
  hoursBeforePassword: hours,
})

/** How the desk decides. */
const review = z.strictObject({
  /** Minutes without any activity, after which a case that somebody has open is anybody’s again. */
  claimMinutes: z.int().check(z.minimum(1), z.maximum(240)),
  /** Seconds in which a decision can be undone, before it is carried out. 0 carries it out at once. */
  undoSeconds: z.int().check(z.minimum(0), z.maximum(3600)),
  /** The cases in which a second person has to confirm a decision, a guardian entered at the counter, or an erasure. */
  secondDecision: z.array(z.enum([...secondCases, 'guardian', 'erasure'])),
})

const claimWord = z.string().check(z.minLength(1), z.maxLength(200))
const claimWords = z._default(z.array(claimWord).check(z.maxLength(50)), [])
/** How staff log in. The issuer of their work accounts stands in the environment (`STAFF_OPENID_ISSUER`). */
const staffLogin = z.strictObject({
  /** By password, by work account (where there is an issuer), or by either. */
  ways: z.enum(['password', 'either', 'account']),
  /** What the work account is called, as it stands within a sentence; in Portuguese a feminine name. */
  account: said,
  /**
   * The classes (`acr`) and methods (`amr`) by which the issuer says that somebody has used a second factor. Who comes
   * with none of them goes on to the second step of the desk.
   */
  secondFactor: z.strictObject({ acr: z.array(claimWord), amr: z.array(claimWord) }),
  /** The claim of which roles are made at each login. Empty: roles are given at the desk. */
  rolesClaim: z.string().check(z.maxLength(200)),
  /** By role, the values of that claim which give it. */
  roles: z.strictObject(
    Object.fromEntries(roles.map((role) => [role, claimWords])) as Record<(typeof roles)[number], typeof claimWords>,
  ),
})
export type StaffLogin = z.output<typeof staffLogin>

const keptDays = z.int().check(z.minimum(1), z.maximum(3650))
/** Days for which is kept what has ended; after that it is erased, and the report of erasures says when. */
const retention = z.strictObject({
  /** Applications that were not approved, with their pictures. Their correction needs thirty days. */
  rejectedApplications: z.int().check(z.minimum(30), z.maximum(3650)),
  /** Registrations that were never sent, after their time is over. */
  unsentRegistrations: keptDays,
  /** Changes of what is on file, approved or not. */
  endedChanges: keptDays,
  sentLetters: keptDays,
  /** Visits, from the day on which they were. Their points stay in the ledger. */
  visits: z.int().check(z.minimum(400), z.maximum(3650)),
  /** Who has passed which gate. Gates that were cut off tell for two weeks afterwards. */
  gateEvents: z.int().check(z.minimum(20), z.maximum(400)),
  /** Letters that ended undelivered: staff may send them again for so long. */
  undeliveredLetters: keptDays,
  /** What members read in the account, read or not, after it was written. */
  notices: keptDays,
  /** A copy of everything held about a member, after it was ready. */
  dataCopies: z.int().check(z.minimum(1), z.maximum(30)),
  securityLog: keptDays,
  /** Bookings of courts, after the slot. */
  bookings: z.int().check(z.minimum(400), z.maximum(3650)),
  /** Turns of an opening: so long they can be checked. */
  turns: keptDays,
})

/** How members are erased who ask for it, or ended their membership long ago. */
const erasure = z.strictObject({
  /** Days in which they can think it over, before staff may confirm it. */
  thinkDays: z.int().check(z.minimum(1), z.maximum(60)),
  /** Years after the end of their card in which former members may come back. */
  formerMemberYears: z.int().check(z.minimum(1), z.maximum(50)),
  /** Days before it for which their erasure is announced. */
  announceDays: z.int().check(z.minimum(14), z.maximum(180)),
})

const hundredths = z.int().check(z.minimum(1), z.maximum(100_000))
/** Points of exercise, in hundredths. A change applies to the days for which visits become known afterwards. */
const points = z.strictObject({
  /** For each full half hour of a visit. */
  per30Minutes: hundredths,
  /** On one day. */
  mostADay: hundredths,
  /** Whole months for which they are good after the month in which they were earned. */
  months: z.int().check(z.minimum(1), z.maximum(12)),
  /** Days within which a gift has to be collected. */
  collectDays: z.int().check(z.minimum(1), z.maximum(365)),
})

const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const momentBefore = z.strictObject({
  daysBefore: z.int().check(z.minimum(1), z.maximum(timetableDays)),
  at: timeOfDay,
})
/** Moments of one zone in their order, as text. */
const inOrder = (moments: { daysBefore: number; at: string }[]) => {
  const written = moments.map(({ daysBefore, at }) => `${String(timetableDays - daysBefore).padStart(2, '0')} ${at}`)
  return written.every((moment, place) => place === 0 || (written[place - 1] ?? '') < moment)
}
const sourceSaid = z.string().check(z.minLength(1), z.maxLength(200))
/** Draws for the hours that many want. A change applies to draws that open afterwards. */
const ballot = z
  .strictObject({
    /** Days before the day that is drawn for, from the beginning of which entries are taken. */
    opensDaysBefore: z.int().check(z.minimum(1), z.maximum(timetableDays)),
    closes: momentBefore,
    draws: momentBefore,
    /** Until when what was won is paid. */
    payBy: momentBefore,
    /**
     * From where the public value of a draw comes, which nobody can know while entries are taken and anybody can look up
     * afterwards: it is said before the first entry, and staff type the value after the last. Without it there is none.
     */
    source: z.nullable(z.strictObject({ zh: sourceSaid, pt: sourceSaid, en: sourceSaid })),
  })
  .check(
    z.refine(({ opensDaysBefore, closes, draws, payBy }) =>
      inOrder([{ daysBefore: opensDaysBefore, at: '00:00' }, closes, draws, payBy]),
    ),
  )
/** Courts, and what is let of them. A change applies to slots that are made afterwards. */
const services = z.strictObject({
  /** Days before the day of a slot on which it opens, and the time of day, hh:mm. */
  window: z.strictObject({ daysAhead: z.int().check(z.minimum(1), z.maximum(timetableDays)), opensAt: timeOfDay }),
  /** Days ahead for which slots are made: nobody sees what lies beyond. */
  timetableDays: z.int().check(z.minimum(1), z.maximum(timetableDays)),
  /** For which a process keeps what is free: so many people look at the same. A booking is decided by the database. */
  keptSeconds: z.int().check(z.minimum(0), z.maximum(10)),
  /** How many slots one member may have in a period, by kind of facility and band; `*` is for every kind without its own. */
  quotas: z
    .array(
      z.strictObject({
        kind: z.enum(['*', ...facilityKinds]),
        band: z.enum(bands),
        period: z.enum(['day', 'week']),
        most: z.int().check(z.minimum(1), z.maximum(24)),
      }),
    )
    .check(z.refine((quotas) => bands.every((band) => quotas.some((one) => one.kind === '*' && one.band === band)))),
  cancel: z.strictObject({
    /** Hours before its beginning until which a booking is cancelled with nothing lost. */
    fullUntilHours: z.int().check(z.minimum(0), z.maximum(336)),
  }),
  /** Who has booked and does not come. Judged only where arrivals were noted that day. */
  noShow: z.strictObject({
    /** Hours after its end from which a booking can be judged as missed. */
    judgedAfterHours: z.int().check(z.minimum(1), z.maximum(168)),
    /** So many missed within so many days close booking for so many days; 0 judges nobody. */
    most: z.int().check(z.minimum(0), z.maximum(20)),
    withinDays: z.int().check(z.minimum(1), z.maximum(365)),
    restrictDays: z.int().check(z.minimum(1), z.maximum(365)),
  }),
  /** What members are told before a booking. */
  reminder: z
    .strictObject({
      /** Hours before its beginning; 0 reminds nobody. */
      hoursBefore: z.int().check(z.minimum(0), z.maximum(168)),
      /** Nobody is reminded of what they have booked less than so many hours before the reminder: they still know. */
      knownHours: z.int().check(z.minimum(0), z.maximum(168)),
      /** From when to when nobody is reminded: what would be due then is told in the hour before it. */
      quietFrom: timeOfDay,
      quietUntil: timeOfDay,
    })
    .check(z.refine(({ quietFrom, quietUntil }) => quietFrom > quietUntil)),
  hold: z.strictObject({
    /** Minutes for which what has to be paid is kept. */
    minutes: z.int().check(z.minimum(5), z.maximum(60)),
    /** Minutes more, once, for whoever asks: nobody loses a court by reading slowly. */
    moreMinutes: z.int().check(z.minimum(0), z.maximum(30)),
    /** Hours for which what a clerk has booked for somebody is kept until it is paid, at most until it begins. */
    deskHours: z.int().check(z.minimum(1), z.maximum(72)),
  }),
  ballot,
  /** Turns in the first minutes after an opening. A change applies to openings after the next. */
  lobby: z.strictObject({
    /** Minutes before the opening from which one can enter. */
    opensMinutesBefore: z.int().check(z.minimum(1), z.maximum(60)),
    /** 0 gives no turns: bookings are then taken in the order in which they come. */
    turnsPerSecond: z.int().check(z.minimum(0), z.maximum(1000)),
  }),
  offer: z
    .strictObject({
      /** Minutes in which somebody who waits for a court answers when it is offered. */
      minutes: z.int().check(z.minimum(10), z.maximum(240)),
      /** The same where it begins in less than `nearHours`. */
      nearMinutes: z.int().check(z.minimum(5), z.maximum(60)),
      nearHours: z.int().check(z.minimum(1), z.maximum(24)),
      /** From when to when people sleep: an offer made then, or that would end then, ends in the morning. */
      quietFrom: timeOfDay,
      quietUntil: timeOfDay,
    })
    .check(z.refine(({ quietFrom, quietUntil }) => quietFrom > quietUntil)),
  /** Tickets of swimming pools. A change applies to sessions that are made afterwards, and to tickets that are. */
  pool: z.strictObject({
    /** Days before the day of a session from which tickets are sold in advance, and the time of day, hh:mm. */
    advanceDays: z.int().check(z.minimum(1), z.maximum(14)),
    advanceFrom: timeOfDay,
    /** Minutes before its beginning from which tickets are sold on the spot. */
    spotMinutes: z.int().check(z.minimum(5), z.maximum(240)),
    /** Minutes after its beginning, or after the ticket was bought, in which who has one has to come in. */
    enterMinutes: z.int().check(z.minimum(5), z.maximum(120)),
    /** Tickets in advance that one member may have of a day. */
    mostADay: z.int().check(z.minimum(1), z.maximum(9)),
  }),
  /** Recreation classes. A change applies to terms that are made afterwards. */
  course: z
    .strictObject({
      /** For how many classes of a term one may sign up in one’s turn. */
      atSignUp: z.int().check(z.minimum(1), z.maximum(mostCoursesOfTerm)),
      /** In how many classes of a term one may be in all. */
      inAll: z.int().check(z.minimum(1), z.maximum(mostCoursesOfTerm)),
      /** Minutes from one turn to the next. */
      turnMinutes: z.int().check(z.minimum(1), z.maximum(240)),
      /** How many have their turn at the same time. */
      perTurn: z.int().check(z.minimum(1), z.maximum(1000)),
      /** Hours for which a place is kept to be paid that somebody has got in their turn, by renewal or at the desk. */
      payHours: z.int().check(z.minimum(1), z.maximum(168)),
      /** How many meetings of the first month one may have missed and still renew; and who is 65 or older. */
      renewalAbsences: z.int().check(z.minimum(0), z.maximum(31)),
      renewalAbsencesSenior: z.int().check(z.minimum(0), z.maximum(31)),
    })
    .check(z.refine(({ atSignUp, inAll }) => atSignUp <= inAll)),
})

const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/))
const file = z.string().check(z.maxLength(200))

const settings = z.strictObject({
  /** Says on every page that this is a demonstration and that no authority stands behind it. */
  demonstration: z.boolean(),
  authority: said,
  portal: said,
  product: said,
  /** The government’s account by which people may log in, as it stands within a sentence; in Portuguese a feminine name. */
  governmentAccount: said,
  /** The bureau that issues identity cards, as it stands within a sentence; in Portuguese a feminine name. */
  identityBureau: said,
  /** `{product}` of the specification as part of a key: `sportDomain`, `back-sport`. */
  productSlug: z.string().check(z.regex(/^[a-z][a-z0-9]{1,19}$/)),
  hotline: z.string().check(z.regex(/^[+\d][\d ]{4,19}$/)),
  supportEmail: z.email(),
  /** A path of the portal, or an https address of a host in `linkHosts`. */
  mainSite: text,
  /** The address to which the browser goes after logging out. Never taken from a request. */
  logOutUri: text,
  /** The hosts that menus and pages may link to. */
  linkHosts: z.array(z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/))),
  timeZone: z.string().check(z.refine(isTimeZone)),
  /**
   * Whether staff have to log in by a second factor, or may. Staff see the papers of everybody: only a demonstration
   * may do without.
   */
  secondFactor: z.enum(['required', 'offered']),
  staffLogin,
  /** The colours of the authority; all others are made of them, and checked for who sees little (`theme.ts`). */
  colours: z.strictObject({ brand: hex, deep: hex, accent: hex }),
  /** A square SVG file in place of our mark, named from where the file of the settings lies. Empty for ours. */
  mark: file,
  /** An SVG file in place of the lanes of the track, which lies on the deep ground. Empty for ours. */
  pattern: file,
  /**
   * Whether a face check asks for a second picture with the head turned to a side that is drawn by lot: a still picture
   * of somebody does not pass it.
   */
  headTurn: z.enum(['asked', 'off']),
  limits,
  mobileRecovery,
  retention,
  erasure,
  review,
  points,
  services,
})
export type Settings = z.output<typeof settings>

/** A demonstration, and plainly so. An operator of a real portal names a file of their own in SETTINGS_FILE. */
export const defaultSettings: Settings = {
  demonstration: true,
  authority: {
    zh: '示範體育機構',
    pt: 'Entidade Desportiva de Demonstração',
    en: 'Demonstration Sports Authority',
  },
  portal: {
    zh: '體育設施會員網',
    pt: 'Sócios do Desporto',
    en: 'Sports Membership',
  },
  product: { zh: '大眾體育', pt: 'Desporto para Todos', en: 'Sport for All' },
  governmentAccount: { zh: '政府統一帳戶', pt: 'conta única do Governo', en: 'government account' },
  identityBureau: { zh: '身份證明局', pt: 'Direcção dos Serviços de Identificação', en: 'identity bureau' },
  productSlug: 'sport',
  hotline: '2888 0000',
  supportEmail: 'support@example.mo',
  mainSite: '/demonstration',
  logOutUri: '/ams/login',
  linkHosts: ['www.gov.mo', 'www.dsi.gov.mo', 'www.dspdp.gov.mo', 'www.io.gov.mo'],
  timeZone: 'Asia/Macau',
  secondFactor: 'offered',
  staffLogin: {
    ways: 'either',
    account: { zh: '工作帳戶', pt: 'conta de trabalho', en: 'work account' },
    secondFactor: { acr: [], amr: ['mfa'] },
    rolesClaim: '',
    roles: {
      ...{ reviewer: [], senior: [], counter: [], cashier: [], finance: [], facilities: [] },
      ...{ classes: [], coach: [], content: [], auditor: [] },
    },
  },
  colours: ownColours,
  mark: '',
  pattern: '',
  headTurn: 'asked',
  limits: {
    codesToOne: { inTenMinutes: 3, inAnHour: 5, inADay: 10 },
    codesFromOne: { inAnHour: 300, mobilesInAnHour: 150 },
    codesToAll: { inADay: 20_000 },
    wrongCodes: { fromOneInAnHour: 100, fromOneInADay: 400 },
    recoveries: { ofOneInAnHour: 3, fromOneInAnHour: 60, byDocumentInADay: 3 },
    uploads: { inOneRegistration: 20, fromOneInAnHour: 400 },
    questions: { inOneRegistration: 10, fromOneInAnHour: 500 },
  },
  mobileRecovery: { hoursWithPassword: 24, hoursWithoutPassword: 72, hoursBeforePassword: 24 },
  retention: {
    rejectedApplications: 90,
    unsentRegistrations: 1,
    endedChanges: 90,
    sentLetters: 30,
    visits: 1096,
    gateEvents: 30,
    undeliveredLetters: 90,
    notices: 730,
    dataCopies: 7,
    securityLog: 365,
    bookings: 1827,
    turns: 30,
  },
  erasure: { thinkDays: 14, formerMemberYears: 5, announceDays: 30 },
  review: { claimMinutes: 15, undoSeconds: 60, secondDecision: ['duplicate'] },
  points: { per30Minutes: 50, mostADay: 300, months: 12, collectDays: 30 },
  services: {
    window: { daysAhead: 7, opensAt: '07:30' },
    timetableDays,
    keptSeconds: 1,
    quotas: [
      { kind: '*', band: 'peak', period: 'day', most: 2 },
      { kind: '*', band: 'off_peak', period: 'day', most: 3 },
    ],
    cancel: { fullUntilHours: 24 },
    noShow: { judgedAfterHours: 24, most: 2, withinDays: 60, restrictDays: 30 },
    // Some hours before cancelling costs something.
    reminder: { hoursBefore: 28, knownHours: 12, quietFrom: '21:00', quietUntil: '08:30' },
    hold: { minutes: 10, moreMinutes: 5, deskHours: 24 },
    ballot: {
      opensDaysBefore: 14,
      closes: { daysBefore: 9, at: '22:00' },
      draws: { daysBefore: 8, at: '10:00' },
      payBy: { daysBefore: 8, at: '23:59' },
      source: null,
    },
    lobby: { opensMinutesBefore: 10, turnsPerSecond: 100 },
    offer: { minutes: 30, nearMinutes: 10, nearHours: 3, quietFrom: '22:00', quietUntil: '08:30' },
    pool: { advanceDays: 2, advanceFrom: '07:30', spotMinutes: 30, enterMinutes: 30, mostADay: 1 },
    course: {
      ...{ atSignUp: 2, inAll: 4, turnMinutes: 15, perTurn: 50, payHours: 24 },
      ...{ renewalAbsences: 1, renewalAbsencesSenior: 2 },
    },
  },
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Settings left out of the file keep their default, also within a group. */
const over = (defaults: unknown, given: unknown): unknown => {
  if (!isGroup(defaults) || !isGroup(given)) return given
  const changed = Object.entries(given).map(([name, value]) => [
    name,
    name in defaults ? over(defaults[name], value) : value,
  ])
  return { ...defaults, ...Object.fromEntries(changed) }
}

/**
 * The defaults with the operator’s own settings over them, checked.
 * @throws ConfigError with one sentence that names the wrong setting
 */
export const checkSettings = (given: unknown): Settings => {
  const forReal = isGroup(given) && given['demonstration'] === false
  const defaults: Settings = { ...defaultSettings, secondFactor: forReal ? 'required' : 'offered' }
  const result = settings.safeParse(over(defaults, given))
  if (!result.success) {
    const [issue] = result.error.issues
    const named = issue?.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys] : issue?.path
    throw new ConfigError(`The setting "${named?.join('.') || 'as a whole'}" is wrong or unknown.`)
  }
  if (forReal && result.data.secondFactor !== 'required')
    throw new ConfigError('The setting "secondFactor" may be "offered" in a demonstration only.')
  for (const name of ['mainSite', 'logOutUri'] as const) {
    if (!isSafeUri(result.data[name], result.data.linkHosts))
      throw new ConfigError(`The setting "${name}" has to be a path or an https address of a host in "linkHosts".`)
  }
  return result.data
}

/**
 * Reads the settings once, at the start. `file` is JSON with any part of the settings.
 *
 * @throws ConfigError also for a demonstration in production: real people must know who keeps their papers; and for a
 * desk that nobody could enter, because there is no issuer of work accounts
 */
export const readSettings = (
  file: string | undefined,
  { demonstrationAllowed = true, workAccounts = true } = {},
): Settings => {
  const settings = file ? settingsFrom(file) : defaultSettings
  if (settings.demonstration && !demonstrationAllowed)
    throw new ConfigError(
      'For MODE=production this is missing: a SETTINGS_FILE with "demonstration": false and the names of who runs the portal (or name `demonstration` in DEVELOPMENT_ADAPTERS).',
    )
  if (settings.staffLogin.ways === 'account' && !workAccounts)
    throw new ConfigError('The setting "staffLogin.ways" is "account", and the issuer is missing: STAFF_OPENID_ISSUER.')
  return settings
}

const settingsFrom = (file: string): Settings => {
  const given = ((): unknown => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'))
    } catch {
      throw new ConfigError('The file named in SETTINGS_FILE cannot be read as JSON.')
    }
  })()
  return checkSettings(given)
}

/** The settings as one language sees them. */
export const settingsIn = (locale: Locale, settings: Settings) => ({
  ...settings,
  authority: settings.authority[locale],
  portal: settings.portal[locale],
  product: settings.product[locale],
  governmentAccount: settings.governmentAccount[locale],
  identityBureau: settings.identityBureau[locale],
  workAccount: settings.staffLogin.account[locale],
})
