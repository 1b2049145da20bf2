import type { CaseState } from './cases.ts'
import { addDays } from './days.ts'
import type { HoldReason } from './entitlement.ts'

/**
 * What can be appealed against: the holds that are a judgement. Documents that are overdue and a lost card have cures of
 * their own.
 */
export const judgements = ['authority', 'no_show'] as const satisfies readonly HoldReason[]
export type Judgement = (typeof judgements)[number]
export const isJudgement = (reason: HoldReason): reason is Judgement => judgements.some((one) => one === reason)

/** Whether what is appealed against holds nobody back as long as the appeal waits: what a day ends anyway would often be over. */
export const restsWhileAppealed = (reason: Judgement) => reason === 'no_show'

/** How much is said in an appeal, in characters. About one missed booking there may be little to say. */
export const appealWords = { least: 20, leastAboutMissed: 5, most: 2000 } as const

/** Days after the one on which a missed booking was counted, within which one appeals against it. */
const daysToAppeal = 14

/** The last day on which one may appeal against a missed booking. */
export const lastDayToAppeal = (countedOn: string) => addDays(countedOn, daysToAppeal)

/** A missed booking that its member wants to appeal against. */
interface Missed {
  /** The day on which it was counted, and its member told. */
  countedOn: string
  isExcused: boolean
  /** An appeal against it waits, or has been decided: one that was taken back is none. */
  isAppealed: boolean
}

/** Why nobody appeals against a missed booking; undefined where its member may. */
export const refusalToAppeal = ({ countedOn, isExcused, isAppealed }: Missed, today: string) => {
  if (isExcused) return 'missed_excused' as const
  if (isAppealed) return 'missed_appealed' as const
  return today > lastDayToAppeal(countedOn) ? ('missed_appeal_late' as const) : undefined
}

/**
 * An appeal as its member sees it. While a decision can be undone it is none, and the appeal waits. `closed`: the hold
 * was lifted before anything was decided.
 */
export const appealStates = ['waiting', 'granted', 'dismissed', 'withdrawn', 'closed'] as const
export type AppealState = (typeof appealStates)[number]

const decided: Partial<Record<CaseState, AppealState>> = { passed: 'granted', rejected: 'dismissed' }

export const appealStateOf = ({ state, lapsed }: { state: CaseState; lapsed: boolean }): AppealState => {
  if (state === 'withdrawn') return lapsed ? 'closed' : 'withdrawn'
  return decided[state] ?? 'waiting'
}

/** Why a hold cannot be appealed against once more: one appeal waits, or has been decided. One taken back does not count. */
export const closedToAppeal = (appeals: readonly { state: AppealState }[]) => {
  if (appeals.some(({ state }) => state === 'waiting')) return 'appeal_waiting' as const
  return appeals.some(({ state }) => state === 'granted' || state === 'dismissed')
    ? ('appeal_decided' as const)
    : undefined
}
