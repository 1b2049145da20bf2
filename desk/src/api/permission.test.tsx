import { type Call, desk } from '@palaestra/contract'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { addresses } from '../addresses.ts'
import { aQueue } from '../testing/applications.ts'
import { closeDesk, openDesk, Refusing } from '../testing/openDesk.tsx'

const whoCall = 'POST /api/desk/me'
const queueCall = 'GET /api/desk/queue'
const comeBack = () => window.dispatchEvent(new Event('visibilitychange'))

afterEach(closeDesk)

test('who has been given a permission finds its way a minute later on, without logging in again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  let permissions = ['review', 'letters']
  const { requests } = await openDesk('/letters', {
    [whoCall]: () => ({ name: 'Ieong', roles: [], permissions, factor: false, provedBy: 'password', recoveryCodes: 0 }),
    'GET /api/desk/letters': () => ({ items: [], next: null, waiting: 0, ended: 0, away: [] }),
  })
  const asked = () => requests.filter(({ call }) => call === whoCall).length
  const letters = () => requests.filter(({ call }) => call === 'GET /api/desk/letters').length
  await expect.element(page.getByText('沒有等候發送的訊息。')).toBeVisible()
  permissions = ['review', 'letters', 'staff']
  vi.setSystemTime(Date.now() + 59_000)
  const before = letters()
  comeBack()
  await expect.poll(letters).toBe(before + 1)
  expect(asked()).toBe(1)

  vi.setSystemTime(Date.now() + 1_500)
  comeBack()
  await expect.element(page.getByRole('link', { name: '同事' })).toBeVisible()
  expect(asked()).toBe(2)
})

test('what is refused is told at once, and not asked for again by itself', async () => {
  const { requests } = await openDesk('/', {
    [queueCall]: () => {
      throw new Refusing(4, '沒有權限')
    },
  })
  await expect.element(page.getByRole('main').getByRole('alert')).toHaveTextContent('沒有權限')

  expect(requests.filter(({ call }) => call === queueCall)).toHaveLength(1)
})

test('a queue that comes back after a refusal says nothing of it', async () => {
  let times = 0
  await openDesk('/', {
    [queueCall]: () => {
      times += 1
      if (times === 1) throw new Refusing(5, '系統正繁忙')
      return aQueue(['A26-AAAAAA'])
    },
  })
  await expect.element(page.getByRole('main').getByRole('alert')).toHaveTextContent('系統正繁忙')
  comeBack()

  await expect.element(page.getByRole('link', { name: /A26-AAAAAA/ })).toBeVisible()
  expect(page.getByRole('main').getByRole('alert').elements()).toEqual([])
})

/** Read by all who work here, or by who does not yet; the queue leads to what is somebody’s. */
const forEverybody: string[] = ['/login', '/sign-on', '/', '/announcements', '/reasons', '/holidays', '/factor']
const closed = Object.values(addresses).filter((address) => !forEverybody.includes(address))

test.each(closed)('%s says to who may not see it that they may not, and shows nothing of it', async (address) => {
  const no = () => {
    throw new Refusing(120, '你沒有權限進行此操作')
  }
  const calls = Object.values(desk).flatMap((word) => Object.values<Call>(word))
  await openDesk(address.replace('$reference', 'A26-AAAAAA'), {
    ...Object.fromEntries(calls.map(({ method, path }) => [`${method} /api${path}`, no])),
    [whoCall]: () => ({
      name: 'Ieong',
      roles: [],
      permissions: [],
      factor: false,
      provedBy: 'password',
      recoveryCodes: 0,
    }),
  })
  const main = page.getByRole('main')

  await expect.element(main.getByRole('alert')).toHaveTextContent('你沒有權限進行此操作')
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible()
  // What a screen begins with may take a moment to go.
  await expect.poll(() => main.getByRole('textbox').elements()).toEqual([])
  await expect.poll(() => main.getByRole('button').elements()).toEqual([])
})
