import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { people } from '../../demonstration/people.ts'
import { workers } from '../../features.ts'
import { anApplication } from '../../testing/applicant.ts'
import { aClerk } from '../../testing/desk.ts'
import { thePortal } from '../../testing/portal.ts'
import { unzip } from '../../testing/unzip.ts'

const portal = await thePortal()
const [minute, day] = [60_000, 86_400_000]
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

type Member = Awaited<ReturnType<typeof portal.memberAs>>
const ask = (member: Member, given: object = {}) => member.post('/account/data_copy/ask', given)
const mine = async (member: Member) => (await member.get('/account/data_copy')).data
const addressOf = async (member: Member, id: string) =>
  (await member.post('/account/data_copy/fetch', { id })).data?.address as string
const clean = () => workers(portal.deps)['cleaning.hourly']({})
const opened = async (url: string) => {
  const answer = await portal.app.inject({ method: 'GET', url })
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload }
}
/** Asks, waits for it, and opens it. */
const copyOf = async (member: Member, given: object = {}) => {
  const { data } = await ask(member, given)
  await portal.doJobs()
  const { bytes } = await opened(await addressOf(member, data.id))
  const files = unzip(bytes)
  const json = JSON.parse(files.get('data.json')?.toString() ?? '')
  return { id: data.id as string, files, json, page: files.get('index.html')?.toString() ?? '' }
}
const storedParts = async (id: string) => {
  const row = await portal.db.selectFrom('dataCopies').selectAll().where('id', '=', id).executeTakeFirst()
  const found = Array.from({ length: row?.parts ?? 0 }, (_, part) => portal.deps.files.get(`${row?.content}-${part}`))
  return (await Promise.all(found)).filter((part) => part !== undefined).length
}

describe('a copy of everything held about a member', () => {
  test('is asked for, made, told of by letter and notice, and fetched: a page, the same as JSON', async () => {
    const member = await portal.memberAs('adult')
    const { code, data } = await ask(member)
    expect(code).toBe(0)
    expect((await mine(member)).copies).toMatchObject([{ id: data.id, own: true, readyAt: null, size: null }])
    await portal.doJobs()

    const [letter] = await portal.letters(people.adult.email)
    expect(letter?.subject).toContain('你的資料副本已準備好')
    const { copies, keptDays } = await mine(member)
    expect(copies).toMatchObject([{ of: { nameZh: '陳小美' }, readyAt: expect.any(String), fetchedAt: null }])
    expect(keptDays).toBe(7)
    const { status, headers, bytes } = await opened(await addressOf(member, data.id))
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="my-data.zip"',
      'cache-control': 'no-store',
      'content-length': String(bytes.length),
    })
    expect(copies[0].size).toBe(bytes.length)
    const files = unzip(bytes)
    const json = JSON.parse(files.get('data.json')?.toString() ?? '')
    expect(json.members).toMatchObject([{ idNumber: people.adult.idNumber, email: people.adult.email }])
    expect(json.sessions).toHaveLength(1)
    const page = files.get('index.html')?.toString() ?? ''
    expect(page).toContain('<html lang="zh-Hant">')
    expect(page).toContain('<dt>證件號碼</dt><dd>12345678</dd>')
    expect(page).toContain('<dt>出生日期</dt><dd>1990年3月15日</dd>')
  })

  test('is read in the language of who asks', async () => {
    const member = await portal.memberAs('portuguese', { language: 'pt' })
    const { page } = await copyOf(member)
    expect(page).toContain('<html lang="pt">')
    expect(page).toContain('<dt>Data de nascimento</dt><dd>15 de Março de 1990</dd>')
  })

  test('has no secret in it, nothing of others, and no decision that can still be undone', async () => {
    const member = await portal.memberAs('adult')
    const { files } = await copyOf(member)
    const { passwordHash } = await portal.db
      .selectFrom('members')
      .select('passwordHash')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow()
    const { qrReference } = await portal.db
      .selectFrom('cards')
      .select('qrReference')
      .where('memberId', '=', member.id)
      .executeTakeFirstOrThrow()
    const all = Buffer.concat([...files.values()]).toString()
    for (const secret of [passwordHash ?? 'none', qrReference, member.token]) expect(all).not.toContain(secret)
    for (const { idNumber } of [people.guardian, people.minor, people.portuguese]) expect(all).not.toContain(idNumber)
  })

  test('has the pictures, which the page shows by name', async () => {
    const { reference } = await anApplication(portal)
    await (await aClerk(portal)).approve(reference)
    await portal.doJobs()
    const { id } = await portal.db.selectFrom('members').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    const [{ photo, idCopy }] = (await portal.db
      .selectFrom('members')
      .select(['photo', 'idCopy'])
      .where('id', '=', id)
      .execute()) as [{ photo: string; idCopy: string }]
    // The account of who has just joined is not active: the copy is made as by the job.
    const now = portal.clock.now()
    const copy = { id: 'aaaaaaaa-0000-4000-8000-000000000001', memberId: id, askedBy: id, language: 'en' as const }
    await portal.db
      .insertInto('dataCopies')
      .values({
        ...copy,
        askedAt: now,
        endsAt: new Date(now.getTime() + day),
        content: null,
        readyAt: null,
        fetchedAt: null,
      })
      .execute()
    await workers(portal.deps)['dataCopy.make']({ copy: { id: copy.id } })
    const { content, parts } = await portal.db.selectFrom('dataCopies').selectAll().executeTakeFirstOrThrow()
    const read = await Promise.all(
      Array.from({ length: parts }, (_, part) => portal.deps.files.get(`${content}-${part}`)),
    )
    const files = unzip(Buffer.concat(read as Buffer[]))
    for (const picture of [photo, idCopy]) {
      expect(files.get(`pictures/${picture}.jpg`)).toEqual(await portal.deps.files.get(picture))
      expect(files.get('index.html')?.toString()).toContain(`<a href="pictures/${picture}.jpg">`)
    }
    expect(JSON.parse(files.get('data.json')?.toString() ?? '').applications).toMatchObject([{ reference }])
  })

  test('is readable as text whatever somebody has typed: nothing of it runs', async () => {
    const member = await portal.memberAs('adult')
    const address = '<script>alert(1)</script>'
    await portal.db.updateTable('members').set({ address }).where('id', '=', member.id).execute()
    const { page, json } = await copyOf(member)
    expect(page).not.toContain('<script')
    expect(page).toContain('&#60;script&#62;')
    expect(json.members).toMatchObject([{ address }])
  })
})

describe('who may ask', () => {
  test('is the member with a fresh proof, not somebody who has found the token', async () => {
    const member = await portal.memberAs('adult')
    const { data } = await ask(member)
    await portal.doJobs()
    portal.clock.forward(11 * minute)
    expect(await ask(member)).toMatchObject({ code: refusals.proof_needed })
    expect(await member.post('/account/data_copy/fetch', { id: data.id })).toMatchObject({
      code: refusals.proof_needed,
    })
  })

  test('is a guardian for a minor of theirs, and for nobody else', async () => {
    const guardian = await portal.memberAs('guardian')
    const { children } = await mine(guardian)
    const minor = await portal.db
      .selectFrom('members')
      .select(['memberNumber', 'id'])
      .where('username', '=', people.minor.username)
      .executeTakeFirstOrThrow()
    expect(children).toContainEqual(expect.objectContaining({ memberNumber: minor.memberNumber }))
    const { json } = await copyOf(guardian, { memberNumber: minor.memberNumber })
    expect(json.members).toMatchObject([{ idNumber: people.minor.idNumber }])
    expect((await mine(guardian)).copies).toMatchObject([{ own: false }])

    const stranger = await portal.memberAs('adult')
    expect(await ask(stranger, { memberNumber: minor.memberNumber })).toMatchObject({ code: refusals.not_the_guardian })
    expect(await ask(stranger, { memberNumber: '999999998' })).toMatchObject({ code: refusals.not_the_guardian })
    await portal.db.updateTable('members').set({ birthDate: '2008-03-02' }).where('id', '=', minor.id).execute()
    expect((await mine(guardian)).children).not.toContainEqual(
      expect.objectContaining({ memberNumber: minor.memberNumber }),
    )
  })

  test('asks for one at a time, and five a week: of many at once there is one', async () => {
    const member = await portal.memberAs('adult')
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(member)))
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([
      0,
      ...Array(3).fill(refusals.data_copy_already),
    ])
    const [{ id }] = (await mine(member)).copies
    await member.post('/account/data_copy/discard', { id })
    for (let times = 0; times < 4; times += 1) {
      const { code, data } = await ask(member)
      expect(code).toBe(0)
      await member.post('/account/data_copy/discard', { id: data.id })
    }
    expect(await ask(member)).toMatchObject({ code: refusals.too_many })
  })
})

describe('a copy that is ready', () => {
  test('is fetched by nobody else, not by an address of before, and not after the session has ended', async () => {
    const member = await portal.memberAs('adult')
    const { id } = await copyOf(member)
    const stranger = await portal.memberAs('english')
    for (const call of ['fetch', 'discard'])
      expect(await stranger.post(`/account/data_copy/${call}`, { id })).toMatchObject({ code: refusals.data_copy_gone })

    const address = await addressOf(member, id)
    expect((await opened(address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(404)
    portal.clock.forward(minute + 1000)
    expect((await opened(address)).status).toBe(404)
    const another = await addressOf(member, id)
    expect((await opened(another)).status).toBe(200)
    await member.post('/security/logout')
    await portal.db.deleteFrom('sessions').where('memberId', '=', member.id).execute()
    expect((await opened(another)).status).toBe(404)
  })

  test('tells its member when it is fetched first, once', async () => {
    const member = await portal.memberAs('adult')
    const { id } = await copyOf(member)
    await opened(await addressOf(member, id))
    await portal.doJobs()
    const told = (await portal.letters(people.adult.email)).filter(({ subject }) => subject?.includes('已被下載'))
    expect(told).toHaveLength(1)
    expect((await mine(member)).copies).toMatchObject([{ fetchedAt: expect.any(String) }])
  })

  test('is erased after its days with all of its parts, and earlier by its member', async () => {
    const member = await portal.memberAs('adult')
    const { id } = await copyOf(member)
    const { content } = await portal.db.selectFrom('dataCopies').select('content').executeTakeFirstOrThrow()
    expect(await storedParts(id)).toBeGreaterThan(0)
    portal.clock.forward(7 * day - minute)
    await clean()
    expect(await storedParts(id)).toBeGreaterThan(0)
    portal.clock.forward(2 * minute)
    await clean()
    expect(await portal.db.selectFrom('dataCopies').selectAll().execute()).toEqual([])
    expect(await portal.deps.files.get(`${content}-0`)).toBeUndefined()

    const again = await portal.memberAs('adult')
    const { id: other } = await copyOf(again)
    const { content: next } = await portal.db.selectFrom('dataCopies').select('content').executeTakeFirstOrThrow()
    expect(await again.post('/account/data_copy/discard', { id: other })).toMatchObject({ code: 0 })
    expect(await portal.deps.files.get(`${next}-0`)).toBeUndefined()
    expect(await again.post('/account/data_copy/discard', { id: other })).toMatchObject({
      code: refusals.data_copy_gone,
    })
  })
})

test('a job that breaks in the middle begins anew, and nothing of the first try stays', async () => {
  const member = await portal.memberAs('adult')
  const { data } = await ask(member)
  const put: string[] = []
  const breaking = {
    ...portal.deps.files,
    put: async (id: string, content: Buffer) => {
      put.push(id)
      await portal.deps.files.put(id, content)
      throw new Error('the disk is full')
    },
  }
  await expect(
    workers({ ...portal.deps, files: breaking })['dataCopy.make']({ copy: { id: data.id } }),
  ).rejects.toThrow('the disk is full')
  expect((await mine(member)).copies).toMatchObject([{ readyAt: null }])
  await portal.doJobs()
  expect((await mine(member)).copies).toMatchObject([{ readyAt: expect.any(String) }])
  expect(put).toHaveLength(1)
  expect(await portal.deps.files.get(put[0] ?? '')).toBeUndefined()
})

test('who is late with a copy that another is making by now stops, and leaves nothing', async () => {
  const member = await portal.memberAs('adult')
  const { data } = await ask(member)
  const late: string[] = []
  const meanwhile = {
    ...portal.deps.files,
    put: async (id: string, content: Buffer) => {
      if (late.length === 0) await workers(portal.deps)['dataCopy.make']({ copy: { id: data.id } })
      late.push(id)
      await portal.deps.files.put(id, content)
    },
  }
  await workers({ ...portal.deps, files: meanwhile })['dataCopy.make']({ copy: { id: data.id } })
  expect(await storedParts(data.id)).toBeGreaterThan(0)
  for (const id of late) expect(await portal.deps.files.get(id)).toBeUndefined()
  const told = async () =>
    (await portal.letters(people.adult.email)).filter(({ subject }) => subject?.includes('準備好'))
  await portal.doJobs()
  expect(await told()).toHaveLength(1)
})
