import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aGuardian } from '../../testing/applications.ts'
import { answers, approval, forget, heading, known, openToDecide, rejection } from '../../testing/deciding.ts'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'
import { approveButton, seeThePictures } from '../../testing/seeThePictures.ts'

afterEach(() => {
  closeDesk()
  forget()
})

test('a and Enter approve, and the next application opens with a word about the last', async () => {
  const { sent } = await openToDecide()
  await userEvent.keyboard('a')
  await expect.element(page.getByRole('dialog').getByRole('button', { name: '批准' })).toHaveFocus()
  expect(sent(approval)).toEqual([])
  await userEvent.keyboard('{Enter}')

  await expect.element(heading('A26-BBBBBB')).toHaveFocus()
  await expect.element(page.getByRole('status')).toHaveTextContent('已批准 A26-AAAAAA，會員編號 100000010。')
  expect(sent(approval)).toEqual([{ reference: 'A26-AAAAAA' }])
})

test('Escape decides nothing', async () => {
  const { sent } = await openToDecide()
  await userEvent.keyboard('a{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()

  expect(sent(approval)).toEqual([])
})

test('two clicks are one approval', async () => {
  const { sent } = await openToDecide()
  await userEvent.keyboard('a')
  await userEvent.dblClick(page.getByRole('dialog').getByRole('button', { name: '批准' }))
  await expect.element(heading('A26-BBBBBB')).toBeVisible()

  expect(sent(approval)).toHaveLength(1)
})

test('what speaks against it is said once more before', async () => {
  known.changes = { birthDate: '1991-08-07', duplicates: [{ of: 'member', number: '100000010', sharing: 'email' }] }
  await openToDecide()
  await userEvent.keyboard('a')

  await expect.element(page.getByRole('dialog').getByText(/有 1 項與身份證明局記錄不同/)).toBeVisible()
  await expect.element(page.getByRole('dialog').getByText(/可能重複/)).toBeVisible()
})

test.each([
  ['a difference', { birthDate: '1991-08-07' }, /有 1 項與身份證明局記錄不同/],
  [
    'somebody with the same number',
    { duplicates: [{ of: 'member', number: '100000010', sharing: 'email' }] },
    /可能重複/,
  ],
  ['no record', { record: null }, /身份證明局沒有此證件號碼的記錄/],
] satisfies [string, typeof known.changes, RegExp][])('%s alone is said once more, too', async (_, against, said) => {
  known.changes = against
  await openToDecide()
  await userEvent.keyboard('a')

  await expect.element(page.getByRole('dialog').getByText(said)).toBeVisible()
})

test('letters are no commands while a dialog is open', async () => {
  await openToDecide()
  await userEvent.keyboard('a')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('r')
  await new Promise((passed) => setTimeout(passed, 100))

  expect(page.getByRole('textbox', { name: '原因' }).elements()).toEqual([])
  expect(document.querySelectorAll('dialog')).toHaveLength(1)
})

test('q leads back to the view that one came from', async () => {
  const { router } = await openDesk('/?view=rejected', answers)
  await userEvent.click(page.getByRole('link', { name: /A26-BBBBBB/ }))
  await expect.element(heading('A26-BBBBBB')).toHaveFocus()
  await userEvent.keyboard('q')

  await expect.poll(() => router.state.location.href).toBe('/?view=rejected')
})

test('what was rejected before, and with what else it shares a number, is said with the way there', async () => {
  known.changes = {
    rejectionReason: 'A fotografia está desfocada.',
    duplicates: [{ of: 'application', number: 'A26-DDDDDD', sharing: 'id_number' }],
  }
  await openToDecide()

  await expect.element(page.getByText(/A fotografia está desfocada\./)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /A26-DDDDDD/ }))
    .toHaveAttribute('href', '/desk/zh/application/A26-DDDDDD')
})

test('an application that is decided asks for nothing', async () => {
  known.changes = { state: 'passed' }
  await openDesk('/application/A26-AAAAAA', answers)
  await expect.element(page.getByText('已批准').last()).toBeVisible()
  await userEvent.keyboard('a')

  expect(page.getByRole('dialog').elements()).toEqual([])
})

test('a difference is marked by a word, in its row and at the top', async () => {
  known.changes = { birthDate: '1991-08-07' }
  await openToDecide()

  await expect.element(page.getByText('與身份證明局記錄不同：出生日期')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /出生日期.*不同/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /外文姓氏.*相同/ })).toBeVisible()
})

test.each([
  ['an applicant', { record: null }],
  ['a guardian', { guardian: aGuardian({ record: null, idCopy: '/api/file/photo' }) }],
])('%s whom the bureau does not know is approved after a tick only', async (_, unknown) => {
  known.changes = unknown
  const { requests } = await openDesk('/application/A26-AAAAAA', answers)
  await seeThePictures()
  await userEvent.keyboard('a')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '批准' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('請先剔選已用其他方式核實身份。')
  expect(requests.some(({ call }) => call === approval)).toBe(false)

  await userEvent.click(page.getByRole('checkbox'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '批准' }))
  await expect.element(page.getByRole('status').getByText(/已批准/)).toBeVisible()
  expect(requests.find(({ call }) => call === approval)?.given).toEqual({
    reference: 'A26-AAAAAA',
    withoutRecord: true,
  })
})

test.each([
  ['approve', 'a{Enter}'],
  ['reject', 'r'],
])('who wants to %s and is too late sees who decided, how and when', async (_, keys) => {
  const late = () => {
    known.changes = {
      state: 'rejected',
      history: [{ at: '2026-03-02T03:04:00.000Z', who: 'Lei Wai Man', act: 'rejected' }],
    }
    throw new Refusing(121, '此申請已有決定')
  }
  await openToDecide({ [approval]: late, [rejection]: late })
  await userEvent.keyboard(keys)
  if (keys === 'r') {
    await userEvent.click(page.getByRole('button', { name: /não está legível/ }))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
  }

  await expect.element(page.getByText(/Lei Wai Man 已於 2026年3月2日.*11:04 決定不批准。/)).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('同事已就 A26-AAAAAA 作出決定。')
  expect(page.getByRole('dialog').elements()).toEqual([])
  expect(approveButton().elements()).toEqual([])
})

test('the ID number stands in the comparison, beside its copy', async () => {
  await openToDecide()

  await expect.element(page.getByRole('row', { name: /證件號碼.*1234567\(0\).*請與副本核對/ })).toBeVisible()
})

test('Ctrl, Alt or ⌘ with a letter are the browser’s, and decide nothing', async () => {
  await openToDecide()
  for (const held of ['ctrlKey', 'altKey', 'metaKey', 'isComposing'])
    for (const key of ['a', 'r'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, [held]: true, bubbles: true }))
  await new Promise(requestAnimationFrame)

  expect(page.getByRole('dialog').elements()).toEqual([])
})

test.each([
  ['a', '批准 Ho Ka Leng（A26-AAAAAA）？'],
  ['r', '不批准 Ho Ka Leng（A26-AAAAAA）'],
])('the dialog behind %s says whom and which, and is left by its button', async (key, title) => {
  const { sent } = await openToDecide()
  await userEvent.keyboard(key)
  await expect.element(page.getByRole('dialog', { name: title, exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '取消' }))

  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect([...sent(approval), ...sent(rejection)]).toEqual([])
})

test.each([
  ['a{Enter}', approval],
  ['r壞掉的相片。{Control>}{Enter}{/Control}', rejection],
])('what fails for another reason is said in the dialog, which stays: %s', async (keys, call) => {
  const { router } = await openToDecide({
    [call]: () => {
      throw new Refusing(41, '證件號碼已登記')
    },
  })
  await userEvent.keyboard(keys)

  await expect.element(page.getByRole('dialog').getByRole('alert')).toHaveTextContent('證件號碼已登記')
  expect(router.state.location.pathname).toBe('/application/A26-AAAAAA')
})

test('who is known to the bureau and differs in nothing is approved without a warning or a tick', async () => {
  await openToDecide()
  await userEvent.keyboard('a')
  await expect.element(page.getByRole('dialog')).toBeVisible()

  expect(
    page
      .getByRole('dialog')
      .getByText(/可能重複|不同|沒有此證件號碼/)
      .elements(),
  ).toEqual([])
  expect(page.getByRole('checkbox').elements()).toEqual([])
})

test('a tick that is taken back approves nobody', async () => {
  known.changes = { record: null }
  const { sent } = await openToDecide()
  await userEvent.keyboard('a')
  await userEvent.click(page.getByRole('checkbox'))
  await userEvent.click(page.getByRole('checkbox'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '批准' }))

  await expect.element(page.getByRole('alert')).toHaveTextContent('請先剔選已用其他方式核實身份。')
  await expect.element(page.getByRole('dialog').getByText('身份證明局沒有此證件號碼的記錄。')).toBeVisible()
  expect(sent(approval)).toEqual([])
})
