import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { noticeAround } from '../../../testing/looks.ts'
import { done } from '../../../testing/portal.tsx'
import {
  complaint,
  complete,
  goOn,
  openRegistration,
  person,
  picture,
  proved,
  site,
  write,
} from '../../../testing/registration.ts'

const kept = { ...proved, draft: { ...person, photoRecent: true }, photo: picture, idCopy: picture }
const radio = (name: string) => page.getByRole('radio', { name, exact: true })
const tick = page.getByRole('checkbox', { name: '不希望收到推廣短訊' })

test('letters come in the language of the page and promotions are not refused, until one says otherwise', async () => {
  await openRegistration(kept)
  await expect.element(radio('中文')).toBeChecked()
  await expect.element(tick).not.toBeChecked()
  await expect.element(page.getByRole('option', { name: '塔石體育館（荷蘭園）' })).toBeInTheDocument()
})

test('what was given before is there, and goes with the rest', async () => {
  const draft = { ...kept.draft, telephone: '28330001', area: 'taipa', language: 'pt', noPromotions: true }
  const { saved } = await openRegistration({ ...kept, draft })
  await expect.element(page.getByRole('textbox', { name: '聯絡電話（選填）' })).toHaveValue('28330001')
  await expect.element(page.getByRole('combobox', { name: '地區' })).toHaveValue('taipa')
  await expect.element(radio('葡文')).toBeChecked()
  await expect.element(tick).toBeChecked()
  await userEvent.selectOptions(page.getByRole('combobox', { name: '領卡地點' }), 'tapseac')
  await write('地址', 'Rua do Campo, 26')
  await goOn()
  await expect.element(page.getByRole('heading', { name: '用戶名稱', level: 1 })).toBeVisible()
  expect(saved()).toMatchObject({ draft: { ...draft, pickUpPlace: 'tapseac', address: 'Rua do Campo, 26' } })
})

test('that areas or places did not come is said, and both are asked for again', async () => {
  const busy = { code: 5, message: '系統正繁忙' }
  const portal = await openRegistration(kept, { '/web/area': busy, '/web/take_place': busy })
  await expect.element(page.getByText('系統正繁忙')).toBeVisible()
  expect(noticeAround(page.getByText('系統正繁忙').element())).toBe('danger')
  portal.responses['/web/area'] = site['/web/area'] ?? done()
  portal.responses['/web/take_place'] = site['/web/take_place'] ?? done()
  await userEvent.click(page.getByRole('button', { name: '再試一次' }))
  await expect.element(page.getByRole('textbox', { name: '地址' })).toBeVisible()
})

test.each(['/web/area', '/web/take_place'])('that %s alone did not come is said, too', async (path) => {
  const portal = await openRegistration(kept, { [path]: { code: 5, message: '系統正繁忙' } })
  await expect.element(page.getByText('系統正繁忙')).toBeVisible()
  portal.responses[path] = site[path] ?? done()
  await userEvent.click(page.getByRole('button', { name: '再試一次' }))
  await expect.element(page.getByRole('textbox', { name: '地址' })).toBeVisible()
})

test('who comes back finds everything as it was', async () => {
  await openRegistration(complete)
  await userEvent.click(page.getByRole('button', { name: '更改 聯絡資料', exact: true }))
  await expect.element(page.getByRole('textbox', { name: '地址' })).toHaveValue('Rua do Campo, 26')
  await expect.element(page.getByRole('combobox', { name: '地區' })).toHaveValue('taipa')
  await expect.element(page.getByRole('combobox', { name: '領卡地點' })).toHaveValue('tapseac')
  await goOn()
  await expect.element(page.getByRole('heading', { name: '核對及提交' })).toBeVisible()
})

test('[V01] area, address and place are asked for, and a telephone is not', async () => {
  await openRegistration(kept)
  await goOn()
  for (const what of ['請選擇地區', '請輸入地址', '請選擇領卡地點']) await expect.element(complaint(what)).toBeVisible()
  expect(page.getByRole('alert').getByRole('link').elements()).toHaveLength(3)
})

test('what is typed is kept meanwhile', async () => {
  const portal = await openRegistration(kept)
  await userEvent.type(page.getByRole('textbox', { name: '地址' }), 'Rua')
  await expect.poll(portal.saved, { timeout: 5000 }).toMatchObject({ draft: { address: 'Rua', language: 'zh' } })
})

test('the browser may fill in a telephone at home and an address, and a telephone shows its keys', async () => {
  await openRegistration(kept)
  const telephone = page.getByRole('textbox', { name: '聯絡電話（選填）' })
  await expect.element(telephone).toHaveAttribute('autocomplete', 'home tel')
  await expect.element(telephone).toHaveAttribute('inputmode', 'tel')
  await expect.element(telephone).toHaveAccessibleDescription('如與流動電話不同，8 位數字')
  await expect.element(page.getByRole('textbox', { name: '地址' })).toHaveAttribute('autocomplete', 'street-address')
})

test('areas and places stand in the order of the authority, after the word to choose', async () => {
  const areas = ['taipa', 'coloane', 'fatima'].map((code) => ({ code, name: `區 ${code}` }))
  const places = ['b', 'a'].map((code) => ({ code, name: `館 ${code}`, address: '街' }))
  await openRegistration(kept, { '/web/area': done({ items: areas }), '/web/take_place': done({ items: places }) })
  await expect.element(page.getByRole('combobox', { name: '地區' })).toHaveValue('')
  const offered = (name: string) => [...(page.getByRole('combobox', { name }).element() as HTMLSelectElement).options]
  expect(offered('地區').map(({ value }) => value)).toEqual(['', 'taipa', 'coloane', 'fatima'])
  expect(offered('領卡地點').map(({ text }) => text)).toEqual(['請選擇', '館 b（街）', '館 a（街）'])
})
