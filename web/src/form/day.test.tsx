import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPortal } from '../testing/portal.tsx'

const field = page.getByLabelText('出生日期')
const input = () => field.element() as HTMLInputElement

beforeEach(async () => {
  await openPortal('/zh/online/account/retrieve-code')
  await userEvent.click(field)
})

test.each([
  ['19900315', '1990-03-15'],
  ['1990-03-15', '1990-03-15'],
  ['1990/03/15', '1990-03-15'],
  ['1990.03.15', '1990-03-15'],
  ['29121996', '1996-12-29'],
  ['02042015', '2015-04-02'],
  ['1990031577', '1990-03-15'],
  ['19x90', '1990-'],
])('a day gets its hyphens while one types: %s', async (typed, day) => {
  await userEvent.keyboard(typed)
  await expect.element(field).toHaveValue(day)
})

test.each([
  ['１９９００３１５', '1990-03-15'],
  ['1990年03月15日', '1990-03-15'],
  ['1990年3月5日', '1990-3-5'],
])('one that is pasted in other signs is understood: %s', async (pasted, day) => {
  await userEvent.fill(field, pasted)
  await expect.element(field).toHaveValue(day)
})

test.each([
  ['2015-4-2', '2015-04-02'],
  ['1990', '1990'],
  ['2/4/2015', '2015-04-02'],
])('what one leaves behind is put in order: %s', async (left, day) => {
  input().value = left
  await userEvent.tab()
  await expect.element(field).toHaveValue(day)
})

test('a telephone offers digits for a day, and its form is said beside it', async () => {
  await expect.element(field).toHaveAttribute('inputmode', 'numeric')
  await expect.element(field).toHaveAttribute('autocomplete', 'bday')
  await expect.element(field).toHaveAccessibleDescription('年-月-日，例如 1990-03-15')
})

test('a hyphen at the end goes when one leaves', async () => {
  await userEvent.keyboard('1990')
  await expect.element(field).toHaveValue('1990-')
  await userEvent.tab()
  await expect.element(field).toHaveValue('1990')
})

test('what is taken back stays away', async () => {
  await userEvent.keyboard('199003{Backspace}')
  await expect.element(field).toHaveValue('1990-03')
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}')
  await expect.element(field).toHaveValue('1990')
})

test('who corrects the middle of a day stays there', async () => {
  await userEvent.keyboard('19900315')
  input().setSelectionRange(2, 2)
  await userEvent.keyboard('8')
  await expect.element(field).toHaveValue('19890-03-15')
  expect(input().selectionStart).toBe(3)
  await userEvent.keyboard('{Delete}')
  await expect.element(field).toHaveValue('1980-03-15')
})
