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

const memberAs = async (name: Parameters<typeof portal.memberAs>[0]) => {
  const member = await portal.memberAs(name)
  return { member, changes: changesOf(member) }
}
const aDesk = async (username = 'ieong') => {
  const desk = await aClerk(portal, ['reviewer'], { username, name: username })
  return {
    ...desk,
    queue: async (query = '') => (await desk.get(`/desk/queue?view=waiting${query}`)).data,
    look: (reference: string) => desk.get(`/desk/supplement?reference=${reference}`),
    approve: (reference: string) => desk.post('/desk/supplement/approve', { reference }),
    reject: (reference: string, reasons: object = { idCopy: 'The copy cannot be read.' }) =>
      desk.post('/desk/supplement/reject', { reference, reasons }),
  }
}
const row = (id: number) => portal.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const onFile = (id: number) =>
  portal.db
    .selectFrom('members')
    .innerJoin('cards', 'cards.memberId', 'members.id')
    .selectAll('members')
    .select('cards.validUntil')
    .where('members.id', '=', id)
    .executeTakeFirstOrThrow()
const keptFiles = async () => {
  const files = await portal.db.selectFrom('files').select(['id', 'kept']).orderBy('createdAt').execute()
  return Object.fromEntries(files.map(({ id, kept }) => [id, kept]))
}
const actsOn = async (reference: string) => {
  const rows = await portal.db
    .selectFrom('audit')
    .select('act')
    .where('subjectId', '=', reference)
    .orderBy('id')
    .execute()
  return rows.map(({ act }) => act)
}

describe('the desk', () => {
  test('sees what waits, the one due first at the top, and old and new side by side', async () => {
    const { changes } = await memberAs('adult')
    const reference = await changes.rename()
    portal.clock.forward(60_000)
    const { changes: other } = await memberAs('english')
    await other.rename('Reeve')
    const desk = await aDesk()

    expect(await desk.queue()).toMatchObject({
      waiting: 2,
      next: null,
      items: [
        { kind: 'supplement', reference, dueOn: '2026-03-05', daysLeft: 3, namePt: 'Chan Sio Mei', corrected: false },
        { namePt: 'Tom Reed' },
      ],
    })
    expect((await desk.look(reference)).data).toMatchObject({
      reference,
      state: 'waiting',
      idNumber: '12345678',
      before: { nameZh: '陳小美', surname: 'Chan', firstName: 'Sio Mei', photo: null, idCopy: null },
      after: { nameZh: '陳小美', surname: 'Leong', firstName: 'Sio Mei', photo: null, idCopy: expect.any(String) },
      changed: ['surname', 'idCopy'],
      newValidUntil: null,
      history: [{ who: '', act: 'received' }],
    })
  })

  test('pages by key, twenty at a time, and none is shown twice or left out', async () => {
    const { member, changes } = await memberAs('adult')
    await changes.rename()
    const { id: _, ...one } = await row(member.id)
    const { id: _id, ...first } = await portal.db.selectFrom('supplements').selectAll().executeTakeFirstOrThrow()
    for (let place = 10; place < 35; place += 1) {
      const own = { memberNumber: `9000000${place}`, username: `zz-${place}`, idNumber: `155500${place}` }
      const contact = { email: `z${place}@example.mo`, mobile: `665500${place}` }
      const another = { ...one, ...own, ...contact }
      const { id } = await portal.db.insertInto('members').values(another).returning('id').executeTakeFirstOrThrow()
      const copied = { ...first, memberId: id, reference: `S26-ZZZZ${place}`, reasons: null }
      await portal.db.insertInto('supplements').values(copied).execute()
    }
    const desk = await aDesk()
    const { items, next, waiting } = await desk.queue()
    const rest = await desk.queue(`&after=${encodeURIComponent(next)}`)
    const seen = [...items, ...rest.items].map(({ reference }: { reference: string }) => reference)

    expect([items.length, rest.items.length, rest.next, waiting]).toEqual([20, 6, null, 26])
    expect(new Set(seen).size).toBe(26)
    expect(await desk.get('/desk/queue?after=nowhere')).toMatchObject({ code: refusals.invalid_input })
  })

  test('looks and opened pictures are written down; a link is good for a minute and for what it was made for', async () => {
    const { changes } = await memberAs('adult')
    const reference = await changes.rename()
    const desk = await aDesk()
    const { after } = (await desk.look(reference)).data
    const opened = await portal.app.inject({ url: after.idCopy })

    expect(opened.statusCode).toBe(200)
    expect(opened.headers['content-type']).toBe('image/jpeg')
    expect(await actsOn(reference)).toEqual(['looked', 'opened'])
    expect((await portal.app.inject({ url: after.idCopy.replace('.idCopy.', '.photo.') })).statusCode).toBe(404)
    portal.clock.forward(61_000)
    expect((await portal.app.inject({ url: after.idCopy })).statusCode).toBe(404)
    expect(await actsOn(reference)).toHaveLength(2)
  })

  test('a colleague’s case is decided by nobody else, until it is given back', async () => {
    const { changes } = await memberAs('adult')
    const reference = await changes.rename()
    const [one, other] = [await aDesk(), await aDesk('lam')]
    await one.look(reference)

    expect((await other.queue()).items).toMatchObject([{ holder: { name: 'ieong', mine: false } }])
    expect((await other.look(reference)).data).toMatchObject({ holder: { name: 'ieong', mine: false } })
    for (const answer of [await other.approve(reference), await other.reject(reference)])
      expect(answer).toMatchObject({ code: refusals.held_by_colleague })
    await one.post('/desk/queue/release', { kind: 'supplement', reference })
    expect(await other.approve(reference)).toMatchObject({ code: 0 })
  })

  test('is closed to who does not review, and knows no change that is none', async () => {
    const { changes } = await memberAs('adult')
    const reference = await changes.rename()
    const writer = await aClerk(portal, ['content'])
    expect(await writer.get('/desk/queue')).toMatchObject({ code: refusals.not_allowed })
    expect(await writer.post('/desk/supplement/approve', { reference })).toMatchObject({ code: refusals.not_allowed })

    const desk = await aDesk('lam')
    for (const answer of [
      await desk.look('S26-NOBODY'),
      await desk.approve('S26-NOBODY'),
      await desk.reject('S26-NOBODY'),
    ])
      expect(answer).toMatchObject({ code: refusals.not_found })
  })
})

describe('a change that is approved', () => {
  test('[R08] [R38] [R39] [M12] is on file at once, with its pictures; the old ones are let go, and the member is told', async () => {
    const { member, changes } = await memberAs('adult')
    const desk = await aDesk()
    const [oldPhoto, oldCopy] = [await changes.photo(), await changes.copy()]
    const first = await changes.send({ photo: oldPhoto, idCopy: oldCopy, photoRecent: true })
    expect(await desk.approve(first.data.reference)).toEqual({
      code: 0,
      data: { state: 'passed', undoSeconds: 0, validUntil: null, nextReference: null },
    })
    expect(await onFile(member.id)).toMatchObject({ photo: oldPhoto, idCopy: oldCopy })

    const [photo, idCopy] = [await changes.photo(), await changes.copy()]
    const given = { surname: 'Leong', noChineseName: true, photo, idCopy, photoRecent: true }
    const { data } = await changes.send(given)
    await desk.approve(data.reference)

    const before = await onFile(member.id)
    expect(before).toMatchObject({ nameZh: null, surname: 'Leong', firstName: 'Sio Mei', photo, idCopy })
    expect(await keptFiles()).toEqual({ [oldPhoto]: false, [oldCopy]: false, [photo]: true, [idCopy]: true })
    expect((await changes.onFile()).last).toBeNull()
    await portal.doJobs()
    const subjects = (await portal.letters(people.adult.email)).map(({ subject }) => subject)
    expect(subjects).toContain(`資料更改申請已獲批准（${data.reference}）`)
    expect((await portal.memberAs('adult')).id).toBe(member.id)
  })

  test('the old pictures are gone after a day, and the change itself after three months', async () => {
    const { changes } = await memberAs('adult')
    const desk = await aDesk()
    const old = await changes.photo()
    await desk.approve((await changes.send({ photo: old, photoRecent: true })).data.reference)
    const photo = await changes.photo()
    await desk.approve((await changes.send({ photo, photoRecent: true })).data.reference)

    portal.clock.forward(25 * 3_600_000)
    await workers(portal.deps)['cleaning.hourly']({})
    expect(Object.keys(await keptFiles())).toEqual([photo])
    expect(await portal.db.selectFrom('supplements').select('id').execute()).toHaveLength(2)
    portal.clock.forward(91 * 86_400_000)
    await workers(portal.deps)['cleaning.hourly']({})
    expect(await portal.db.selectFrom('supplements').select('id').execute()).toEqual([])
    expect(Object.keys(await keptFiles())).toEqual([photo])
  })

  test.each([
    ['adult', { birthDate: '1990-03-15' }, { documentExpiry: '' }, '2031-03-02'],
    ['minor', { birthDate: '2012-06-18' }, { documentExpiry: '' }, '2030-06-18'],
    ['permitHolder', {}, { documentExpiry: '2029-08-31' }, '2029-08-31'],
    ['worker', {}, { documentExpiry: '2030-01-31' }, '2030-01-31'],
  ] as const)(
    '[M09] [M11] the card of %s is renewed by the rule',
    async (name, own, { documentExpiry }, validUntil) => {
      const { member, changes } = await memberAs(name)
      await portal.db.updateTable('cards').set({ validUntil: '2026-02-01' }).where('memberId', '=', member.id).execute()
      if ('birthDate' in own) await portal.db.updateTable('members').set(own).where('id', '=', member.id).execute()
      const pictures = { idCopy: await changes.copy(), photo: await changes.photo() }
      const { data } = await changes.send({ renews: true, photoRecent: true, documentExpiry, ...pictures })
      const desk = await aDesk()
      expect((await desk.queue()).items).toMatchObject([{ kind: 'renewal' }])
      expect((await desk.look(data.reference)).data).toMatchObject({
        validUntil: '2026-02-01',
        newValidUntil: validUntil,
      })

      expect(await desk.approve(data.reference)).toMatchObject({ code: 0, data: { validUntil } })
      expect(await onFile(member.id)).toMatchObject({ validUntil })
      expect(await member.get('/account/qrcode_info')).toMatchObject({ code: 0 })
    },
  )

  test('[M09] a permit with a later day prolongs its card without a renewal, a resident’s does not', async () => {
    const desk = await aDesk()
    const { member, changes } = await memberAs('permitHolder')
    const sent = await changes.send({ documentExpiry: '2029-08-31', idCopy: await changes.copy() })
    expect(await desk.approve(sent.data.reference)).toMatchObject({ data: { validUntil: '2029-08-31' } })
    expect(await onFile(member.id)).toMatchObject({ documentExpiry: '2029-08-31', validUntil: '2029-08-31' })

    const { member: resident, changes: theirs } = await memberAs('adult')
    const { validUntil } = await onFile(resident.id)
    const other = await theirs.send({ documentExpiry: '2029-08-31', idCopy: await theirs.copy() })
    expect(await desk.approve(other.data.reference)).toMatchObject({ data: { validUntil: null } })
    expect(await onFile(resident.id)).toMatchObject({ documentExpiry: '2029-08-31', validUntil })
  })
})

describe('a change that is rejected', () => {
  test('[R08] [M12] says why at each field, keeps everything, and is sent again as another', async () => {
    const { member, changes } = await memberAs('portuguese')
    const desk = await aDesk()
    const [idCopy, photo] = [await changes.copy(), await changes.photo()]
    const given = { surname: 'Leong', idCopy, photo, photoRecent: true }
    const { data } = await changes.send(given)
    const reasons = { photo: 'Não é recente.', idCopy: 'Não se lê.', firstName: 'De nada serve.' }
    expect(await desk.reject(data.reference, reasons)).toMatchObject({
      code: 0,
      data: { state: 'rejected', nextReference: null },
    })

    const { last, surname } = await changes.onFile()
    expect(surname).toBe('Sousa')
    // A reason at what was not to change is none.
    expect(last).toMatchObject({
      state: 'rejected',
      surname: 'Leong',
      photo: { id: photo },
      idCopy: { id: idCopy },
      reasons: { photo: 'Não é recente.', idCopy: 'Não se lê.' },
    })
    await portal.doJobs()
    // That the change has come in is told at the same moment.
    const letter = (await portal.letters(people.portuguese.email)).find(({ body }) => body.includes('Fotografia'))
    expect(letter?.body).toContain('Fotografia: Não é recente.\nCópia do documento: Não se lê.')
    expect(letter?.body).toContain('/pt/supple')

    const again = await changes.send(given)
    expect(again.code).toBe(0)
    expect((await desk.queue()).items).toMatchObject([{ reference: again.data.reference, corrected: true }])
    expect(await desk.approve(again.data.reference)).toMatchObject({ code: 0 })
    expect(await onFile(member.id)).toMatchObject({ surname: 'Leong', photo, idCopy })
    // The row of the rejection goes, and takes no picture of the member along.
    portal.clock.forward(91 * 86_400_000)
    for (const _ of [1, 2]) await workers(portal.deps)['cleaning.hourly']({})
    expect(await keptFiles()).toEqual({ [idCopy]: true, [photo]: true })
  })

  test('needs a reason at something that was to change', async () => {
    const { changes } = await memberAs('adult')
    const reference = await changes.rename()
    const desk = await aDesk()

    for (const reasons of [{}, { photo: 'Too dark to see.' }])
      expect(await desk.reject(reference, reasons)).toMatchObject({ code: refusals.reason_missing })
    expect(await desk.reject(reference, { idCopy: 'no' })).toMatchObject({ code: refusals.invalid_input })
    expect((await changes.onFile()).last).toMatchObject({ state: 'waiting' })
  })

  test('and never corrected, its pictures go with it after three months', async () => {
    const { changes } = await memberAs('adult')
    const reference = await changes.rename()
    await (await aDesk()).reject(reference)
    portal.clock.forward(91 * 86_400_000)
    for (const _ of [1, 2]) await workers(portal.deps)['cleaning.hourly']({})

    expect(await portal.db.selectFrom('supplements').select('id').execute()).toEqual([])
    expect(await keptFiles()).toEqual({})
  })
})

describe('at the same moment', () => {
  test('of many decisions of two clerks one counts, with one letter', async () => {
    const { changes } = await memberAs('adult')
    const reference = await changes.rename()
    await portal.doJobs()
    const before = (await portal.letters(people.adult.email)).length
    const [one, other] = [await aDesk(), await aDesk('lam')]
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, place) => (place % 2 ? one.approve(reference) : other.reject(reference))),
    )

    expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array(7).fill(refusals.already_decided)])
    expect((await actsOn(reference)).filter((act) => act !== 'looked')).toHaveLength(1)
    await portal.doJobs()
    expect(await portal.letters(people.adult.email)).toHaveLength(before + 1)
  })

  test('who is taken back is not decided, and what is sent meanwhile is another', async () => {
    const desk = await aDesk()
    for (const round of [0, 1, 2, 3]) {
      await portal.reset({ now: '2026-03-02T10:00:00+08:00' })
      const { member, changes } = await memberAs('adult')
      const clerk = round === 0 ? desk : await aDesk()
      const reference = await changes.rename()
      const idCopy = await changes.copy()
      const takeBackAndSend = async () => {
        const taken = await changes.withdraw(reference)
        return taken.code === 0 ? changes.send({ surname: 'Lei', idCopy }) : taken
      }
      const acts = [() => clerk.approve(reference), takeBackAndSend]
      const [first = acts[0], second = acts[1]] = round % 2 === 0 ? acts : [...acts].reverse()
      const answers = await Promise.all([first?.(), second?.()])
      const approved = answers[round % 2 === 0 ? 0 : 1]?.code === 0

      // Either the first change is made, or it is gone and the second waits: never the second unseen.
      expect((await onFile(member.id)).surname).toBe(approved ? 'Leong' : 'Chan')
      expect((await changes.onFile()).last?.surname ?? null).toBe(approved ? null : 'Lei')
    }
  })
})
