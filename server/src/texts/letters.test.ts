import { describe, expect, test } from 'vitest'
import { letters } from './letters.ts'

type Letters = typeof letters.zh
type Samples = { [Name in keyof Letters]: Letters[Name] extends (...given: infer Given) => unknown ? Given[] : [][] }

const link = 'https://portal.example/1'
const codePurposes = [
  ...['login', 'proof', 'register', 'activate', 'correct'],
  ...['change_mobile', 'confirm_mobile', 'reset_password'],
] as Parameters<Letters['code']>[1][] // The spread loses the literal types.

/** Samples for each letter, in no language: all letters have to be here to compile. */
const samples: Samples = {
  code: codePurposes.map((purpose) => ['123456', purpose]),
  activation: [[{ username: 'x1', memberNumber: '1', link }]],
  loginLink: [[link]],
  passwordChanged: [['2888']],
  temporaryCard: [[{ name: 'X', memberNumber: '1', validUntil: '2', permanentFrom: '3', product: 'X' }]],
  mobileChanged: [['6612', '2888']],
  mobileConfirmed: [['6612', '2888']],
  confirmNewEmail: [[{ link, portal: 'X' }]],
  emailWanted: [[]],
  emailChangeAsked: [['x', '2888']],
  emailChanged: [['x', '2888']],
  confirmEmail: [[link]],
  governmentLinked: [['2888']],
  governmentUnlinked: [['2888']],
  paymentAsked: [[{ name: 'X', link }]],
  paymentDecided: [['authorised'], ['declined'], ['withdrawn']],
  usernameReminder: [['x1']],
  memberNumberReminder: [['1']],
  passwordReset: [[{ username: 'x1', link }]],
  mobileRecovery: [[{ link }]],
  mobileRecoveryBegun: [[{ mobileHint: '6612', at: '1', link }]],
  mobileRecoveryStopped: [['2888']],
  mobileRecoveryOvertaken: [['.']],
  mobileRecoveryFailed: [['2888']],
  received: [[{ reference: 'A1', dueOn: '1' }]],
  rejected: [[{ reference: 'A1', reason: '.', link }]],
  duplicate: [['idNumber'], ['email']],
  sessionCopied: [['2888']],
}

const written = Object.entries(samples).flatMap(([name, all]) =>
  all.map((given: unknown[]) => {
    const letterIn = (locale: keyof typeof letters) => {
      const letter = letters[locale][name as keyof Letters] as unknown // The name ties it to its sample.
      return typeof letter === 'function' ? letter(...given) : letter
    }
    return [[name, ...given.filter((one) => typeof one === 'string')].join(' '), letterIn] as const
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
