import { refusals } from '@palaestra/contract'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'
import { aReason } from '../../testing/reasons.ts'

const items = [aReason(1), aReason(2, { part: 'idCopy', retired: true }), aReason(3, { kind: 'supplement' })]
const me = (permissions: string[]) => () => ({
  ...{ name: 'Rui', roles: [], permissions, factor: false, provedBy: 'password', recoveryCodes: 0 },
})
const open = async (address = '/reasons', more = {}, permissions = ['content']) => {
  const opened = await openDesk(address, {
    'POST /api/desk/me': me(permissions),
    'GET /api/desk/reasons': () => ({ items }),
    ...more,
  })
  await expect.element(page.getByRole('heading', { level: 1, name: '常用原因' })).toBeVisible()
  const sent = (act: string) =>
    opened.requests.filter(({ call }) => call === `POST /api/desk/reason/${act}`).map(({ given }) => given)
  return { ...opened, sent }
}
const button = (name: RegExp | string) => page.getByRole('button', { name })

afterEach(closeDesk)

test('[V17] each reason stands there in three languages, with what it is about, and whether it is still offered', async () => {
  await open()
  const rows = page.getByRole('main').getByRole('listitem')
  await expect.element(rows.nth(0).getByText('相片', { exact: true })).toBeVisible()
  for (const [text, language] of [
    ['原因 1，請更正。', 'zh-Hant'],
    ['Motivo 1. Corrija, por favor.', 'pt'],
    ['Reason 1. Please correct it.', 'en'],
  ] as const)
    await expect.element(rows.nth(0).getByText(text)).toHaveAttribute('lang', language)
  await expect.element(rows.nth(1).getByText('已停用')).toBeVisible()
  expect(rows.elements()).toHaveLength(2)
})

test('those of another kind are one step away', async () => {
  const { router } = await open()
  await userEvent.click(page.getByRole('link', { name: '更改資料' }))
  await expect.element(page.getByText('原因 3，請更正。')).toBeVisible()
  expect(router.state.location.search).toEqual({ kind: 'supplement' })
})

test('[V17] one is changed in all three languages; a refusal stands at its field, and the rest of the form is kept', async () => {
  let tries = 0
  const { sent } = await open('/reasons', {
    'POST /api/desk/reason/change': () => {
      if (tries++ === 0) throw new Refusing(refusals.reason_exists, '已有相同的原因', { textPt: '已有相同的原因' })
      return {}
    },
  })
  await userEvent.click(button('更改：原因 1，請更正。'))
  const dialog = page.getByRole('dialog')
  await userEvent.fill(dialog.getByLabelText('英文'), 'The photo is too dark.')
  await userEvent.fill(dialog.getByLabelText('葡文'), '')
  await userEvent.click(dialog.getByRole('button', { name: '儲存' }))
  await expect.element(dialog.getByLabelText('葡文')).toHaveAttribute('aria-invalid', 'true')
  expect(sent('change')).toEqual([])

  await userEvent.fill(dialog.getByLabelText('葡文'), 'A fotografia está escura.')
  await userEvent.click(dialog.getByRole('button', { name: '儲存' }))
  await expect.element(dialog.getByLabelText('葡文')).toHaveAccessibleDescription(/已有相同的原因/)
  await expect.element(dialog.getByLabelText('英文')).toHaveValue('The photo is too dark.')
  await userEvent.click(dialog.getByRole('button', { name: '儲存' }))
  await expect.element(page.getByRole('status')).toHaveTextContent('已更改原因。')
  expect(sent('change').at(-1)).toEqual({
    id: 1,
    textZh: '原因 1，請更正。',
    textPt: 'A fotografia está escura.',
    textEn: 'The photo is too dark.',
  })
})

test('one is added for the kind that is shown, about one of its parts', async () => {
  const { sent } = await open('/reasons?kind=documents', { 'POST /api/desk/reason/add': () => ({ id: 9 }) })
  await userEvent.click(button('新增原因'))
  const dialog = page.getByRole('dialog', { name: '新增原因：補交文件' })
  await userEvent.selectOptions(dialog.getByRole('combobox'), '逗留許可文件')
  for (const [label, text] of [
    ['中文', '文件已過期，請更新。'],
    ['葡文', 'O documento caducou.'],
    ['英文', 'The document has expired.'],
  ] as const)
    await userEvent.fill(dialog.getByLabelText(label), text)
  await userEvent.click(dialog.getByRole('button', { name: '儲存' }))
  await expect.element(page.getByRole('status')).toHaveTextContent('已新增原因。')
  expect(sent('add')).toEqual([
    {
      ...{ kind: 'documents', part: 'permittedStay', textZh: '文件已過期，請更新。' },
      ...{ textPt: 'O documento caducou.', textEn: 'The document has expired.' },
    },
  ])
})

test('one is moved, retired and brought back; at the ends it cannot be moved further', async () => {
  const { sent } = await open('/reasons', {
    'POST /api/desk/reason/move': () => ({}),
    'POST /api/desk/reason/retire': () => ({}),
  })
  await expect.element(button('上移：原因 1，請更正。')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button('下移：原因 2，請更正。')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button('下移：原因 1，請更正。'))
  await expect.poll(() => sent('move')).toEqual([{ id: 1, way: 'down' }])
  await userEvent.click(button('停用：原因 1，請更正。'))
  await expect.poll(() => sent('retire')).toEqual([{ id: 1, retired: true }])
  await userEvent.click(button('重新使用：原因 2，請更正。'))
  await expect.poll(() => sent('retire')).toHaveLength(2)
})

test('who may not change what the portal says reads them, and is offered nothing', async () => {
  await open('/reasons', {}, ['review'])
  await expect.element(page.getByText('原因 1，請更正。')).toBeVisible()
  expect(page.getByRole('main').getByRole('button').elements()).toEqual([])
})

test('on a phone nothing is wider than the page', async () => {
  await page.viewport(320, 700)
  onTestFinished(() => page.viewport(1280, 800))
  await open()
  expect(document.documentElement.scrollWidth).toBe(320)
})
