import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anApplication } from '../../testing/applications.ts'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'
import { seeThePictures } from '../../testing/seeThePictures.ts'

afterEach(closeDesk)

test('what was refused is no longer said while it is tried again', async () => {
  let times = 0
  await openDesk('/application/A26-AAAAAA', {
    'GET /api/desk/application': ({ reference }) => anApplication(String(reference)),
    'POST /api/desk/application/approve': () => {
      times += 1
      if (times === 1) throw new Refusing(41, '證件號碼已登記')
      return new Promise<object>(() => {})
    },
  })
  await seeThePictures()
  await userEvent.keyboard('a')
  await expect.element(page.getByText('申請人會成為會員，並收到啟動網上帳戶的電郵。')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  const approve = page.getByRole('dialog').getByRole('button', { name: '批准' })
  await userEvent.click(approve)

  await expect.element(approve).toHaveAttribute('aria-disabled', 'true')
  expect(page.getByRole('dialog').getByRole('alert').elements()).toEqual([])
})
