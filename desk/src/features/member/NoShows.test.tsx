import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { file, openFile } from '../../testing/memberFile.ts'
import { closeDesk } from '../../testing/openDesk.tsx'

afterEach(closeDesk)

const noShow = { id: 17, reference: 'B26-7KQ4NX2M', missedOn: '2026-03-04', excusedAt: null }
const older = { ...noShow, id: 16, reference: 'B26-AAAAAAAA', missedOn: '2026-02-04' }
const excused = { ...noShow, id: 15, reference: 'B26-BBBBBBBB', excusedAt: '2026-03-06T02:00:00.000Z' }
const has = (...noShows: object[]) => ({ 'POST /api/desk/member': () => ({ ...file, noShows }) })
const excuse = () => page.getByRole('button', { name: '豁免缺席' })

test('the file tells what was missed and what of it was excused; one of several is chosen, and excused with a reason', async () => {
  let isExcused = false
  const { requests } = await openFile(['members', 'hold'], {
    'POST /api/desk/member': () => ({ ...file, noShows: isExcused ? [excused] : [noShow, older, excused] }),
    'POST /api/desk/member/excuse_no_show': () => {
      isExcused = true
      return {}
    },
  })
  await expect.element(page.getByRole('heading', { level: 3, name: '缺席' })).toBeVisible()
  await expect.element(page.getByText(/^B26-7KQ4NX2M · 2026年3月4日 · 計算在內$/)).toBeVisible()
  await expect.element(page.getByText(/^B26-BBBBBBBB · 2026年3月4日 · 2026年3月6日 .*10:00 獲豁免$/)).toBeVisible()

  await userEvent.click(excuse())
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: '豁免缺席' })
  expect(dialog.getByRole('radio').elements(), 'what is excused already is not offered').toHaveLength(2)
  await userEvent.click(send)
  await expect.element(dialog.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(dialog.getByRole('textbox', { name: /原因/ })).toHaveAttribute('aria-invalid', 'true')
  await userEvent.click(dialog.getByRole('radio', { name: /B26-AAAAAAAA/ }))
  await userEvent.fill(dialog.getByRole('textbox', { name: /原因/ }), '當日入院。')
  await userEvent.click(send)

  await expect.element(page.getByText('已豁免缺席，會員已獲通知。')).toBeVisible()
  expect(requests.filter(({ call }) => call.endsWith('/excuse_no_show')).map(({ given }) => given)).toEqual([
    { memberNumber: '000000018', id: 16, reason: '當日入院。' },
  ])
  await expect.poll(() => excuse().elements(), { message: 'the file is read anew' }).toEqual([])
})

test('the only one is chosen already', async () => {
  await openFile(['members', 'hold'], has(noShow, excused))
  await userEvent.click(excuse())
  await expect.element(page.getByRole('dialog').getByRole('radio', { name: /B26-7KQ4NX2M/ })).toBeChecked()
})

test('nothing is excused by who may not suspend services', async () => {
  await openFile(['members', 'counter'], has(noShow))
  await expect.element(page.getByText(/^B26-7KQ4NX2M/)).toBeVisible()
  expect(excuse().elements()).toEqual([])
})
