import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'

afterEach(closeDesk)

const me = (...permissions: string[]) => ({
  ...{ name: 'Ieong', roles: [], permissions, factor: false, provedBy: 'password', recoveryCodes: 0 },
})
const inList = {
  ...{ memberNumber: '000000018', nameZh: '陳小美', namePt: 'Chan Siu Mei', birthDate: '1990-05-17' },
  ...{ active: true, held: false },
}
const file = {
  ...inList,
  ...{ username: 'siumei', surname: 'Chan', firstName: 'Siu Mei', gender: 'female', idType: 'resident' },
  ...{ idNumber: '12345678', documentNumber: null, documentExpiry: null, email: 'siumei@example.mo' },
  ...{ emailConfirmed: true, mobile: '66123456', mobileConfirmed: true, telephone: null, area: 'se' },
  ...{ address: 'Rua do Campo 12', language: 'zh', pickUpPlace: 'tapseac', joinedAt: '2026-01-02T02:00:00.000Z' },
  ...{ photo: '/api/file/photo', idCopy: null, holds: [], consents: [], sessions: [], letters: [], applications: [] },
  card: { kind: 'permanent', validUntil: '2031-03-02', lostOn: null, handedOutAt: null },
  history: [{ at: '2026-03-02T02:00:00.000Z', who: 'Lei', act: 'looked', detail: 'file' }],
}
const opened = async (permissions: string[], more: Parameters<typeof openDesk>[1] = {}) => {
  const desk = await openDesk('/members', {
    'POST /api/desk/me': () => me(...permissions),
    'POST /api/desk/members/find': () => ({ items: [inList], next: null }),
    'POST /api/desk/member': () => file,
    ...more,
  })
  await userEvent.type(page.getByRole('searchbox'), 'siu')
  await userEvent.click(page.getByRole('button', { name: '搜尋', exact: true }))
  await userEvent.click(page.getByRole('button', { name: /陳小美/ }))
  await expect.element(page.getByRole('heading', { level: 2, name: /陳小美/ })).toHaveFocus()
  return desk
}

test('a member is searched for and their file opened, and neither stands in the address', async () => {
  const { router, requests } = await opened(['members'])

  await expect.element(page.getByText('siumei@example.mo')).toBeVisible()
  await expect.element(page.getByText(/Lei · 查閱 · 檔案/)).toBeVisible()
  expect(router.state.location.href).toBe('/members')
  expect(requests.filter(({ call }) => call === 'POST /api/desk/member')).toHaveLength(1)
  expect(page.getByRole('button', { name: '暫停服務' }).elements(), 'who may not is not offered it').toEqual([])
})

test('a picture is fetched when somebody wants to see it', async () => {
  await opened(['members'])
  expect(page.getByRole('img', { name: '相片' }).elements()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: '顯示相片' }))

  await expect.element(page.getByRole('img', { name: '相片' })).toBeVisible()
})

test('an act asks for its reason, is sent with it, and the file is as it is then', async () => {
  let held = false
  const { requests } = await opened(['members', 'hold'], {
    'POST /api/desk/member': () => ({
      ...file,
      holds: held
        ? [{ id: 7, reason: 'authority', since: '2026-03-02T02:00:00.000Z', until: null, endedAt: null, by: 'Ieong' }]
        : [],
    }),
    'POST /api/desk/member/hold': () => {
      held = true
      return {}
    },
  })
  await userEvent.click(page.getByRole('button', { name: '暫停服務' }))
  const dialog = page.getByRole('dialog')
  await userEvent.fill(dialog.getByRole('textbox', { name: /原因/ }), 'Fees are unpaid.')
  await userEvent.click(dialog.getByRole('button', { name: '暫停服務' }))

  await expect.element(page.getByRole('button', { name: '恢復服務' })).toBeVisible()
  expect(requests.find(({ call }) => call.endsWith('/hold'))?.given).toEqual({
    ...{ memberNumber: '000000018', reason: 'Fees are unpaid.' },
  })
})

test('nobody found is said', async () => {
  await openDesk('/members', {
    'POST /api/desk/me': () => me('members'),
    'POST /api/desk/members/find': () => ({ items: [], next: null }),
  })
  await userEvent.type(page.getByRole('searchbox'), 'nobody')
  await userEvent.click(page.getByRole('button', { name: '搜尋', exact: true }))

  await expect.element(page.getByText('找不到會員。')).toBeVisible()
})
