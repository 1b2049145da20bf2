import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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
  const kept = { ...complete, draft: { ...person, ...contact } }

  test('[V03] that is taken is told when the field is left, and only as an error when one goes on', async () => {
    await openRegistration(kept, { [exist]: { code: 44, message: '此用戶名稱已有人使用' } })
    await write('用戶名稱', 'taiman')
    await userEvent.tab()
    await expect.element(page.getByRole('status').filter({ hasText: '此用戶名稱已有人使用' })).toBeVisible()
    await goOn()
    await expect.element(complaint('用戶名稱: 此用戶名稱已有人使用')).toBeVisible()
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
})
