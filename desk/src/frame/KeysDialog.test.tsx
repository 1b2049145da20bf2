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
    ['j 或 ↓', '下一個申請'],
    ['k 或 ↑', '上一個申請'],
    ['Enter', '開啟申請'],
    ['/', '搜尋'],
    ['a，然後 Enter', '批准'],
    ['r，然後 Ctrl + Enter', '不批准並發送原因'],
    ['q', '返回申請列表'],
    ['?', '顯示此說明'],
  ])
  await expect.element(page.getByRole('checkbox', { name: '使用單一字母快速鍵' })).toBeChecked()
})
