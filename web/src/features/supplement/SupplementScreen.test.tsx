import { refusals } from '@palaestra/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { onFile, rejected, waiting } from '../../testing/onFile.ts'
import { done, openPortal } from '../../testing/portal.tsx'
import { closed, open } from '../../testing/services.ts'

beforeEach(() => session.start('a token'))
const [read, send, withdraw] = [
  '/account/online/supple',
  '/account/online/supple_info',
  '/account/online/supple_withdraw',
]
const field = (name: string) => page.getByLabelText(name)
const button = (name: string) => page.getByRole('button', { name })
const openForm = (data = {}, responses = {}) =>
  openPortal('/zh/supple', { [read]: done({ ...onFile, ...data }), ...open('card_data'), ...responses })

describe('[R08] the form', () => {
  test('fetches by itself what is on file, and is filled in with it', async () => {
    await openForm()

    await expect.element(field('外文姓氏')).toHaveValue('Mori')
    await expect.element(field('證件編號')).toHaveValue('DEMO-20481')
    await expect.element(field('特別逗留證有效期至')).toHaveValue('2027-12-31')
    await expect.element(field('沒有中文姓名')).toBeChecked()
  })

  test('asks a resident for no number of a document', async () => {
    await openForm({ idType: 'resident', documentNumber: null, documentExpiry: null, nameZh: '陳小美' })

    await expect.element(field('中文姓名').first()).toHaveValue('陳小美')
    expect(field('證件編號').elements()).toEqual([])
  })

  test('sends everything as it stands, and no renewal', async () => {
    const portal = await openForm({}, { [send]: done({ reference: 'S26-7KQ4NX', dueOn: '2026-03-05' }) })
    await userEvent.fill(field('外文姓氏'), 'Moritz')
    await userEvent.click(button('提交'))

    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('已提交')
    await expect.element(page.getByText(/S26-7KQ4NX.*2026年3月5日/)).toBeVisible()
    expect(portal.to(send).map(({ body }) => body)).toEqual([
      {
        renews: false,
        nameZh: '',
        noChineseName: true,
        surname: 'Moritz',
        firstName: 'Kenji',
        documentNumber: 'DEMO-20481',
        documentExpiry: '2027-12-31',
        idCopy: '',
        photo: '',
      },
    ])
  })

  test('shows a refusal at the field that it is about, and keeps what was typed', async () => {
    const refused = {
      code: refusals.document_copy_needed,
      message: '請上載證件副本',
      errors: { idCopy: '請上載證件副本' },
    }
    await openForm({}, { [send]: refused })
    await userEvent.fill(field('外文姓氏'), 'Moritz')
    await userEvent.click(button('提交'))

    await expect.element(page.getByLabelText(/身份證明文件副本/)).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field('外文姓氏')).toHaveValue('Moritz')
  })

  test('is closed to who may change nothing now, and says why', async () => {
    const why = {
      state: 'no',
      reason: 'card_temporary',
      way: 'swap_card',
      from: null,
      message: '請先換領正式卡',
    } as const
    await openPortal('/zh/supple', { [read]: done(onFile), ...closed('card_data', why) })

    await expect.element(page.getByText('請先換領正式卡')).toBeVisible()
    expect(button('提交').elements()).toEqual([])
  })

  test('that cannot be read says so, and is read again', async () => {
    const portal = await openPortal('/zh/supple', { [read]: { code: 99, message: '' }, ...open('card_data') })
    await expect.element(page.getByText(/未能讀取資料/)).toBeVisible()
    portal.responses[read] = done(onFile)
    await userEvent.click(button('再試一次'))
    await expect.element(field('外文姓氏')).toHaveValue('Mori')
  })
})

describe('[R08] one at a time', () => {
  test('what waits is shown in the place of the form, with its day', async () => {
    await openForm({ last: waiting })

    await expect.element(page.getByRole('heading', { name: '資料更改正在審批' })).toBeVisible()
    await expect.element(page.getByText(/2026年3月5日/)).toBeVisible()
    await expect.element(page.getByText('Moritz')).toBeVisible()
    expect(button('提交').elements()).toEqual([])
  })

  test('it is taken back, and the form is there again', async () => {
    const portal = await openForm({ last: waiting }, { [withdraw]: done() })
    await expect.element(button('撤回')).toBeVisible()
    portal.responses[read] = done(onFile)
    await userEvent.click(button('撤回'))

    await expect.element(button('提交')).toBeVisible()
    expect(portal.to(withdraw).map(({ body }) => body)).toEqual([{ reference: 'S26-7KQ4NX' }])
  })

  test('what cannot be taken back any more says so', async () => {
    const late = { code: refusals.supplement_not_waiting, message: '此項更改已不在審批中' }
    await openForm({ last: waiting }, { [withdraw]: late })
    await userEvent.click(button('撤回'))

    await expect.element(page.getByRole('alert')).toHaveTextContent('此項更改已不在審批中')
  })
})

test('[R08] after a rejection everything is still there, with each reason at its field', async () => {
  const portal = await openForm({ last: rejected }, { [send]: done({ reference: 'S26-9CM3TV', dueOn: '2026-03-05' }) })

  await expect.element(field('外文姓氏')).toHaveValue('Moritz')
  await expect.element(field('外文姓氏')).toHaveAccessibleDescription('不獲批准的原因：與證件不符')
  await expect.element(page.getByText('不獲批准的原因：副本不清晰')).toBeVisible()
  await userEvent.click(field('此相片於最近 12 個月內拍攝'))
  await userEvent.click(button('重新提交'))
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('已提交')
  expect(portal.to(send)[0]?.body).toMatchObject({
    surname: 'Moritz',
    photo: rejected.photo?.id,
    idCopy: rejected.idCopy?.id,
    photoRecent: true,
  })
})
