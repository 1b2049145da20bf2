import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkBallot, refusals, seedOf } from '@palaestra/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { aBallot, ballotsOf, drawn, fileOf, moveTo, source } from '../../testing/ballots.ts'
import { thePortal } from '../../testing/portal.ts'
import { ballot } from './ballot.feature.ts'

const portal = await thePortal()
const { db } = portal
/** A Monday, two weeks before the day that is drawn for. */
beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

const [closed, evening, drawing] = ['2026-03-07T22:00:10', '2026-03-07T23:00:00', '2026-03-08T10:00:30']
const value = '07 12 19 28 33 41 +5'
const look = async (language = 'en') =>
  (await portal.get(`/ballot/draw?reference=${drawn}`, { 'api-language': language })).data

const theClerk = async (name: 'facilities' | 'senior') => {
  const clerk = await portal.staffAs(name, { language: 'en' })
  return {
    type: (typed: string, draw = drawn) => clerk.post('/desk/draw/public_value', { draw, value: typed }),
    without: (draw = drawn) => clerk.post('/desk/draw/without_value', { draw, reason: 'The lottery was called off.' }),
    /** How the draw stands at the desk. */
    draw: async () =>
      (await clerk.get('/desk/draws')).data.items.find(({ reference }: { reference: string }) => reference === drawn),
  }
}
const aDraw = async () => {
  const [first] = await aBallot(portal, { withSource: true })
  await ballotsOf(portal, await portal.memberAs('adult')).enter([first])
}
const acts = async () =>
  (
    await db.selectFrom('audit').select(['act', 'detail']).where('subjectKind', '=', 'draw').orderBy('id').execute()
  ).map(({ act, detail }) => `${act}: ${detail}`)

describe('[O03] the public value of a draw', () => {
  test('is named before the first entry, typed by two after the last, and is what the seed is made of', async () => {
    await aDraw()
    expect(await look()).toMatchObject({ source: source.en, publicValue: null, valueAt: null })
    const one = await theClerk('facilities')
    expect(await one.draw()).toMatchObject({ value: 'early', source: source.en, typedBy: [] })
    expect(await one.type(value)).toMatchObject({ code: refusals.value_too_early })
    // By the clock it is closed; the list is not, yet.
    portal.clock.set(new Date('2026-03-07T22:00:00+08:00'))
    expect(await (await theClerk('facilities')).type(value)).toMatchObject({ code: refusals.value_too_early })

    await moveTo(portal, closed)
    await moveTo(portal, evening)
    const [first, second] = [await theClerk('facilities'), await theClerk('senior')]
    expect(await first.draw()).toMatchObject({ value: 'wanted', ownValue: null })
    expect((await first.type(value)).data).toEqual({ outcome: 'awaits' })
    // Twice by the same person is once.
    expect((await first.type(value)).data).toEqual({ outcome: 'awaits' })
    expect(await first.draw()).toMatchObject({ value: 'typed', ownValue: value, publicValue: null })
    // What a colleague has typed is not shown: it is looked up by both.
    expect(await second.draw()).toMatchObject({ value: 'typed', ownValue: null, publicValue: null })
    expect((await second.type('07 12 19 28 33 41 +6')).data).toEqual({ outcome: 'differs' })
    expect((await look()).publicValue).toBeNull()
    expect((await second.type('０７  12 19 28 33 41 +5 ')).data).toEqual({ outcome: 'settled' })
    expect(await look()).toMatchObject({ publicValue: value, valueAt: '2026-03-07T15:00:00.000Z', seed: null })
    expect(await first.type('1')).toMatchObject({ code: refusals.value_settled })
    expect(await first.draw()).toMatchObject({ value: 'settled', publicValue: value, withoutFrom: null })
    expect(await acts()).toEqual([
      `public_value_typed: ${value}`,
      `public_value_typed: ${value}`,
      'public_value_typed: 07 12 19 28 33 41 +6',
      `public_value_typed: ${value}`,
      `public_value_settled: ${value}`,
    ])

    await moveTo(portal, drawing)
    const { file, body } = await fileOf(portal)
    expect(file.draw).toMatchObject({ publicValue: value, source, valueAt: '2026-03-07T15:00:00.000Z' })
    expect(file.draw.seed).toBe(await seedOf(file.draw))
    expect(file.draw.seed).not.toBe(await seedOf({ ...file.draw, publicValue: '' }))
    expect((await checkBallot(file)).every(({ holds }) => holds)).toBe(true)
    expect(await look()).toMatchObject({ state: 'drawn', publicValue: value, seed: file.draw.seed })
    // The script that anybody runs says the same, and of another value that it is not true.
    const folder = mkdtempSync(join(tmpdir(), 'draw-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const script = join(import.meta.dirname, '../../../../web/public/check-ballot.mjs')
    const run = (content: string) => {
      writeFileSync(join(folder, 'draw.json'), content)
      return spawnSync(process.execPath, [script, join(folder, 'draw.json')]).status
    }
    expect([run(body), run(body.replaceAll(value, '1 2 3'))]).toEqual([0, 1])
  })

  test('is waited for: nothing is drawn, an alarm stands; when it has come, it is drawn in the next minute', async () => {
    await aDraw()
    await moveTo(portal, closed)
    await moveTo(portal, '2026-03-08T11:01:00')
    expect(await look()).toMatchObject({ state: 'closed', secret: null })
    expect(await ballot.alarms(portal.deps)).toEqual(['draw_waits'])
    const [one, other] = [await theClerk('facilities'), await theClerk('senior')]
    await one.type(value)
    await moveTo(portal, '2026-03-08T11:02:00')
    expect((await look()).state).toBe('closed')
    await other.type(value)
    await moveTo(portal, '2026-03-08T11:03:00')
    expect(await look()).toMatchObject({ state: 'drawn', publicValue: value })
  })

  test('that never came is done without, a day after the time of the draw, when two have said so; the page says it', async () => {
    await aDraw()
    await moveTo(portal, closed)
    await moveTo(portal, '2026-03-09T09:59:59')
    const early = await theClerk('facilities')
    expect((await early.draw())?.withoutFrom).toBe('2026-03-09T02:00:00.000Z')
    expect(await early.without()).toMatchObject({ code: refusals.value_not_late })
    await moveTo(portal, '2026-03-09T10:00:00')
    expect((await (await theClerk('facilities')).without()).data).toEqual({ outcome: 'awaits' })
    await moveTo(portal, '2026-03-09T10:01:00')
    expect((await look()).state).toBe('closed')
    expect((await (await theClerk('senior')).without()).data).toEqual({ outcome: 'settled' })
    await moveTo(portal, '2026-03-09T10:02:00')
    expect(await look()).toMatchObject({ state: 'drawn', publicValue: '', source: source.en })
    const { file } = await fileOf(portal)
    expect((await checkBallot(file)).every(({ holds }) => holds)).toBe(true)
    expect(await acts()).toEqual([
      'drawn_without_value: The lottery was called off.',
      'drawn_without_value: The lottery was called off.',
      'public_value_settled: null',
    ])
  })

  test('is nothing that a draw without a source takes, nor one that is none', async () => {
    await aBallot(portal)
    await moveTo(portal, closed)
    const { type, without, draw } = await theClerk('facilities')
    expect(await draw()).toMatchObject({ value: 'none', source: null })
    expect(await type(value)).toMatchObject({ code: refusals.value_settled })
    expect(await without()).toMatchObject({ code: refusals.value_settled })
    expect(await type(value, 'PEAK-20260316-TENNIS')).toMatchObject({ code: refusals.not_found })
    expect(await type('   ')).toMatchObject({ errors: { value: expect.any(String) } })
  })

  test('typed by two at once is settled once', async () => {
    await aDraw()
    await moveTo(portal, closed)
    const [one, other] = [await theClerk('facilities'), await theClerk('senior')]
    const answers = await Promise.all([one.type(value), other.type(value)])
    expect(answers.map(({ data }) => data.outcome).toSorted()).toEqual(['awaits', 'settled'])
    expect((await look()).publicValue).toBe(value)
  })
})

describe('the database holds, whatever is wrong above', () => {
  const typed = async (of: string) => {
    await sql`
      insert into draw_values (draw_id, staff_id, value, typed_at)
      select draws.id, staff.id, ${of}, now() from draws, (select id from staff order by id limit 2) staff
      where reference = ${drawn}`.execute(db)
  }
  const settle = (of: string, at = '2026-03-07T22:00:20+08:00') =>
    sql`update draws set public_value = ${of}, value_at = ${at}::timestamptz where reference = ${drawn}`.execute(db)

  test('a value that two have not typed, that came before the closing, or without a source', async () => {
    await aDraw()
    await portal.staffAs('facilities')
    await moveTo(portal, closed)
    await expect(settle(value)).rejects.toThrow('two type the same public value')
    await typed(value)
    await expect(settle('1')).rejects.toThrow('two type the same public value')
    await expect(settle(value, '2026-03-07T21:59:59+08:00')).rejects.toThrow('draws_value_after_closing')
    await settle(value)
    await expect(settle('1')).rejects.toThrow('a public value that was noted stays')
    await expect(settle(value, '2026-03-07T22:00:30+08:00')).rejects.toThrow('a public value that was noted stays')
    await expect(sql`update draw_values set value = '1'`.execute(db)).rejects.toThrow(
      'a public value that was noted stays',
    )
    await expect(sql`delete from draw_values`.execute(db)).rejects.toThrow('a public value that was noted stays')
  })

  test('that there is none, before a day has passed; another source; a value where there is no source', async () => {
    await aDraw()
    await portal.staffAs('facilities')
    await moveTo(portal, closed)
    await typed('')
    await expect(settle('', '2026-03-09T09:59:59+08:00')).rejects.toThrow('draws_without_value_late')
    await expect(sql`update draws set source_en = 'mine'`.execute(db)).rejects.toThrow('what was sealed stays')
    await settle('', '2026-03-09T10:00:00+08:00')
    await sql`alter table draws disable trigger draws_source_stays`.execute(db)
    await expect(
      sql`update draws set source_zh = null, source_pt = null, source_en = null, public_value = '1'
        where public_value is null`.execute(db),
    ).rejects.toThrow('draws_value_has_source')
  })
})
