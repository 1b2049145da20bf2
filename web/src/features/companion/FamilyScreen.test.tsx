import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { tooWide } from '../../testing/looks.ts'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'

const main = page.getByRole('main')
const names = { nameZh: '陳小美', namePt: 'Chan Sio Mei' }
const child = { nameZh: '吳樂言', namePt: 'Ng Lok In' }
const ask = { id: 17, kind: 'child', ...names, relation: 'grandparent', child, until: '2026-03-16' }
const standing = { id: 18, kind: 'collector', ...names, relation: null, child: null, since: '2026-03-02T02:00:00.000Z' }
const relative = {
  ...{ part: 'guardian', memberNumber: null, nameZh: null, namePt: null, idNumberEnd: '714' },
  ...{ confirmedBy: 'papers', since: '2026-03-02T02:00:00.000Z', consent: 'authorised', accompanying: null },
}
const nobody = { family: [], people: [], asks: [], standsWith: [] }
const open = (reply: object, responses: Responses = {}) =>
  openPortal('/zh/online/account/family', {
    '/account/info': { code: 5, message: '系統正繁忙' },
    '/family': done({ ...nobody, ...reply }),
    ...responses,
  })

beforeEach(async () => {
  await page.viewport(320, 700)
  session.start('a token')
})

test('[R43] the family is read only, with who has confirmed it and how online payment stands', async () => {
  await open({ family: [relative] })
  await expect.element(main.getByRole('heading', { name: '證件號碼尾號 714' })).toBeVisible()
  await expect.element(main.getByText('網上付款：已授權')).toBeVisible()
  await expect.element(main.getByText('父母或監護人 · 在櫃檯出示文件核實')).toBeVisible()
  expect(main.getByRole('button').elements()).toEqual([])
  // Where nothing is asked and nothing is left, nothing is said of either.
  expect(main.getByText('等待你回覆的請求').elements()).toEqual([])
  expect(main.getByText('你所在的名單').elements()).toEqual([])
  expect(tooWide()).toBe(0)
})

test.each([
  ['同意', '/family/confirm', '已同意，並已通知雙方。'],
  ['拒絕', '/family/end', /^已拒絕。對方不會得知/],
])('[R44] a request for a child is answered by %s, once, and then it is gone', async (verb, path, said) => {
  const portal = await open({ asks: [ask] }, { [path]: done({}) })
  await expect.element(main.getByText('對方聲明的關係：祖父母或外祖父母')).toBeVisible()
  await expect.element(main.getByText(/^請於 2026年3月15日或之前回覆/)).toBeVisible()
  portal.responses['/family'] = done(nobody)
  await userEvent.dblClick(main.getByRole('button', { name: `${verb}：陳小美想帶同吳樂言使用泳池` }))
  await expect.element(main.getByText(said)).toHaveFocus()
  await expect.poll(() => main.getByRole('button').elements()).toEqual([])
  expect(portal.requests.filter((one) => one.path === path).map(({ body }) => body)).toEqual([{ id: 17 }])
})

test('[R24] a list of somebody else is left after a question', async () => {
  const portal = await open({ standsWith: [standing] }, { '/family/end': done({}) })
  await userEvent.click(main.getByRole('button', { name: '退出：你可代陳小美取場' }))
  portal.responses['/family'] = done(nobody)
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '退出' }))
  await expect.element(main.getByText('已退出，並已通知對方。')).toHaveFocus()
  expect(portal.requests.find(({ path }) => path === '/family/end')?.body).toEqual({ id: 18 })
})
