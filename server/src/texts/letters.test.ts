import {
  childRelations,
  closureReasons,
  companionKinds,
  constant,
  courseCancelReasons,
  type Locale,
  struckReasons,
} from '@palaestra/contract'
import { type LinkPurpose, links } from '@palaestra/contract/links'
import { describe, expect, test } from 'vitest'
import { defaultSettings } from '../settings.ts'
import { framed, letters } from './letters.ts'

type Letters = typeof letters.zh
type SamplesOf<Word> = { [Name in keyof Word]: Word[Name] extends (...given: infer Given) => unknown ? Given[] : [][] }
type Samples = { [Word in keyof Letters]: SamplesOf<Letters[Word]> }

const link = 'https://portal.example/1'
const hotline = '2888 0000'
const memberNumber = '100000017'
const day = '2026-11-25'
const laterDay = '2026-12-15'
const account = 'G1'
const codePurposes = [
  ...['login', 'proof', 'register', 'activate', 'correct'],
  ...['change_mobile', 'confirm_mobile', 'reset_password'],
] as Parameters<Letters['code']['message']>[1][] // The spread loses the literal types.

const told = {
  ...{
    reference: 'B1',
    venue: 'V1',
    address: 'A1',
    facility: 'F1',
    court: 'C1',
    amount: 0,
    timeZone: 'Asia/Macau',
    isPaid: false,
    atDesk: false,
  },
  startsAt: new Date('2026-11-25T11:00:00Z'),
  endsAt: new Date('2026-11-25T12:00:00Z'),
  freeUntil: new Date('2026-11-25T11:00:00Z'),
}

const inShort = { venue: 'V1', court: 'C1', startsAt: told.startsAt, timeZone: 'Asia/Macau' }

/** With something to pay or paid, one stretch or two, in time to cancel or not. */
const remindersOf = (booking: typeof told) => {
  const one = { ...booking, references: ['B1', 'B2'] }
  const some = {
    stretches: [one] as [typeof one, ...(typeof one)[]],
    due: 0,
    paid: 0,
    freeUntil: booking.freeUntil,
    isFree: true,
  }
  return [some, { ...some, stretches: [one, one] as typeof some.stretches, due: 4000 }, { ...some, paid: 4000 }]
    .flatMap((reminder) => [reminder, { ...reminder, isFree: false }])
    .map((reminder): [typeof reminder] => [reminder])
}

const toldSession = { startsAt: told.startsAt, endsAt: told.endsAt, timeZone: 'Asia/Macau' }
const toldTicket = {
  ...{
    ...toldSession,
    reference: 'T1',
    pool: 'P1',
    address: 'A1',
    children: 0,
    amount: 0,
    isPaid: false,
    atDesk: false,
  },
  enterFrom: new Date('2026-11-25T10:30:00Z'),
  enterBy: new Date('2026-11-25T11:30:00Z'),
}

const toldPlace = {
  ...{ venue: 'V1', address: 'A1', facility: 'F1', court: 'C1', timeZone: 'Asia/Macau' },
  startsAt: new Date('2026-11-25T11:00:00Z'),
}
const toldOffer = { ...toldPlace, amount: 0, until: new Date('2026-11-25T10:00:00Z') }

const drawn = { reference: 'D1', kind: 'badminton', day, code: 'C1' } as const

const toldWaitedCourse = {
  ...{ course: '2026-2-07', name: 'N1', venue: 'V1', address: 'A1', startsOn: day, endsOn: laterDay },
}
const toldCourseOffer = { ...toldWaitedCourse, amount: 4000, until: told.startsAt, timeZone: 'Asia/Macau' }
const toldPlaceInCourse = {
  ...{ ...toldWaitedCourse, weekly: [{ weekday: 2, from: '19:00', until: '20:00' }], reference: 'C1', amount: 4000 },
  ...{ isPaid: false, atDesk: false, timeZone: 'Asia/Macau' },
}
const refundsOfCourse = [
  { ...toldPlaceInCourse, refund: 0 },
  { ...toldPlaceInCourse, isPaid: true, refund: 0 },
  { ...toldPlaceInCourse, isPaid: true, refund: 4000 },
  { ...toldPlaceInCourse, isPaid: true, atDesk: true, refund: 4000 },
]
const toldMeeting = {
  ...{ course: '2026-2-07', name: 'N1', venue: 'V1', timeZone: 'Asia/Macau' },
  ...{ startsAt: told.startsAt, endsAt: told.endsAt },
}
const { course: _, endsAt: __, ...toldInShortOfMeeting } = toldMeeting
const registeredCourse = { startsOn: day, reference: 'D1', code: 'C1', timeZone: 'Asia/Macau' }

/** Samples for each letter, in no language: all letters have to be here to compile. */
const samples: Samples = {
  activation: {
    approved: [[{ username: 'x1', memberNumber, link, place: 'P1' }]],
  },
  application: {
    received: [[{ reference: 'A1', dueOn: day }]],
    rejected: [[{ reference: 'A1', reason: 'R1', link }]],
    duplicate: [
      ['idNumber', hotline],
      ['email', hotline],
    ],
  },
  ballot: {
    closed: [[{ ...drawn, entriesHash: 'H1' }]],
    closedOfTerm: [[{ reference: 'D1', day, code: 'C1', entriesHash: 'H1' }]],
    notWon: [[{ ...drawn, rank: 7 }]],
    struck: struckReasons.map((why) => [{ ...drawn, rank: 7, why }]),
  },
  booking: {
    won: [[{ ...told, amount: 4000 }], [{ ...told, amount: 4000, payBy: new Date('2026-11-25T15:59:00Z') }]],
    booked: [[told], [{ ...told, amount: 4000 }], [{ ...told, amount: 4000, isPaid: true }]],
    keptForYou: [[{ ...told, amount: 4000, payBy: new Date('2026-11-25T15:59:00Z'), hotline }]],
    reminded: remindersOf(told),
    remindedInShort: [1, 2].map((many) => [
      { ...inShort, endsAt: told.endsAt, freeUntil: told.freeUntil, isFree: many === 1, many },
    ]),
    cancelled: [
      [told],
      [{ ...told, amount: 4000, isPaid: true }],
      [{ ...told, amount: 4000, isPaid: true, atDesk: true }],
    ],
    cancelledAtDesk: [
      [{ ...told, refund: 0, reason: 'R1', hotline }],
      [{ ...told, amount: 4000, isPaid: true, refund: 0, reason: 'R1', hotline }],
      [{ ...told, amount: 4000, isPaid: true, atDesk: true, refund: 4000, reason: 'R1', hotline }],
    ],
    forfeited: [[told], [{ ...told, amount: 4000, isPaid: true }]],
    tooLate: [[{ ...told, amount: 4000, isPaid: true }]],
    closed: closureReasons.map((reason) => [{ reason, text: 'X1', refund: 0, bookings: [told] }]),
    closedInShort: [
      [{ reason: 'typhoon', many: 1, venue: 'V1', startsAt: told.startsAt, timeZone: 'Asia/Macau', refund: 0 }],
      [{ reason: 'other', many: 3, venue: 'V1', startsAt: told.startsAt, timeZone: 'Asia/Macau', refund: 4000 }],
    ],
    hour: [[new Date('2026-11-25T11:00:00Z'), 'Asia/Macau']],
    inCalendar: [[{ reference: 'B1', portal: 'P1' }]],
  },
  bulletin: {
    inShort: [['T1']],
  },
  calendar: {
    made: [[hotline]],
    name: [['P1']],
  },
  card: {
    temporary: [[{ name: 'N1', memberNumber, validUntil: day, permanentFrom: laterDay, product: 'Q1', hotline }]],
    lossReported: [[hotline]],
    cardExpires: [[day, hotline]],
    documentExpires: [[day, hotline]],
    bothExpire: [[day, hotline]],
  },
  code: {
    message: codePurposes.map((purpose) => ['123456', purpose]),
  },
  companion: {
    asked: (['player', 'collector'] as const).map((list) => [{ name: 'N1', lastDay: day, list }]),
    childAsked: childRelations.map((relation) => [{ name: 'N1', child: 'N2', relation, lastDay: day }]),
    confirmedToOwner: companionKinds.map((list) => ['N1', list]),
    confirmedToPerson: (['player', 'collector'] as const).map((list) => ['N1', { list, hotline }]),
    confirmedToGuardian: [[{ name: 'N1', child: 'N2', hotline }]],
    endedToOwner: companionKinds.map((list) => ['N1', { list, hotline }]),
    endedToPerson: (['player', 'collector'] as const).map((list) => ['N1', { list, hotline }]),
    endedToGuardian: [[{ name: 'N1', child: 'N2', hotline }]],
    ofAge: [['N1']],
    relationChanged: childRelations.map((relation) => [{ name: 'N1', child: 'N2', relation }, hotline]),
  },
  consent: {
    paymentAsked: [[{ name: 'N1', link }]],
    paymentAskedInAccount: [[{ name: 'N1' }]],
    paymentDecided: [['authorised'], ['declined'], ['withdrawn']],
    otherDecided: (['authorised', 'declined', 'withdrawn'] as const).map((decision) => [{ name: 'N1', decision }]),
  },
  contact: {
    mobileChanged: [['6612', hotline]],
    mobileConfirmed: [['6612', hotline]],
    confirmNewEmail: [[link]],
    emailWanted: [[hotline]],
    emailChangeAsked: [['e1', hotline]],
    emailChanged: [['e1', hotline]],
    confirmEmail: [[link]],
  },
  dataCopy: {
    ready: [[{ name: 'N1', until: new Date(`${day}T02:30:00Z`), timeZone: 'Asia/Macau', hotline }]],
    fetched: [[hotline]],
  },
  erasureRequest: {
    received: [
      [{ reference: 'E1', name: 'N1', thinkUntil: new Date(`${day}T02:30:00Z`), timeZone: 'Asia/Macau', hotline }],
    ],
    withdrawn: [['E1']],
    refused: [[{ reference: 'E1', reason: 'R1', hotline }]],
    announced: [[{ reference: 'E1', on: new Date(`${day}T02:30:00Z`), timeZone: 'Asia/Macau', hotline }]],
    kept: [['E1']],
    done: [[{ reference: 'E1', hotline }]],
  },
  member: {
    held: [['R1', hotline]],
    lifted: [[hotline]],
    personalChanged: [[['address', 'noPromotions'], hotline]],
    lossReported: [[hotline]],
    cardSwapped: [[hotline]],
    loggedOut: [[hotline]],
    emailChanged: [['H1', hotline]],
    mobileChanged: [['H1', hotline]],
  },
  payment: {
    handedOut: [[{ reference: 'P1', amount: 4000, hotline }]],
    transferred: [[{ reference: 'P1', amount: 4000 }]],
    refunded: [
      [{ reference: 'P1', amount: 4000 }],
      [{ reference: 'P1', amount: 100 }],
      [{ reference: 'P1', amount: 1050 }],
    ],
  },
  personal: { changed: [[['address', 'area', 'pickUpPlace'], hotline]] },
  government: {
    linked: [[{ account, hotline }]],
    unlinked: [[{ account, hotline }]],
  },
  guardianship: {
    unnamed: [['714']],
    addedToChild: [['N1', hotline]],
    addedToGuardian: [['N1', hotline]],
    addedToOther: [[{ name: 'N1', child: 'N2' }, hotline]],
    endedToChild: [['N1', hotline]],
    endedToGuardian: [['N1', hotline]],
    endedToOther: [[{ name: 'N1', child: 'N2' }, hotline]],
    handedOverToMember: [[]],
    handedOverToGuardian: [['N1']],
  },
  login: {
    link: [[link]],
    strangersTried: [[{ governmentAccount: account, hotline }]],
    passwordChanged: [[hotline]],
  },
  pool: {
    bought: [
      [toldTicket],
      [{ ...toldTicket, amount: 1500 }],
      [{ ...toldTicket, amount: 2000, isPaid: true, children: 1 }],
    ],
    givenBack: [
      [toldTicket],
      [{ ...toldTicket, amount: 1500, isPaid: true }],
      [{ ...toldTicket, amount: 2500, isPaid: true, atDesk: true, children: 2 }],
    ],
    tooLate: [[{ ...toldTicket, amount: 1500, isPaid: true }]],
    closed: [
      ...closureReasons.map((reason): [Parameters<Letters['pool']['closed']>[0]] => [
        { reason, text: 'X1', refund: 0, tickets: [toldTicket] },
      ]),
      [{ reason: 'other', text: 'X1', refund: 1500, tickets: [toldTicket, toldTicket] }],
    ],
    closedInShort: [
      [{ reason: 'typhoon', many: 1, pool: 'P1', startsAt: told.startsAt, timeZone: 'Asia/Macau', refund: 0 }],
      [{ reason: 'other', many: 3, pool: 'P1', startsAt: told.startsAt, timeZone: 'Asia/Macau', refund: 4000 }],
    ],
    line: [0, 1, 2].map((children) => [{ ...toldSession, children }]),
  },
  recovery: {
    usernameReminder: [['x1']],
    memberNumberReminder: [[memberNumber]],
    passwordReset: [[{ username: 'x1', link }]],
    mobileRecovery: [[{ link }]],
    mobileRecoveryBegun: [[{ mobileHint: '6612', at: new Date(`${day}T02:30:00Z`), timeZone: 'Asia/Macau', link }]],
    mobileRecoveryBegunInAccount: [
      [{ mobileHint: '6612', at: new Date(`${day}T02:30:00Z`), timeZone: 'Asia/Macau', hotline }],
    ],
    mobileRecoveryStopped: [[hotline]],
    mobileRecoveryOvertaken: [['B1']],
    mobileRecoveryFailed: [[hotline]],
  },
  session: {
    copied: [[hotline]],
  },
  missingDocument: {
    asked: [
      [{ reference: 'D1', dueOn: day, kinds: [], why: 'R1', link }],
      [{ reference: 'D1', dueOn: day, kinds: [], words: 'W1', why: 'R1', link }],
    ],
    askedAgain: [[{ reference: 'D1', dueOn: day, reasons: { photo: 'R1' }, link }]],
    accepted: [['D1']],
    withdrawn: [['D1']],
  },
  appeal: {
    received: [true, false].map((rests) => [{ reference: 'P1', dueOn: day, rests }]),
    granted: [[{ reference: 'P1', reason: 'R1', hotline }]],
    dismissed: [[{ reference: 'P1', reason: 'R1', hotline }]],
    receivedOfMissed: [[{ reference: 'P1', booking: 'B1', dueOn: day }]],
    grantedOfMissed: [[{ reference: 'P1', booking: 'B1', reason: 'R1', hotline }]],
    dismissedOfMissed: [
      [{ reference: 'P1', booking: 'B1', reason: 'R1', hotline }],
      [{ reference: 'P1', booking: 'B1', reason: 'R1', until: day, hotline }],
    ],
  },
  course: {
    registered: [[{ ...registeredCourse, drawAt: told.startsAt, signUpFrom: told.endsAt }]],
    drawn: [[{ ...registeredCourse, rank: 7, turnAt: told.startsAt, until: told.endsAt }]],
    enrolled: [[toldPlaceInCourse], [{ ...toldPlaceInCourse, isPaid: true }], [{ ...toldPlaceInCourse, amount: 0 }]],
    keptForYou: [[{ ...toldPlaceInCourse, payBy: new Date('2026-11-25T15:59:00Z'), hotline }]],
    lapsed: [[toldPlaceInCourse]],
    tooLate: [[{ ...toldPlaceInCourse, isPaid: true }]],
    withdrawn: refundsOfCourse.map((one) => [one]),
    removed: refundsOfCourse.map((one) => [{ ...one, reason: 'R1', hotline }]),
    meetingCancelled: courseCancelReasons.map((reason) => [{ ...toldMeeting, reason }]),
    meetingCancelledInShort: courseCancelReasons.map((reason) => [{ ...toldInShortOfMeeting, reason }]),
    meetingSet: [[toldMeeting], [{ ...toldMeeting, was: told.endsAt }]],
    closed: courseCancelReasons.map((reason) => [{ ...toldPlaceInCourse, reason, refund: 0 }]),
    line: [[{ name: 'N1', course: '2026-2-07', startsOn: day }]],
  },
  noShow: {
    counted: [
      [{ bookings: [told], most: 2, withinDays: 60, restrictDays: 30, appealBy: day, hotline }],
      [{ bookings: [told], most: 2, withinDays: 60, restrictDays: 30, until: day, appealBy: day, hotline }],
    ],
    excused: [true, false].map((isFree) => [{ reference: 'B1', reason: 'R1', isFree }]),
    cameAfterAll: [true, false].map((isFree) => [{ reference: 'B1', isFree }]),
  },
  supplement: {
    received: [true, false].map((renews) => [{ reference: 'S1', dueOn: day, renews }]),
    approved: [[{ reference: 'S1', validUntil: day }], [{ reference: 'S1' }]],
    rejected: [[{ reference: 'S1', reasons: { photo: 'R1', idCopy: 'R2' }, link }]],
  },
  waiting: {
    offered: [[{ ...toldOffer, link }], [{ ...toldOffer, amount: 4000, link }]],
    offeredInAccount: [[toldOffer]],
    offeredInShort: [
      [{ venue: 'V1', startsAt: toldOffer.startsAt, until: toldOffer.until, timeZone: 'Asia/Macau', link }],
    ],
    unanswered: [[toldPlace]],
    returned: [[{ ...toldPlace, why: 'closed' }], [{ ...toldPlace, why: 'rights' }]],
    over: [[toldPlace]],
    courseOffered: [[{ ...toldCourseOffer, link }]],
    courseOfferedInAccount: [[{ ...toldCourseOffer, amount: 0 }]],
    courseOfferedInShort: [[{ name: 'N1', venue: 'V1', until: told.startsAt, timeZone: 'Asia/Macau', link }]],
    courseWait: (['unanswered', 'over', 'rights'] as const).map((news) => [{ ...toldWaitedCourse, news }]),
  },
}

const named = Object.entries(samples).flatMap(([word, ofWord]) =>
  Object.entries(ofWord).map(([name, all]) => ({ word, name, all })),
)
const written = named.flatMap(({ word, name, all }) =>
  all.map((given: unknown[]) => {
    const letterIn = (locale: keyof typeof letters) => {
      const ofWord: Record<string, unknown> = letters[locale][word as keyof Letters] // The name ties it to its sample.
      const letter = ofWord[name]
      return typeof letter === 'function' ? letter(...given) : letter
    }
    const which = given.filter((one) => typeof one === 'string' && one !== hotline)
    return { name: `${word} ${name}`, which: [word, name, ...which].join(' '), given, letterIn }
  }),
)
type Written = (typeof written)[number]
const sentencesOf = (letter: unknown): string[] =>
  typeof letter === 'string'
    ? letter.split(/[.!?:;\n。！？：；]+/).map((sentence) => sentence.trim())
    : Object.values(letter as object).flatMap(sentencesOf)

const chinese = /\p{Script=Han}/u

describe('[G01] a letter is written in the language of who gets it', () => {
  test.each(written)('$which', ({ letterIn }) => {
    const [zh, pt, en] = (['zh', 'pt', 'en'] as const).map((locale) => sentencesOf(letterIn(locale)))
    const words = (sentences: string[] = []) => sentences.filter((sentence) => /\p{L}{2,}\s\p{L}/u.test(sentence))

    expect(words(zh).filter((sentence) => !chinese.test(sentence))).toEqual([])
    expect([...words(pt), ...words(en)].filter((sentence) => chinese.test(sentence))).toEqual([])
    expect(words(pt).filter((sentence) => en?.includes(sentence))).toEqual([])
    expect(
      words(pt).length * words(en).length * (zh ?? []).filter((sentence) => chinese.test(sentence)).length,
    ).not.toBe(0)
  })
})

const locales = ['zh', 'pt', 'en'] as const
const all = written.flatMap(({ which, letterIn }) =>
  locales.map((language) => [language, which, letterIn(language)] as const),
)
/** The subject and the words of a letter; of a sentence that is added to one, itself. */
const wordsOf = (letter: unknown) =>
  typeof letter === 'string' ? letter : Object.values(letter as { subject: string; body: string }).join('\n')

const dayIn = { zh: '2026年11月25日', pt: '25 de Novembro de 2026', en: '25 November 2026' }
const laterDayIn = { zh: '2026年12月15日', pt: '15 de Dezembro de 2026', en: '15 December 2026' }

describe('a letter says who writes, and where help is', () => {
  const call = { zh: /致電/, pt: /telefone/i, en: /\bcall\b/i }
  const { authority, portal } = defaultSettings

  test.each(all)('%s %s: around it', (language, _, letter) => {
    const body = wordsOf(letter)
    const email = framed({ body, channel: 'email', language }, { ...defaultSettings, hotline })

    expect(framed({ body, channel: 'sms', language }, defaultSettings)).toBe(
      language === 'zh' ? `【${portal.zh}】${body}` : `${portal[language]}: ${body}`,
    )
    const [before = '', after = ''] = email.split(body)
    expect(before).toContain(portal[language])
    expect(after).toMatch(new RegExp(`${authority[language]}\\n.*${hotline}`))
  })

  test.each(all)('%s %s: no day, number or advice is written for machines', (language, _, letter) => {
    const said = wordsOf(letter)

    expect(said).not.toMatch(/\d{4}-\d\d-\d\d|\d{9}|undefined|NaN/)
    if (call[language].test(said)) expect(said).toContain(hotline)
  })

  test.each(locales)('%s: days, times and member numbers are written as on screens', (language) => {
    const { application, activation, card, recovery } = letters[language]
    const [[received], [approved], [temporary], [begun]] = [
      samples.application.received[0] ?? [],
      samples.activation.approved[0] ?? [],
      samples.card.temporary[0] ?? [],
      samples.recovery.mobileRecoveryBegun[0] ?? [],
    ]
    if (!received || !approved || !temporary || !begun) throw new Error('a sample is missing')

    expect(application.received(received).body).toContain(dayIn[language])
    expect(activation.approved(approved).body).toContain('100 000 017')
    expect(card.temporary(temporary).body).toMatch(
      new RegExp(`100 000 017[^]*${dayIn[language]}[^]*${laterDayIn[language]}`),
    )
    expect(recovery.memberNumberReminder(memberNumber).body).toContain('100 000 017')
    expect(recovery.mobileRecoveryBegun(begun).body).toMatch(new RegExp(`${dayIn[language]}.*10:30`))
  })
})

/** What chooses the words of a letter, or how they are written, and does not stand in it. */
const choices = new Set<unknown>([
  ...codePurposes,
  'idNumber',
  'email',
  'authorised',
  'declined',
  'withdrawn',
  'address',
  'area',
  'pickUpPlace',
  'noPromotions',
  'Asia/Macau',
  ...companionKinds,
  ...childRelations,
  ...closureReasons,
  'badminton',
  ...struckReasons,
  'closed',
  'rights',
  ...courseCancelReasons,
  'unanswered',
  'over',
])
/** The facts that a letter was given, each by its name and as it is written in a language. */
const factsOf = (given: unknown[], language: Locale): [name: string, written: string][] =>
  given.flatMap((one) => {
    if (choices.has(one)) return []
    if (one === day || one instanceof Date) return [['day', dayIn[language]]]
    if (one === laterDay) return [['later day', laterDayIn[language]]]
    if (one === memberNumber) return [['member number', '100 000 017']]
    return typeof one === 'string' ? [[one, one]] : factsOf(Object.values(one as object), language)
  })

describe('a letter tells each fact in its place', () => {
  /** The facts in the order in which they stand there, and the words without them. */
  const readIn = (language: Locale, { given, letterIn }: Written) => {
    const facts = new Map(factsOf(given, language).map(([name, written]) => [written, name]))
    const escaped = [...facts.keys()].map((written) => written.replace(/[.]/g, '\\.'))
    const pattern = new RegExp(escaped.join('|') || '(?!)', 'g')
    const said = wordsOf(letterIn(language))
    return { told: (said.match(pattern) ?? []).map((written) => facts.get(written)), words: said.replace(pattern, '') }
  }

  // Of a number that is about to change, Chinese tells the day first.
  test.each(written)('$which: the same facts in the same order in every language, and none is left out', (one) => {
    const { told } = readIn('zh', one)

    expect(new Set(told)).toEqual(new Set(factsOf(one.given, 'zh').map(([name]) => name)))
    const isBegun = one.name.startsWith('recovery mobileRecoveryBegun')
    const elsewhere = isBegun ? ['6612', 'day', ...told.slice(2)] : told
    expect(readIn('pt', one).told).toEqual(elsewhere)
    expect(readIn('en', one).told).toEqual(elsewhere)
  })

  const [minute, hour, days] = [60, 3600, 86_400]
  const unitIn = {
    zh: { [minute]: '分鐘', [hour]: '小時', [days]: '天' },
    pt: { [minute]: 'minutos', [hour]: 'horas', [days]: 'dias' },
    en: { [minute]: 'minutes', [hour]: 'hours', [days]: 'days' },
  }
  const lasting = (purpose: LinkPurpose, unit: number) => [links[purpose].seconds / unit, unit] as const
  /** For how long the secret in a letter is good. */
  const lastingIn: Record<string, readonly [number, number]> = {
    'activation approved': lasting('activate', hour),
    'application rejected': lasting('correct', days),
    'code message': [constant.code.seconds / minute, minute],
    'consent paymentAsked': lasting('parent_consent', hour),
    'contact confirmNewEmail': lasting('change_email', hour),
    'contact confirmEmail': lasting('confirm_email', hour),
    'login link': lasting('log_in', minute),
    'recovery passwordReset': lasting('reset_password', minute),
    'recovery mobileRecovery': lasting('recover_mobile', hour),
  }

  /** Letters that tell a rule of the settings by its numbers. */
  const ofTheRule = ['noShow counted']

  test.each(written)('$which: for how long it is good, as the portal counts', (one) => {
    const [count, unit = hour] = lastingIn[one.name] ?? []
    for (const language of locales) {
      const found = [
        ...readIn(language, one).words.matchAll(/(\d+) ?(分鐘|小時|天|minutos|horas|dias|minutes|hours|days)/g),
      ]

      const foundIn = found.map(([, many, of]) => `${many} ${of}`)
      if (ofTheRule.includes(one.name)) continue
      expect(foundIn).toEqual(count ? [`${count} ${unitIn[language][unit]}`] : [])
    }
  })

  /** What is told by letters that are easily mistaken for each other: in their subject, if they have one, and after it. */
  const toldIn: Record<string, Record<Locale, [RegExp, RegExp?]>> = {
    'activation approved': {
      zh: [/已獲批准/, /申請已獲批准/],
      pt: [/Pedido aprovado/, /foi aprovado/],
      en: [/Application approved/, /has been approved/],
    },
    'application rejected': {
      zh: [/不獲批准/, /不獲批准/],
      pt: [/não foi aprovado/, /não foi aprovado/],
      en: [/was not approved/, /was not approved/],
    },
    'application duplicate idNumber': {
      zh: [/資料/, /證件號碼/],
      pt: [/dados/, /documento/],
      en: [/details/, /ID number/],
    },
    'application duplicate email': { zh: [/資料/, /電郵/], pt: [/dados/, /e-mail/], en: [/details/, /e-mail address/] },
    'consent paymentDecided authorised': {
      zh: [/已獲授權/, /已授權/],
      pt: [/online autorizado/, /tutor autorizou/],
      en: [/has been authorised/, /has authorised/],
    },
    'consent paymentDecided declined': {
      zh: [/未獲授權/, /沒有授權/],
      pt: [/não autorizou/, /não autorizou/],
      en: [/did not authorise/, /did not authorise/],
    },
    'consent paymentDecided withdrawn': {
      zh: [/已撤回/, /已撤回/],
      pt: [/retirada/, /retirou/],
      en: [/withdrawn/, /has withdrawn/],
    },
    'contact mobileChanged 6612': {
      zh: [/電話號碼已更改/, /已更改/],
      pt: [/foi alterado/, /é agora/],
      en: [/changed/, /is now/],
    },
    'contact mobileConfirmed 6612': {
      zh: [/電話號碼已確認/, /已確認/],
      pt: [/foi confirmado/, /foi confirmado/],
      en: [/confirmed/, /has been confirmed/],
    },
    'contact emailChangeAsked e1': {
      zh: [/要求更改/, /連結確認後才會更改/],
      pt: [/Pedido de alteração/, /Só muda depois/],
      en: [/Request to change/, /only after/],
    },
    'contact emailChanged e1': {
      zh: [/電郵已更改/, /已更改/],
      pt: [/foi alterado/, /é agora/],
      en: [/changed/, /is now/],
    },
    'government linked': {
      zh: [/已連結/, /可使用該帳戶登入/],
      pt: [/foi associada/, /pode usar/],
      en: [/linked/, /can now log in/],
    },
    'government unlinked': {
      zh: [/已取消連結/, /已取消連結/],
      pt: [/deixou de/, /deixou de/],
      en: [/unlinked/, /can no longer log in/],
    },
    'recovery mobileRecoveryBegun': {
      zh: [/即將更改/, /停止/],
      pt: [/vai ser/, /cancelar/],
      en: [/about to/, /to stop it/],
    },
    'recovery mobileRecoveryBegunInAccount': {
      zh: [/即將更改/, /停止/],
      pt: [/vai ser/, /cancelar/],
      en: [/about to/, /to stop it/],
    },
    'recovery mobileRecoveryStopped': {
      zh: [/已停止/, /維持不變/],
      pt: [/cancelada/, /o mesmo/],
      en: [/stopped/, /stays the same/],
    },
    'recovery mobileRecoveryFailed': {
      zh: [/未能更改/, /維持不變/],
      pt: [/não foi alterado/, /o mesmo/],
      en: [/not been changed/, /stays the same/],
    },
  }
  const usesIn: Record<string, Record<Locale, string>> = {
    login: { zh: '登入', pt: 'iniciar sessão', en: 'log in' },
    proof: { zh: '確認身份', pt: 'confirmar a identidade', en: 'confirm that it is you' },
    register: { zh: '登記', pt: 'o registo', en: 'register' },
    activate: { zh: '啟動網上帳戶', pt: 'activar a conta online', en: 'activate your online account' },
    correct: { zh: '更正申請', pt: 'corrigir o pedido', en: 'correct your application' },
    change_mobile: { zh: '更改流動電話號碼', pt: 'alterar o número de telemóvel', en: 'change your mobile number' },
    confirm_mobile: { zh: '確認流動電話號碼', pt: 'confirmar o número de telemóvel', en: 'confirm your mobile number' },
    reset_password: { zh: '重設密碼', pt: 'definir uma nova palavra-passe', en: 'set a new password' },
  }

  test.each(Object.keys(toldIn))('%s: what has happened', (which) => {
    const [one] = written.filter((letter) => letter.which === which)
    if (!one) throw new Error(`no sample of ${which}`)
    for (const language of locales) {
      const { subject, body } = one.letterIn(language) as { subject: string; body: string }
      const [inSubject = /./, after = /./] = toldIn[which]?.[language] ?? []

      expect(subject).toMatch(inSubject)
      expect(body).toMatch(after)
    }
  })

  test.each(codePurposes)('a code says what it is for: %s', (purpose) => {
    for (const language of locales) {
      const use = usesIn[purpose]?.[language] ?? purpose
      const { subject, body } = letters[language].code.message('123456', purpose)
      const [before, after] = { zh: ['', '驗證碼'], pt: ['para ', ''], en: ['to ', ''] }[language]

      expect(subject).toContain(`${before}${use}${after}`)
      expect(body).toContain(`${before}${use}${after}`)
    }
  })
})
