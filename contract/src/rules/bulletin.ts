import { type Locale, locales } from '../locale.ts'
import type { IdType } from './identity.ts'
import { isSafeUri } from './safeUri.ts'

/** The longest title of a notice by staff: it has to fit into two lines of a telephone. */
export const longestBulletinTitle = 100
/** The longest text, in characters. */
export const longestBulletin = 4000

/** From so many people on, their number has to be typed before a notice is sent; before a notice to all, always. */
export const typedFrom = 100

/** What members have used within the last twelve months, or have taken up. */
export const usedServices = ['visits', 'gifts', 'onlineCard', 'governmentLink'] as const
export type UsedService = (typeof usedServices)[number]

/** Who is in a group. Of a list that is empty, and of an age that is null, nothing is asked. */
export interface BulletinGroup {
  /** In whole years, on the day on which it is sent. */
  ageFrom: number | null
  ageTo: number | null
  areas: string[]
  languages: Locale[]
  idTypes: IdType[]
  /** One of these is enough. */
  services: UsedService[]
}

type InThree<Name extends string> = Record<`${Name}${Capitalize<Locale>}`, string>
export type BulletinTexts = InThree<'title'> & InThree<'message'> & { uri: string }

/** A group that asks for nothing would be everybody: whoever wants that says so. */
const isGroupOfNobody = ({ ageFrom, ageTo, areas, languages, idTypes, services }: BulletinGroup) =>
  ageFrom === null &&
  ageTo === null &&
  [areas, languages, idTypes, services].every((asked: readonly unknown[]) => asked.length === 0)

/** What is in the way of sending a notice, by the field where it stands. */
export type BulletinProblem = 'missing' | 'too_long' | 'address' | 'address_in_text' | 'ages' | 'group'
export type BulletinProblems = Partial<Record<keyof BulletinTexts | 'group' | 'ageTo', BulletinProblem>>

/** An address is given once, beside the text, where it is checked: within a text it could lead anywhere. */
const hasAddress = (text: string) => /:\/\/|\bwww\.|\b(?:javascript|data):/i.test(text)

const problemOf = (text: string, most: number): BulletinProblem | undefined => {
  if (text.trim() === '') return 'missing'
  if (text.length > most) return 'too_long'
  return hasAddress(text) ? 'address_in_text' : undefined
}
const suffix = { zh: 'Zh', pt: 'Pt', en: 'En' } as const

/** Says what is in the way of sending a notice. Nothing is: it can be sent. */
export const bulletinProblems = (
  texts: BulletinTexts,
  { hosts, group }: { hosts: readonly string[]; group?: BulletinGroup | undefined },
): BulletinProblems => {
  const found = locales.flatMap((locale) => [
    [`title${suffix[locale]}`, problemOf(texts[`title${suffix[locale]}`], longestBulletinTitle)],
    [`message${suffix[locale]}`, problemOf(texts[`message${suffix[locale]}`], longestBulletin)],
  ])
  const isOutside = texts.uri !== '' && !isSafeUri(texts.uri, hosts)
  const areTurned = group !== undefined && (group.ageFrom ?? 0) > (group.ageTo ?? Number.POSITIVE_INFINITY)
  return Object.fromEntries(
    [
      ...found,
      ['uri', isOutside ? 'address' : undefined],
      ['ageTo', areTurned ? 'ages' : undefined],
      ['group', group && isGroupOfNobody(group) ? 'group' : undefined],
    ].filter(([, problem]) => problem !== undefined),
  )
}

/** Whether it would reach hardly more people than somebody has confirmed: members come and go all the time. */
export const isReachConfirmed = (confirmed: number, now: number) => now <= confirmed + Math.max(10, confirmed * 0.1)
