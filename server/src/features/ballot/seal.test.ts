import { checkBallot, refusals } from '@palaestra/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { demonstrationPassword } from '../../demonstration/people.ts'
import { staff } from '../../demonstration/staff.ts'
import { keysFrom } from '../../keys.ts'
import { aBallot, ballotsOf, drawn, fileOf, moveTo } from '../../testing/ballots.ts'
import { thePortal } from '../../testing/portal.ts'
import { ballot } from './ballot.feature.ts'
import { doDraws } from './draw.service.ts'

const portal = await thePortal()
const { db } = portal
/** A Monday, two weeks before the day that is drawn for. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const closed = '2026-03-07T22:00:10'
const newSource = {
  sourceZh: '3 月 10 日的彩票號碼',
  sourcePt: 'A lotaria de 10 de Março',
  sourceEn: 'The lottery of 10 March',
}
const none = { sourceZh: '', sourcePt: '', sourceEn: '' }

/** The same portal, started with another secret of the installation. */
const restarted = async () => {
  const deps = { ...portal.deps, keys: keysFrom('another secret, of 32 characters and more') }
  const app = await buildApp(deps, { strict: true, floodLimit: 1_000_000 })
  onTestFinished(() => app.close())
  return {
    deps,
    look: async () => (await app.inject(`/api/ballot/draw?reference=${drawn}`)).json().data,
    /** Somebody of the staff, logged in anew. */
    async clerk(username: 'facilities' | 'senior') {
      const login = { username: staff[username].username, password: demonstrationPassword }
      const loggedIn = await app.inject({ method: 'POST', url: '/api/desk/login', payload: login })
      const headers = { apikey: loggedIn.json().data.token, 'api-language': 'en' }
      const post = async (path: string, body: object) =>
        (await app.inject({ method: 'POST', url: `/api/desk/draw/${path}`, headers, payload: body })).json()
      return {
        seal: (source: object = none) => post('seal', { draw: drawn, reason: 'The secret was stolen.', ...source }),
        type: (value: string) => post('public_value', { draw: drawn, value }),
        draw: async () =>
          (await app.inject({ url: '/api/desk/draws?useToken=1', headers }))
            .json()
            .data.items.find(({ reference }: { reference: string }) => reference === drawn),
      }
    },
    doDraws: async () => {
      while (await doDraws(deps)) {}
    },
  }
}
const entered = async (withSource = false) => {
  const [first] = await aBallot(portal, { withSource })
  const { enter } = ballotsOf(portal, await portal.memberAs('adult'))
  return { code: (await enter([first])).data.code as string, enter: () => enter([first]) }
}

describe('[O03] a draw whose secret was lost with that of the installation', () => {
  test('is not drawn, an alarm stands at once; sealed anew it is drawn, with all that was entered, and says so', async () => {
    const { code } = await entered()
    const before = (await (await restarted()).look()).commitment
    expect(await ballot.alarms(portal.deps)).toEqual([])
    const { deps, look, clerk, doDraws } = await restarted()
    expect(await ballot.alarms(deps)).toEqual(['seal_broken'])
    const fits = await (await clerk('facilities')).draw()
    expect(fits).toMatchObject({ sealFits: false, sealedAt: null })
    await moveTo(portal, closed)
    portal.clock.set(new Date('2026-03-08T10:30:00+08:00'))
    await doDraws()
    expect(await look()).toMatchObject({ state: 'closed', commitment: before, seals: [] })

    const { seal, draw } = await clerk('facilities')
    expect(await seal()).toMatchObject({ code: 0 })
    expect(await seal()).toMatchObject({ code: refusals.seal_fits })
    expect(await draw()).toMatchObject({ sealFits: true, sealedAt: '2026-03-08T02:30:00.000Z' })
    await doDraws()
    const { file } = await fileOf(portal)
    expect((await checkBallot(file)).every(({ holds }) => holds)).toBe(true)
    expect(file.results).toMatchObject([{ code, rank: 1 }])
    expect(file.draw.commitment).not.toBe(before)
    const seals = [{ commitment: before, publicValue: null, replacedAt: '2026-03-08T02:30:00.000Z' }]
    expect(file.draw).toMatchObject({ sealedAt: '2026-03-08T02:30:00.000Z', seals })
    expect(await look()).toMatchObject({ state: 'drawn', sealedKnowing: true, seals })
    expect(await seal()).toMatchObject({ code: refusals.seal_fits })
    const acts = await db.selectFrom('audit').select(['act', 'detail']).where('subjectKind', '=', 'draw').execute()
    expect(acts).toEqual([{ act: 'draw_sealed_anew', detail: 'The secret was stolen.' }])
  })

  test('sealed anew while entries are taken goes on as it was: the source stays, and so does who has entered', async () => {
    const { code, enter } = await entered(true)
    const { look, clerk } = await restarted()
    const { seal } = await clerk('facilities')
    expect(await seal()).toMatchObject({ code: 0 })
    expect(await look()).toMatchObject({ sealedKnowing: false, source: expect.any(String), entries: 1 })
    expect((await enter()).data).toEqual({ code })
  })

  test('whose public value had come takes another, of a source that nobody knew: the one of before is void', async () => {
    await entered(true)
    const old = await restarted()
    await moveTo(portal, closed)
    for (const name of ['facilities', 'senior'] as const) await (await old.clerk(name)).type('07 12')
    const { look, clerk, doDraws } = await restarted()
    const [one, other] = [await clerk('facilities'), await clerk('senior')]
    for (const source of [none, { ...newSource, sourceEn: '' }, { ...newSource, sourceZh: '截止日晚上的彩票號碼' }])
      expect(await one.seal(source)).toMatchObject({ code: refusals.source_needed })
    expect(await one.seal(newSource)).toMatchObject({ code: 0 })
    expect(await one.draw()).toMatchObject({ value: 'wanted', publicValue: null, typedBy: [] })
    expect((await look()).seals).toMatchObject([{ publicValue: '07 12' }])
    portal.clock.set(new Date('2026-03-08T10:30:00+08:00'))
    await doDraws()
    expect(await look()).toMatchObject({ state: 'closed' })
    const [late, later] = [await clerk('facilities'), await clerk('senior')]
    await late.type('33 41')
    await later.type('33 41')
    await doDraws()
    const { file } = await fileOf(portal)
    expect(file.draw).toMatchObject({ publicValue: '33 41', source: { en: newSource.sourceEn } })
    expect((await checkBallot(file)).every(({ holds }) => holds)).toBe(true)
    expect(await other.seal(newSource)).not.toMatchObject({ code: 0 })
  })

  test('that fits, or is none, is not sealed anew', async () => {
    await entered()
    const clerk = await portal.staffAs('facilities')
    const seal = (draw: string) => clerk.post('/desk/draw/seal', { draw, reason: 'Because I can.', ...none })
    expect(await seal(drawn)).toMatchObject({ code: refusals.seal_fits })
    expect(await seal('PEAK-20260316-TENNIS')).toMatchObject({ code: refusals.not_found })
  })
})

describe('the database holds, whatever is wrong above', () => {
  const reseal = (more = sql``) =>
    sql`update draws set commitment = repeat('a', 64), sealed_at = '2026-03-08T00:00:00Z' ${more}
      where reference = ${drawn}`.execute(db)
  const keep = (value: string | null = null) =>
    sql`insert into draw_seals select id, commitment, ${value}, '2026-03-08T00:00:00Z', (select min(id) from staff)
      from draws where reference = ${drawn}`.execute(db)

  test('a seal is replaced only where the one of before is kept, by a draw that is not made; and that stays', async () => {
    await entered(true)
    await portal.staffAs('facilities')
    await moveTo(portal, closed)
    await expect(reseal()).rejects.toThrow('what was sealed stays')
    await keep()
    await expect(sql`update draws set sealed_at = now() where reference = ${drawn}`.execute(db)).rejects.toThrow(
      'what was sealed stays',
    )
    await expect(reseal()).rejects.toThrow('a new seal has a new source')
    await expect(reseal(sql`, source_zh = null, source_pt = null, source_en = null`)).rejects.toThrow(
      'a new seal has a new source',
    )
    const source = sql`, source_zh = 'a', source_pt = 'b', source_en = 'c'`
    await expect(reseal(sql`${source}, public_value = '1', value_at = now()`)).rejects.toThrow(
      'a public value of before is void',
    )
    await reseal(source)
    await expect(sql`delete from draw_seals`.execute(db)).rejects.toThrow('what was sealed stays')
    await expect(sql`update draw_seals set public_value = '1'`.execute(db)).rejects.toThrow('what was sealed stays')
  })

  test('a draw that was made has its seal for ever', async () => {
    await entered()
    await portal.staffAs('facilities')
    await moveTo(portal, closed)
    await moveTo(portal, '2026-03-08T10:00:30')
    await keep()
    await expect(reseal()).rejects.toThrow('what was sealed stays')
  })
})
