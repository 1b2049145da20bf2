import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { member } from '../../testing/member.ts'
import { done, openPortal } from '../../testing/portal.tsx'

const link = '/account/photo/a.1.b'
const picture = () =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>', {
    headers: { 'content-type': 'image/svg+xml' },
  })
const open = (of: object, photo: object = picture()) =>
  openPortal('/zh/online/account', {
    '/account/info': done({ ...member, photo: `/api${link}`, ...of }),
    '/account/qrcode_info': done({ content: 'what the gate reads', seconds: 60, kept: '' }),
    [link]: photo,
  })
const card = page.getByRole('region', { name: '會員卡', exact: true })
const photo = card.getByRole('img', { name: '會員相片' })

beforeEach(() => session.start('a token'))

test('[R24] the member’s photo is on the card, and on the pass without being fetched again', async () => {
  const { to } = await open({})
  await expect.element(photo.first()).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '出示二維碼' }))
  await expect.element(page.getByRole('dialog').getByRole('img', { name: '會員相片' })).toBeVisible()
  expect(to(link)).toHaveLength(1)
})

test.each([
  ['who has none', { photo: null }, '陳'],
  ['whose name is in one script', { photo: null, nameZh: null, namePt: 'Maria Luisa Santos' }, 'MS'],
])('[R24] in its place stand initials: of a member %s', async (_, of, initials) => {
  await open(of)
  await expect.element(card.getByText(initials, { exact: true })).toBeVisible()
  expect(photo.elements()).toEqual([])
})

test('[R24] a photo that cannot be read is initials in the same place', async () => {
  const { to } = await open({}, new Response('', { status: 404 }))
  await expect.poll(() => to(link)).toHaveLength(1)
  const initials = card.getByText('陳', { exact: true })
  await expect.element(initials).toBeVisible()
  const { width, height } = (initials.element().parentElement ?? document.body).getBoundingClientRect()
  expect(width / height).toBeCloseTo(0.75, 2)
})
