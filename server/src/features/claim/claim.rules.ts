import type { Holder } from '@palaestra/contract'

interface Claim {
  staffId: number
  name: string
  since: Date
}

/** A claim as somebody at the desk sees it. */
export const holderFor = (staffId: number, claim: Claim | undefined): Holder | null =>
  claim ? { name: claim.name, since: claim.since.toISOString(), mine: claim.staffId === staffId } : null
