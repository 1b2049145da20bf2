import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { tooWide } from '../../testing/looks.ts'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'

const path = '/account/guardians'
const father = {
  ...{ nameZh: '吳家豪', namePt: 'Ng Ka Hou', idNumberEnd: '714', isMe: true, relation: null },
  ...{ enteredBy: 'application', since: '2026-03-02T02:00:00.000Z', until: null, endedBecause: null },
}
const mother = {
  ...{ nameZh: null, namePt: null, idNumberEnd: '009', isMe: false, relation: 'parent' },
  ...{ enteredBy: 'counter', since: '2026-03-03T02:00:00.000Z', until: null, endedBecause: null },
}
const said = [
  {
    ...{ state: 'withdrawn', at: '2026-03-04T02:00:00.000Z', by: 'guardian', isMe: false },
    ...{ nameZh: '李淑儀', namePt: 'Lei Sok I' },
  },
  {
    state: 'authorised',
    at: '2026-03-03T02:00:00.000Z',
    by: 'guardian',
    isMe: true,
    nameZh: '吳家豪',
    namePt: 'Ng Ka Hou',
  },
]
const child = {
  ...{ memberNumber: '000100115', nameZh: '吳樂瑤', namePt: 'Ng Lok Io' },
  ...{ guardians: [father, mother], said, mayAdd: true },
}
const open = (reply: object, responses: Responses = {}) =>
  openPortal('/zh/online/account/guardians', {
    '/account/info': { code: 5, message: '系統正繁忙' },
    [path]: done(reply),
    ...responses,
  })

beforeEach(async () => {
  await page.viewport(320, 700)
  session.start('a token')
})

test('[M04] each guardian of each child is told of: who, by whom, since when; and what each has said', async () => {
  await open({ own: null, children: [child] })
  const family = page.getByRole('region', { name: '吳樂瑤的父母或監護人' })
  await expect.element(family.getByText('吳家豪 （你）')).toBeVisible()
  await expect.element(family.getByText('證件號碼尾號 009')).toBeVisible()
  await expect.element(family.getByText('父親或母親 · 在櫃檯登記')).toBeVisible()
  await userEvent.click(family.getByText('網上付款的決定記錄'))
  await expect.element(family.getByText('李淑儀：撤回授權')).toBeVisible()
  await expect.element(family.getByText('你：授權')).toBeVisible()
  expect(tooWide()).toBe(0)
})

test('[M05] who has come of age reads that the rights are theirs, and who had them', async () => {
  const over = { ...father, isMe: false, until: '2030-06-18T02:00:00.000Z', endedBecause: 'of_age' }
  const own = { memberNumber: '000100115', guardians: [over], said: [], handedOverAt: over.until, mayAdd: false }
  await open({ own, children: [] })

  await expect.element(page.getByText(/^你已滿 18 歲，一切事宜由你自己決定/)).toBeVisible()
  await expect.element(page.getByText(/（會員已滿 18 歲）$/)).toBeVisible()
  expect(page.getByRole('button', { name: /^新增/ }).elements()).toEqual([])
})

test('[M04] a second parent is entered once, for this child; a no stands at its field and the rest is kept', async () => {
  const portal = await open({ own: null, children: [child] })
  await userEvent.click(page.getByRole('button', { name: '新增父母或監護人：吳樂瑤的父母或監護人' }))
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  portal.responses[path] = { code: 291, message: '已是', errors: { guardianIdNumber: '此人已是該會員的父母或監護人' } }
  await userEvent.fill(page.getByRole('textbox', { name: '新增父母或監護人的證件號碼' }), '1555900(9)')
  await userEvent.fill(page.getByRole('textbox', { name: '新增父母或監護人的出生日期' }), '1981-02-03')
  await userEvent.click(page.getByRole('radio', { name: '女' }))
  await userEvent.click(page.getByRole('radio', { name: '父親或母親' }))
  const submit = page.getByRole('main').getByRole('button', { name: '新增父母或監護人' })
  await userEvent.click(submit)
  await expect.element(page.getByText('此人已是該會員的父母或監護人').first()).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: '新增父母或監護人的出生日期' })).toHaveValue('1981-02-03')

  portal.responses[path] = done({ own: null, children: [child] })
  await userEvent.click(submit)
  await expect.element(page.getByText('已新增，並已通知各人。')).toHaveFocus()
  expect(portal.to(path).at(-2)?.body).toEqual({
    ...{ memberNumber: '000100115', guardianIdNumber: '1555900(9)', guardianBirthDate: '1981-02-03' },
    ...{ guardianGender: 'female', relation: 'parent' },
  })
})
