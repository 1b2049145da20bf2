import { describe, expect, test } from 'vitest'
import { letters } from './letters.ts'

type Letters = typeof letters.zh
type SamplesOf<Word> = { [Name in keyof Word]: Word[Name] extends (...given: infer Given) => unknown ? Given[] : [][] }
type Samples = { [Word in keyof Letters]: SamplesOf<Letters[Word]> }

const link = 'https://portal.example/1'
const codePurposes = [
  ...['login', 'proof', 'register', 'activate', 'correct'],
  ...['change_mobile', 'confirm_mobile', 'reset_password'],
] as Parameters<Letters['code']['message']>[1][] // The spread loses the literal types.

/** Samples for each letter, in no language: all letters have to be here to compile. */
const samples: Samples = {
  activation: {
    approved: [[{ username: 'x1', memberNumber: '1', link }]],
  },
  application: {
    received: [[{ reference: 'A1', dueOn: '1' }]],
    rejected: [[{ reference: 'A1', reason: '.', link }]],
    duplicate: [['idNumber'], ['email']],
  },
  card: {
    temporary: [[{ name: 'X', memberNumber: '1', validUntil: '2', permanentFrom: '3', product: 'X' }]],
  },
  code: {
    message: codePurposes.map((purpose) => ['123456', purpose]),
  },
  consent: {
    paymentAsked: [[{ name: 'X', link }]],
    paymentDecided: [['authorised'], ['declined'], ['withdrawn']],
  },
  contact: {
    mobileChanged: [['6612', '2888']],
    mobileConfirmed: [['6612', '2888']],
    confirmNewEmail: [[{ link, portal: 'X' }]],
    emailWanted: [[]],
    emailChangeAsked: [['x', '2888']],
    emailChanged: [['x', '2888']],
    confirmEmail: [[link]],
  },
  government: {
    linked: [['2888']],
    unlinked: [['2888']],
  },
  login: {
    link: [[link]],
    passwordChanged: [['2888']],
  },
  recovery: {
    usernameReminder: [['x1']],
    memberNumberReminder: [['1']],
    passwordReset: [[{ username: 'x1', link }]],
    mobileRecovery: [[{ link }]],
    mobileRecoveryBegun: [[{ mobileHint: '6612', at: '1', link }]],
    mobileRecoveryStopped: [['2888']],
    mobileRecoveryOvertaken: [['.']],
    mobileRecoveryFailed: [['2888']],
  },
  session: {
    copied: [['2888']],
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
    return [[word, name, ...given.filter((one) => typeof one === 'string')].join(' '), letterIn] as const
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
