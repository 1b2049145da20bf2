import { describe, expect, test } from 'vitest'
import { cases, tableDay } from './entitlement.cases.ts'
import { type HoldReason, holdReasons, mayUse, type Service, type Standing, services } from './entitlement.ts'
import { consentStates } from './guardian.ts'

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
  test('[O05] the authority’s hold opens nothing; a guardian’s word is still taken', () => {
    expect(openedWhere(heldBy('authority'))).toEqual(new Set(['child_consent']))
  })

  test('[O05] overdue documents leave what cures them, and what makes a lost card worthless', () => {
    expect(openedWhere(heldBy('documents'))).toEqual(
      new Set(['child_consent', 'card_data', 'report_loss', 'swap_card']),
    )
  })

  test('a temporary card opens the classes alone, with their payment', () => {
    const own = ['qr_code', 'swap_card', 'child_consent']
    expect(openedWhere(({ card }) => card.kind === 'temporary')).toEqual(new Set(['classes', 'online_payment', ...own]))
  })

  test('[O05] an expired card opens nothing; new documents renew it', () => {
    expect(openedWhere(({ card }) => card.validUntil < tableDay)).toEqual(new Set(['child_consent', 'card_data']))
  })

  test('a minor without the guardian’s yes pays, books and learns nothing', () => {
    const unauthorised = openedWhere(({ birthDate, consent }) => birthDate > '2010-01-01' && consent !== 'authorised')
    for (const service of ['venue_booking', 'pool_tickets', 'classes', 'online_payment', 'hand_over'] as const)
      expect(unauthorised).not.toContain(service)
  })

  test('without a confirmed mobile there is no online service', () => {
    expect(openedWhere(({ mobile }) => mobile !== 'confirmed')).toEqual(
      new Set(['qr_code', 'points', 'child_consent', 'card_data', 'swap_card']),
    )
  })

  test('an account that is not yet active opens nothing', () => {
    expect(openedWhere(({ activated }) => !activated)).toEqual(new Set())
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
