import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDesk, openDesk } from '../testing/openDesk.tsx'

afterEach(closeDesk)

test('each key is named with what it does: two of them in a row, or either of two', async () => {
  await openDesk('/factor', {})
  await userEvent.click(page.getByRole('button', { name: '快速鍵' }))
  await expect.element(page.getByRole('dialog', { name: '快速鍵' })).toBeVisible()

  const told = [...document.querySelectorAll('dialog dt')].map((key) => [
    key.textContent,
    key.nextElementSibling?.textContent,
  ])
  expect(told).toEqual([
    ['J 或 ↓', '下一個申請'],
    ['K 或 ↑', '上一個申請'],
    ['Enter', '開啟申請'],
    ['/', '搜尋'],
    ['1 – 9', '待審批、今日到期、逾期、由我處理、同事處理中、待確認、已批准、不獲批准、全部'],
    ['空格', '放大圖片，再按為下一張'],
    ['A，然後 Enter', '批准'],
    ['R，然後 1 – 7，然後 Ctrl + Enter', '不批准、選常用原因並發送'],
    ['U', '撤回最近的決定'],
    ['Q', '返回申請列表'],
    ['?', '顯示此說明'],
  ])
  await expect.element(page.getByRole('checkbox', { name: '使用單一字母快速鍵' })).toBeChecked()
})
