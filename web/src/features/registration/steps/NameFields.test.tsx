import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isFilled } from '../../../testing/looks.ts'
import { complaint, complete, goOn, openRegistration, person, proved } from '../../../testing/registration.ts'

const chinese = page.getByRole('textbox', { name: '中文姓名' })
const none = page.getByRole('checkbox', { name: '沒有中文姓名' })

test('[V07] who has said that there is no Chinese name finds it so, and may think better of it', async () => {
  const kept = { ...complete, draft: { ...complete.draft, nameZh: '', noChineseName: true } }
  const portal = await openRegistration(kept)
  await userEvent.click(page.getByRole('button', { name: '更改 個人資料', exact: true }))
  await expect.element(none).toBeChecked()
  expect(chinese.elements()).toEqual([])
  await userEvent.click(none)
  await userEvent.fill(chinese, '陳大文')
  await goOn()
  await expect.element(page.getByRole('heading', { name: '核對及提交' })).toBeVisible()
  expect(portal.saved()).toMatchObject({ draft: { nameZh: '陳大文', noChineseName: false } })
})

test('[V07] a name that was kept with other letters is offered without them at once', async () => {
  await openRegistration({ ...proved, draft: { ...person, surname: 'Nguyễn', firstName: 'Văn' } })
  await expect.element(page.getByRole('button', { name: '改為「Nguyen」' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '改為「Van」' }))
  await expect.element(page.getByRole('textbox', { name: '外文名字' })).toHaveValue('Van')
  await expect.element(page.getByRole('textbox', { name: '外文名字' })).toHaveFocus()
  await expect.element(page.getByRole('textbox', { name: '外文姓氏' })).toHaveValue('Nguyễn')
})

test('[V07] a complaint about other letters goes with the offer that is taken', async () => {
  await openRegistration({ ...proved, draft: { ...person, surname: 'Nguyễn' } })
  await goOn()
  const said = '外文姓氏：只可輸入葡文字母，毋須輸入其他符號，例如 Nguyễn 請輸入 Nguyen'
  await expect.element(complaint(said)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '改為「Nguyen」' }))
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('[V07] nothing is offered for letters that are taken, nor for what has none', async () => {
  await openRegistration(proved)
  const surname = page.getByRole('textbox', { name: '外文姓氏' })
  await userEvent.fill(surname, 'Conceição')
  expect(page.getByRole('button', { name: /^改為/ }).elements()).toEqual([])
  await userEvent.fill(surname, '陳')
  expect(page.getByRole('button', { name: /^改為/ }).elements()).toEqual([])
  await userEvent.fill(surname, 'Nguyễn')
  const offer = page.getByRole('status').getByRole('button', { name: /^改為/ })
  await expect.element(offer, { message: 'it is read out' }).toBeVisible()
  expect(isFilled(offer.element())).toBe(false)
})
