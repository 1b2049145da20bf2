import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isFilled } from '../../../testing/looks.ts'
import { done, type Responses } from '../../../testing/portal.tsx'
import { aFace, goOn, openRegistration, related } from '../../../testing/registration.ts'

const relation = '/gov/card/verify/v3/relation'
const begin = '/gov/card/verify/v3/guardian_facial/begin'
const face = '/gov/card/verify/v3/guardian_facial'

const open = (responses: Responses = {}, kept: object = related) =>
  openRegistration(kept, {
    [begin]: done({ faceCheck: 'a secret', endsAt: '2026-11-20T12:00:00Z', turn: null }),
    ...responses,
  })
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
  portal.responses[begin] = done({ faceCheck: 'another secret', endsAt: '2026-11-20T12:00:00Z', turn: null })
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

const asking = (turn: 'left' | 'right', faceCheck = 'a secret') =>
  done({ faceCheck, endsAt: '2026-11-20T12:00:00Z', turn })
const toTheLeft = page.getByLabelText('第二張：頭轉向自己的左邊')
const toTheRight = page.getByLabelText('第二張：頭轉向自己的右邊')

test('[M04] after the first picture the side is named, said aloud, and the second one is sent with it', async () => {
  const portal = await open({ [begin]: asking('left'), [face]: done() })
  expect(toTheLeft.elements()).toHaveLength(0)
  await choose()
  await expect
    .element(page.getByText('請再拍一張，確認是本人在場：頭轉向自己的左邊。'))
    .toHaveAttribute('role', 'status')
  await userEvent.upload(toTheLeft, await aFace('turned.png'))
  await expect.element(page.getByText('相片已準備好，可以提交').nth(1)).toBeVisible()
  await check()
  await expect.element(passed).toBeVisible()
  expect(portal.to(begin)).toHaveLength(1)
  expect(portal.to(face)[0]?.body).toMatchObject({ faceCheck: 'a secret', turned: expect.any(File) })
})

test('[M04] without the second picture nothing is sent', async () => {
  const portal = await open({ [begin]: asking('right'), [face]: done() })
  await choose()
  await expect.element(toTheRight).toBeInTheDocument()
  await check()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('請更正以下內容第二張：頭轉向自己的右邊：請再拍一張，確認是本人在場：頭轉向自己的右邊。')
  expect(portal.to(face)).toHaveLength(0)
})

test('[M04] a head that was not turned is said at the second picture, and another side may come', async () => {
  const sentence = '第二張相片未能確認頭部已轉向指定的一邊。請按新的指示重新拍攝'
  const portal = await open({
    [begin]: asking('left'),
    [face]: { code: 212, message: sentence, errors: { turned: sentence } },
  })
  await choose()
  await userEvent.upload(toTheLeft, await aFace('turned.png'))
  portal.responses[begin] = asking('right', 'another secret')
  await check()
  await expect.element(page.getByRole('alert')).toHaveTextContent(`請更正以下內容第二張：頭轉向自己的右邊：${sentence}`)
  await expect.element(toTheRight).toBeInTheDocument()
  expect(toTheLeft.elements()).toHaveLength(0)

  portal.responses[face] = done()
  await userEvent.upload(toTheRight, await aFace('turned again.png'))
  await check()
  await expect.element(passed).toBeVisible()
  expect(portal.to(face).map(({ body }) => body['faceCheck'])).toEqual(['a secret', 'another secret'])
})
