import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anApplication, aQueue } from '../../testing/applications.ts'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'

type Changes = Parameters<typeof anApplication>[1]

const lookCall = 'GET /api/desk/application'
const open = async (changes: Changes = {}) => {
  const opened = await openDesk('/application/A26-AAAAAA', {
    [lookCall]: ({ reference }) => anApplication(String(reference), changes),
    'GET /api/desk/queue': () => aQueue(['A26-AAAAAA']),
  })
  // The name is known from the list before the rest.
  await expect.element(page.getByRole('heading', { level: 1, name: /何家玲|Ho Ka Leng/ })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '其他資料' })).toBeVisible()
  const looks = () => opened.requests.filter(({ call }) => call === lookCall).length
  return { ...opened, looks }
}
/** What stands beside a label of the other details. */
const detail = (label: string) =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent
const row = (name: RegExp) => page.getByRole('row', { name })
const standing = () => document.querySelector('h1')?.nextElementSibling?.textContent

afterEach(closeDesk)

describe('the other details', () => {
  test('name the parish and the place of the card, and the language in the words of the desk', async () => {
    await open({ documentNumber: 'DEMO-26', telephone: '28330001', idType: 'permit' })

    await expect.poll(() => detail('地址')).toBe('聖安多尼堂區 · Rua da Ribeira do Patane, 7')
    await expect.poll(() => detail('領卡地點')).toBe('塔石體育館')
    expect(['證件類別', '證件編號', '流動電話', '電郵', '聯絡電話', '用戶名稱', '通訊語言'].map(detail)).toEqual([
      '特別逗留證',
      'DEMO-26',
      '66129001',
      'kaleng@example.mo',
      '28330001',
      'kaleng',
      '葡文',
    ])
    expect(detail('收到時間')).toMatch(/2026年3月2日.*10:00/)
  })

  test('leave out what was not written, and show a place that is no longer on the list by its code', async () => {
    await open({ area: 'old', pickUpPlace: 'gone' })

    expect(detail('地址')).toBe('old · Rua da Ribeira do Patane, 7')
    expect(detail('領卡地點')).toBe('gone')
    expect(detail('證件編號')).toBeUndefined()
    expect(detail('聯絡電話')).toBeUndefined()
  })

  test.each([
    [false, '是'],
    [true, '否'],
  ])('say whether promotions are wanted: not at all is %s', async (noPromotions, said) => {
    await open({ noPromotions })

    expect(detail('接收推廣資訊')).toBe(said)
  })
})

describe('how an application stands', () => {
  test('it waits until a day, overdue and corrected', async () => {
    await open({ overdue: true, daysLeft: -2, corrected: true })

    expect(standing()).toBe('待審批審批限期：2026年3月5日逾期 2 日更正申請')
  })

  test.each([
    [2, '尚餘 2 日'],
    [0, '今日到期'],
  ])('it says how long there still is: %i days', async (daysLeft, said) => {
    await open({ daysLeft })

    expect(standing()).toBe(`待審批審批限期：2026年3月5日${said}`)
  })

  test('what is decided has no day any more', async () => {
    await open({ state: 'rejected' })

    expect(standing()).toBe('不獲批准')
  })

  test('the last decision is told, and every act by name and time', async () => {
    await open({
      state: 'passed',
      history: [
        { at: '2026-03-02T03:04:00.000Z', who: 'Lei Wai Man', act: 'rejected' },
        { at: '2026-03-03T03:05:00.000Z', who: 'Chan Mei', act: 'approved' },
        { at: '2026-03-03T03:06:00.000Z', who: 'Ieong', act: 'looked' },
      ],
    })

    await expect.element(page.getByText(/^Chan Mei 已於 2026年3月3日.*11:05 批准。$/)).toBeVisible()
    expect(page.getByText(/決定不批准/).elements()).toEqual([])
    const acts = [...document.querySelectorAll('ol li')].map(({ textContent }) => textContent)
    expect(acts).toEqual([
      expect.stringMatching(/11:04 不批准 Lei Wai Man$/),
      expect.stringMatching(/11:05 批准 Chan Mei$/),
      expect.stringMatching(/11:06 查閱 Ieong$/),
    ])
  })
})

describe('before the decision', () => {
  test('somebody unknown to the bureau is a warning, and nothing is the same or different', async () => {
    await open({ record: null })

    await expect.element(page.getByText('身份證明局沒有此證件號碼的記錄。')).toBeVisible()
    await expect.element(row(/^證件號碼 1234567\(0\) — 請與副本核對$/)).toBeVisible()
    await expect.element(row(/^出生日期 1991年7月8日 — ?$/)).toBeVisible()
    await expect.element(page.getByRole('figure', { name: '身份證明局相片' }).getByText('沒有相片')).toBeVisible()
  })

  test('dates and genders are compared in words', async () => {
    await open({ gender: 'male', documentExpiry: '2030-01-01' })

    await expect.element(row(/^性別 男 女 不同$/)).toBeVisible()
    await expect.element(row(/^證件有效期 2030年1月1日 2031年1月1日 不同$/)).toBeVisible()
    expect(page.getByText('身份證明局沒有此證件號碼的記錄。').elements()).toEqual([])
  })

  test.each([
    ['resident', '22345670', 1],
    ['resident', '52345670', 0],
    ['worker', '22345670', 0],
  ] as const)(
    'a number that begins unusually is a warning for a resident alone: %s %s',
    async (idType, idNumber, count) => {
      await open({ idType, idNumber })

      expect(page.getByText(/居民身份證號碼通常以/).elements()).toHaveLength(count)
    },
  )

  test('a member with the same e-mail is named, without a way to an application', async () => {
    await open({ duplicates: [{ of: 'member', number: '100000010', sharing: 'email' }] })

    await expect.element(page.getByRole('listitem').filter({ hasText: '電郵相同： 會員 100000010' })).toBeVisible()
    expect(page.getByRole('link', { name: /100000010/ }).elements()).toEqual([])
  })
})

describe('each look is written down', () => {
  test('so the browser coming back to the tab takes none', async () => {
    const { looks } = await open()
    window.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('online'))
    await userEvent.click(page.getByRole('button', { name: '快速鍵' }))

    expect(looks()).toBe(1)
  })

  test('and who opens it again takes another', async () => {
    const { looks } = await open()
    await userEvent.keyboard('q')
    await userEvent.click(page.getByRole('link', { name: /A26-AAAAAA/ }))
    await expect.element(page.getByRole('heading', { name: '其他資料' })).toBeVisible()

    expect(looks()).toBe(2)
  })
})

test('what is no picture says so, as what does not load', async () => {
  await open({ idCopy: '/api/file/torn' })

  await expect.element(page.getByRole('figure', { name: '證件副本' }).getByText('未能載入此圖片。')).toBeVisible()
})

test('on a narrow screen the way back is the view that one came from', async () => {
  await page.viewport(1024, 800)
  onTestFinished(() => page.viewport(1280, 800))
  const { router } = await openDesk('/?view=all', {
    [lookCall]: ({ reference }) => anApplication(String(reference)),
    'GET /api/desk/queue': () => aQueue(['A26-AAAAAA']),
  })
  await userEvent.click(page.getByRole('link', { name: /A26-AAAAAA/ }))
  await userEvent.click(page.getByRole('link', { name: '返回申請列表' }))

  await expect.poll(() => router.state.location.href).toBe('/?view=all')
})

test('who asks to approve too early is led to the first picture still to see', async () => {
  await page.viewport(1280, 160)
  onTestFinished(() => page.viewport(1280, 800))
  await open()
  await userEvent.keyboard('a')

  await expect.poll(() => document.activeElement?.id).toMatch(/^picture-/)
  const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
  expect(top < 160 && bottom > 0, 'it is on the screen').toBe(true)
})

test('everything that shares a number is named with what it shares, and an act without a word by its name', async () => {
  await open({
    duplicates: [
      { of: 'application', number: 'A26-DDDDDD', sharing: 'id_number' },
      { of: 'member', number: '100000010', sharing: 'email' },
    ],
    history: [{ at: '2026-03-02T03:04:00.000Z', who: 'Lei Wai Man', act: 'sealed' }],
  })

  await expect.element(page.getByRole('listitem').filter({ hasText: '證件號碼相同： 申請 A26-DDDDDD' })).toBeVisible()
  await expect.element(page.getByRole('listitem').filter({ hasText: '電郵相同： 會員 100000010' })).toBeVisible()
  await expect.element(page.getByRole('listitem').filter({ hasText: /11:04 sealed Lei Wai Man$/ })).toBeVisible()
})
