import type { GateNo } from '@palaestra/contract'
import { gate as en } from '../../texts/en/gate.ts'
import { gate as pt } from '../../texts/pt/gate.ts'
import { gate as zh } from '../../texts/zh/gate.ts'

type Reason = GateNo | 'open' | 'leave'

/** What the display of a gate shows, in three languages. */
export const saidOf = (reason: Reason) => ({ zh: zh[reason], pt: pt[reason], en: en[reason] })

/** All that it may show. */
export const saysOfGates = () => (Object.keys(zh) as Reason[]).map((reason) => ({ reason, said: saidOf(reason) }))
