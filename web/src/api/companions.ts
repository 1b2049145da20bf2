import { api, type CompanionKind, type Reply } from '@palaestra/contract'
import { locale } from '#texts/document'
import { send } from './client.ts'
import type { Query } from './query.ts'

export type Companions = Reply<typeof api.companion.mine>
export type Person = Companions['people'][number]
export type Relative = Companions['family'][number]
export type Ask = Companions['asks'][number]
export type Standing = Companions['standsWith'][number]

/** The family, and the people with whom the member acts. What is being written stays when one comes back to the tab. */
export const companions: Query<Companions> = {
  queryKey: ['account', 'companions'],
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  queryFn: () => send(api.companion.mine, {}),
}

/** The Chinese name in Chinese, where there is one; the other one elsewhere. Null of whom no name is known. */
export const nameIfKnown = ({ nameZh, namePt }: { nameZh: string | null; namePt: string | null }) =>
  locale === 'zh' ? (nameZh ?? namePt) : namePt

/** Those of one list. */
export const inList = ({ people }: Companions, kind: CompanionKind) => people.filter((person) => person.kind === kind)
