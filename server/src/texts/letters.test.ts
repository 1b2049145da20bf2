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
const account = 'X'
const codePurposes = [
  ...['login', 'proof', 'register', 'activate', 'correct'],
  ...['change_mobile', 'confirm_mobile', 'reset_password'],
] as Parameters<Letters['code']['message']>[1][] // The spread loses the literal types.

/** Samples for each letter, in no language: all letters have to be here to compile. */
const samples: Samples = {
  activation: {
    approved: [[{ username: 'x1', memberNumber, link, place: 'X' }]],
  },
  application: {
    received: [[{ reference: 'A1', dueOn: day }]],
    rejected: [[{ reference: 'A1', reason: '.', link }]],
    duplicate: [
      ['idNumber', hotline],
      ['email', hotline],
    ],
  },
  card: {
    temporary: [[{ name: 'X', memberNumber, validUntil: day, permanentFrom: laterDay, product: 'X', hotline }]],
    lossReported: [[hotline]],
  },
  code: {
    message: codePurposes.map((purpose) => ['123456', purpose]),
  },
  consent: {
    paymentAsked: [[{ name: 'X', link }]],
    paymentDecided: [['authorised'], ['declined'], ['withdrawn']],
  },
  contact: {
    mobileChanged: [['6612', hotline]],
    mobileConfirmed: [['6612', hotline]],
    confirmNewEmail: [[link]],
    emailWanted: [[hotline]],
    emailChangeAsked: [['x', hotline]],
    emailChanged: [['x', hotline]],
    confirmEmail: [[link]],
  },
  government: {
    linked: [[{ account, hotline }]],
    unlinked: [[{ account, hotline }]],
  },
  login: {
    link: [[link]],
    strangersTried: [[{ governmentAccount: 'X', hotline }]],
    passwordChanged: [[hotline]],
  },
  recovery: {
    usernameReminder: [['x1']],
    memberNumberReminder: [[memberNumber]],
    passwordReset: [[{ username: 'x1', link }]],
    mobileRecovery: [[{ link }]],
    mobileRecoveryBegun: [[{ mobileHint: '6612', at: new Date(`${day}T02:30:00Z`), timeZone: 'Asia/Macau', link }]],
    mobileRecoveryStopped: [[hotline]],
    mobileRecoveryOvertaken: [['.']],
    mobileRecoveryFailed: [[hotline]],
  },
  session: {
    copied: [[hotline]],
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
    return [[word, name, ...which].join(' '), letterIn] as const
  }),
)
const sentencesOf = (letter: unknown): string[] =>
  typeof letter === 'string'
    ? letter.split(/[.!?:;\n。！？：；]+/).map((sentence) => sentence.trim())
    : Object.values(letter as object).flatMap(sentencesOf)

const chinese = /\p{Script=Han}/u

describe('[G01] a letter is written in the language of who gets it', () => {
  test.each(written)('%s', (_, letterIn) => {
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
const all = written.flatMap(([name, letterIn]) =>
  locales.map((language) => [language, name, letterIn(language)] as const),
)
/** The subject and the words of a letter; of a sentence that is added to one, itself. */
const wordsOf = (letter: unknown) =>
  typeof letter === 'string' ? letter : Object.values(letter as { subject: string; body: string }).join('\n')

describe('a letter says who writes, and where help is', () => {
  const dayIn = { zh: '2026年11月25日', pt: '25 de Novembro de 2026', en: '25 November 2026' }
  const laterDayIn = { zh: '2026年12月15日', pt: '15 de Dezembro de 2026', en: '15 December 2026' }
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
