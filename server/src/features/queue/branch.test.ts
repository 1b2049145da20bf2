import { queueViews } from '@palaestra/contract'
import { CompiledQuery, type KyselyPlugin, sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '../../database/database.ts'
import { anApplication } from '../../testing/applicant.ts'
import { changesOf } from '../../testing/changes.ts'
import { aClerk, anotherApplication } from '../../testing/desk.ts'
import { thePortal } from '../../testing/portal.ts'
import { nextFree, queueTable } from './queue.table.ts'

const portal = await thePortal()

/** A Monday, at ten. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

type Clerk = Awaited<ReturnType<typeof aClerk>>
interface Item {
  kind: string
  reference: string
}
const kindsIn = ({ items }: { items: Item[] }) => items.map(({ kind }) => kind)
const referencesIn = ({ items }: { items: Item[] }) => items.map(({ reference }) => reference)

const lam = { username: 'lam', name: 'Lam' }
const minute = 60_000

/** A member who renews their card, in the last weeks of it. */
const aRenewal = async (name: Parameters<typeof portal.memberAs>[0]) => {
  const member = await portal.memberAs(name)
  await portal.db.updateTable('cards').set({ validUntil: '2026-03-20' }).where('memberId', '=', member.id).execute()
  const changes = changesOf(member)
  const pictures = { idCopy: await changes.copy(), photo: await changes.photo() }
  return (await changes.send({ renews: true, photoRecent: true, ...pictures })).data.reference as string
}

/** Documents that a clerk has asked for, and that have been handed in. */
const aMember = async (name: Parameters<typeof portal.memberAs>[0]) => {
  const member = await portal.memberAs(name)
  const { memberNumber } = await portal.db
    .selectFrom('members')
    .select('memberNumber')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  return { member, number: memberNumber }
}
const askFor = (desk: Clerk, memberNumber: string) =>
  desk.post('/desk/documents/ask', {
    memberNumber,
    day: '2026-03-16',
    kinds: ['idCopy'],
    why: 'O documento caducou.',
  })
/** A request, and which delivery of it was read. */
const readOf = async (desk: Clerk, reference: string) => {
  const { receivedAt } = (await desk.get(`/desk/document?reference=${reference}`)).data
  return { reference, receivedAt }
}
const deliveredDocuments = async (desk: Clerk, name: Parameters<typeof portal.memberAs>[0]) => {
  const { member, number } = await aMember(name)
  await askFor(desk, number)
  return (await member.post('/miss_file/submit', { idCopy: await changesOf(member).copy() })).data.reference as string
}

/** One case of each kind, a minute apart, all due on one day. */
const oneOfEach = async (desk: Clerk) => {
  const { reference: application } = await anApplication(portal)
  portal.clock.forward(minute)
  const supplement = await changesOf(await portal.memberAs('adult')).rename()
  portal.clock.forward(minute)
  const renewal = await aRenewal('portuguese')
  portal.clock.forward(minute)
  const documents = await deliveredDocuments(desk, 'english')
  return { application, supplement, renewal, documents }
}

describe('one queue', () => {
  test('has every kind of case, by due day and receipt, each with its name and kind', async () => {
    const desk = await aClerk(portal)
    const all = await oneOfEach(desk)
    const queue = await desk.queue('?view=waiting')

    expect(referencesIn(queue)).toEqual(Object.values(all))
    expect(kindsIn(queue)).toEqual(Object.keys(all))
    expect(queue).toMatchObject({ waiting: 4, today: 0, overdue: 0, next: null })
    expect(queue.items).toMatchObject([
      { namePt: 'Ho Ka Leng', memberNumber: null },
      { namePt: 'Chan Sio Mei', memberNumber: expect.stringMatching(/^\d{9}$/) },
      { dueOn: '2026-03-05', daysLeft: 3, minor: false },
      { state: 'waiting', corrected: false, duplicate: false },
    ])
  })

  test.each(['application', 'supplement', 'renewal', 'documents'] as const)('can be narrowed to %s', async (kind) => {
    const desk = await aClerk(portal)
    const all = await oneOfEach(desk)
    for (const view of ['', '&view=waiting'])
      expect(referencesIn(await desk.queue(`?kind=${kind}${view}`))).toEqual([all[kind]])
  })

  test('shows what came in at one moment each once over pages, whatever kind it is', async () => {
    const desk = await aClerk(portal)
    await anApplication(portal)
    for (let number = 0; number < 19; number += 1) await anotherApplication(portal, number)
    const supplement = await changesOf(await portal.memberAs('adult')).rename()
    const renewal = await aRenewal('portuguese')
    const one = await desk.queue('?view=waiting')
    const two = await desk.queue(`?view=waiting&after=${one.next}`)

    expect(kindsIn(one)).toEqual(Array(20).fill('application'))
    expect(referencesIn(two)).toEqual([supplement, renewal])
    expect(two.next).toBeNull()
  })

  test('shows what is due today, and what somebody works on, oneself or a colleague', async () => {
    const [desk, other] = [await aClerk(portal), await aClerk(portal, ['reviewer'], lam)]
    const all = await oneOfEach(desk)
    await desk.look(all.application)
    await other.get(`/desk/supplement?reference=${all.supplement}`)
    await other.get(`/desk/document?reference=${all.documents}`)

    expect(referencesIn(await desk.queue('?view=mine'))).toEqual([all.application])
    expect(referencesIn(await desk.queue('?view=colleagues'))).toEqual([all.supplement, all.documents])
    expect(referencesIn(await desk.queue('?view=colleagues&kind=documents'))).toEqual([all.documents])
    expect((await desk.queue()).colleagues).toEqual([
      { name: 'Ieong', cases: 1, mine: true },
      { name: 'Lam', cases: 2, mine: false },
    ])
    expect((await other.get('/desk/queue/workload')).data).toMatchObject({
      ...{ waiting: 4, today: 0, overdue: 0 },
      colleagues: [{ mine: false }, { mine: true }],
    })

    await portal.db
      .updateTable('supplements')
      .set({ dueOn: '2026-03-02' })
      .where('reference', '=', all.renewal)
      .execute()
    await portal.db
      .updateTable('documentRequests')
      .set({ reviewDueOn: '2026-02-27' })
      .where('reference', '=', all.documents)
      .execute()
    expect(await desk.queue('?view=today')).toMatchObject({ items: [{ reference: all.renewal }], today: 1, overdue: 1 })
    expect(referencesIn(await desk.queue('?view=overdue'))).toEqual([all.documents])
    expect(referencesIn(await desk.queue('?view=waiting')).slice(0, 2)).toEqual([all.documents, all.renewal])
  })

  test('a claim that lies idle for too long is nobody’s: not mine, not a colleague’s', async () => {
    const desk = await aClerk(portal)
    const { reference } = await anApplication(portal)
    await desk.look(reference)
    portal.clock.forward(16 * minute)

    expect(await desk.queue('?view=mine')).toMatchObject({ items: [], colleagues: [] })
  })

  test('shows what has ended, in the words of all kinds', async () => {
    const desk = await aClerk(portal)
    const all = await oneOfEach(desk)
    await desk.reject(all.application)
    await desk.post('/desk/supplement/approve', { reference: all.supplement })
    await desk.post('/desk/document/accept', await readOf(desk, all.documents))

    expect(referencesIn(await desk.queue('?view=passed'))).toEqual([all.supplement, all.documents])
    expect(referencesIn(await desk.queue('?view=rejected'))).toEqual([all.application])
    expect(referencesIn(await desk.queue('?view=waiting'))).toEqual([all.renewal])
    expect(referencesIn(await desk.queue())).toEqual(Object.values(all))
  })

  test('what has never been handed in stands in no view, and what is asked for again under what was rejected', async () => {
    const desk = await aClerk(portal)
    const { number } = await aMember('english')
    await askFor(desk, number)
    const reference = await deliveredDocuments(desk, 'adult')
    const reasons = { idCopy: 'The copy cannot be read.' }
    const asked = { ...(await readOf(desk, reference)), day: '2026-03-20', reasons }
    await desk.post('/desk/document/ask_again', asked)

    for (const query of ['?view=waiting', '?view=proposed', '?view=passed'])
      expect(await desk.queue(query), query).toMatchObject({ items: [], waiting: 0 })
    for (const query of ['', '?kind=documents', '?view=rejected'])
      expect(referencesIn(await desk.queue(query)), query).toEqual([reference])
  })

  test('finds cases of members by what they say of themselves, and by the reference', async () => {
    const desk = await aClerk(portal)
    const { supplement, documents } = await oneOfEach(desk)
    const { memberNumber, idNumber, email, mobile } = await portal.db
      .selectFrom('members')
      .innerJoin('supplements', 'supplements.memberId', 'members.id')
      .select(['memberNumber', 'idNumber', 'email', 'mobile'])
      .where('reference', '=', supplement)
      .executeTakeFirstOrThrow()

    for (const search of [
      memberNumber,
      idNumber,
      email ?? '',
      mobile ?? '',
      'sio mei',
      supplement,
      supplement.toLowerCase(),
    ])
      expect(referencesIn(await desk.find(search)), search).toEqual([supplement])
    expect(referencesIn(await desk.find(documents.replace('-', ' ')))).toEqual([documents])
    expect(referencesIn(await desk.find('sio mei', { kind: 'application' }))).toEqual([])
    expect(referencesIn(await desk.find('nobody at all'))).toEqual([])
  })

  test('goes on to what waits next of any kind, over what a colleague works on, and begins again after the last', async () => {
    const [desk, other] = [await aClerk(portal), await aClerk(portal, ['reviewer'], lam)]
    const all = await oneOfEach(desk)
    expect((await desk.look(all.application)).data.nextReference).toBe(all.supplement)
    await other.get(`/desk/supplement?reference=${all.supplement}`)
    expect((await desk.look(all.application)).data.nextReference).toBe(all.renewal)

    const { data } = await desk.post('/desk/supplement/approve', { reference: all.renewal })
    expect(data.nextReference).toBe(all.documents)
    await desk.post('/desk/document/accept', await readOf(desk, all.documents))
    expect((await desk.get(`/desk/supplement?reference=${all.renewal}`)).data.nextReference).toBe(all.application)
    expect((await desk.reject(all.application)).data.nextReference).toBeNull()
  })
})

describe('with thousands of cases', () => {
  /** The plans of all statements that the work sends which read the tables of cases. */
  const plansOf = async (work: (db: Db) => Promise<unknown>) => {
    const compiled: CompiledQuery[] = []
    const noting: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        compiled.push(
          portal.db.getExecutor().compileQuery(portal.db.getExecutor().transformQuery(node, queryId), queryId),
        )
        return node
      },
      transformResult: async ({ result }) => result,
    }
    await work(portal.db.withPlugin(noting))
    const plans = compiled.map(async ({ sql: text, parameters }) => {
      const { rows } = await portal.db.executeQuery<Record<string, string>>(
        CompiledQuery.raw(`explain ${text}`, [...parameters]),
      )
      return rows.flatMap((row) => Object.values(row)).join('\n')
    })
    return (await Promise.all(plans)).join('\n')
  }

  test('no page, count, search or way to the next reads a whole table of them', async () => {
    const desk = await aClerk(portal)
    await oneOfEach(desk)
    const many = 2_000
    // Mostly decided, as after a year; a tenth waits.
    await sql`insert into applications (reference, state, received_at, received_on, due_on, decided_at, decided_by, decision,
        id_type, id_number, surname, first_name, gender, birth_date, email, mobile, area, address, language, pick_up_place,
        no_promotions, username, photo, id_copy)
      select 'A26-' || lpad(n::text, 6, '0'), case when n % 10 = 0 then 'waiting' else 'passed' end, received_at, received_on,
        due_on + n / 100, case when n % 10 <> 0 then received_at end, case when n % 10 <> 0 then 1 end,
        case when n % 10 <> 0 then 'passed' end, id_type, (20000000 + n)::text, surname, first_name, gender, birth_date,
        'many' || n || '@example.mo', '6' || lpad(n::text, 7, '0'), area, address, language, pick_up_place, no_promotions,
        'many' || n, photo, id_copy
      from applications, generate_series(1, ${many}) as n where applications.reference not like 'A26-0%'`.execute(
      portal.db,
    )
    await sql`analyze`.execute(portal.db)
    const asker = { staffId: 1, now: portal.clock.now() }
    const today = portal.clock.today()
    const search = {
      words: ['leong'],
      named: { member: undefined, application: undefined },
      members: [7],
      idNumber: '12345678',
      email: 'ho@',
    }
    const place = { dueOn: '2026-03-20', receivedAt: portal.clock.now(), kind: 'application', id: 7 } as const
    const plans = await plansOf(async (db) => {
      for (const view of [undefined, ...queueViews])
        await queueTable(db).page({ ...asker, today, ...(view && { view }) }, 21)
      await queueTable(db).page({ ...asker, today, view: 'waiting', after: place }, 21)
      await queueTable(db).page({ ...asker, today, search }, 21)
      await queueTable(db).counts(today, asker.staffId)
      await nextFree(db, place, asker)
    })

    expect(plans).toContain('applications_due')
    expect(plans.match(/Seq Scan on applications[^\n]*/g)).toBeNull()
  })
})
