import type { CaseState } from './cases.ts'
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

/** How much is said in an appeal, in characters. */
export const appealWords = { least: 20, most: 2000 } as const

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
