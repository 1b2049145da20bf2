import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { forgetMember } from '../../api/cache.ts'
import { keepName } from '../../api/name.ts'
import { session } from '../../api/session.ts'
import { member } from '../../testing/member.ts'
import { onFile, rejected, waiting } from '../../testing/onFile.ts'
import { done, openPortal } from '../../testing/portal.tsx'
import { closed, open } from '../../testing/services.ts'
import type { Known } from './known.ts'

beforeEach(() => session.start('a token'))
const [read, ask, send, info] = [
  '/account/online/supple',
  '/account/online/supple_known',
  '/account/online/supple_info',
  '/account/info',
]
const same: Known = {
  bureau: 'answered',
  nameZh: null,
  dropsNameZh: false,
  surname: null,
  firstName: null,
  documentExpiry: null,
}
const field = (name: string) => page.getByLabelText(name)
const button = (name: string) => page.getByRole('button', { name })
const openForm = (known: object, file: object = {}, responses = {}) =>
  openPortal('/zh/booking/supple/info', {
    [read]: done({ ...onFile, ...file }),
    [ask]: known,
    ...open('card_data'),
    ...responses,
  })

describe('[R07] the form of the government flow', () => {
  test('is filled in with what the bureau has otherwise, each such field marked, with what is on file', async () => {
    await openForm(done({ ...same, surname: 'Moritz', documentExpiry: '2029-12-31' }))

    await expect.element(field('外文姓氏')).toHaveValue('Moritz')
    await expect
      .element(field('外文姓氏'))
      .toHaveAccessibleDescription(/^由\{\{identityBureau\}\}提供；現有記錄：Mori。/)
    await expect.element(field('特別逗留證有效期至')).toHaveValue('2029-12-31')
    await expect
      .element(field('特別逗留證有效期至'))
      .toHaveAccessibleDescription(/^由\{\{identityBureau\}\}提供；現有記錄：2027年12月31日。/)
    await expect.element(field('外文名字')).toHaveValue('Kenji')
    await expect.element(field('外文名字')).not.toHaveAccessibleDescription(/現有記錄/)
    await expect.element(page.getByText(/與你的會員資料不同，已為你填上/)).toBeVisible()
  })

  test('a Chinese name that has come is written, and one that has gone is ticked away', async () => {
    await openForm(done({ ...same, nameZh: '森健二' }))
    await expect.element(field('中文姓名').first()).toHaveValue('森健二')
    await expect.element(field('沒有中文姓名')).not.toBeChecked()
  })

  test('a Chinese name that the bureau has no more is ticked away', async () => {
    await openForm(done({ ...same, dropsNameZh: true }), { nameZh: '森健二' })
    await expect.element(field('沒有中文姓名')).toBeChecked()
    await expect
      .element(field('沒有中文姓名'))
      .toHaveAccessibleDescription('由{{identityBureau}}提供；現有記錄：森健二')
  })

  test('is sent as every other change', async () => {
    const sent = { [send]: done({ reference: 'S26-7KQ4NX', dueOn: '2026-03-05' }) }
    const portal = await openForm(done({ ...same, surname: 'Moritz' }), {}, sent)
    await expect.element(field('外文姓氏')).toHaveValue('Moritz')
    await userEvent.click(button('提交'))

    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('已提交')
    expect(portal.to(send)[0]?.body).toMatchObject({ surname: 'Moritz', firstName: 'Kenji', renews: false })
  })

  test('what the bureau says stands in the place of what was rejected, and the reason stays', async () => {
    await openForm(done({ ...same, surname: 'Morita' }), { last: rejected })

    await expect.element(field('外文姓氏')).toHaveValue('Morita')
    await expect
      .element(field('外文姓氏'))
      .toHaveAccessibleDescription(/\{\{identityBureau\}\}.*不獲批准的原因：與證件不符/)
  })

  test.each([
    ['where nothing differs', same, /資料與你的會員資料相同/],
    ['where the bureau has nothing', { ...same, bureau: 'nothing' }, /沒有可供填寫的資料/],
  ])('%s it says so, and is filled in with what is on file', async (_, known, said) => {
    await openForm(done(known))

    await expect.element(page.getByText(said)).toBeVisible()
    await expect.element(field('外文姓氏')).toHaveValue('Mori')
  })

  test('where the bureau does not answer it is there all the same, says so, and asks again', async () => {
    const portal = await openForm(done({ ...same, bureau: 'silent' }))
    await expect.element(page.getByText(/系統暫時未能回應/)).toBeVisible()
    await expect.element(field('外文姓氏')).toHaveValue('Mori')

    portal.responses[ask] = done({ ...same, surname: 'Moritz' })
    await userEvent.click(button('再試一次'))
    await expect.element(field('外文姓氏')).toHaveValue('Moritz')
  })
})

describe('[R07] in the place of the form', () => {
  test('who is not linked is told so, and led to linking; the plain form is there', async () => {
    await openForm({ code: refusals.government_not_linked, message: '未有連結' })

    await expect.element(page.getByText(/你的會員帳戶未連結\{\{governmentAccount\}\}/)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: '連結{{governmentAccount}}' }))
      .toHaveAttribute('href', '/zh/online/account/bind')
    await expect.element(page.getByRole('link', { name: '不連結，自行填寫' })).toHaveAttribute('href', '/zh/supple')
    expect(button('提交').elements()).toEqual([])
  })

  test('what cannot be asked now says so, and is asked again', async () => {
    const portal = await openForm({ code: refusals.too_many, message: '次數過多' })
    await expect.element(page.getByText('次數過多')).toBeVisible()

    portal.responses[ask] = done(same)
    await userEvent.click(button('再試一次'))
    await expect.element(field('外文姓氏')).toHaveValue('Mori')
  })

  test('what waits is shown', async () => {
    await openForm(done(same), { last: waiting })

    await expect.element(page.getByRole('heading', { name: '資料更改正在審批' })).toBeVisible()
    expect(button('提交').elements()).toEqual([])
  })

  test('who may change nothing now is told why', async () => {
    const why = { state: 'no', reason: 'card_temporary', way: 'swap_card', from: null, message: '請先換領' } as const
    await openForm({ code: refusals.card_temporary, message: '' }, {}, closed('card_data', why))

    await expect.element(page.getByText('請先換領')).toBeVisible()
    expect(button('提交').elements()).toEqual([])
  })
})

// One test for both: a request of another that is late would be taken for one of this.
test('[A08] screens that fetch who the member is themselves are left to it, and greet by what they have', async () => {
  await page.viewport(1280, 900)
  const { router, responses, to } = await openPortal('/zh/nofind', {
    '/menu/main': done({ items: [] }),
    [read]: done({ ...onFile, nameZh: '森健二' }),
    [ask]: done(same),
    [info]: done(member),
    ...open('card_data'),
  })
  session.setName('陳小美')
  keepName(router)
  await router.navigate({ to: '/supple' })
  await expect.element(page.getByText('森健二，你好')).toBeVisible()

  responses[read] = done({ ...onFile, nameZh: '森健三' })
  forgetMember()
  await router.navigate({ to: '/booking/supple/info' })
  await expect.element(page.getByText('森健三，你好')).toBeVisible()
  expect(to(info)).toEqual([])

  await router.navigate({ to: '/online/account/report-success' })
  await expect.poll(() => to(info).length).toBeGreaterThan(0)
})
