import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { workers } from '../../features.ts'
import { changesOf } from '../../testing/changes.ts'
import { aClerk } from '../../testing/desk.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()

/** A Monday, at ten. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const numberOf = async (id: number) =>
  (await portal.db.selectFrom('members').select('memberNumber').where('id', '=', id).executeTakeFirstOrThrow())
    .memberNumber
const wanted = { day: '2026-03-16', kinds: ['photo', 'idCopy'], why: 'O documento caducou.' }
const deliveredAt = async (reference: string) => {
  const { deliveredAt } = await portal.db
    .selectFrom('documentRequests')
    .select('deliveredAt')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  return (deliveredAt ?? portal.clock.now()).toISOString()
}
const aDesk = async (username = 'ieong') => {
  const desk = await aClerk(portal, ['reviewer'], { username, name: username })
  const act =
    (path: string) =>
    (reference: string, more: object = {}) =>
      desk.post(`/desk/document/${path}`, { reference, ...more })
  return {
    ...desk,
    ask: (memberNumber: string, more: object = {}) =>
      desk.post('/desk/documents/ask', { memberNumber, ...wanted, ...more }),
    delivered: async () => (await desk.get('/desk/queue?kind=documents&view=waiting')).data.items,
    look: (reference: string) => desk.get(`/desk/document?reference=${reference}`),
    accept: async (reference: string) => act('accept')(reference, { receivedAt: await deliveredAt(reference) }),
    askAgain: async (reference: string, more: object) =>
      act('ask_again')(reference, { receivedAt: await deliveredAt(reference), ...more }),
    withdraw: act('withdraw'),
  }
}
const memberAs = async (name: Parameters<typeof portal.memberAs>[0]) => {
  const member = await portal.memberAs(name)
  return {
    member,
    number: await numberOf(member.id),
    uploads: changesOf(member),
    init: async () => (await member.get('/miss_file/init')).data.request,
    submit: (files: object) => member.post('/miss_file/submit', files),
  }
}
const later = (day: string) => portal.clock.set(new Date(`${day}T10:00:00+08:00`))
const holdsOf = async (memberId: number) => {
  const open = portal.db.selectFrom('memberHolds').select('reason').where('memberId', '=', memberId)
  return (await open.where('endedAt', 'is', null).execute()).map(({ reason }) => reason)
}

describe('[M10] staff ask a member for documents', () => {
  test('by a day; the member is told, sees it, and delivers everything at once', async () => {
    const { number, uploads, init, submit } = await memberAs('portuguese')
    const desk = await aDesk()
    expect(await init()).toBeNull()
    const { data } = await desk.ask(number)

    expect(await init()).toEqual({
      reference: data.reference,
      dueOn: '2026-03-16',
      why: wanted.why,
      overdue: false,
      state: 'asked',
      items: [
        { kind: 'idCopy', words: null, reason: null, accepted: false },
        { kind: 'photo', words: null, reason: null, accepted: false },
      ],
    })
    await portal.doJobs()
    const [letter] = await portal.letters(people.portuguese.email)
    expect(letter?.body).toContain('Até 16 de Março de 2026')
    expect(letter?.body).toContain('Cópia do documento de identificação\nFotografia')
    expect(letter?.body).toContain(`Motivo: ${wanted.why}`)
    expect(letter?.body).toContain('/pt/member-info-incomplete')

    const idCopy = await uploads.copy()
    expect(await submit({ idCopy })).toMatchObject({
      code: refusals.document_wanting,
      errors: { photo: expect.any(String) },
    })
    expect(await submit({ idCopy, photo: await uploads.photo() })).toEqual({
      code: 0,
      data: { reference: data.reference, dueOn: '2026-03-05' },
    })
    expect(await init()).toMatchObject({ state: 'delivered', overdue: false })
    expect(await desk.delivered()).toMatchObject([
      { kind: 'documents', reference: data.reference, dueOn: '2026-03-05' },
    ])
  })

  test('what is accepted is on file; what will not do is asked for again, and it alone', async () => {
    const { member, number, uploads, init, submit } = await memberAs('adult')
    const desk = await aDesk()
    const { data } = await desk.ask(number, { kinds: ['photo', 'idCopy', 'other'], words: '學校的信件副本' })
    portal.clock.forward(60_000)
    const [photo, bad, other] = [await uploads.photo(), await uploads.copy(), await uploads.copy()]
    await submit({ photo, idCopy: bad, other })

    const { items, ...looked } = (await desk.look(data.reference)).data
    expect(items).toMatchObject([{ kind: 'idCopy' }, { kind: 'photo' }, { kind: 'other', words: '學校的信件副本' }])
    expect(looked).toMatchObject({ state: 'waiting', dueOn: '2026-03-05', why: wanted.why, language: 'zh' })
    expect(looked.history).toMatchObject([
      { who: 'ieong', act: 'asked' },
      { who: '', act: 'received' },
    ])
    expect(looked.onFile).toEqual({ photo: null, idCopy: null })
    expect((await portal.app.inject({ url: items[0].picture })).statusCode).toBe(200)
    expect(await desk.askAgain(data.reference, { day: '2026-03-20' })).toMatchObject({
      code: refusals.reason_missing,
    })
    const again = { day: '2026-03-20', reasons: { idCopy: '副本不清晰' } }
    expect(await desk.askAgain(data.reference, again)).toMatchObject({ code: 0 })
    expect(await init()).toMatchObject({
      state: 'asked',
      dueOn: '2026-03-20',
      items: [
        { kind: 'idCopy', reason: '副本不清晰', accepted: false },
        { kind: 'photo', accepted: true },
        { kind: 'other', accepted: true },
      ],
    })

    const idCopy = await uploads.copy()
    expect(await submit({ idCopy })).toMatchObject({ code: 0 })
    expect(await desk.accept(data.reference)).toMatchObject({ code: 0 })
    const file = await portal.db
      .selectFrom('members')
      .select(['photo', 'idCopy'])
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow()
    expect(file).toEqual({ photo, idCopy })
    const now = (await desk.look(data.reference)).data
    expect(now.state).toBe('passed')
    expect((await portal.app.inject({ url: now.onFile.photo })).statusCode).toBe(200)
    expect(await init()).toBeNull()
    const acts = await portal.db
      .selectFrom('audit')
      .select('act')
      .where('subjectId', '=', data.reference)
      .orderBy('id')
      .execute()
    expect(acts.map(({ act }) => act)).toEqual([
      'asked',
      'looked',
      'opened',
      'rejected',
      'approved',
      'looked',
      'opened',
    ])
  })

  test('overdue closes the services until everything is there and accepted', async () => {
    const { member, number, uploads, submit } = await memberAs('adult')
    const { data } = await (await aDesk()).ask(number, { kinds: ['idCopy'] })
    const overdue = () => workers(portal.deps)['missingDocument.overdue']({})
    later('2026-03-16')
    await overdue()
    expect(await holdsOf(member.id)).toEqual([])

    later('2026-03-17')
    for (const _ of [1, 2]) await overdue()
    expect(await holdsOf(member.id)).toEqual(['documents'])
    const now = await portal.memberAs('adult')
    expect(await now.get('/account/qrcode_info')).toMatchObject({ code: refusals.documents_overdue })
    const { items } = (await now.get('/account/fun_info?service=qr_code')).data
    expect(items).toMatchObject([{ reason: 'documents_overdue', way: 'deliver' }])

    const idCopy = await changesOf(now).copy()
    expect(await now.post('/miss_file/submit', { idCopy })).toMatchObject({ code: 0 })
    expect(await holdsOf(member.id), 'delivered is not accepted').toEqual(['documents'])
    const { data: login } = await portal.post('/desk/login', { username: 'ieong', password: 'track-and-field-26' })
    const desk = portal.withHeaders({ apikey: login.token })
    expect(
      await desk.post('/desk/document/accept', {
        reference: data.reference,
        receivedAt: await deliveredAt(data.reference),
      }),
    ).toMatchObject({ code: 0 })
    expect(await holdsOf(member.id)).toEqual([])
    expect(await submit({})).toMatchObject({ code: refusals.signed_out })
    expect(uploads).toBeDefined()
  })

  test('and ask no more: the hold ends, and the member is told', async () => {
    const { member, number, init } = await memberAs('adult')
    const desk = await aDesk()
    const { data } = await desk.ask(number)
    expect(await desk.withdraw(data.reference)).toMatchObject({ code: 0 })
    expect(await init()).toBeNull()
    expect(await holdsOf(member.id)).toEqual([])
    expect(await desk.withdraw(data.reference)).toMatchObject({ code: refusals.already_decided })
    expect(await desk.accept(data.reference)).toMatchObject({ code: refusals.already_decided })
  })

  test.each([
    ['twice', {}, 'documents_asked_already'],
    ['by a day that has passed', { day: '2026-03-02' }, 'day_past'],
    ['for something that is not said', { kinds: ['other'] }, 'required'],
    ['for nothing', { kinds: [] }, 'required'],
    ['without a reason', { why: ' ' }, 'invalid_input'],
    ['of nobody', { memberNumber: '000000018' }, 'not_found'],
  ] as const)('nobody is asked %s', async (_, more, refusal) => {
    const { number } = await memberAs('adult')
    const desk = await aDesk()
    if (refusal === 'documents_asked_already') await desk.ask(number)
    expect(await desk.ask(number, more)).toMatchObject({ code: refusals[refusal] })
  })

  test('nothing is delivered that is not one’s own, not asked for, or asked for no more', async () => {
    const { number, uploads, submit } = await memberAs('adult')
    const { uploads: strangers } = await memberAs('english')
    const desk = await aDesk()
    expect(await submit({ idCopy: await uploads.copy() })).toMatchObject({ code: refusals.nothing_asked })
    await desk.ask(number, { kinds: ['idCopy'] })
    expect(await submit({ idCopy: await strangers.copy() })).toMatchObject({ code: refusals.file_gone })
    expect(await submit({ idCopy: await uploads.photo() })).toMatchObject({ code: refusals.file_gone })
    expect(await submit({ idCopy: await uploads.copy() })).toMatchObject({ code: 0 })
    expect(await submit({ idCopy: await uploads.copy() })).toMatchObject({ code: refusals.nothing_asked })
  })

  test('at the same moment one delivery counts, and one decision', async () => {
    const { number, uploads, submit } = await memberAs('adult')
    const [one, other] = [await aDesk(), await aDesk('lam')]
    const { data } = await one.ask(number, { kinds: ['idCopy'] })
    const idCopy = await uploads.copy()
    const sent = await Promise.all(Array.from({ length: 6 }, () => submit({ idCopy })))
    expect(sent.map(({ code }) => code).sort()).toEqual([0, ...Array(5).fill(refusals.nothing_asked)])

    const decided = await Promise.all([
      one.accept(data.reference),
      other.withdraw(data.reference),
      other.askAgain(data.reference, { day: '2026-03-20', reasons: { idCopy: 'It is torn.' } }),
    ])
    expect(decided.filter(({ code }) => code === 0)).toHaveLength(1)
  })
})

test('a request that has ended is kept as long as any ended change, and its pictures with it', async () => {
  const { number, uploads, submit } = await memberAs('adult')
  const desk = await aDesk()
  const { data } = await desk.ask(number, { kinds: ['permittedStay'] })
  await submit({ permittedStay: await uploads.copy() })
  await desk.accept(data.reference)
  const left = async () => [
    await portal.db.selectFrom('documentRequests').select('id').execute(),
    await portal.db.selectFrom('files').select('id').execute(),
  ]
  const endedChanges = 30
  const retention = { ...portal.deps.settings.retention, endedChanges }
  const clean = () =>
    workers({ ...portal.deps, settings: { ...portal.deps.settings, retention } })['cleaning.hourly']({})

  portal.clock.forward((endedChanges * 24 - 1) * 3_600_000)
  await clean()
  expect((await left()).map(({ length }) => length)).toEqual([1, 1])
  portal.clock.forward(2 * 3_600_000)
  await clean()
  await clean()
  expect(await left()).toEqual([[], []])
})
