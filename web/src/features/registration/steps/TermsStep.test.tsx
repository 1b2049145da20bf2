import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aChallenge } from '../../../testing/challenge.ts'
import { done, openPortal } from '../../../testing/portal.tsx'
import { complaint, draft, nothing, site } from '../../../testing/registration.ts'

describe('the terms', () => {
  const begin = () => userEvent.click(page.getByRole('button', { name: '開始登記' }))
  const opening = '/security/register_open'
  const captcha = async () => done({ challenge: await aChallenge() })

  test('[V14] nothing opens before they are agreed to', async () => {
    const portal = await openPortal('/zh/register', { ...site, '/tools/captcha': await captcha() })
    await begin()
    await expect.element(complaint('本人已閱讀並同意使用條款：請先確認同意')).toBeVisible()
    expect(portal.to(opening)).toHaveLength(0)
    expect(portal.to('/web/page').map(({ query }) => query.get('key'))).toEqual(['readme'])
  })

  test('are read without a link that would lead out of the form', async () => {
    const blocks = [
      { kind: 'paragraph', text: '第一條' },
      { kind: 'links', links: [{ label: '私隱政策', uri: '/privacy' }] },
    ]
    const text = { key: 'readme', title: '使用條款', updatedOn: '2026-11-20', blocks }
    await openPortal('/zh/register', { ...site, '/web/page': done(text), '/tools/captcha': await captcha() })

    await expect.element(page.getByText('第一條')).toBeVisible()
    expect(page.getByText('登記已逾時', { exact: true }).elements()).toEqual([])
    expect(page.getByRole('link', { name: '私隱政策' }).elements()).toHaveLength(0)
  })

  test('[X09] before them stand the steps of the registration, fetched when one wants to read them', async () => {
    const steps = [{ kind: 'list', items: ['閱讀使用條款並表示同意。', '上載相片。'], ordered: true }]
    const text = { key: 'register-steps', title: '登記步驟', updatedOn: '2026-11-20', blocks: steps }
    const terms = done({ ...text, key: 'readme', blocks: [{ kind: 'paragraph', text: '第一條' }] })
    const portal = await openPortal('/zh/register', { ...site, '/web/page': terms, '/tools/captcha': await captcha() })
    const asked = () => portal.to('/web/page').map(({ query }) => query.get('key'))
    await expect.element(page.getByText('第一條')).toBeVisible()
    expect(asked()).toEqual(['readme'])
    portal.responses['/web/page'] = done(text)
    await userEvent.click(page.getByText('登記步驟'))
    await expect.element(page.getByRole('listitem').getByText('上載相片。')).toBeVisible()
    expect(asked()).toEqual(['readme', 'register-steps'])
  })

  test('[R19] agreed to, and with a solved captcha, they open a registration', async () => {
    const portal = await openPortal('/zh/register', {
      ...site,
      '/tools/captcha': await captcha(),
      [opening]: done({ registration: 'a registration', endsAt: '2026-11-20T12:00:00Z', turn: null }),
      [draft]: done(nothing),
    })
    await userEvent.click(page.getByRole('checkbox'))
    await begin()
    await expect.element(page.getByRole('heading', { name: '流動電話', level: 1 })).toHaveFocus()
    const { termsAgreed, solvedCaptcha } = portal.to(opening)[0]?.body ?? {}
    expect(termsAgreed).toBe(true)
    expect(JSON.parse(atob(String(solvedCaptcha)))).toMatchObject({ solution: { counter: 9 } })
    expect(portal.to(draft)[0]?.headers.get('registration')).toBe('a registration')
  })

  test('a check that could not be made is said, and made when they are sent', async () => {
    const portal = await openPortal('/zh/register', {
      ...site,
      [opening]: done({ registration: 'a registration', endsAt: '2026-11-20T12:00:00Z', turn: null }),
      [draft]: done(nothing),
    })
    await expect.element(page.getByText('安全檢查未完成，提交時會再試')).toBeVisible()
    portal.responses['/tools/captcha'] = await captcha()
    await userEvent.click(page.getByRole('checkbox'))
    await begin()
    await expect.element(page.getByRole('heading', { name: '流動電話' })).toBeVisible()
    expect(portal.to('/tools/captcha')).toHaveLength(2)
  })

  test('a check is good for one sending: the next has another', async () => {
    const portal = await openPortal('/zh/register', {
      ...site,
      '/tools/captcha': await captcha(),
      [opening]: { code: 5, message: '系統正繁忙' },
    })
    await expect.element(page.getByText('安全檢查完成')).toBeVisible()
    await userEvent.click(page.getByRole('checkbox'))
    await begin()
    await expect.element(page.getByText('系統正繁忙')).toBeVisible()
    await begin()
    await expect.poll(() => portal.to(opening)).toHaveLength(2)
    expect(portal.to('/tools/captcha').length).toBeGreaterThan(1)
  })
})

test('what one needs at hand is told before anything is begun', async () => {
  await openPortal('/zh/register', { ...site, '/tools/captcha': done({ challenge: await aChallenge() }) })
  await expect.element(page.getByRole('heading', { name: '請先準備' })).toBeVisible()
  const things = page.getByRole('main').getByRole('listitem')
  await expect.element(things.first()).toHaveTextContent('身份證明文件')
  await expect.element(things.last()).toHaveTextContent('未滿 18 歲的申請人：父母或監護人須在場，並備妥其身份證明文件')
  await expect.element(page.getByText(/^約需 10 分鐘。/)).toBeVisible()
})
