import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { tooWide } from '../../testing/looks.ts'
import { done, openPortal, type Responses } from '../../testing/portal.tsx'
import { goOn, openRegistration, person, picture, proved, site } from '../../testing/registration.ts'

const address = '/zh/security/register-gov'
const verify = '/security/verify_int_gov'
const begin = '/gov/bind/register'
const offer = '/gov/bind/photo_picker'
const readme = done({ key: 'readme-gov', title: '使用條款', updatedOn: '2026-11-20', blocks: [] })
const open = (responses: Responses) => openPortal(address, { ...site, '/web/page': readme, ...responses })

beforeEach(() => {
  session.end()
  session.endRegistration()
})

test('[R11] who has not signed on yet is sent there, or to the other way', async () => {
  const { dataset } = document.documentElement
  dataset['signOn'] = 'true'
  onTestFinished(() => void delete dataset['signOn'])
  const portal = await open({ [verify]: { code: 143, message: '請重新開始' } })
  await userEvent.click(page.getByRole('button', { name: '以{{governmentAccount}}登入' }))
  await expect.poll(() => portal.to('/oauth/sign_on')).toHaveLength(1)
  expect(page.getByText('請重新開始').elements(), 'nothing has gone wrong').toEqual([])
  await expect.element(page.getByRole('link', { name: '以其他方式登記' })).toHaveAttribute('href', '/zh/register')
})

test('[R11] a sign-on that came to nothing is told', async () => {
  await open({ [verify]: { code: 141, message: '你已取消以政府統一帳戶登入' } })
  await expect.element(page.getByRole('alert').getByText('你已取消以政府統一帳戶登入')).toBeVisible()
})

test('[R11] [V14] the terms come first, in the version that is shown; then the same steps', async () => {
  await page.viewport(320, 700)
  const portal = await open({
    [verify]: done({ linked: false, nameHint: '陳••' }),
    [begin]: done({ registration: 'a registration', endsAt: '2026-11-20T04:00:00Z' }),
    '/security/register_draft': done({ ...proved, mobile: null }),
  })
  await expect.element(page.getByText('已確認 陳•• 的{{governmentAccount}}。')).toBeVisible()
  expect(tooWide()).toBe(0)
  await userEvent.click(page.getByRole('button', { name: '開始登記' }))
  expect(portal.to(begin)).toEqual([])
  await userEvent.click(page.getByLabelText('本人已閱讀並接受以上條款'))
  await userEvent.click(page.getByRole('button', { name: '開始登記' }))
  await expect.poll(() => portal.router.state.location.pathname).toBe('/register')
  expect(portal.to(begin).map(({ body }) => body)).toEqual([{ version: '2026-11-20', termsAgreed: true }])
  expect(session.registration()).toBe('a registration')
})

test('[A13] whose application waits is told so', async () => {
  await open({
    [verify]: done({ linked: false, nameHint: null }),
    [begin]: { code: 251, message: '你的申請正在審核中，結果會以電郵通知' },
  })
  await userEvent.click(page.getByLabelText('本人已閱讀並接受以上條款'))
  await userEvent.click(page.getByRole('button', { name: '開始登記' }))
  await expect.element(page.getByText('你的申請正在審核中，結果會以電郵通知')).toBeVisible()
  expect(session.registration()).toBeUndefined()
})

test('[R11] who is a member is logged in by it', async () => {
  const portal = await open({ [verify]: done({ linked: true, token: 'a token', app: null }) })
  await expect.poll(() => portal.router.state.location.pathname).toBe('/online/account')
  expect(session.token()).toBe('a token')
})

const known = ['idType', 'idNumber', 'nameZh', 'noChineseName', 'surname', 'firstName', 'gender', 'birthDate']

test('[M07] what is known is shown as coming from there, cannot be written, and goes with the form', async () => {
  // The number of a permit is not known: so the step is shown, and done with one press.
  const { documentNumber: _, ...draft } = person
  const portal = await openRegistration({ ...proved, draft, government: { known } })
  await expect.element(page.getByText(/由{{governmentAccount}}及{{identityBureau}}提供/)).toBeVisible()
  for (const said of ['陳大文', 'Chan', 'Tai Man', '12345678', '1990年3月15日', '男'])
    await expect.element(page.getByText(said, { exact: true })).toBeVisible()
  expect(page.getByRole('main').getByRole('textbox').elements()).toEqual([])
  await goOn()
  await expect
    .poll(portal.saved)
    .toMatchObject({ draft: { surname: 'Chan', idNumber: '12345678', birthDate: '1990-03-15' } })
})

test('[M07] what is not known is asked for', async () => {
  const { idType, idNumber, birthDate } = person
  await openRegistration({
    ...proved,
    draft: { idType, idNumber, birthDate },
    government: { known: ['idType', 'idNumber', 'birthDate'] },
  })
  await expect.element(page.getByRole('textbox', { name: '外文姓氏' })).toBeVisible()
  await expect.element(page.getByRole('radiogroup', { name: '性別' })).toBeVisible()
  expect(page.getByRole('textbox', { name: '證件號碼' }).elements()).toEqual([])
})

test('[M07] the bureau’s photo is offered, and stands in the place of an upload once it is taken', async () => {
  const portal = await openRegistration(
    { ...proved, draft: person, government: { known } },
    {
      [offer]: (body) =>
        body && Object.keys(body).length === 0 && portalTaken.now ? done(picture) : done({ preview: picture.preview }),
    },
  )
  await expect.element(page.getByRole('img', { name: '{{identityBureau}}的相片' })).toBeVisible()
  portalTaken.now = true
  await userEvent.click(page.getByRole('button', { name: '使用此相片' }))
  await expect.element(page.getByRole('button', { name: '使用此相片' })).not.toBeInTheDocument()
  expect(portal.to(offer)).toHaveLength(2)
})
const portalTaken = { now: false }

test('[M07] a bureau that does not answer keeps nobody: one uploads a photo', async () => {
  await openRegistration(
    { ...proved, draft: person, government: { known } },
    { [offer]: { code: 66, message: '暫時未能回應' } },
  )
  await expect.element(page.getByText('暫時未能回應')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '再試一次' })).toBeVisible()
})
