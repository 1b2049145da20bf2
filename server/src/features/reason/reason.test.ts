import { reasonKinds, refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { aClerk } from '../../testing/desk.ts'
import { thePortal } from '../../testing/portal.ts'

const portal = await thePortal()

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

interface Reason {
  id: number
  kind: string
  part: string
  textZh: string
  textPt: string
  textEn: string
  retired: boolean
}
const anEditor = async () => {
  const desk = await aClerk(portal, ['content'])
  const edit = (act: string) => (body: object) => desk.post(`/desk/reason/${act}`, body)
  const all = async (): Promise<Reason[]> => (await desk.get('/desk/reasons')).data.items
  return {
    ...desk,
    all,
    of: async (kind: string) => (await all()).filter((reason) => reason.kind === kind),
    add: edit('add'),
    change: edit('change'),
    move: edit('move'),
    retire: edit('retire'),
  }
}
const texts = {
  textZh: '相片的背景不符合要求，請重新上載。',
  textPt: 'O fundo da fotografia não cumpre os requisitos. Carregue outra.',
  textEn: 'The background of the photo will not do. Please upload another.',
}
const aReason = { kind: 'application', part: 'photo', ...texts }
const acts = async () => {
  const rows = await portal.db
    .selectFrom('audit')
    .select(['act', 'detail'])
    .where('subjectKind', '=', 'reason')
    .orderBy('id')
    .execute()
  return rows.map(({ act, detail }) => [act, detail])
}

describe('the ready reasons', () => {
  test('[V17] “not recent” is one of them from the beginning, in three languages, for applications and changes', async () => {
    const desk = await anEditor()
    const all = await desk.all()
    const recent = all.filter(({ textEn }) => /not recent|not taken in the last twelve months/.test(textEn))
    expect(recent.map(({ kind, part }) => [kind, part])).toEqual([
      ['application', 'photo'],
      ['documents', 'photo'],
      ['supplement', 'photo'],
    ])
    for (const { textZh, textPt } of recent) {
      expect(textZh).toMatch(/相片.*(十二|12) *個月|近期相片/)
      expect(textPt).toMatch(/^A fotografia não/)
    }
    expect([...new Set(all.map(({ kind }) => kind))].toSorted()).toEqual(reasonKinds.toSorted())
  })

  test('are read by everybody of the staff, and edited by who may change what the portal says', async () => {
    const reviewer = await aClerk(portal, ['reviewer', 'senior'], { username: 'lam', name: 'Lam' })
    const { id } = (await reviewer.get('/desk/reasons')).data.items[0]
    for (const [act, body] of Object.entries({
      add: aReason,
      change: { id, ...texts },
      move: { id, way: 'down' },
      retire: { id, retired: true },
    }))
      expect(await reviewer.post(`/desk/reason/${act}`, body), act).toMatchObject({ code: refusals.not_allowed })
    expect(await acts()).toEqual([])
  })

  test('[V17] a new one is offered at once, behind the others of its kind, and written down', async () => {
    const desk = await anEditor()
    const { data } = await desk.add(aReason)
    expect((await desk.of('application')).at(-1)).toEqual({ id: data.id, ...aReason, retired: false })
    expect(await acts()).toEqual([['reason_added', Object.values(texts).join(' / ')]])
  })

  test.each(['textZh', 'textPt', 'textEn'] as const)('[V17] one without %s is refused at that field', async (field) => {
    const desk = await anEditor()
    const before = await desk.all()
    for (const text of ['', '   ', 'abcd']) {
      const given = { ...aReason, [field]: text }
      const { code, errors } = await desk.add(given)
      expect([code !== 0, Object.keys(errors ?? {})]).toEqual([true, [field]])
      const [first] = before
      expect(await desk.change({ id: first?.id, ...texts, [field]: text })).toMatchObject({
        errors: { [field]: expect.any(String) },
      })
    }
    expect(await desk.all()).toEqual(before)
  })

  test('is about a part of its kind alone', async () => {
    const desk = await anEditor()
    expect(await desk.add({ ...aReason, part: 'guardianIdCopy' })).toMatchObject({
      code: refusals.invalid_input,
      errors: { part: expect.any(String) },
    })
    expect(await desk.add({ ...aReason, kind: 'documents', part: 'guardianIdCopy' })).toMatchObject({ code: 0 })
  })

  test('the same twice is refused at the language in which it is the same, also of two at once', async () => {
    const desk = await anEditor()
    const answers = await Promise.all([desk.add(aReason), desk.add(aReason)])
    expect(answers.map(({ code }) => code).sort()).toEqual([0, refusals.reason_exists])
    const other = {
      ...aReason,
      textZh: '相片太暗，請重新上載。',
      textEn: 'The photo is too dark. Please upload another.',
    }
    expect(await desk.add(other)).toMatchObject({
      code: refusals.reason_exists,
      errors: { textPt: expect.any(String) },
    })
    const [first] = await desk.of('application')
    expect(await desk.change({ id: first?.id, ...texts })).toMatchObject({ code: refusals.reason_exists })
    // Of another part it may say the same.
    expect(await desk.add({ ...aReason, part: 'other' })).toMatchObject({ code: 0 })
  })

  test('[V17] one that is changed says it from then on, and the trail what it said before', async () => {
    const desk = await anEditor()
    const [first] = await desk.of('supplement')
    expect(await desk.change({ id: first?.id, ...texts })).toEqual({ code: 0, data: {} })
    expect((await desk.of('supplement'))[0]).toEqual({ ...first, ...texts })
    const [[act, detail] = []] = await acts()
    expect(act).toBe('reason_changed')
    expect(detail).toBe(`${first?.textZh} / ${first?.textPt} / ${first?.textEn} → ${Object.values(texts).join(' / ')}`)
  })

  test('are moved up and down, within their kind, and stay at its ends', async () => {
    const desk = await anEditor()
    const others = await desk.of('supplement')
    const [one, two, three, ...more] = await desk.of('application')
    const order = async () => (await desk.of('application')).map(({ id }) => id)
    const rest = more.map(({ id }) => id)
    await desk.move({ id: three?.id, way: 'up' })
    expect(await order()).toEqual([one?.id, three?.id, two?.id, ...rest])
    await desk.move({ id: one?.id, way: 'up' })
    await desk.move({ id: rest.at(-1), way: 'down' })
    expect(await order()).toEqual([one?.id, three?.id, two?.id, ...rest])

    await Promise.all([three, two, one].map((reason) => desk.move({ id: reason?.id, way: 'down' })))
    expect(new Set(await order()).size).toBe(7)
    expect(await desk.of('supplement')).toEqual(others)
  })

  test('a retired one stays, marked, and comes back, unless another says the same by then', async () => {
    const desk = await anEditor()
    const { data } = await desk.add(aReason)
    for (const _ of [1, 2]) await desk.retire({ id: data.id, retired: true })
    expect((await desk.of('application')).at(-1)).toMatchObject({ id: data.id, retired: true })
    const again = await desk.add(aReason)
    expect(again.code).toBe(0)
    expect(await desk.retire({ id: data.id, retired: false })).toMatchObject({ code: refusals.reason_exists })
    await desk.retire({ id: again.data.id, retired: true })
    await desk.retire({ id: data.id, retired: false })
    expect((await acts()).map(([act]) => act)).toEqual([
      ...['reason_added', 'reason_retired', 'reason_added', 'reason_retired', 'reason_restored'],
    ])
  })

  test('one that there is not is not found', async () => {
    const desk = await anEditor()
    for (const [act, more] of [
      ['change', texts],
      ['move', { way: 'up' }],
      ['retire', { retired: true }],
    ] as const)
      expect(await desk[act]({ id: 4_711, ...more }), act).toMatchObject({ code: refusals.not_found })
  })
})
