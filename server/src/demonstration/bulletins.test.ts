import { expect, test } from 'vitest'
import { staffTable } from '../features/staff/staff.table.ts'
import { beginDue, writing } from '../testing/bulletins.ts'
import { seatFamilies } from '../testing/family.ts'
import { thePortal } from '../testing/portal.ts'
import { seatBulletins } from './bulletins.ts'
import { seatHousehold } from './household.ts'
import { type PersonName, people } from './people.ts'
import { staff } from './staff.ts'

const portal = await thePortal()

const start = async (now: string) => {
  await portal.reset({ now })
  await seatFamilies(portal)
  await seatHousehold(portal.deps, portal.bureau)
  const editor = writing(await portal.staffAs('editor'))
  const { id = 0 } = (await staffTable(portal.db).byUsername(staff.editor.username)) ?? {}
  await seatBulletins(portal.deps, id)
  await seatBulletins(portal.deps, id)
  await portal.doJobs()
  return editor
}
const reading = async (name: PersonName, language: 'zh' | 'pt' | 'en') => {
  const member = await portal.memberAs(name, { language })
  const { items } = (await member.get('/push/notice/list')).data
  const { total } = (await member.get('/push/notice/un_read_sum')).data
  return { told: items.map(({ title }: { title: string }) => title), unread: total }
}
const members = async () => (await portal.db.selectFrom('members').select('id').execute()).length

test('the list of notices has one in every state but the one that passes: sent to all and to groups, withdrawn, planned, a draft', async () => {
  const editor = await start('2026-03-02T10:00:00+08:00')
  const all = await members()

  const { items } = await editor.list()
  expect(items).toMatchObject([
    { state: 'draft', to: 'all', reached: 0 },
    { state: 'planned', to: 'all', reached: 0, at: '2026-03-16T02:00:00.000Z' },
    { state: 'sent', to: 'group', reached: 3, read: 1, at: '2026-02-28T02:30:00.000Z' },
    { state: 'withdrawn', to: 'group', reached: 5, read: 4, at: '2026-02-26T08:45:00.000Z' },
    { state: 'sent', to: 'all', reached: all, read: all - 3, at: '2026-02-24T02:30:00.000Z' },
    { state: 'sent', to: 'group', reached: 1, read: 1, at: '2026-02-09T02:30:00.000Z' },
  ])
  for (const { id } of items) expect(await editor.look(id)).toMatchObject({ edited: { by: staff.editor.name } })
  expect(await portal.letters(), 'of what was sent no letter leaves').toEqual([])
})

test('members find them below the bell, each in the language of the page, and nobody what was withdrawn', async () => {
  await start('2026-03-02T10:00:00+08:00')

  expect(await reading('adult', 'zh')).toEqual({ told: ['懸掛八號或以上颱風信號期間，體育設施關閉'], unread: 1 })
  expect(await reading('portuguese', 'pt')).toEqual({
    ...{ told: ['Com sinal n.º 8 ou superior, as instalações desportivas encerram'], unread: 0 },
  })
  expect(await reading('student', 'en')).toEqual({
    told: [
      'Works on the showers of the Olympic Sports Centre',
      'Sports facilities close at typhoon signal no. 8 or above',
    ],
    unread: 1,
  })
  expect((await reading('guardian', 'en')).told).toHaveLength(1)
})

test('what is planned leaves on its day, with a copy by e-mail', async () => {
  await start('2026-03-02T10:00:00+08:00')
  portal.clock.set(new Date('2026-03-16T10:00:00+08:00'))
  await beginDue(portal)
  await portal.doJobs()

  const editor = writing(await portal.staffAs('editor'))
  expect((await editor.list()).items[1]).toMatchObject({ state: 'sent', reached: await members(), read: 0 })
  expect((await reading('portuguese', 'pt')).told[0]).toBe('Inquérito aos utentes das instalações desportivas')
  const letters = await portal.letters(people.portuguese.email)
  expect(letters.map(({ subject }) => subject)).toEqual(['Inquérito aos utentes das instalações desportivas'])
})

test('once the children have grown up, what was written to children is a draft', async () => {
  const editor = await start('2040-03-02T10:00:00+08:00')

  const states = (await editor.list()).items.map(({ state }: { state: string }) => state)
  expect(states).toEqual(['draft', 'planned', 'sent', 'withdrawn', 'sent', 'draft'])
})

test('started again after three months, when they are old, there are others', async () => {
  const before = (await (await start('2026-03-02T10:00:00+08:00')).list()).items.length
  portal.clock.set(new Date('2026-06-05T10:00:00+08:00'))
  const { id = 0 } = (await staffTable(portal.db).byUsername(staff.editor.username)) ?? {}
  await seatBulletins(portal.deps, id)

  const { items } = await writing(await portal.staffAs('editor')).list()
  expect(items.length).toBeGreaterThan(before)
})
