import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { noticeAround, tooSmall, tooWide } from '../../testing/looks.ts'
import { member } from '../../testing/member.ts'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'

const path = '/account/personal_data'
const mine = {
  telephone: null,
  area: 'se',
  address: '水坑尾街 26 號',
  language: 'zh',
  pickUpPlace: 'tapseac',
  noPromotions: false,
}
const lists: Responses = {
  '/account/info': done(member),
  '/web/area': done({
    items: [
      { code: 'se', name: '大堂區' },
      { code: 'sa', name: '聖安多尼堂區' },
    ],
  }),
  '/web/take_place': done({
    items: [
      { code: 'tapseac', name: '塔石體育館', address: '荷蘭園大馬路' },
      { code: 'mongha', name: '望廈體育中心', address: '美副將大馬路' },
    ],
  }),
}
/** One address, read and written: the first answer is what is on file. */
const open = (written: object = done(), read: object = done(mine)) => {
  let isRead = false
  return openPortal('/zh/online/account/personal-data', {
    ...lists,
    [path]: () => {
      if (isRead) return written
      isRead = true
      return read
    },
  })
}
const save = page.getByRole('button', { name: '儲存' })

beforeEach(() => session.start('a token'))

test('[M12] what is on file stands in the form, and what is changed is sent whole', async () => {
  const portal = await open()
  await expect.element(page.getByLabelText('地址')).toHaveValue('水坑尾街 26 號')
  await expect.element(page.getByLabelText('地區')).toHaveValue('se')
  await expect.element(page.getByRole('radio', { name: '中文' })).toBeChecked()
  await userEvent.selectOptions(page.getByLabelText('地區'), 'sa')
  await userEvent.fill(page.getByLabelText('地址'), '沙梨頭海邊大馬路 7 號')
  await userEvent.fill(page.getByLabelText(/^聯絡電話/), '2812 3456')
  await userEvent.selectOptions(page.getByLabelText('領卡地點'), 'mongha')
  await userEvent.click(page.getByRole('radio', { name: '葡文' }))
  await userEvent.click(page.getByLabelText('不希望收到推廣短訊'))
  await userEvent.click(save)

  const said = page.getByText('個人資料已更改。')
  await expect.element(said).toHaveFocus()
  expect(noticeAround(said.element())).toBe('success')
  expect(portal.to(path).at(-1)?.body).toEqual({
    telephone: '2812 3456',
    area: 'sa',
    address: '沙梨頭海邊大馬路 7 號',
    language: 'pt',
    pickUpPlace: 'mongha',
    noPromotions: true,
  })
})

test('[M12] a refusal leaves all that was typed, and stands at its field', async () => {
  await open({ code: 1, message: '部分資料不正確', errors: { address: '地址太短' } })
  await userEvent.fill(page.getByLabelText('地址'), '沙梨頭 7 號 A')
  await userEvent.click(page.getByRole('radio', { name: '英文' }))
  await userEvent.click(save)
  await expect.element(page.getByRole('link', { name: /地址太短/ })).toBeVisible()
  await expect.element(page.getByLabelText('地址')).toHaveValue('沙梨頭 7 號 A')
  await expect.element(page.getByRole('radio', { name: '英文' })).toBeChecked()
})

test('[M12] an address that is too short is told before it is sent', async () => {
  const portal = await open()
  await userEvent.fill(page.getByLabelText('地址'), '街')
  await userEvent.click(save)
  await expect.element(page.getByLabelText('地址')).toHaveAttribute('aria-invalid', 'true')
  expect(portal.to(path)).toHaveLength(1)
})

test('[M12] that it cannot be read is said, and one tries again', async () => {
  await open(done(mine), { code: 5, message: '系統正繁忙' })
  await userEvent.click(page.getByRole('button', { name: '再試一次' }))
  await expect.element(page.getByLabelText('地址')).toHaveValue('水坑尾街 26 號')
})

test('[M12] it is shown after a fresh proof, which is asked for here', async () => {
  await open(done(mine), { code: 3, message: '請先再次確認身份' })
  await expect.element(page.getByRole('dialog', { name: '請再次確認身份' })).toBeVisible()
  expect(page.getByLabelText('地址').elements()).toEqual([])
})

test('[M12] it fits a small telephone', async () => {
  await page.viewport(320, 700)
  await open()
  await expect.element(save).toBeVisible()
  expect(tooWide()).toBe(0)
  expect(tooSmall([save.element()])).toEqual([])
})
