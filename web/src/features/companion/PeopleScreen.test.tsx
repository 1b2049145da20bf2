import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { tooWide } from '../../testing/looks.ts'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'

const people = '/family'
const service = '/account/fun_info'
const main = page.getByRole('main')
const yes = { state: 'yes', reason: null, message: null, way: null, from: null }
const person = {
  ...{ id: 17, kind: 'player', memberNumber: '000100024', nameZh: null, namePt: 'Tom Reed', state: 'confirmed' },
  ...{ askedAt: '2026-03-02T02:00:00.000Z', until: null, relation: null, shirt: 10, able: true },
}
const waiting = {
  ...person,
  id: 18,
  memberNumber: '000100016',
  namePt: null,
  state: 'waiting',
  until: '2026-03-16',
  able: null,
}
const nobody = { family: [], people: [], asks: [], standsWith: [] }
const open = (address: string, reply: object, responses: Responses = {}) =>
  openPortal(`/zh/online/account/${address}`, {
    '/account/info': { code: 5, message: '系統正繁忙' },
    [people]: done({ ...nobody, ...reply }),
    [service]: done({ items: [{ service: 'players', ...yes }] }),
    ...responses,
  })

beforeEach(async () => {
  await page.viewport(320, 700)
  session.start('a token')
})

test('[R45] a list tells how each person stands; of who has not answered the number alone', async () => {
  await open('players', { people: [person, waiting, { ...person, id: 19, namePt: 'Ana Sousa', able: false }] })
  await expect.element(main.getByRole('heading', { name: 'Tom Reed' })).toBeVisible()
  await expect.element(main.getByRole('heading', { name: '會員編號 000 100 016' })).toBeVisible()
  const rows = main.getByRole('list').getByRole('listitem')
  expect(rows.elements().map((row) => row.querySelector('[data-state]')?.textContent)).toEqual([
    '已加入',
    '等待回覆',
    '現時未能參與',
  ])
  await expect.element(rows.nth(1).getByText('如至 2026年3月15日仍未獲同意，請求將自動取消。')).toBeVisible()
  expect(tooWide()).toBe(0)
})

test('[R45] a number that is refused stands at its field; the same words after two requests are said twice', async () => {
  const portal = await open(
    'players',
    {},
    { '/family/player': { code: 380, message: '自己', errors: { memberNumber: '這是你自己的會員編號' } } },
  )
  await userEvent.selectOptions(main.getByRole('combobox'), '10')
  await userEvent.fill(main.getByRole('textbox', { name: '會員編號' }), '000 100 024')
  const send = main.getByRole('button', { name: '發出請求' })
  await userEvent.click(send)
  await expect.element(main.getByText('這是你自己的會員編號').first()).toBeVisible()
  await expect.element(main.getByRole('combobox')).toHaveValue('10')

  portal.responses['/family/player'] = done({})
  await userEvent.click(send)
  await expect.element(main.getByText(/^請求已記錄/)).toHaveFocus()
  await userEvent.fill(main.getByRole('textbox', { name: '會員編號' }), '000100016')
  await userEvent.click(main.getByRole('button', { name: '發出請求' }))
  await expect.element(main.getByText(/^請求已記錄/)).toHaveFocus()
  expect(portal.requests.filter(({ path }) => path === '/family/player').map(({ body }) => body)).toEqual([
    { memberNumber: '000 100 024', shirt: 10 },
    { memberNumber: '000 100 024', shirt: 10 },
    { memberNumber: '000100016', shirt: null },
  ])
})

test('[R44] one’s own child is one press away; what others are is changed, what a guardian is not', async () => {
  const child = { ...person, kind: 'child', shirt: null, until: '2028-06-18', relation: 'friend' }
  const own = { ...child, id: 20, namePt: 'Ng Lok Io', relation: 'guardian' }
  const relative = {
    ...{ part: 'child', memberNumber: '000101014', nameZh: '吳樂言', namePt: 'Ng Lok In', idNumberEnd: '749' },
    ...{ confirmedBy: 'bureau', since: '2026-03-02T02:00:00.000Z', consent: 'pending', accompanying: 'possible' },
  }
  const portal = await open(
    'accompanying-children',
    { people: [child, own], family: [relative] },
    { '/family/child': done({}) },
  )
  await expect.element(main.getByRole('button', { name: '更改：Tom Reed' })).toBeVisible()
  expect(main.getByRole('button', { name: '更改：Ng Lok Io' }).elements()).toEqual([])
  await expect.element(main.getByText('直至 2028年6月18日（13 歲生日）').first()).toBeVisible()
  await userEvent.click(main.getByRole('button', { name: '加入吳樂言' }))
  await expect.element(main.getByText('已加入吳樂言。')).toHaveFocus()
  expect(portal.to('/family/child').map(({ body }) => body)).toEqual([
    { memberNumber: '000101014', relation: 'guardian' },
  ])
})

test('[R24] a full list has no form but says so', async () => {
  const collectors = [1, 2, 3, 4, 5].map((id) => ({
    ...person,
    id,
    kind: 'collector',
    shirt: null,
    namePt: `Tom ${id}`,
  }))
  await open('collectors', { people: collectors })
  await expect.element(main.getByText('名單已滿（最多 5 人）。如要加入，請先移除一人。')).toBeVisible()
  expect(main.getByRole('textbox').elements()).toEqual([])
})

test('[R24] a service that is closed says why, in the place of the form', async () => {
  const closed = { ...yes, state: 'no', reason: 'card_temporary', message: '臨時會員卡不能使用此服務' }
  await open('collectors', {}, { [service]: done({ items: [{ service: 'collectors', ...closed }] }) })
  await expect.element(main.getByText('臨時會員卡不能使用此服務')).toBeVisible()
  expect(main.getByRole('textbox').elements()).toEqual([])
})

test('[R45] somebody is taken out after a question, and what is gone meanwhile is told', async () => {
  const portal = await open(
    'players',
    { people: [person] },
    { '/family/end': { code: 384, message: '此項目已不再有效' } },
  )
  await userEvent.click(main.getByRole('button', { name: '移除：Tom Reed' }))
  const dialog = page.getByRole('dialog')
  await userEvent.click(dialog.getByRole('button', { name: '保留' }))
  expect(portal.requests.some(({ path }) => path === '/family/end')).toBe(false)
  await userEvent.click(main.getByRole('button', { name: '移除：Tom Reed' }))
  portal.responses[people] = done(nobody)
  await userEvent.click(dialog.getByRole('button', { name: '移除' }))
  await expect.element(main.getByText('此項目已不再有效')).toHaveFocus()
  await expect.element(main.getByText('名單上未有球員。')).toBeVisible()
})
