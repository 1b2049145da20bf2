import { refusals } from '@palaestra/contract'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDesk, openDesk, Refusing } from '../../testing/openDesk.tsx'

afterEach(closeDesk)

const picture = { id: '0b6e2c1e-9a54-4f7e-8d1c-3f5a7c2b9e10', preview: 'data:image/png;base64,AAAA' }
/** An upload goes another way than all other requests: it tells how far it is. */
const takingUploads = () =>
  vi.stubGlobal('XMLHttpRequest', function asked() {
    const upload = {
      ...{ status: 200, responseText: JSON.stringify({ code: 0, data: picture }), upload: {} },
      ...{ open: () => {}, setRequestHeader: () => {}, getResponseHeader: () => null, onload: () => {} },
      send: () => queueMicrotask(() => upload.onload()),
    }
    return upload
  })
const open = (more: Parameters<typeof openDesk>[1] = {}) => {
  takingUploads()
  return openDesk('/counter', {
    'POST /api/desk/me': () => ({
      ...{ name: 'Ieong', roles: [], permissions: ['counter'], factor: false, provedBy: 'password', recoveryCodes: 0 },
    }),
    'POST /api/desk/counter/begin': () => ({ entry: '17' }),
    ...more,
  })
}
const box = (name: RegExp) => page.getByRole('textbox', { name })
const tick = (name: RegExp) => page.getByRole('checkbox', { name })
const send = () => userEvent.click(page.getByRole('button', { name: '提交申請' }))

const begin = async () => {
  await userEvent.click(tick(/已核對申請人/))
  await userEvent.click(tick(/已簽署申請表/))
  await userEvent.click(page.getByRole('button', { name: '開始錄入' }))
  await expect.element(page.getByRole('heading', { name: '申請人' })).toBeVisible()
}
/** A colour picture as large as the smallest that will do. */
const aPicture = async () => {
  const canvas = document.createElement('canvas')
  canvas.width = 310
  canvas.height = 464
  const context = canvas.getContext('2d')
  if (context) context.fillStyle = 'teal'
  context?.fillRect(0, 0, 310, 464)
  const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/jpeg'))
  return new File([blob ?? ''], 'me.jpg', { type: 'image/jpeg' })
}
const fill = async (birthDate = '19910708') => {
  await userEvent.selectOptions(page.getByRole('combobox', { name: '證件類別' }), 'resident')
  await userEvent.fill(box(/^證件號碼/), '1234567(0)')
  await userEvent.fill(box(/^中文姓名/), '何家玲')
  await userEvent.fill(box(/^外文姓氏/), 'Ho')
  await userEvent.fill(box(/^外文名字/), 'Ka Leng')
  await userEvent.click(page.getByRole('radio', { name: '女' }).first())
  await userEvent.type(box(/^出生日期/), birthDate)
  await userEvent.upload(page.getByLabelText('會員相片'), await aPicture())
  await userEvent.click(tick(/最近 12 個月/))
  await userEvent.upload(page.getByLabelText('證件副本', { exact: true }), await aPicture())
  await userEvent.fill(box(/^流動電話/), '66129001')
  await userEvent.fill(box(/^電郵/), 'kaleng@example.mo')
  await userEvent.fill(box(/^再次輸入電郵/), 'kaleng@example.mo')
  await userEvent.selectOptions(page.getByRole('combobox', { name: '地區' }), 'sa')
  await userEvent.fill(box(/^地址/), 'Rua do Campo 12')
  await userEvent.selectOptions(page.getByRole('combobox', { name: '領卡地點' }), 'tapseac')
  await userEvent.fill(box(/^用戶名稱/), 'kaleng')
  await userEvent.click(tick(/已與申請人核對/))
}

describe('an application at the counter', () => {
  test('begins with papers and form: neither is left out', async () => {
    const { requests } = await open()
    await userEvent.click(tick(/已核對申請人/))
    await userEvent.click(page.getByRole('button', { name: '開始錄入' }))

    await expect.element(tick(/已簽署申請表/)).toHaveAttribute('aria-invalid', 'true')
    expect(requests.filter(({ call }) => call.endsWith('/begin'))).toEqual([])
  })

  test('that is refused keeps what was typed; entered, it gives a receipt in the language of the applicant', async () => {
    let taken = true
    const { requests } = await open({
      'POST /api/desk/counter/application': () => {
        if (taken) throw new Refusing(refusals.username_taken, '用戶名稱已被使用', { username: '用戶名稱已被使用' })
        return { reference: 'A26-7KQ4NX', receivedOn: '2026-03-02', dueOn: '2026-03-05', bureauAnswered: false }
      },
    })
    await begin()
    await fill()
    await userEvent.click(page.getByRole('radio', { name: '葡文' }))
    await send()
    await expect.element(box(/^用戶名稱/)).toHaveAttribute('aria-invalid', 'true')
    await expect.element(box(/^地址/)).toHaveValue('Rua do Campo 12')

    taken = false
    await userEvent.fill(box(/^用戶名稱/), 'kaleng2')
    await send()
    await expect.element(page.getByRole('heading', { level: 1, name: '已收到申請 A26-7KQ4NX' })).toHaveFocus()
    const receipt = page.getByRole('article', { name: 'Recibo do pedido de adesão' })
    for (const said of ['何家玲 Ho Ka Leng', 'A26-7KQ4NX', '5 de Março de 2026', 'Ieong'])
      await expect.element(receipt.getByText(said, { exact: true })).toBeVisible()
    expect(requests.findLast(({ call }) => call.endsWith('/application'))?.given).toMatchObject({
      ...{ entry: '17', idNumber: '1234567(0)', username: 'kaleng2', language: 'pt', photo: picture.id, agreed: true },
    })
    await userEvent.click(page.getByRole('button', { name: '錄入另一申請' }))
    await expect.element(tick(/已核對申請人/)).not.toBeChecked()
  })

  test('of who is under 18 asks for the guardian, and sends nothing without', async () => {
    const { requests } = await open()
    await begin()
    await fill('20150601')
    await expect.element(page.getByRole('heading', { name: '父母或監護人' })).toBeVisible()
    await send()
    for (const name of [/^父母或監護人證件號碼/, /^父母或監護人出生日期/])
      await expect.element(box(name)).toHaveAttribute('aria-invalid', 'true')

    await userEvent.fill(box(/^父母或監護人證件號碼/), '15550189')
    await userEvent.click(page.getByRole('radiogroup', { name: /監護人性別/ }).getByRole('radio', { name: '女' }))
    await userEvent.type(box(/^父母或監護人出生日期/), '20080303')
    await userEvent.upload(page.getByLabelText('父母或監護人證件副本'), await aPicture())
    await send()
    await expect.element(page.getByRole('alert').getByRole('link', { name: /須年滿 18 歲/ })).toBeVisible()
    expect(requests.filter(({ call }) => call.endsWith('/application'))).toEqual([])
  })
})
