import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../api/session.ts'
import { visit } from '../api/visit.ts'
import { halfFilled } from '../routing/halfFilled.ts'
import { keepPage, standAt } from '../testing/leaving.ts'
import { done, openPortal } from '../testing/portal.tsx'

const open = () => openPortal('/zh/security', { '/menu/main': done({ items: [] }) })
const choose = (language: string) => userEvent.click(page.getByRole('link', { name: language }))

beforeEach(() => page.viewport(1280, 900))

test.each([
  ['/zh/faq?of=menu', 'push /en/faq?of=menu'],
  ['/faq', 'push /faq?_locale=en'],
  ['/ams/login?app=profile&_locale=zh', 'push /ams/login?app=profile&_locale=en'],
])('[G02] [G03] at %s another language is the same page in it', async (address, left) => {
  const leaving = keepPage()
  standAt(address)
  await open()
  await choose('EN English')
  await expect.poll(() => leaving).toEqual([left])
})

test('[G02] the language of an address that says it already is the page once more', async () => {
  const leaving = keepPage()
  standAt('/faq?_locale=pt')
  await open()
  await choose('PT Português')
  await expect.poll(() => leaving).toEqual(['reload /faq?_locale=pt'])
})

test('[G03] [A14] the language is kept for the visit and for the next, and the name is asked for anew', async () => {
  const leaving = keepPage()
  standAt('/zh/faq')
  session.start('a token')
  session.setName('陳小美')
  await open()
  await choose('PT Português')
  await expect.poll(() => leaving).toHaveLength(1)
  expect(visit.language()).toBe('pt')
  expect(localStorage.getItem('language')).toBe('pt')
  expect(session.name(), 'it is another in another language').toBeUndefined()
})

test('what is half filled in is kept before the page is left for another language, and lost to no failure', async () => {
  const leaving = keepPage()
  standAt('/zh/faq')
  let kept = () => {}
  const forget = [
    halfFilled.add({ when: () => true, save: () => new Promise<void>((saved) => (kept = saved)) }),
    halfFilled.add({ when: () => true, save: () => Promise.reject(new Error('no network')) }),
    halfFilled.add({ when: () => false, save: () => new Promise(() => {}) }),
  ]
  await open()
  await choose('EN English')
  expect(leaving).toEqual([])
  kept()
  await expect.poll(() => leaving).toEqual(['push /en/faq'])
  for (const form of forget) form()
})
