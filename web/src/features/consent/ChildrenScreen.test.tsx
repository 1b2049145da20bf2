import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { noticeAround } from '../../testing/looks.ts'
import { member } from '../../testing/member.ts'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'
import { aFace } from '../../testing/registration.ts'

const list = '/account/children'
const decide = '/account/children/payment'
const child = {
  memberNumber: '000100019',
  nameZh: '陳小明',
  namePt: 'Chan Sio Meng',
  state: 'pending',
  since: '2026-03-02T02:00:00.000Z',
}
const open = (items: object[], responses: Responses = {}) =>
  openPortal('/zh/online/account/children', {
    '/account/info': { code: 5, message: '系統正繁忙' },
    [list]: done({ faceNeeded: false, items }),
    ...responses,
  })
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const decided = (portal: { to: (path: string) => { body: object }[] }) => portal.to(decide).map(({ body }) => body)

beforeEach(() => session.start('a token'))

test('[M05] a child is told by name, number, state and since when', async () => {
  await open([child])
  await expect.element(page.getByRole('heading', { name: '陳小明' })).toBeVisible()
  await expect.element(page.getByText('會員編號 000 100 019')).toBeVisible()
  await expect.element(page.getByText('等待你決定')).toBeVisible()
  await expect.element(page.getByRole('time')).toHaveAttribute('datetime', child.since)
  await expect.element(page.getByRole('time')).toHaveTextContent('（由 2026年3月2日 上午10:00 起）')
  expect(page.getByRole('time').element().parentElement?.textContent).toContain('網上付款。（由')
})

test.each([
  ['pending', ['授權', '不授權'], '等待你決定', /^正等待你授權。/],
  ['authorised', ['撤回授權'], '已授權', /^該會員可以網上付款。/],
  ['declined', ['授權'], '不授權', /^你沒有授權，該會員不能網上付款。/],
  ['withdrawn', ['授權'], '已撤回授權', /^你已撤回授權，該會員不能網上付款。/],
  ['not_requested', ['授權'], '未有申請', /^申請時沒有要求網上付款。/],
])('[M05] where it is %s one can: %s', async (state, buttons, called, means) => {
  await open([{ ...child, state }])
  await expect.element(page.getByRole('heading', { name: '陳小明' })).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: '000 100 019' })
  await expect.element(row.getByText(called, { exact: true }).first()).toBeVisible()
  await expect.element(row.getByText(means)).toBeVisible()
  const shown = page.getByRole('listitem').getByRole('button').elements()
  expect(shown.map(({ textContent }) => textContent)).toEqual(buttons)
})

test.each([
  ['授權：陳小明', true, 'authorised', '陳小明 現在可以網上付款。'],
  ['不授權：陳小明', false, 'declined', '你沒有授權，陳小明 不能網上付款。'],
])('[M05] [P03] %s is sent once, said, and the list asked for anew', async (button, authorised, state, sentence) => {
  const portal = await open([child], { [decide]: done({ state }) })
  await userEvent.dblClick(page.getByRole('button', { name: button, exact: true }))
  await expect.element(page.getByText(sentence)).toBeVisible()
  expect(decided(portal)).toEqual([{ memberNumber: '000100019', authorised }])
  await expect.poll(() => portal.to(list).length).toBe(2)
})

test('[M05] withdrawing says what follows, asks first, and wants a fresh proof', async () => {
  let proved = false
  const portal = await open([{ ...child, state: 'authorised' }], {
    [decide]: () => (proved ? done({ state: 'withdrawn' }) : { code: 3, message: '請再證明' }),
    '/account/prove': () => {
      proved = true
      return done()
    },
  })
  await press('撤回授權：陳小明')
  await expect.element(page.getByRole('dialog').getByText(/已確認的預約不受影響/)).toBeVisible()
  await press('保留授權')
  await expect.element(page.getByRole('button', { name: '撤回授權：陳小明' })).toHaveFocus()
  expect(decided(portal)).toEqual([])

  await press('撤回授權：陳小明')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '撤回授權' }))
  await userEvent.fill(page.getByRole('textbox', { name: '密碼' }), 'open-sesame-26')
  await press('確認並繼續')
  await expect.element(page.getByText('你已撤回授權，陳小明 不能再網上付款。')).toBeVisible()
  expect(decided(portal).at(-1)).toEqual({ memberNumber: '000100019', authorised: false })
})

test('who has no child here is told how one comes', async () => {
  await open([])
  await expect.element(page.getByText(/子女登記時填寫你的證件號碼/)).toBeVisible()
  expect(noticeAround(page.getByText(/子女登記時填寫你的證件號碼/).element())).toBe('info')
})

test('why it did not go through is said', async () => {
  await open([child], { [decide]: { code: 171, message: '只有申請中所填的父母或監護人才可決定' } })
  await press('授權：陳小明')
  await expect.element(page.getByRole('status').filter({ hasText: '只有申請中所填' })).toBeVisible()
})

test('who has no Chinese name is called by the other', async () => {
  await open([{ ...child, nameZh: null }])
  await expect.element(page.getByRole('heading', { name: 'Chan Sio Meng' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '授權：Chan Sio Meng', exact: true })).toBeVisible()
})

test('where there are children, nobody reads that there are none; the ways on are there', async () => {
  await open([child])
  await expect.element(page.getByRole('heading', { name: '陳小明' })).toBeVisible()
  expect(page.getByText(/目前沒有未成年會員/).elements()).toEqual([])
  await expect
    .element(page.getByRole('link', { name: '使用條款（父母或監護人）' }))
    .toHaveAttribute('href', '/zh/readme-parent')
  await expect.element(page.getByRole('link', { name: '返回我的帳戶' })).toHaveAttribute('href', '/zh/online/account')
})

test('that the children cannot be read is said, and one tries again', async () => {
  const portal = await open([], { [list]: { code: 5, message: '系統正繁忙' } })
  await expect.element(page.getByText(/未能讀取子女資料/)).toBeVisible()
  expect(page.getByText(/目前沒有未成年會員/).elements()).toEqual([])
  portal.responses[list] = done({ faceNeeded: false, items: [child] })
  await press('再試一次')
  await expect.element(page.getByRole('heading', { name: '陳小明' })).toBeVisible()
})

test('[M05] what is said is of the last decision alone', async () => {
  const portal = await open([child], { [decide]: { code: 171, message: '只有申請中所填' } })
  await press('授權：陳小明')
  await expect.element(page.getByText('只有申請中所填')).toBeVisible()
  portal.responses[decide] = done({ state: 'authorised' })
  await press('授權：陳小明')
  await expect.element(page.getByText('陳小明 現在可以網上付款。')).toBeVisible()
  expect(page.getByText('只有申請中所填').elements()).toEqual([])
  portal.responses[decide] = { code: 4, message: '嘗試次數過多' }
  await press('授權：陳小明')
  await expect.element(page.getByText('嘗試次數過多')).toBeVisible()
  expect(page.getByText('陳小明 現在可以網上付款。').elements()).toEqual([])
})

test('[M05] Escape keeps what is authorised, and withdraws nothing', async () => {
  const portal = await open([{ ...child, state: 'authorised' }])
  await press('撤回授權：陳小明')
  await expect.element(page.getByRole('dialog', { name: '撤回授權？' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(decided(portal)).toEqual([])
})

const other = { ...child, memberNumber: '000100027', nameZh: '陳小華', namePt: 'Chan Sio Wa' }

test('[M05] of two children the one that was meant is decided on', async () => {
  const portal = await open([child, { ...other, state: 'authorised' }], { [decide]: done({ state: 'withdrawn' }) })
  await press('撤回授權：陳小華')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/^陳小華 即時不能再網上租場/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: '撤回授權' }))
  await expect.element(page.getByText('你已撤回授權，陳小華 不能再網上付款。')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(decided(portal)).toEqual([{ memberNumber: '000100027', authorised: false }])
})

test('[M05] while one decision is under way no other is taken', async () => {
  const portal = await open([child, other], { [decide]: () => new Promise<object>(() => {}) })
  await press('授權：陳小明')
  for (const name of ['授權：陳小明', '不授權：陳小明', '授權：陳小華', '不授權：陳小華'])
    await expect.element(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-disabled', 'true')
  // A press all the same: who looks at the page is told by its look alone.
  page
    .getByRole('button', { name: '授權：陳小華', exact: true })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(decided(portal)).toEqual([{ memberNumber: '000100019', authorised: true }])
})

test('[M05] while one decision is under way nobody is asked whether to withdraw another', async () => {
  const authorised = { ...other, state: 'authorised' }
  await open([child, authorised], { [decide]: () => new Promise<object>(() => {}) })
  await press('授權：陳小明')
  const withdraw = page.getByRole('button', { name: '撤回授權：陳小華', exact: true })
  await expect.element(withdraw).toHaveAttribute('aria-disabled', 'true')
  withdraw.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(page.getByRole('main')).toBeVisible()
  expect(page.getByRole('dialog').elements()).toEqual([])
})

test('the account, looked at before, is asked for anew after a decision', async () => {
  const portal = await openPortal('/zh/online/account', {
    '/account/info': done({ ...member, isGuardian: true }),
    [list]: done({ faceNeeded: false, items: [child] }),
    [decide]: done({ state: 'authorised' }),
  })
  await expect.element(page.getByText('000 100 008')).toBeVisible()
  await portal.router.navigate({ to: '/online/account/children' })
  await press('授權：陳小明')
  await expect.element(page.getByText('陳小明 現在可以網上付款。')).toBeVisible()
  await portal.router.navigate({ to: '/online/account' })
  await expect.poll(() => portal.to('/account/info')).toHaveLength(2)
})

test('[M05] what is said after a press has its place beforehand, or a screen reader would not read it out', async () => {
  await open([child], { [decide]: done({ state: 'authorised' }) })
  const said = page.getByRole('main').getByRole('status')
  await expect.element(page.getByRole('heading', { name: '陳小明' })).toBeVisible()
  await expect.element(said).toHaveTextContent('')
  await press('授權：陳小明')
  await expect.element(said).toHaveTextContent('陳小明 現在可以網上付款。')
})

test('what follows the children does not move far when they come', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  await open([], { [list]: () => promise })
  const way = page.getByRole('link', { name: '返回我的帳戶' })
  await expect.element(way).toBeVisible()
  const top = () => way.element().getBoundingClientRect().top
  const before = top()
  resolve(done({ faceNeeded: false, items: [child] }))
  await expect.element(page.getByRole('heading', { name: '陳小明' })).toBeVisible()
  expect(Math.abs(top() - before)).toBeLessThan(120)
})

test('[M05] that the list cannot be read anew takes back nothing of what was decided, nor the list', async () => {
  const portal = await open([child], { [decide]: done({ state: 'authorised' }) })
  await expect.element(page.getByRole('heading', { name: '陳小明' })).toBeVisible()
  portal.responses[list] = { code: 5, message: '系統正繁忙' }
  await press('授權：陳小明')
  await expect.element(page.getByText(/未能讀取子女資料/)).toBeVisible()
  await expect.element(page.getByText('陳小明 現在可以網上付款。')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '陳小明' })).toBeVisible()
  portal.responses[list] = done({ faceNeeded: false, items: [{ ...child, state: 'authorised' }] })
  await press('再試一次')
  await expect.element(page.getByRole('button', { name: '撤回授權：陳小明' })).toBeVisible()
  expect(page.getByText(/未能讀取子女資料/).elements()).toEqual([])
})

const beginFace = '/account/guardian_face/begin'
const showFace = '/account/guardian_face'

test('[M05] who has shown no face does so before the first yes, which then goes on by itself', async () => {
  let faceNeeded = true
  const portal = await open([child], {
    [list]: () => done({ faceNeeded, items: [child] }),
    [decide]: done({ state: 'authorised' }),
    [beginFace]: done({ faceCheck: 'a secret', endsAt: '2026-11-20T12:00:00Z', turn: null }),
    [showFace]: () => {
      faceNeeded = false
      return done()
    },
  })
  await press('授權：陳小明')
  await expect.element(page.getByRole('heading', { name: '人臉識別' })).toHaveFocus()
  expect(decided(portal)).toEqual([])
  await userEvent.upload(page.getByLabelText('你的即時相片'), await aFace())
  await expect.element(page.getByText('相片已準備好，可以提交')).toBeVisible()
  await press('進行人臉識別')

  await expect.element(page.getByText('陳小明 現在可以網上付款。')).toBeVisible()
  expect(portal.to(showFace).map(({ body }) => body['faceCheck'])).toEqual(['a secret'])
  expect(decided(portal)).toEqual([{ memberNumber: '000100019', authorised: true }])
})

test('[M05] a no needs no face, and who puts the check off comes back to the list', async () => {
  const portal = await open([child], {
    [list]: done({ faceNeeded: true, items: [child] }),
    [decide]: done({ state: 'declined' }),
  })
  await press('授權：陳小明')
  await press('稍後再做')
  await press('不授權：陳小明')
  await expect.element(page.getByText('你沒有授權，陳小明 不能網上付款。')).toBeVisible()
  expect(decided(portal)).toEqual([{ memberNumber: '000100019', authorised: false }])
})
