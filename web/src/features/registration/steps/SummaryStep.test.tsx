import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../../api/session.ts'
import { done } from '../../../testing/portal.tsx'
import {
  complaint,
  complete,
  contact,
  openRegistration,
  person,
  picture,
  sendApplication,
} from '../../../testing/registration.ts'

describe('sending', () => {
  const register = '/security/register'
  const receipt = done({ reference: 'A26-ABCDEF', receivedOn: '2026-11-20', dueOn: '2026-11-25' })

  test('[M01] [M02] the whole application goes once, and the day of the decision is written out', async () => {
    const portal = await openRegistration(complete, { [register]: receipt })
    await userEvent.click(page.getByRole('checkbox', { name: /本人聲明/ }))
    await sendApplication()
    await expect.element(page.getByText('A26-ABCDEF')).toBeVisible()
    await expect.element(page.getByRole('time').last()).toHaveTextContent('2026年11月25日星期三')
    expect(portal.to(register)).toHaveLength(1)
    expect(portal.to(register)[0]?.body).toMatchObject({
      ...Object.fromEntries(Object.entries({ ...person, ...contact }).map(([name, value]) => [name, String(value)])),
      username: 'taiman',
      mobile: '66123456',
      email: 'ana@example.mo',
      photo: picture.id,
      idCopy: picture.id,
      agreed: 'true',
    })
    expect(session.registration()).toBeUndefined()
  })

  test('[V14] not before the statement is agreed to', async () => {
    const portal = await openRegistration(complete, { [register]: receipt })
    await sendApplication()
    await expect.element(complaint('本人聲明所填資料屬實，並同意上述內容: 請先確認同意')).toBeVisible()
    expect(portal.to(register)).toHaveLength(0)
  })

  test('[V14] the statement is there before it can be agreed to, and nothing moves the tick afterwards', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    await openRegistration(complete, { '/web/page': () => promise })
    const tick = page.getByRole('checkbox', { name: /本人聲明/ })
    // The box of the statement is there, and empty still.
    await expect.element(page.getByRole('region', { name: '聲明' })).toHaveTextContent('載入中…')
    expect(tick.query()).toBeNull()

    resolve(
      done({
        key: 'statement',
        title: '聲明',
        updatedOn: '2026-01-05',
        blocks: [{ kind: 'paragraph', text: '所填資料屬實' }],
      }),
    )
    await expect.element(tick).toBeVisible()
    await expect.element(page.getByText('所填資料屬實', { exact: true })).toBeVisible()
  })

  test('[V14] the statement is as high before one scrolls to it as afterwards', async () => {
    const blocks = ['一', '二', '三'].map((text) => ({ kind: 'paragraph', text }))
    await openRegistration(complete, {
      '/web/page': done({ key: 'statement', title: '聲明', updatedOn: '2026-01-05', blocks }),
    })
    const tick = page.getByRole('checkbox', { name: /本人聲明/ })
    const height = () => page.getByRole('region', { name: '聲明' }).element().getBoundingClientRect().height
    await expect.element(tick).toBeVisible()
    const before = height()
    tick.element().scrollIntoView()
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)

    expect(height()).toBe(before)
  })

  test('[V14] a picture has its place before it is there, so that it moves no tick when it comes', async () => {
    // By the size of what has come, one would see whether a place was kept for it.
    const preview = new OffscreenCanvas(12, 12)
    preview.getContext('2d')
    const drawn = new Uint8Array(await (await preview.convertToBlob()).arrayBuffer())
    const photo = { ...picture, preview: `data:image/png;base64,${btoa(String.fromCharCode(...drawn))}` }
    await openRegistration({ ...complete, photo })
    const image = page.getByRole('img', { name: '會員相片', exact: true })
    await expect.poll(() => (image.element() as HTMLImageElement).naturalHeight).toBe(12)

    expect(image.element().getBoundingClientRect().height).toBeGreaterThan(100)
  })

  test('a refusal about an earlier step leads back to it', async () => {
    await openRegistration(complete, {
      [register]: { code: 44, message: '此用戶名稱已有人使用', errors: { username: '此用戶名稱已有人使用' } },
    })
    await userEvent.click(page.getByRole('checkbox', { name: /本人聲明/ }))
    await sendApplication()
    await userEvent.click(complaint('用戶名稱: 此用戶名稱已有人使用'))
    await expect.element(page.getByRole('textbox', { name: '用戶名稱' })).toHaveValue('taiman')
  })
})
