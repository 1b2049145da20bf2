import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { done } from '../../../testing/portal.tsx'
import {
  complete,
  goOn,
  guardian,
  minor,
  openRegistration,
  picture,
  proved,
  write,
} from '../../../testing/registration.ts'

const relation = '/gov/card/verify/v3/relation'
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const number = page.getByRole('textbox', { name: '父母或監護人的證件號碼' })
const withPayment = page.getByRole('radio', { name: /^申請網上付款/ })
const without = page.getByRole('radio', { name: /^不申請/ })

test('[M05] nobody has answered the question of online payment for the guardian', async () => {
  await openRegistration({ ...proved, draft: minor })
  await expect.element(withPayment).not.toBeChecked()
  await expect.element(without).not.toBeChecked()
})

test('[X09] [M04] what the guardian agrees to is their own statement, and what the bureau is asked is told', async () => {
  const text = { key: 'parent', title: '聲明', updatedOn: '2026-01-05' }
  const portal = await openRegistration(
    { ...proved, draft: minor },
    { '/web/page': done({ ...text, blocks: [{ kind: 'paragraph', text: '本人同意' }] }) },
  )
  await expect.element(page.getByRole('region', { name: '父母或監護人聲明' }).getByText('本人同意')).toBeVisible()
  await expect.element(page.getByText(/^申請人未滿 18 歲，須有父母或監護人同意。/)).toBeVisible()
  expect(portal.to('/web/page').map(({ query }) => query.get('key'))).toEqual(['parent'])
  await expect.element(number).toHaveAttribute('inputmode', 'numeric')
  await expect.element(number).toHaveAttribute('autocomplete', 'off')
})

test.each([
  [true, withPayment],
  ['false', without],
])('[M05] an answer that was given before is there: %s', async (onlinePayment, chosen) => {
  await openRegistration({ ...proved, draft: { ...minor, onlinePayment } })
  await expect.element(chosen).toBeChecked()
})

test('what is typed of the guardian is kept meanwhile', async () => {
  const portal = await openRegistration({ ...proved, draft: minor })
  await userEvent.type(number, '1555018 (9)')
  await expect.poll(portal.saved, { timeout: 5000 }).toMatchObject({ draft: { guardianIdNumber: '1555018 (9)' } })
  expect(Object.keys((portal.saved()?.['draft'] ?? {}) as object)).not.toContain('guardianIdCopy')
})

test('[M05] Escape at the question without online payment means no yes', async () => {
  const kept = { ...proved, draft: { ...minor, ...guardian, onlinePayment: false }, guardianIdCopy: picture }
  const portal = await openRegistration(kept, { [relation]: done() })
  await expect.element(without).toBeChecked()
  await goOn()
  await expect.element(page.getByRole('dialog', { name: '不申請網上付款？' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(heading('父母或監護人')).toBeVisible()
  expect(portal.to(relation)).toHaveLength(0)
})

test('[V12] after a no of the bureau another guardian is asked about', async () => {
  const portal = await openRegistration(
    { ...proved, draft: { ...minor, ...guardian }, guardianIdCopy: picture },
    {
      [relation]: ({ guardianIdNumber }) => (guardianIdNumber === '15550190' ? done() : { code: 60, message: '不符' }),
    },
  )
  await goOn()
  await expect.element(page.getByRole('alert')).toHaveTextContent('不符')
  await write('父母或監護人的證件號碼', '15550190')
  await goOn()
  await expect.element(heading('人臉識別')).toHaveFocus()
  expect(portal.to(relation)).toHaveLength(2)
})

test('[M04] the copy of the guardian goes as that, and stands in the summary', async () => {
  const sent: string[] = []
  // Called by `new`: what it gives back is the request.
  vi.stubGlobal('XMLHttpRequest', function asked() {
    return {
      upload: {},
      open: (_: string, address: string) => sent.push(new URL(address, location.origin).pathname),
      setRequestHeader: () => {},
      getResponseHeader: () => null,
      status: 200,
      responseText: JSON.stringify(done(picture)),
      onload: () => {},
      send() {
        this.onload()
      },
    }
  })
  const { username: _, ...rest } = complete.draft
  const draft = { ...rest, ...minor, ...guardian, username: 'taiman' }
  await openRegistration({ ...complete, draft, guardian: { relation: true, face: true } })
  const canvas = new OffscreenCanvas(40, 40)
  canvas.getContext('2d')?.fillRect(0, 0, 9, 9)
  const copy = new File([await canvas.convertToBlob()], 'copy.png', { type: 'image/png' })
  await userEvent.upload(page.getByLabelText('父母或監護人的證件副本'), copy)
  await expect.element(page.getByText('已上載')).toBeVisible()
  await goOn()
  await expect.element(heading('核對及提交')).toBeVisible()
  await expect
    .element(page.getByRole('img', { name: '父母或監護人的證件副本' }))
    .toHaveAttribute('src', picture.preview)
  expect(sent).toEqual(['/api/tools/upload_guardian_id_copy'])
})

test('on a telephone the answers are as wide as the question', async () => {
  await page.viewport(390, 844)
  const kept = { ...proved, draft: { ...minor, ...guardian, onlinePayment: false }, guardianIdCopy: picture }
  await openRegistration(kept, { [relation]: done() })
  await expect.element(without).toBeChecked()
  await goOn()
  const dialog = page.getByRole('dialog', { name: '不申請網上付款？' })
  await expect.element(dialog).toBeVisible()
  const said = dialog.getByRole('heading').element().getBoundingClientRect()
  const widths = dialog
    .getByRole('button')
    .elements()
    .map((button) => button.getBoundingClientRect().width)
  expect(widths).toEqual([said.width, said.width])
})
