import { api, type Call, type Calls, desk } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { visitors } from '../../../contract/src/visitors.ts'
import { people } from '../demonstration/people.ts'
import { aMissedBooking, appealsOf, missedBookings, statement } from '../testing/appeals.ts'
import { aBookingOf } from '../testing/bookings.ts'
import { changesOf } from '../testing/changes.ts'
import { companionsOf } from '../testing/companions.ts'
import { anEnrolmentOf } from '../testing/courses.ts'
import { anOrderOf } from '../testing/payments.ts'
import { aTicketOf } from '../testing/pools.ts'
import { type Envelope, thePortal } from '../testing/portal.ts'

const portal = await thePortal()
const { db } = portal

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const callsOf = (of: Record<string, Calls>): Call[] => Object.values(of).flatMap((word) => Object.values(word))
const ofPublic = callsOf(api)
const nameOf = ({ method, path }: Call) => `${method} ${path}`

describe('a visitor', () => {
  const list = Object.values(visitors).flat()

  test('[P01] may ask what stands in the list of visitors, and nothing else', () => {
    const open = ofPublic.filter(({ access }) => access === 'public').map(nameOf)
    expect(open.toSorted()).toEqual(list.toSorted())
  })

  test('[P01] of the staff’s calls has those alone by which one logs in', () => {
    const open = callsOf(desk).filter(({ access }) => access !== 'staff')
    expect(open.every(({ path }) => path.startsWith('/desk/login') || path.startsWith('/desk/captcha'))).toBe(true)
  })

  test('[P01] gets nothing from any other call, whatever is sent with it', async () => {
    const others = [...ofPublic, ...callsOf(desk)].filter(({ access }) => access !== 'public')
    expect(others.length).toBeGreaterThan(50)
    const sent = { id: 1, memberNumber: '000000018', reference: 'A26-7KQX3M', username: people.adult.username }
    for (const { method, path, access } of others) {
      const answer = await (method === 'GET' ? portal.get(`${path}?id=1`) : portal.post(path, sent))
      const code = { registration: 30, gate: 500 }[access as string] ?? 2
      expect([path, answer.code, answer.data]).toEqual([path, code, undefined])
    }
  })
})

type Member = Awaited<ReturnType<typeof portal.memberAs>>

/** A call that takes the name of a thing: with somebody else’s, and with one that there is not. */
interface Foreign {
  theirs: (other: Member) => Promise<object>
  nothing: object
}
const numberOf = async ({ id }: Member) =>
  (await db.selectFrom('members').select('memberNumber').where('id', '=', id).executeTakeFirstOrThrow()).memberNumber

const secondParent = {
  guardianIdNumber: people.guardian.idNumber,
  guardianBirthDate: people.guardian.birthDate,
  guardianGender: people.guardian.gender,
  relation: 'parent',
}

/** A player of theirs, who has been asked. */
const anEntryOf = async (other: Member) => {
  const { memberNumber } = await companionsOf(portal, 'english')
  await other.post('/family/player', { memberNumber, shirt: null })
  await portal.doJobs()
  return (await other.get('/family')).data.people[0].id
}

const foreign: Record<string, Foreign> = {
  'GET /vbs/booking': {
    theirs: async (other) => ({ reference: await aBookingOf(portal, other.id, '2026-03-04') }),
    nothing: { reference: 'B26-7KQ4NX2M' },
  },
  'POST /vbs/cancel': {
    theirs: async (other) => ({ reference: await aBookingOf(portal, other.id, '2026-03-04'), terms: 'free' }),
    nothing: { reference: 'B26-7KQ4NX2M', terms: 'free' },
  },
  'POST /vbs/merge': {
    theirs: async (other) => {
      const reference = await aBookingOf(portal, other.id, '2026-03-04')
      return { references: [reference, reference] }
    },
    nothing: { references: ['B26-7KQ4NX2M', 'B26-7KQ4NX2M'] },
  },
  'POST /vbs/split': {
    theirs: async (other) => ({ reference: await aBookingOf(portal, other.id, '2026-03-04') }),
    nothing: { reference: 'B26-7KQ4NX2M' },
  },
  'POST /vbs/pay': {
    theirs: async (other) => ({ reference: await aBookingOf(portal, other.id, '2026-03-04') }),
    nothing: { reference: 'B26-7KQ4NX2M' },
  },
  'POST /vbs/keep_longer': {
    theirs: async (other) => ({ reference: await aBookingOf(portal, other.id, '2026-03-04') }),
    nothing: { reference: 'B26-7KQ4NX2M' },
  },
  'GET /pool/ticket': {
    theirs: async (other) => ({ reference: await aTicketOf(portal, other.id) }),
    nothing: { reference: 'T26-7KQ4NX2M' },
  },
  'POST /pool/pay': {
    theirs: async (other) => ({ reference: await aTicketOf(portal, other.id) }),
    nothing: { reference: 'T26-7KQ4NX2M' },
  },
  'POST /pool/keep_longer': {
    theirs: async (other) => ({ reference: await aTicketOf(portal, other.id) }),
    nothing: { reference: 'T26-7KQ4NX2M' },
  },
  'POST /pool/give_back': {
    theirs: async (other) => ({ reference: await aTicketOf(portal, other.id) }),
    nothing: { reference: 'T26-7KQ4NX2M' },
  },
  'POST /course/pay': {
    theirs: async (other) => ({ reference: await anEnrolmentOf(portal, other.id) }),
    nothing: { reference: 'C26-7KQ4NX2M' },
  },
  'POST /course/keep_longer': {
    theirs: async (other) => ({ reference: await anEnrolmentOf(portal, other.id) }),
    nothing: { reference: 'C26-7KQ4NX2M' },
  },
  'POST /course/withdraw': {
    theirs: async (other) => ({ reference: await anEnrolmentOf(portal, other.id), refundExpected: 0 }),
    nothing: { reference: 'C26-7KQ4NX2M', refundExpected: 0 },
  },
  'POST /waiting/course/answer': {
    theirs: async (other) => ({ reference: await anEnrolmentOf(portal, other.id), takes: true }),
    nothing: { reference: 'C26-7KQ4NX2M', takes: true },
  },
  'POST /waiting/answer': {
    theirs: async (other) => ({ reference: await aBookingOf(portal, other.id, '2026-03-04'), takes: true }),
    nothing: { reference: 'B26-7KQ4NX2M', takes: true },
  },
  'GET /payment/order': {
    theirs: async (other) => ({ reference: await anOrderOf(portal, other.id) }),
    nothing: { reference: 'P26-7KQ4NX' },
  },
  'GET /payment/receipt': {
    theirs: async (other) => ({ reference: await anOrderOf(portal, other.id) }),
    nothing: { reference: 'P26-7KQ4NX' },
  },
  'POST /account/online/supple_withdraw': {
    theirs: async (other) => {
      const changes = changesOf(other)
      return { reference: (await changes.send({ surname: 'Leong', idCopy: await changes.copy() })).data.reference }
    },
    nothing: { reference: 'S26-7KQ4NX' },
  },
  'POST /account/appeal/send': {
    theirs: async (other) => ({ holdId: await missedBookings(portal, other), statement }),
    nothing: { holdId: 999_999, statement },
  },
  'POST /account/appeal/missed': {
    theirs: async (other) => ({ reference: await aMissedBooking(portal, other, '2026-03-01'), statement }),
    nothing: { reference: 'B26-7KQ4NX2M', statement },
  },
  'POST /account/appeal/withdraw': {
    async theirs(other) {
      const { data } = await appealsOf(other).sendAgainst(await missedBookings(portal, other))
      return { reference: data.reference }
    },
    nothing: { reference: 'P26-7KQ4NX' },
  },
  'POST /push/notice/detail': {
    async theirs(other) {
      await other.post('/account/change_email', { email: 'new@example.mo', emailRepeat: 'new@example.mo' })
      return { pushId: (await other.get('/push/notice/list')).data.items[0].pushId }
    },
    nothing: { pushId: '00000000-0000-4000-8000-000000000000' },
  },
  'POST /account/sessions/end': {
    theirs: async (other) => ({ id: (await other.get('/account/sessions')).data.items[0].id }),
    nothing: { id: '00000000-0000-4000-8000-000000000000' },
  },
  'POST /account/guardians': {
    theirs: async (other) => ({ memberNumber: await numberOf(other), ...secondParent }),
    nothing: { memberNumber: '000000018', ...secondParent },
  },
  'POST /family/child': {
    theirs: async (other) => ({ memberNumber: await numberOf(other), relation: 'relative' }),
    nothing: { memberNumber: '000000018', relation: 'relative' },
  },
  'POST /family/player': {
    theirs: async (other) => ({ memberNumber: await numberOf(other), shirt: null }),
    nothing: { memberNumber: '000000018', shirt: null },
  },
  'POST /family/collector': {
    theirs: async (other) => ({ memberNumber: await numberOf(other) }),
    nothing: { memberNumber: '000000018' },
  },
  'POST /family/child/edit': {
    theirs: async (other) => ({ id: await anEntryOf(other), relation: 'relative' }),
    nothing: { id: 999_999, relation: 'relative' },
  },
  'POST /family/player/edit': {
    theirs: async (other) => ({ id: await anEntryOf(other), shirt: 7 }),
    nothing: { id: 999_999, shirt: 7 },
  },
  'POST /family/confirm': {
    theirs: async (other) => ({ id: await anEntryOf(other) }),
    nothing: { id: 999_999 },
  },
  'POST /family/end': {
    theirs: async (other) => ({ id: await anEntryOf(other) }),
    nothing: { id: 999_999 },
  },
  'POST /account/data_copy/ask': {
    theirs: async (other) => ({ memberNumber: await numberOf(other) }),
    nothing: { memberNumber: '000000018' },
  },
  'POST /account/data_copy/fetch': {
    theirs: async (other) => (await other.post('/account/data_copy/ask')).data,
    nothing: { id: '11111111-1111-4111-8111-111111111111' },
  },
  'POST /account/data_copy/discard': {
    theirs: async (other) => (await other.post('/account/data_copy/ask')).data,
    nothing: { id: '11111111-1111-4111-8111-111111111111' },
  },
  'POST /account/erasure/ask': {
    theirs: async (other) => ({ memberNumber: await numberOf(other), understood: true }),
    nothing: { memberNumber: '000000018', understood: true },
  },
  'POST /account/erasure/withdraw': {
    theirs: async (other) => {
      const asked = { memberNumber: await numberOf(other), understood: true }
      const { data } = await (await portal.memberAs('guardian')).post('/account/erasure/ask', asked)
      return { reference: data.reference }
    },
    nothing: { reference: 'E26-AAAAAA' },
  },
  'POST /account/children/payment': {
    theirs: async (other) => ({ memberNumber: await numberOf(other), authorised: true }),
    nothing: { memberNumber: '000000018', authorised: true },
  },
}

/** Fields that name a thing of somebody. A secret, such as the hash of a link, is no name but a proof. */
const isName = (field: string) => /^id$|^ids$|Id$|^references?$|^memberNumbers?$/.test(field)

describe('a member', () => {
  const asking = ofPublic.filter(({ access, body, query }) => {
    const shapeOf = (schema: unknown) => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {})
    return access === 'member' && [...shapeOf(body), ...shapeOf(query)].some(isName)
  })

  test('[P02] has a case below for every call that takes the name of a thing', () => {
    expect(Object.keys(foreign).toSorted()).toEqual(asking.map(nameOf).toSorted())
  })

  test.each(Object.entries(foreign))('[P02] %s answers of somebody else’s thing as of nothing', async (call, given) => {
    const [member, other] = [await portal.memberAs('adult'), await portal.memberAs('minor')]
    const [method, path = ''] = call.split(' ')
    const ask = (body: object): Promise<Envelope> =>
      method === 'GET'
        ? member.get(`${path}?${new URLSearchParams(body as Record<string, string>)}`)
        : member.post(path, body)
    const [theirs, nothing] = [await ask(await given.theirs(other)), await ask(given.nothing)]

    expect(theirs).toEqual(nothing)
    expect(await other.post('/account/info'), 'and nothing was done to them').toMatchObject({ code: 0 })
  })
})
