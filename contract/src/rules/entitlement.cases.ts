import type { ConsentState } from './consent.ts'
import {
  type HoldReason,
  type Reason,
  type Service,
  type ServiceAnswer,
  type Standing,
  services,
} from './entitlement.ts'
import type { IdType } from './identity.ts'

/** The day on which the table is read. */
export const tableDay = '2026-03-02'

/** The codes of the table: the state, and the reason of a no. */
const codes = {
  ok: ['yes', undefined],
  in: ['no', 'account_inactive'],
  su: ['pending', 'account_suspended'],
  do: ['no', 'documents_overdue'],
  co: ['pending', 'temporary_card_coming'],
  ex: ['no', 'card_expired'],
  ct: ['no', 'card_temporary'],
  gm: ['pending', 'guardian_missing'],
  pw: ['pending', 'payment_not_authorised'],
  pn: ['no', 'payment_not_authorised'],
  mu: ['no', 'mobile_unconfirmed'],
  em: ['no', 'email_missing'],
  bm: ['pending', 'bookings_missed'],
  ad: ['no', 'adult_needed'],
  ng: ['no', 'not_the_guardian'],
  lr: ['no', 'loss_already_reported'],
  ny: ['pending', 'card_not_yet'],
  nt: ['no', 'card_not_temporary'],
  no: ['no', 'card_notice_open'],
  na: ['no', 'nothing_to_appeal'],
} as const satisfies Record<string, [ServiceAnswer['state'], Reason | undefined]>
type Code = keyof typeof codes

const cards = {
  permanent: { kind: 'permanent', validUntil: '2030-12-31', permanentFrom: null },
  // Good through its last day.
  lastDay: { kind: 'permanent', validUntil: '2026-03-02', permanentFrom: null },
  expired: { kind: 'permanent', validUntil: '2026-03-01', permanentFrom: null },
  temporary: { kind: 'temporary', validUntil: '2030-12-31', permanentFrom: '2026-03-03' },
  swappable: { kind: 'temporary', validUntil: '2030-12-31', permanentFrom: '2026-03-02' },
  temporaryExpired: { kind: 'temporary', validUntil: '2026-03-01', permanentFrom: '2026-03-03' },
  swappableExpired: { kind: 'temporary', validUntil: '2026-03-01', permanentFrom: '2026-03-02' },
} as const satisfies Record<string, Standing['card']>

/** Holds end after days; `over` has ended and holds nobody. */
const holdEnds: Partial<Record<HoldReason, string>> = { no_show: '2026-04-01' }

/**
 * role × hold × card × consent × mobile × e-mail × notice × service. A role is one of the four document types, of an adult; a
 * `minor` is 13, `eve` turns 18 tomorrow and `today18` today. What is `-` is as usual: no hold, a permanent card,
 * consent given to a minor, a confirmed mobile, an e-mail address,
 * the notice about the online card accepted. `guardian` is the guardian of a minor.
 */
const table = `
role     | hold            | card             | consent       | mobile      | email | notice | qr | book | pool | class | pay | points | play | coll | comp | child | data | loss | swap | hand | appeal
resident | -               | -                | -             | -           | -     | -      | ok | ok   | ok   | ok    | ok  | ok     | ok   | ok   | ok   | ng    | ok   | ok   | nt   | ok   | na
worker   | -               | -                | -             | -           | -     | -      | ok | ok   | ok   | ok    | ok  | ok     | ok   | ok   | ok   | ng    | ok   | ok   | nt   | ok   | na
permit   | -               | -                | -             | -           | -     | -      | ok | ok   | ok   | ok    | ok  | ok     | ok   | ok   | ok   | ng    | ok   | ok   | nt   | ok   | na
student  | -               | -                | -             | -           | -     | -      | ok | ok   | ok   | ok    | ok  | ok     | ok   | ok   | ok   | ng    | ok   | ok   | nt   | ok   | na
guardian | -               | -                | -             | -           | -     | -      | ok | ok   | ok   | ok    | ok  | ok     | ok   | ok   | ok   | ok    | ok   | ok   | nt   | ok   | na
guardian | authority       | -                | -             | -           | -     | -      | su | su   | su   | su    | su  | su     | su   | su   | su   | ok    | su   | su   | su   | su   | ok
guardian | -               | temporary        | -             | none        | none  | -      | ok | ct   | ct   | mu    | mu  | ct     | ct   | ct   | ct   | ok    | ct   | lr   | ny   | ct   | na
resident | authority       | -                | -             | -           | -     | -      | su | su   | su   | su    | su  | su     | su   | su   | su   | ng    | su   | su   | su   | su   | ok
worker   | authority       | -                | -             | none        | none  | -      | su | su   | su   | su    | su  | su     | su   | su   | su   | ng    | su   | su   | su   | su   | ok
resident | authority       | expired          | -             | -           | -     | -      | su | su   | su   | su    | su  | su     | su   | su   | su   | ng    | su   | su   | su   | su   | ok
resident | authority       | temporary        | -             | -           | -     | -      | su | su   | su   | su    | su  | su     | su   | su   | su   | ng    | su   | su   | su   | su   | ok
resident | authority       | swappable        | -             | -           | -     | -      | su | su   | su   | su    | su  | su     | su   | su   | su   | ng    | su   | su   | su   | su   | ok
resident | authority+loss  | temporary        | -             | -           | -     | -      | su | su   | su   | su    | su  | su     | su   | su   | su   | ng    | su   | su   | su   | su   | ok
minor    | authority       | -                | pending       | -           | -     | -      | su | su   | su   | su    | su  | su     | su   | su   | su   | ng    | su   | su   | su   | su   | ok
resident | documents       | -                | -             | -           | -     | -      | do | do   | do   | do    | do  | do     | do   | do   | do   | ng    | ok   | ok   | nt   | do   | na
resident | documents       | temporary        | -             | -           | -     | -      | do | do   | do   | do    | do  | do     | do   | do   | do   | ng    | ct   | lr   | ny   | do   | na
resident | documents       | swappable        | -             | -           | -     | -      | do | do   | do   | do    | do  | do     | do   | do   | do   | ng    | ct   | lr   | ok   | do   | na
permit   | documents       | expired          | -             | -           | -     | -      | do | do   | do   | do    | do  | do     | do   | do   | do   | ng    | ok   | ex   | nt   | do   | na
resident | loss            | temporary        | -             | -           | -     | -      | co | co   | co   | co    | co  | co     | co   | co   | co   | ng    | ct   | lr   | ny   | co   | na
resident | loss            | swappable        | -             | -           | -     | -      | co | co   | co   | co    | co  | co     | co   | co   | co   | ng    | ct   | lr   | ok   | co   | na
resident | loss+documents  | temporary        | -             | -           | -     | -      | do | do   | do   | do    | do  | do     | do   | do   | do   | ng    | ct   | lr   | ny   | do   | na
resident | no_show         | -                | -             | -           | -     | -      | ok | bm   | ok   | ok    | ok  | ok     | ok   | ok   | ok   | ng    | ok   | ok   | nt   | ok   | ok
resident | no_show         | temporary        | -             | -           | -     | -      | ok | ct   | ct   | ok    | ok  | ct     | ct   | ct   | ct   | ng    | ct   | lr   | ny   | ct   | ok
resident | no_show         | -                | -             | unconfirmed | -     | -      | ok | mu   | mu   | mu    | mu  | ok     | mu   | mu   | mu   | ng    | ok   | mu   | nt   | mu   | ok
resident | -               | lastDay          | -             | -           | -     | -      | ok | ok   | ok   | ok    | ok  | ok     | ok   | ok   | ok   | ng    | ok   | ok   | nt   | ok   | na
resident | -               | expired          | -             | -           | -     | -      | ex | ex   | ex   | ex    | ex  | ex     | ex   | ex   | ex   | ng    | ok   | ex   | nt   | ex   | na
worker   | -               | expired          | -             | none        | none  | -      | ex | ex   | ex   | ex    | ex  | ex     | ex   | ex   | ex   | ng    | ok   | ex   | nt   | ex   | na
resident | -               | temporary        | -             | -           | -     | -      | ok | ct   | ct   | ok    | ok  | ct     | ct   | ct   | ct   | ng    | ct   | lr   | ny   | ct   | na
student  | -               | temporary        | -             | unconfirmed | -     | -      | ok | ct   | ct   | mu    | mu  | ct     | ct   | ct   | ct   | ng    | ct   | lr   | ny   | ct   | na
resident | -               | swappable        | -             | -           | -     | -      | ok | ct   | ct   | ok    | ok  | ct     | ct   | ct   | ct   | ng    | ct   | lr   | ok   | ct   | na
resident | -               | temporaryExpired | -             | -           | -     | -      | ex | ex   | ex   | ex    | ex  | ex     | ex   | ex   | ex   | ng    | ct   | lr   | ny   | ex   | na
resident | -               | swappableExpired | -             | -           | -     | -      | ex | ex   | ex   | ex    | ex  | ex     | ex   | ex   | ex   | ng    | ct   | lr   | ok   | ex   | na
resident | -               | -                | -             | unconfirmed | -     | -      | ok | mu   | mu   | mu    | mu  | ok     | mu   | mu   | mu   | ng    | ok   | mu   | nt   | mu   | na
resident | -               | -                | -             | none        | -     | -      | ok | mu   | mu   | mu    | mu  | ok     | mu   | mu   | mu   | ng    | ok   | mu   | nt   | mu   | na
resident | -               | -                | -             | -           | none  | -      | ok | ok   | ok   | ok    | ok  | ok     | ok   | ok   | ok   | ng    | ok   | em   | nt   | ok   | na
minor    | -               | -                | -             | -           | -     | -      | ok | ok   | ok   | ok    | ok  | ok     | ok   | ok   | ad   | ng    | ok   | ok   | nt   | ok   | na
minor    | -               | -                | pending       | -           | -     | -      | ok | pw   | pw   | pw    | pw  | ok     | ok   | ok   | ad   | ng    | ok   | ok   | nt   | pw   | na
minor    | -               | -                | not_requested | -           | -     | -      | ok | pn   | pn   | pn    | pn  | ok     | ok   | ok   | ad   | ng    | ok   | ok   | nt   | pn   | na
minor    | -               | -                | declined      | -           | -     | -      | ok | pn   | pn   | pn    | pn  | ok     | ok   | ok   | ad   | ng    | ok   | ok   | nt   | pn   | na
minor    | -               | -                | withdrawn     | -           | -     | -      | ok | pn   | pn   | pn    | pn  | ok     | ok   | ok   | ad   | ng    | ok   | ok   | nt   | pn   | na
minor    | -               | -                | unknown       | -           | -     | -      | ok | gm   | gm   | gm    | gm  | ok     | ok   | ok   | ad   | ng    | ok   | ok   | nt   | gm   | na
minor    | -               | temporary        | -             | -           | -     | -      | ok | ct   | ct   | ok    | ok  | ct     | ct   | ct   | ct   | ng    | ct   | lr   | ny   | ct   | na
minor    | -               | temporary        | declined      | -           | -     | -      | ok | ct   | ct   | pn    | pn  | ct     | ct   | ct   | ct   | ng    | ct   | lr   | ny   | ct   | na
minor    | -               | -                | pending       | unconfirmed | -     | -      | ok | pw   | pw   | pw    | pw  | ok     | mu   | mu   | ad   | ng    | ok   | mu   | nt   | pw   | na
minor    | documents       | -                | declined      | -           | -     | -      | do | do   | do   | do    | do  | do     | do   | do   | do   | ng    | ok   | ok   | nt   | do   | na
eve      | -               | -                | withdrawn     | -           | -     | -      | ok | pn   | pn   | pn    | pn  | ok     | ok   | ok   | ad   | ng    | ok   | ok   | nt   | pn   | na
today18  | -               | -                | withdrawn     | -           | -     | -      | ok | ok   | ok   | ok    | ok  | ok     | ok   | ok   | ok   | ng    | ok   | ok   | nt   | ok   | na
resident | -               | -                | -             | -           | -     | open   | no | ok   | ok   | ok    | ok  | ok     | ok   | ok   | ok   | ng    | ok   | ok   | nt   | ok   | na
resident | -               | temporary        | -             | -           | -     | open   | no | ct   | ct   | ok    | ok  | ct     | ct   | ct   | ct   | ng    | ct   | lr   | ny   | ct   | na
resident | authority       | -                | -             | -           | -     | open   | su | su   | su   | su    | su  | su     | su   | su   | su   | ng    | su   | su   | su   | su   | ok
resident | -               | expired          | -             | -           | -     | open   | ex | ex   | ex   | ex    | ex  | ex     | ex   | ex   | ex   | ng    | ok   | ex   | nt   | ex   | na
minor    | -               | -                | -             | -           | -     | open   | no | ok   | ok   | ok    | ok  | ok     | ok   | ok   | ad   | ng    | ok   | ok   | nt   | ok   | na
resident | -               | -                | -             | none        | none  | open   | no | mu   | mu   | mu    | mu  | ok     | mu   | mu   | mu   | ng    | ok   | mu   | nt   | mu   | na
`

const births: Record<string, string> = { minor: '2012-06-18', eve: '2008-03-03', today18: '2008-03-02' }
const idTypes: Record<string, IdType> = { worker: 'worker', permit: 'permit', student: 'student' }

export interface Case {
  name: string
  idType: IdType
  standing: Standing
  expected: Record<Service, { state: ServiceAnswer['state']; reason?: Reason }>
}

const caseFrom = (line: string): Case => {
  const [role = '', hold = '', card = '', consent = '', mobile = '', email = '', notice = '', ...answers] = line
    .split('|')
    .map((cell) => cell.trim())
  // The border: the table above has no other words.
  const holds = hold === '-' ? [] : (hold.split('+') as HoldReason[])
  const isMinor = role === 'minor' || role === 'eve'
  const consentOf = (): ConsentState | null => {
    if (consent === 'unknown') return null
    if (consent !== '-') return consent as ConsentState
    return isMinor ? 'authorised' : null
  }
  const expected = services.map((service, place) => {
    const [state, reason] = codes[answers[place] as Code]
    return [service, { state, ...(reason && { reason }) }]
  })
  return {
    name: line
      .split('|')
      .slice(0, 7)
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '-')
      .join(', '),
    idType: idTypes[role] ?? 'resident',
    standing: {
      birthDate: births[role] ?? '1990-03-15',
      activated: true,
      holds: holds.map((reason) => ({ reason, until: holdEnds[reason] ?? null })),
      card: cards[(card === '-' ? 'permanent' : card) as keyof typeof cards],
      consent: consentOf(),
      mobile: mobile === '-' ? 'confirmed' : (mobile as Standing['mobile']),
      hasEmail: email === '-',
      isGuardian: role === 'guardian',
      noticeOpen: notice === 'open',
    },
    expected: Object.fromEntries(expected) as Case['expected'],
  }
}

export const cases: Case[] = table.trim().split('\n').slice(1).map(caseFrom)
