import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { done } from '../../../testing/portal.tsx'
import {
  complaint,
  complete,
  contact,
  exist,
  goOn,
  openRegistration,
  person,
  write,
} from '../../../testing/registration.ts'

describe('the username', () => {
  const kept = { ...complete, draft: { ...person, ...contact, photoRecent: true } }

  test('[V03] that is taken is told when the field is left, and only as an error when one goes on', async () => {
    await openRegistration(kept, { [exist]: { code: 44, message: '此用戶名稱已有人使用' } })
    await write('用戶名稱', 'taiman')
    await userEvent.tab()
    await expect.element(page.getByRole('status').filter({ hasText: '此用戶名稱已有人使用' })).toBeVisible()
    await goOn()
    await expect.element(complaint('用戶名稱：此用戶名稱已有人使用')).toBeVisible()
    await userEvent.tab()
    await expect.element(page.getByRole('status').filter({ hasText: '此用戶名稱已有人使用' })).not.toBeInTheDocument()
  })

  test('moves nothing when it is told: the button may be half pressed just then', async () => {
    await openRegistration(kept)
    await write('用戶名稱', 'taiman')
    const button = page.getByRole('button', { name: '繼續' })
    const { top } = button.element().getBoundingClientRect()
    await userEvent.tab()
    await expect.element(page.getByRole('status').filter({ hasText: '可以使用' })).toBeVisible()

    expect(button.element().getBoundingClientRect().top).toBe(top)
  })

  test('that is free leads to the summary', async () => {
    await openRegistration(kept)
    await write('用戶名稱', 'taiman')
    await goOn()
    await expect.element(page.getByRole('heading', { name: '核對及提交' })).toBeVisible()
  })

  const told = (sentence: string) => page.getByRole('status').filter({ hasText: sentence })
  const field = page.getByRole('textbox', { name: '用戶名稱' })
  const asked = (portal: Awaited<ReturnType<typeof openRegistration>>) =>
    portal.to(exist).map(({ body }) => body['value'])

  test('is asked about once, however often one leaves its field, and anew when it is another', async () => {
    const portal = await openRegistration(kept)
    await write('用戶名稱', 'taiman')
    await userEvent.tab()
    await expect.element(told('可以使用')).toBeVisible()
    await userEvent.click(field)
    await userEvent.tab()
    await userEvent.type(field, '2')
    await expect.element(told('可以使用')).not.toBeInTheDocument()
    await userEvent.tab()
    await expect.element(told('可以使用')).toBeVisible()
    expect(asked(portal)).toEqual(['taiman', 'taiman2'])
  })

  test('that is changed, and changed back, is told once more', async () => {
    const portal = await openRegistration(kept)
    await write('用戶名稱', 'taiman')
    await userEvent.tab()
    await expect.element(told('可以使用')).toBeVisible()
    await userEvent.type(field, '2{Backspace}')
    await expect.element(told('可以使用')).not.toBeInTheDocument()
    await userEvent.tab()
    await expect.element(told('可以使用')).toBeVisible()
    expect(asked(portal)).toEqual(['taiman', 'taiman'])
  })

  test('that is none is not asked about, and nothing is said before one goes on', async () => {
    const portal = await openRegistration(kept)
    await write('用戶名稱', 'tai')
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: '繼續', exact: true })).toHaveFocus()
    expect(asked(portal)).toEqual([])
    await expect.element(field).not.toHaveAttribute('aria-invalid')
    await goOn()
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(asked(portal)).toEqual([])
  })

  test('is what the answer is of: one about an older name is not shown', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    await openRegistration(kept, {
      [exist]: ({ value }) => (value === 'taiman' ? promise : done()),
    })
    await write('用戶名稱', 'taiman')
    await userEvent.tab()
    await write('用戶名稱', 'siumei')
    await userEvent.tab()
    await expect.element(told('可以使用')).toBeVisible()
    resolve({ code: 44, message: '此用戶名稱已有人使用' })
    // Long enough for the answer to be read.
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
    await expect.element(told('可以使用')).toBeVisible()
    expect(told('已有人使用').elements()).toEqual([])
  })

  test('that could not be looked up just now is looked up when its field is left again, in silence', async () => {
    let answered = 0
    const portal = await openRegistration(kept, {
      [exist]: () => {
        answered += 1
        return answered === 1 ? { code: 4, message: '嘗試次數過多' } : done()
      },
    })
    await write('用戶名稱', 'taiman')
    await userEvent.tab()
    await expect.poll(() => answered).toBe(1)
    expect(page.getByText('嘗試次數過多').elements()).toEqual([])
    await userEvent.click(field)
    await userEvent.tab()
    await expect.poll(() => asked(portal)).toEqual(['taiman', 'taiman'])
    await expect.element(told('可以使用')).toBeVisible()
  })

  test('that the authority does not take is told like one that is taken', async () => {
    await openRegistration(kept, { [exist]: { code: 43, message: '用戶名稱須以英文字母開頭' } })
    await write('用戶名稱', 'taiman')
    await userEvent.tab()
    await expect.element(told('用戶名稱須以英文字母開頭')).toBeVisible()
    await goOn()
    await expect.element(complaint('用戶名稱：用戶名稱須以英文字母開頭')).toBeVisible()
  })

  test('is kept while it is typed', async () => {
    const portal = await openRegistration(kept)
    await userEvent.type(field, 'taim')
    await expect.poll(portal.saved, { timeout: 5000 }).toMatchObject({ draft: { username: 'taim' } })
  })
})

test('a telephone writes a username as it is typed: no capital in front, nothing corrected', async () => {
  await openRegistration({ ...complete, draft: { ...person, ...contact, photoRecent: true } })
  const field = page.getByRole('textbox', { name: '用戶名稱' })
  await expect.element(field).toHaveAttribute('autocapitalize', 'none')
  await expect.element(field).toHaveAttribute('spellcheck', 'false')
  await expect.element(field).toHaveAttribute('autocomplete', 'username')
})
