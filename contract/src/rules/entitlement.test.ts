import { describe, expect, test } from 'vitest'
import { consentStates } from './consent.ts'
import { cases, tableDay } from './entitlement.cases.ts'
import { type HoldReason, holdReasons, mayUse, type Service, type Standing, services } from './entitlement.ts'

const answersFor = (standing: Standing) =>
  Object.fromEntries(services.map((service) => [service, mayUse(service, standing, tableDay)]))

describe('[A13] [O05] the table of who may what', () => {
  test.each(cases)('$name', ({ standing, expected }) => {
    expect(answersFor(standing)).toMatchObject(expected)
  })
})

/** Every combination of what the answer depends on. */
const everybody = (): Standing[] => {
  const births = ['1990-03-15', '2012-06-18']
  const holds: HoldReason[][] = Array.from({ length: 2 ** holdReasons.length }, (_, set) =>
    holdReasons.filter((_, place) => set & (1 << place)),
  )
  const cards = [...new Map(cases.map(({ standing: { card } }) => [JSON.stringify(card), card])).values()]
  const mobiles = ['none', 'unconfirmed', 'confirmed'] as const
  const yesOrNo = [true, false]
  return births.flatMap((birthDate) =>
    holds.flatMap((reasons) =>
      cards.flatMap((card) =>
        [null, ...consentStates].flatMap((consent) =>
          mobiles.flatMap((mobile) =>
            yesOrNo.flatMap((hasEmail) =>
              yesOrNo.flatMap((activated) => ({
                birthDate,
                activated,
                holds: reasons.map((reason) => ({ reason, until: null })),
                card,
                consent,
                mobile,
                hasEmail,
                isGuardian: true,
                noticeOpen: false,
              })),
            ),
          ),
        ),
      ),
    ),
  )
}
const opened = (standing: Standing) => services.filter((service) => mayUse(service, standing, tableDay).state === 'yes')

/** The services that open to all for whom something is true, in any combination with the rest. */
const openedWhere = (is: (standing: Standing) => boolean) => new Set<Service>(everybody().filter(is).flatMap(opened))

const heldBy = (reason: HoldReason) => (standing: Standing) => standing.holds.some((hold) => hold.reason === reason)

describe('whatever else is true of a member', () => {
  test('[O05] the authority’s hold opens nothing; a guardian’s word is still taken, and the way to contradict stays', () => {
    expect(openedWhere(heldBy('authority'))).toEqual(new Set(['child_consent', 'appeal']))
  })

  test('[O05] overdue documents leave what cures them, and what makes a lost card worthless', () => {
    expect(openedWhere(heldBy('documents'))).toEqual(
      new Set(['child_consent', 'card_data', 'report_loss', 'swap_card', 'appeal']),
    )
  })

  test('a temporary card opens the classes alone, with their payment', () => {
    const own = ['qr_code', 'swap_card', 'child_consent', 'appeal']
    expect(openedWhere(({ card }) => card.kind === 'temporary')).toEqual(new Set(['classes', 'online_payment', ...own]))
  })

  test('[O05] an expired card opens nothing; a swap and new documents renew it', () => {
    expect(openedWhere(({ card }) => card.validUntil < tableDay)).toEqual(
      new Set(['child_consent', 'card_data', 'swap_card', 'appeal']),
    )
  })

  test('a minor without the guardian’s yes pays, books and learns nothing', () => {
    const unauthorised = openedWhere(({ birthDate, consent }) => birthDate > '2010-01-01' && consent !== 'authorised')
    for (const service of ['venue_booking', 'pool_tickets', 'classes', 'online_payment', 'hand_over'] as const)
      expect(unauthorised).not.toContain(service)
  })

  test('without a confirmed mobile there is no online service', () => {
    expect(openedWhere(({ mobile }) => mobile !== 'confirmed')).toEqual(
      new Set(['qr_code', 'points', 'child_consent', 'card_data', 'swap_card', 'appeal']),
    )
  })

  test('what can be appealed against is a judgement, and nothing else opens the appeal', () => {
    const [{ standing: usual }] = cases as [(typeof cases)[number]]
    const canAppeal = (reasons: HoldReason[]) =>
      opened({ ...usual, holds: reasons.map((reason) => ({ reason, until: null })) }).includes('appeal')
    expect(holdReasons.filter((reason) => canAppeal([reason]))).toEqual(['authority', 'no_show'])
    expect([canAppeal([]), canAppeal(['documents', 'loss']), canAppeal(['loss', 'no_show'])]).toEqual([
      false,
      false,
      true,
    ])
  })

  test('an account that is not yet active opens nothing', () => {
    expect(openedWhere(({ activated }) => !activated)).toEqual(new Set())
  })

  test('[A16] the notice about the online card keeps its code back, and nothing else', () => {
    const open = (standing: Standing) => opened({ ...standing, noticeOpen: true })
    for (const standing of everybody())
      expect(open(standing)).toEqual(opened(standing).filter((service) => service !== 'qr_code'))
  })

  test('every no names the way on, or has none', () => {
    for (const standing of everybody())
      for (const service of services) {
        const answer = mayUse(service, standing, tableDay)
        if (answer.state === 'pending') expect(answer.way).not.toBeNull()
      }
  })
})

test('who may swap the card is led there, and before that is told the day', () => {
  const [{ standing }] = cases.filter(({ name }) => name === 'resident, temporary') as [(typeof cases)[number]]
  const swappable = { ...standing, card: { ...standing.card, permanentFrom: tableDay } }
  expect(mayUse('venue_booking', standing, tableDay)).toMatchObject({ way: 'wait', from: '2026-03-03' })
  expect(mayUse('venue_booking', swappable, tableDay)).toMatchObject({ way: 'swap_card', from: tableDay })
})

const expiredTemporary = (permanentFrom: string) =>
  ({ kind: 'temporary', validUntil: '2026-03-01', permanentFrom }) as const

describe('a no names what helps, and the day from which it is over', () => {
  const [{ standing: usual }] = cases as [(typeof cases)[number]]
  const minor = { ...usual, birthDate: '2012-06-18' }
  const held = (reason: HoldReason, until: string | null = null) => ({ ...usual, holds: [{ reason, until }] })
  const temporary = (permanentFrom: string) => ({
    ...usual,
    card: { ...usual.card, kind: 'temporary', permanentFrom } as const,
  })
  test.each<[string, Service, Standing, string | null, string | null]>([
    ['an account that is not active', 'qr_code', { ...usual, activated: false }, 'activate', null],
    ['the authority’s hold', 'qr_code', held('authority'), 'appeal', null],
    ['documents that are overdue', 'qr_code', held('documents'), 'deliver', null],
    ['a temporary card on its way', 'qr_code', held('loss'), 'wait', null],
    [
      '[M11] an expired card',
      'qr_code',
      { ...usual, card: { ...usual.card, validUntil: '2026-03-01' } },
      'renew',
      null,
    ],
    [
      '[C03] [M11] an expired temporary card',
      'qr_code',
      { ...usual, card: expiredTemporary(tableDay) },
      'swap_card',
      tableDay,
    ],
    [
      '[C03] [M11] the same until tomorrow',
      'qr_code',
      { ...usual, card: expiredTemporary('2026-03-03') },
      'wait',
      '2026-03-03',
    ],
    ['a temporary card until tomorrow', 'points', temporary('2026-03-03'), 'wait', '2026-03-03'],
    ['a temporary card until today', 'points', temporary('2026-03-02'), 'swap_card', '2026-03-02'],
    ['a loss of before, until tomorrow', 'report_loss', temporary('2026-03-03'), 'wait', '2026-03-03'],
    ['a loss of before, until today', 'report_loss', temporary('2026-03-02'), 'swap_card', '2026-03-02'],
    ['a swap of tomorrow', 'swap_card', temporary('2026-03-03'), 'wait', '2026-03-03'],
    ['a permanent card', 'swap_card', usual, null, null],
    ['a minor of whom no guardian is known', 'classes', { ...minor, consent: null }, 'call', null],
    ['a guardian who has been asked', 'classes', { ...minor, consent: 'pending' }, 'wait', null],
    ['a guardian who was never asked', 'classes', { ...minor, consent: 'not_requested' }, 'ask_guardian', null],
    ['a guardian who has said no', 'classes', { ...minor, consent: 'declined' }, 'ask_guardian', null],
    ['a guardian who says no more', 'classes', { ...minor, consent: 'withdrawn' }, 'ask_guardian', null],
    ['no mobile', 'players', { ...usual, mobile: 'none' }, 'add_mobile', null],
    ['a mobile that is not confirmed', 'players', { ...usual, mobile: 'unconfirmed' }, 'confirm_mobile', null],
    ['no e-mail address', 'report_loss', { ...usual, hasEmail: false }, 'add_email', null],
    ['bookings that were missed', 'venue_booking', held('no_show', '2026-04-01'), 'appeal', '2026-04-01'],
    ['nothing to appeal against', 'appeal', held('documents'), null, null],
    ['a minor with companions', 'companions', minor, null, '2030-06-18'],
    ['the notice about the online card', 'qr_code', { ...usual, noticeOpen: true }, 'read_notice', null],
    ['nobody’s guardian', 'child_consent', usual, null, null],
  ])('%s', (_, service, standing, way, from) => {
    expect(mayUse(service, standing, tableDay)).toMatchObject({ way, from })
  })
})

test('of several reasons the one is told that comes first: who is held is not sent to confirm a mobile', () => {
  const [{ standing: usual }] = cases as [(typeof cases)[number]]
  const held = (...reasons: HoldReason[]) => reasons.map((reason) => ({ reason, until: null }))
  const standing: Standing = {
    ...usual,
    birthDate: '2012-06-18',
    activated: false,
    holds: held('no_show', 'loss', 'documents', 'authority'),
    card: { kind: 'temporary', validUntil: '2026-03-01', permanentFrom: '2026-03-02' },
    consent: null,
    mobile: 'none',
    hasEmail: false,
  }
  const cured: Partial<Standing>[] = [
    {},
    { activated: true },
    { holds: held('no_show', 'loss', 'documents') },
    { holds: held('no_show', 'loss') },
    { holds: held('no_show') },
    { card: { kind: 'temporary', validUntil: '2030-12-31', permanentFrom: '2026-03-02' } },
    { card: usual.card },
    { consent: 'authorised' },
    { mobile: 'confirmed' },
    { holds: [] },
  ]
  const told = (service: Service) =>
    cured.map((_, place) => {
      const now = Object.assign({}, standing, ...cured.slice(0, place + 1))
      const answer = mayUse(service, now, tableDay)
      return answer.state === 'yes' ? 'yes' : answer.reason
    })

  expect(told('venue_booking')).toEqual([
    'account_inactive',
    'account_suspended',
    'documents_overdue',
    'temporary_card_coming',
    'card_expired',
    'card_temporary',
    'guardian_missing',
    'mobile_unconfirmed',
    'bookings_missed',
    'yes',
  ])
  expect([...new Set(told('report_loss'))]).toEqual([
    'account_inactive',
    'account_suspended',
    'loss_already_reported',
    'mobile_unconfirmed',
    'email_missing',
  ])
})

test('services are listed from the card to the hand-over, and the appeal behind them', () => {
  expect(services.join(' ')).toBe(
    'qr_code venue_booking pool_tickets classes online_payment points players collectors companions child_consent card_data report_loss swap_card hand_over appeal',
  )
})
