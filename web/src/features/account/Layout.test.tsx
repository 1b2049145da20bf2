import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { tooSmall, tooWide } from '../../testing/looks.ts'
import { member } from '../../testing/member.ts'
import { done, openPortal } from '../../testing/portal.tsx'

const info = '/account/info'
const address = '/zh/online/account'
const main = page.getByRole('main')

beforeEach(() => session.start('a token'))

test('[R24] the account fits a small telephone, however long the names in it are', async () => {
  await page.viewport(320, 700)
  const long = {
    namePt: 'Maria da Conceição Albuquerque de Vasconcelos e Noronha',
    username: 'mariadaconceicaodevasconcelosn',
    emailHint: 'm•••@secretariado-permanente.example.mo',
    emailConfirmed: false,
    pickUpPlace: '望廈體育中心綜合體育館 · 美副將大馬路與飛能便度街交界',
  }
  await openPortal(address, { [info]: done({ ...member, ...long, isGuardian: true }) })
  await expect.element(main.getByText(/^m•••@secretariado-permanente/)).toBeVisible()
  expect(tooWide()).toBe(0)
})

test('[R24] every way on from the account is large enough for a finger', async () => {
  await openPortal(address, {
    [info]: done({
      ...member,
      isGuardian: true,
      onlinePayment: { state: 'pending', guardianRegistered: false },
    }),
  })
  await expect.element(main.getByRole('link', { name: '父母或監護人由此登記' })).toBeVisible()
  const ways = main.getByRole('link').elements()
  expect(ways.length).toBeGreaterThan(8)
  expect(tooSmall(ways)).toEqual([])
})

test.each([1280, 390])('[R24] nothing moves when the account comes, in a window of %i pixels', async (width) => {
  await page.viewport(width, 900)
  const { promise, resolve } = Promise.withResolvers<object>()
  await openPortal(address, { [info]: () => promise })
  await expect.element(main.getByRole('heading', { name: '服務及條款' })).toBeVisible()
  const tops = () =>
    ['遺失會員卡', '登入及保安', '服務及條款'].map(
      (name) => main.getByRole('heading', { name }).element().getBoundingClientRect().top,
    )
  const before = tops()
  resolve(done(member))
  await expect.element(main.getByText('siumei')).toBeVisible()
  expect(tops()).toEqual(before)
})

test('[R24] on a wide screen the card stands beside the contacts, and each value beside its name', async () => {
  await page.viewport(1280, 900)
  await openPortal(address, { [info]: done(member) })
  const contacts = main.getByRole('heading', { name: '聯絡資料' })
  const value = main.getByText('siumei')
  await expect.element(value).toBeVisible()
  const card = page.getByRole('region', { name: '會員卡', exact: true }).element().getBoundingClientRect()
  expect(contacts.element().getBoundingClientRect().left).toBeGreaterThan(card.right)
  const name = main.getByRole('term').filter({ hasText: '用戶名稱' }).element().getBoundingClientRect()
  expect(value.element().getBoundingClientRect().top).toBe(name.top)
  const change = main.getByRole('link', { name: '更改電郵' }).element().getBoundingClientRect()
  expect(change.left, 'below what it changes').toBe(value.element().getBoundingClientRect().left)
})
