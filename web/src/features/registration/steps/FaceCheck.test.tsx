import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isFilled } from '../../../testing/looks.ts'
import { done, type Responses } from '../../../testing/portal.tsx'
import { aFace, goOn, openRegistration, related } from '../../../testing/registration.ts'

const relation = '/gov/card/verify/v3/relation'
const begin = '/gov/card/verify/v3/guardian_facial/begin'
const face = '/gov/card/verify/v3/guardian_facial'

const open = (responses: Responses = {}, kept: object = related) =>
  openRegistration(kept, { [begin]: done({ faceCheck: 'a secret', endsAt: '2026-11-20T12:00:00Z' }), ...responses })
const check = () => userEvent.click(page.getByRole('button', { name: '進行人臉識別' }))
const choose = async () => {
  await userEvent.upload(page.getByLabelText('父母或監護人的即時相片'), await aFace())
  await expect.element(page.getByText('相片已準備好，可以提交')).toBeVisible()
}
const passed = page.getByText('父母或監護人已獲確認，並已通過人臉識別。')
const heading = page.getByRole('heading', { name: '人臉識別' })

test('[M04] while a picture is compared it is said, and no longer', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  await open({ [face]: () => promise })
  await choose()
  await check()
  await expect.element(page.getByText('正在比對相片…')).toHaveAttribute('role', 'status')
  resolve({ code: 63, message: '人臉識別不成功', errors: { file: '人臉識別不成功' } })
  await expect.element(page.getByRole('alert')).toHaveFocus()
  expect(page.getByText('正在比對相片…').elements()).toEqual([])
})

test('[M04] a picture that was not looked at may be sent once more', async () => {
  const portal = await open({ [face]: { code: 4, message: '嘗試次數過多' } })
  await choose()
  await check()
  await expect.element(page.getByRole('alert')).toBeVisible()
  portal.responses[face] = done()
  await check()
  await expect.element(passed).toBeVisible()
  expect(portal.to(face)).toHaveLength(2)
})

test('[M04] each try is begun anew', async () => {
  const portal = await open({ [face]: { code: 63, message: '不成功', errors: { file: '不成功' } } })
  await choose()
  await check()
  await expect.element(page.getByRole('alert')).toBeVisible()
  portal.responses[begin] = done({ faceCheck: 'another secret', endsAt: '2026-11-20T12:00:00Z' })
  portal.responses[face] = done()
  await choose()
  await check()
  await expect.element(passed).toBeVisible()
  expect(portal.to(face).map(({ body }) => body['faceCheck'])).toEqual(['a secret', 'another secret'])
})

test('from the face check one comes back to who the guardian is, and on without asking the bureau twice', async () => {
  const portal = await open({ [relation]: done() })
  await userEvent.click(page.getByRole('button', { name: '更改父母或監護人資料' }))
  await expect.element(page.getByRole('textbox', { name: '父母或監護人的證件號碼' })).toHaveValue('15550189')
  await expect.element(page.getByRole('textbox', { name: '父母或監護人的出生日期' })).toHaveValue('1980-01-20')
  await expect.element(page.getByRole('radio', { name: '女' })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: /^申請網上付款/ })).toBeChecked()
  await expect.element(page.getByRole('img', { name: '已選的圖片：父母或監護人的證件副本' })).toBeVisible()
  await goOn()
  await expect.element(heading).toHaveFocus()
  expect(portal.to(relation)).toHaveLength(0)
})

test('who arrives at the face check is not thrown into the middle of the step', async () => {
  await open()
  await expect.element(heading).toBeVisible()
  await expect.element(heading).not.toHaveFocus()
  expect(isFilled(page.getByRole('button', { name: '進行人臉識別' }).element())).toBe(true)
  expect(isFilled(page.getByRole('button', { name: '更改父母或監護人資料' }).element())).toBe(false)
})

test('[M04] that it is passed takes the focus, as the form has gone', async () => {
  await open({ [face]: done() })
  await choose()
  await check()
  await expect.element(passed).toBeVisible()
  await expect
    .poll(() => document.activeElement !== document.body && document.activeElement?.contains(passed.element()))
    .toBe(true)
})

test('a telephone offers its camera towards the face, and the button says whether there is a picture', async () => {
  await open()
  const field = page.getByLabelText('父母或監護人的即時相片')
  await expect.element(field).toHaveAttribute('capture', 'user')
  await expect.element(page.getByText('選擇圖片')).toBeVisible()
  await choose()
  await expect.element(page.getByText('更換圖片')).toBeVisible()
})

test('a small picture is sent as large as it is', async () => {
  const portal = await open({ [face]: done() })
  await choose()
  await check()
  await expect.poll(() => portal.to(face)).toHaveLength(1)
  const sent = await createImageBitmap(portal.to(face)[0]?.body['file'] as File)
  expect([sent.width, sent.height]).toEqual([60, 80])
  sent.close()
})

test('the place of the picture leaves its buttons on a wide screen where one sees them', async () => {
  await page.viewport(1280, 800)
  await open()
  const field = page.getByLabelText('父母或監護人的即時相片')
  await expect.element(field).toBeVisible()
  const well = field.element().closest('[data-field]')?.querySelector('svg')
  expect(well?.getBoundingClientRect().height).toBeLessThan(320)
  expect(well?.getBoundingClientRect().height).toBeGreaterThan(120)
})
