import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aGuardian } from '../../testing/applications.ts'
import { answers, approval, forget, heading, known, mayReject } from '../../testing/deciding.ts'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'

afterEach(async () => {
  await closeDesk()
  forget()
})

const open = async () => {
  const guardian = aGuardian({ record: null })
  known.changes = { record: null, guardian, bureau: { answers: false, askAgainAt: '2026-03-02T02:10:00.000Z' } }
  const opened = await openDesk('/application/A26-AAAAAA', answers)
  await expect.element(heading('A26-AAAAAA')).toBeVisible()
  await mayReject()
  return opened
}

test('[V10] while the bureau is silent the file says when it is asked again, and not that it knows nobody', async () => {
  await open()

  await expect
    .element(page.getByText(/身份證明局的系統暫時未能回應，將於2026年3月2日.*10:10自動再次查詢。/))
    .toBeVisible()
  expect(page.getByText(/證件號碼的記錄/).elements()).toEqual([])
})

test('[V10] nobody is approved meanwhile, and the reason is said; it can be rejected', async () => {
  const { requests } = await open()
  const approve = page.getByRole('button', { name: '批准', exact: true })
  await expect.element(approve).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('a')

  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('須待身份證明局回應後才可批准；如不批准，則毋須等候。')
  expect(page.getByRole('dialog').elements()).toEqual([])
  expect(requests.filter(({ call }) => call === approval)).toEqual([])
  await userEvent.keyboard('r')
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('it can be asked at once: it is silent still, or has answered and the file is whole', async () => {
  await open()
  const askNow = page.getByRole('button', { name: '立即查詢' })
  await userEvent.click(askNow)
  await expect.element(page.getByRole('status')).toHaveTextContent('身份證明局的系統仍未能回應。')

  known.changes = {}
  await userEvent.click(askNow)
  await expect.element(page.getByRole('status')).toHaveTextContent('身份證明局已回應。')
  await expect.element(askNow).not.toBeInTheDocument()
  expect(document.activeElement?.id).toBe('case')
})
