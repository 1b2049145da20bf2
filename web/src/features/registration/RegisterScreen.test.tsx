import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { halfFilled } from '../../routing/halfFilled.ts'
import { aChallenge } from '../../testing/challenge.ts'
import { noticeAround } from '../../testing/looks.ts'
import { done } from '../../testing/portal.tsx'
import { complete, draft, nothing, openRegistration, proved, sendApplication } from '../../testing/registration.ts'

test('a registration that ran out is explained, and begins anew', async () => {
  await openRegistration(complete, { '/security/register': { code: 30, message: '登記已逾時，請重新開始' } })
  await userEvent.click(page.getByRole('checkbox', { name: /本人聲明/ }))
  await sendApplication()
  await expect.element(page.getByText('登記已逾時', { exact: true })).toHaveFocus()
  expect(noticeAround(page.getByText('登記已逾時', { exact: true }).element())).toBe('warn')
  await expect.element(page.getByText(/剛才輸入的文字仍然保留，但需要重新驗證及上載圖片。$/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: '開始登記' })).toBeVisible()
  expect(session.registration()).toBeUndefined()
})

test('what was typed in one that ran out is kept with the next', async () => {
  const portal = await openRegistration(proved, {
    '/security/exist_member': { code: 30, message: '登記已逾時，請重新開始' },
    '/tools/captcha': done({ challenge: await aChallenge() }),
    '/security/register_open': done({ registration: 'another', endsAt: '2026-11-20T12:00:00Z' }),
  })
  await userEvent.selectOptions(page.getByRole('combobox'), 'resident')
  await userEvent.fill(page.getByRole('textbox', { name: '證件號碼' }), '12345678')
  await userEvent.click(page.getByRole('checkbox', { name: '沒有中文姓名' }))
  await userEvent.fill(page.getByRole('textbox', { name: '外文姓氏' }), 'Chan')
  await userEvent.fill(page.getByRole('textbox', { name: '外文名字' }), 'Tai Man')
  await userEvent.click(page.getByRole('radio', { name: '男' }))
  await userEvent.fill(page.getByRole('textbox', { name: '出生日期' }), '1990-03-15')
  await userEvent.click(page.getByRole('button', { name: '繼續', exact: true }))
  await expect.element(page.getByText('登記已逾時', { exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('checkbox'))
  await userEvent.click(page.getByRole('button', { name: '開始登記' }))

  const ofNext = () =>
    portal.to(draft).filter(({ headers, body }) => headers.get('registration') === 'another' && 'draft' in body)
  await expect.poll(() => ofNext()[0]?.body).toMatchObject({ draft: { surname: 'Chan', idNumber: '12345678' } })
})

test('what was typed in one that was sent is not in the next one of this page', async () => {
  const sent = {
    reference: 'A26-AAAAAA',
    receivedOn: '2026-11-20',
    dueOn: '2026-11-25',
    bureauAnswered: true,
    pickUpPlace: 'tapseac',
  }
  const portal = await openRegistration(
    { ...complete, draft: { ...complete.draft, username: '' } },
    {
      '/security/register': done(sent),
      '/tools/captcha': done({ challenge: await aChallenge() }),
      '/security/register_open': done({ registration: 'another', endsAt: '2026-11-20T12:00:00Z' }),
    },
  )
  await userEvent.fill(page.getByRole('textbox', { name: /用戶名稱/ }), 'taiman')
  await userEvent.click(page.getByRole('button', { name: '繼續', exact: true }))
  await userEvent.click(page.getByRole('checkbox', { name: /本人聲明/ }))
  await sendApplication()
  await expect.element(page.getByText('A26-AAAAAA')).toBeVisible()
  await portal.router.navigate({ to: '/register', state: {} })
  await userEvent.click(page.getByRole('checkbox'))
  await userEvent.click(page.getByRole('button', { name: '開始登記' }))
  const ofNext = () => portal.to(draft).filter(({ headers }) => headers.get('registration') === 'another')
  await expect.poll(ofNext).not.toEqual([])

  expect(ofNext().filter(({ body }) => 'draft' in body)).toEqual([])
})

test('that what was typed cannot be kept once more does not hinder a new one', async () => {
  const portal = await openRegistration(proved, {
    '/security/exist_member': { code: 30, message: '登記已逾時，請重新開始' },
    '/tools/captcha': done({ challenge: await aChallenge() }),
    '/security/register_open': done({ registration: 'another', endsAt: '2026-11-20T12:00:00Z' }),
    '/web/page': { code: 5, message: '系統正繁忙' },
  })
  await userEvent.fill(page.getByRole('textbox', { name: '外文姓氏' }), 'Chan')
  portal.responses[draft] = (body) => ('draft' in body ? { code: 30, message: '登記已逾時' } : done(nothing))
  await expect.element(page.getByText('登記已逾時', { exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('checkbox'))
  portal.responses[draft] = (body) => ('draft' in body ? { code: 5, message: '系統正繁忙' } : done(nothing))
  await userEvent.click(page.getByRole('button', { name: '開始登記' }))
  await expect.element(page.getByRole('heading', { name: '流動電話', level: 1 })).toBeVisible()
})

test('who comes back to one that has run out is told, and nobody else', async () => {
  const portal = await openRegistration(complete, { [draft]: { code: 30, message: '登記已逾時，請重新開始' } })
  await expect.element(page.getByText('登記已逾時', { exact: true })).toBeVisible()
  expect(session.registration()).toBeUndefined()
  await portal.router.navigate({ to: '/readme' })
  await portal.router.navigate({ to: '/register' })
  await expect.element(page.getByRole('button', { name: '開始登記' })).toBeVisible()
  expect(page.getByText('登記已逾時', { exact: true }).elements()).toEqual([])
})

test('who comes to one that is half done is led to the name of its step', async () => {
  const portal = await openRegistration(complete)
  await expect.element(page.getByRole('heading', { name: '核對及提交' })).toBeVisible()
  void portal.router.navigate({ to: '/readme' })
  await userEvent.click(page.getByRole('button', { name: '離開' }))
  await expect.element(page.getByRole('heading', { name: '核對及提交' })).not.toBeInTheDocument()
  await portal.router.navigate({ to: '/register' })
  await expect.element(page.getByRole('heading', { name: '核對及提交' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '核對及提交', level: 1 })).toHaveFocus()
})

test('while it is read one is told to wait, below the name of the page', async () => {
  await openRegistration(complete, { [draft]: () => new Promise<object>(() => {}) })
  await expect.element(page.getByRole('heading', { name: '會員登記', level: 1 })).toBeVisible()
  await expect.element(page.getByRole('main').getByText('載入中…')).toHaveAttribute('role', 'status')
})

test('that it cannot be read is said, and one tries again', async () => {
  const portal = await openRegistration(complete, { [draft]: { code: 5, message: '系統正繁忙' } })
  await expect.element(page.getByText('系統正繁忙')).toBeVisible()
  expect(noticeAround(page.getByText('系統正繁忙').element())).toBe('danger')
  portal.responses[draft] = done(complete)
  await userEvent.click(page.getByRole('button', { name: '再試一次' }))
  await expect.element(page.getByRole('heading', { name: '核對及提交' })).toBeVisible()
})

test('[M02] a correction shows why the earlier one was rejected, with everything filled in', async () => {
  await openRegistration({ ...complete, rejectionReason: '相片模糊' })
  await expect.element(page.getByText('相片模糊')).toBeVisible()
  await expect.element(page.getByText('Rua do Campo, 26')).toBeVisible()
})

test('[M02] who corrects nothing reads of no rejection', async () => {
  await openRegistration(complete)
  await expect.element(page.getByText('Rua do Campo, 26')).toBeVisible()
  expect(page.getByText(/上次申請不獲批准/).elements()).toEqual([])
})

test('[M08] who leaves half-way is asked first', async () => {
  const portal = await openRegistration(complete)
  await expect.element(page.getByRole('heading', { name: '核對及提交' })).toBeVisible()
  void portal.router.navigate({ to: '/ams/login' })
  await userEvent.click(page.getByRole('button', { name: '繼續填寫' }))
  expect(portal.router.state.location.pathname).toBe('/register')
})

describe('what is typed', () => {
  const failing = (times: number) => {
    let failed = 0
    return (body: object) => {
      if (!('draft' in body)) return done(proved)
      failed += 1
      return failed > times ? done() : new TypeError('no network')
    }
  }
  const type = async (name: string) => {
    await userEvent.fill(page.getByRole('textbox', { name: '外文姓氏' }), name)
  }
  const saves = (portal: Awaited<ReturnType<typeof openRegistration>>) =>
    portal.to(draft).flatMap(({ body }) => ('draft' in body ? [(body['draft'] as { surname?: string }).surname] : []))

  test('is saved again when a save has failed, as soon as the network is back', async () => {
    const portal = await openRegistration(proved, { [draft]: failing(1) })
    await type('Chan')
    await expect.poll(() => saves(portal), { timeout: 5000 }).toEqual(['Chan'])
    // Until it is known that it failed.
    await new Promise((passed) => setTimeout(passed, 200))
    dispatchEvent(new Event('online'))
    // Long before it would be tried again by itself.
    await expect.poll(() => saves(portal), { timeout: 1000 }).toEqual(['Chan', 'Chan'])
    await new Promise((passed) => setTimeout(passed, 200))
    dispatchEvent(new Event('online'))
    await new Promise((passed) => setTimeout(passed, 200))
    expect(saves(portal), 'and no more once it is saved').toHaveLength(2)
  })

  test('is saved again by itself after a while', async () => {
    const portal = await openRegistration(proved, { [draft]: failing(1) })
    await type('Chan')
    await expect.poll(() => saves(portal), { timeout: 8000 }).toEqual(['Chan', 'Chan'])
  })

  test('is not sent again after a refusal, which would be the same', async () => {
    const portal = await openRegistration(proved, {
      [draft]: (body) => ('draft' in body ? { code: 4, message: '嘗試次數過多' } : done(proved)),
    })
    await type('Chan')
    await expect.poll(() => saves(portal), { timeout: 5000 }).toEqual(['Chan'])
    await new Promise((passed) => setTimeout(passed, 2500))
    expect(saves(portal)).toEqual(['Chan'])
  })

  test('while a save is under way is saved after it', async () => {
    const underWay: (() => void)[] = []
    const saving = () => new Promise<object>((saved) => underWay.push(() => saved(done())))
    const portal = await openRegistration(proved, { [draft]: (body) => ('draft' in body ? saving() : done(proved)) })
    await type('Chan')
    await expect.poll(() => underWay, { timeout: 5000 }).toHaveLength(1)
    await type('Chan Leong')
    underWay[0]?.()
    await expect.poll(() => saves(portal), { timeout: 5000 }).toEqual(['Chan', 'Chan Leong'])
  })

  test('is saved once, when one stops typing', async () => {
    const portal = await openRegistration(proved)
    await userEvent.type(page.getByRole('textbox', { name: '外文姓氏' }), 'Chan')
    await expect.poll(() => saves(portal), { timeout: 5000 }).toEqual(['Chan'])
  })

  test('and cannot be saved keeps the step open, which says so; the next press saves it', async () => {
    const { username: _, ...typed } = complete.draft
    const portal = await openRegistration({ ...complete, draft: typed })
    const name = page.getByRole('textbox', { name: '用戶名稱' })
    await userEvent.fill(name, 'taiman')
    portal.responses[draft] = new TypeError('no network')
    await userEvent.click(page.getByRole('button', { name: '繼續', exact: true }))
    await expect.element(page.getByRole('alert').getByText(/你填寫的內容仍然保留/)).toBeVisible()
    await expect.element(name).toHaveValue('taiman')
    portal.responses[draft] = done()
    await userEvent.click(page.getByRole('button', { name: '繼續', exact: true }))
    await expect.element(page.getByRole('heading', { name: '核對及提交' })).toBeVisible()
  })

  test('is saved at once when the language is changed', async () => {
    const portal = await openRegistration(proved)
    await type('Chan')
    await halfFilled.save()
    expect(saves(portal)).toEqual(['Chan'])
  })
})

test('that an earlier one had run out is not told again after one that was sent', async () => {
  const portal = await openRegistration(complete, {
    [draft]: { code: 30, message: '登記已逾時，請重新開始' },
    '/tools/captcha': done({ challenge: await aChallenge() }),
    '/security/register_open': done({ registration: 'another', endsAt: '2026-11-20T12:00:00Z' }),
    '/security/register': done({
      reference: 'A26-AAAAAA',
      receivedOn: '2026-11-20',
      dueOn: '2026-11-25',
      bureauAnswered: true,
    }),
  })
  await expect.element(page.getByText('登記已逾時', { exact: true })).toBeVisible()
  portal.responses[draft] = done(complete)
  await userEvent.click(page.getByRole('checkbox'))
  await userEvent.click(page.getByRole('button', { name: '開始登記' }))
  await userEvent.click(page.getByRole('checkbox', { name: /本人聲明/ }))
  await sendApplication()
  await expect.element(page.getByText('A26-AAAAAA')).toBeVisible()
  await portal.router.navigate({ to: '/register', state: {} })
  await expect.element(page.getByRole('button', { name: '開始登記' })).toBeVisible()
  expect(page.getByText('登記已逾時', { exact: true }).elements()).toEqual([])
})
