import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDesk, openDesk, Refusing } from '../testing/openDesk.tsx'

afterEach(closeDesk)

const again = () => page.getByRole('alert').getByRole('button', { name: '再試一次' })

test('an application that there is none of is not tried again', async () => {
  await openDesk('/application/A26-NOBODY', {
    'GET /api/desk/application': () => {
      throw new Refusing(6, '找不到有關資料')
    },
  })

  await expect.element(page.getByRole('alert')).toHaveTextContent('找不到有關資料')
  expect(again().elements()).toEqual([])
})

test('what broke can be tried again', async () => {
  const { requests } = await openDesk('/application/A26-AAAAAA', {})
  await userEvent.click(again())

  await expect.poll(() => requests.filter(({ call }) => call === 'GET /api/desk/application').length).toBeGreaterThan(1)
})

const screens = [
  ['/', 'GET /api/desk/queue'],
  ['/letters', 'GET /api/desk/letters'],
  ['/holidays', 'GET /api/desk/holidays'],
  ['/colleagues', 'GET /api/desk/staff'],
  ['/factor', 'POST /api/desk/me'],
] as const

test.each(screens)('what broke on any screen can be tried again: %s', async (address, call) => {
  const { requests } = await openDesk(address, {
    [call]: () => {
      throw new TypeError('no network')
    },
  })
  const asked = () => requests.filter((one) => one.call === call).length
  await expect.element(again().first()).toBeVisible()
  const before = asked()
  await userEvent.click(again().first())

  await expect.poll(asked).toBeGreaterThan(before)
})

test.each(screens)('a screen that cannot be shown says why: %s', async (address, call) => {
  await openDesk(address, {
    [call]: () => {
      throw new Refusing(4, '沒有權限')
    },
  })

  await expect.element(page.getByRole('main').getByRole('alert')).toHaveTextContent('沒有權限')
})
