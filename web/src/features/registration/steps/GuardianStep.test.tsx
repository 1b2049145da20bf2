import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { done, type Responses } from '../../../testing/portal.tsx'
import {
  aFace,
  complaint,
  complete,
  contact,
  exist,
  goOn,
  guardian,
  minor,
  openRegistration,
  person,
  picture,
  proved,
  sendApplication,
  write,
} from '../../../testing/registration.ts'

const relation = '/gov/card/verify/v3/relation'
const begin = '/gov/card/verify/v3/guardian_facial/begin'
const face = '/gov/card/verify/v3/guardian_facial'

const named = { ...proved, draft: { ...minor, ...guardian }, guardianIdCopy: picture }
const related = { ...named, guardian: { relation: true, face: false } }
const confirmed = { ...named, guardian: { relation: true, face: true } }
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
describe('the step', () => {
  test('[V12] comes for who is under 18, and is counted', async () => {
    await openRegistration({ ...proved, draft: minor })
    await expect.element(heading('父母或監護人')).toBeVisible()
    await expect.element(page.getByText('第 4 步，共 8 步')).toBeVisible()
  })

  test('[V12] is not there for an adult, not even in the numbers', async () => {
    await openRegistration({ ...proved, draft: person })
    await expect.element(heading('相片及證件')).toBeVisible()
    await expect.element(page.getByText('第 4 步，共 7 步')).toBeVisible()
    expect(page.getByText('父母或監護人').elements()).toHaveLength(0)
  })

  test('[V12] whose birth date becomes an adult’s skips it, and its entries stay', async () => {
    const portal = await openRegistration(named, { [exist]: done() })
    await expect.element(heading('父母或監護人')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: '上一步' }))
    await userEvent.clear(page.getByRole('textbox', { name: '出生日期' }))
    await userEvent.type(page.getByRole('textbox', { name: '出生日期' }), '19900315')
    await goOn()
    await expect.element(heading('相片及證件')).toBeVisible()
    expect(portal.saved()).toMatchObject({ draft: { ...guardian, birthDate: '1990-03-15' } })
    expect(page.getByRole('button', { name: '父母或監護人' }).elements()).toHaveLength(0)
  })
})

describe('who the guardian is', () => {
  const open = (responses: Responses = {}, kept: object = { ...proved, draft: minor, guardianIdCopy: picture }) =>
    openRegistration(kept, { [relation]: done(), ...responses })
  const fillIn = async (wrong: Partial<Record<keyof typeof guardian, string>> = {}) => {
    await write('父母或監護人的證件號碼', wrong.guardianIdNumber ?? '1555018(9)')
    await userEvent.type(
      page.getByRole('textbox', { name: '父母或監護人的出生日期' }),
      wrong.guardianBirthDate ?? '19800120',
    )
    await userEvent.click(page.getByRole('radio', { name: '女' }))
    await userEvent.click(page.getByRole('radio', { name: wrong.onlinePayment ? /^不申請/ : /^申請網上付款/ }))
  }

  test('[M04] everything is asked for', async () => {
    await open({}, { ...proved, draft: minor })
    await goOn()
    for (const [verb, what] of [
      ['輸入', '證件號碼'],
      ['輸入', '出生日期'],
      ['選擇', '性別'],
      ['上載', '證件副本'],
    ])
      await expect.element(complaint(`請${verb}父母或監護人的${what}`)).toBeVisible()
    await expect.element(complaint('請選擇是否授權網上付款')).toBeVisible()
  })

  test('[V12] [M04] is asked of the bureau, and the face check follows', async () => {
    const portal = await open()
    await fillIn()
    await goOn()
    await expect.element(heading('人臉識別')).toHaveFocus()
    expect(portal.saved()).toEqual({ draft: { ...minor, ...guardian } })
    const { onlinePayment: _, ...asked } = guardian
    expect(portal.to(relation).map(({ body }) => body)).toEqual([
      { idType: 'resident', idNumber: '12345678', birthDate: '2009-09-01', ...asked },
    ])
  })

  test('[V12] whom the bureau does not know so is told on top, and all stays as it was written', async () => {
    await open({ [relation]: { code: 60, message: '資料與身份證明局的記錄不符，請重新輸入' } })
    await fillIn()
    await goOn()
    await expect.element(page.getByRole('alert')).toHaveFocus()
    await expect.element(page.getByRole('alert')).toHaveTextContent('資料與身份證明局的記錄不符，請重新輸入')
    await expect.element(page.getByRole('textbox', { name: '父母或監護人的證件號碼' })).toHaveValue('1555018(9)')
    await expect.element(page.getByRole('radio', { name: '女' })).toBeChecked()
  })

  test.each([
    [
      'the applicant',
      { guardianIdNumber: '12345678' },
      '父母或監護人的證件號碼：請填寫父母或監護人的證件號碼，而非申請人的證件號碼',
    ],
    ['17 years old', { guardianBirthDate: '20081121' }, '父母或監護人的出生日期：父母或監護人須年滿 18 歲'],
  ])('[V12] nobody is asked where it is %s', async (_, wrong, sentence) => {
    const portal = await open()
    await fillIn(wrong)
    await goOn()
    await expect.element(complaint(sentence)).toBeVisible()
    expect(portal.to(relation)).toHaveLength(0)
  })

  test('[M05] who wants no online payment is told what that means, and may change their mind', async () => {
    const portal = await open()
    await fillIn({ onlinePayment: '不申請' })
    await goOn()
    await expect.element(page.getByRole('dialog').getByText(/未能網上租場、購買泳池門票或報讀興趣班/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: '返回更改' }))
    await expect.element(page.getByRole('button', { name: '繼續', exact: true })).toHaveFocus()
    expect(portal.to(relation)).toHaveLength(0)

    await goOn()
    await userEvent.click(page.getByRole('button', { name: '不申請，繼續' }))
    await expect.element(heading('人臉識別')).toBeVisible()
    expect(portal.saved()).toMatchObject({ draft: { onlinePayment: false } })
  })
})

describe('the face check', () => {
  const check = async (file: File) => {
    await userEvent.upload(page.getByLabelText('父母或監護人的即時相片'), file)
    await expect.element(page.getByText('相片已準備好，可以提交')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: '進行人臉識別' }))
  }
  const open = (responses: Responses, kept: object = related) =>
    openRegistration(kept, {
      [begin]: done({ faceCheck: 'a secret', endsAt: '2026-11-20T12:00:00Z', turn: null }),
      ...responses,
    })
  const no = (code: number, message: string) => ({ code, message, errors: { file: message } })

  test('[M04] that is passed says so, and leads on', async () => {
    const portal = await open({ [face]: done() })
    await expect.element(page.getByText('每日最多可試 5 次。')).toBeVisible()
    await check(await aFace())
    await expect.element(page.getByText('父母或監護人已獲確認，並已通過人臉識別。')).toBeVisible()
    const [sent] = portal.to(face)
    expect(sent?.body['faceCheck']).toBe('a secret')
    expect(sent?.body['file']).toMatchObject({ type: 'image/jpeg' })
    await goOn()
    await expect.element(heading('相片及證件')).toBeVisible()
  })

  test('[M04] without a picture nothing is begun', async () => {
    const portal = await open({ [face]: done() })
    await userEvent.click(page.getByRole('button', { name: '進行人臉識別' }))
    await expect.element(complaint('請拍攝或選擇相片')).toBeVisible()
    expect(portal.to(begin)).toHaveLength(0)
  })

  test.each([
    ['of somebody else', 63, '人臉識別不成功，請重新拍攝父母或監護人的相片'],
    ['without a face', 64, '相片中只可有一人，須為正面，並有充足光線'],
  ])('[M04] a picture %s is refused at its field, and not sent twice', async (_, code, sentence) => {
    const portal = await open({ [face]: no(code, sentence) })
    await check(await aFace())
    await expect.element(complaint(`父母或監護人的即時相片：${sentence}`)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: '進行人臉識別' }))
    await expect.element(page.getByRole('alert')).toHaveFocus()
    expect(portal.to(face)).toHaveLength(1)

    portal.responses[face] = done()
    await check(await aFace())
    await expect.element(page.getByText('父母或監護人已獲確認，並已通過人臉識別。')).toBeVisible()
  })

  test('[M04] after the last try of the day it says for how long', async () => {
    await open({ [begin]: { code: 6, message: '嘗試次數過多，請稍後再試', wait: 3600 } })
    await check(await aFace())
    await expect.element(complaint('父母或監護人的即時相片：嘗試次數過多，請稍後再試')).toBeVisible()
  })

  test('who checks while the picture is still being drawn waits for it', async () => {
    const draw = HTMLCanvasElement.prototype.toBlob
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, ...given) {
      setTimeout(() => draw.apply(this, given), 400)
    })
    const portal = await open({ [face]: done() })
    await userEvent.upload(page.getByLabelText('父母或監護人的即時相片'), await aFace())
    await userEvent.click(page.getByRole('button', { name: '進行人臉識別' }))
    await expect.element(page.getByText('父母或監護人已獲確認，並已通過人臉識別。')).toBeVisible()
    expect(portal.to(face)).toHaveLength(1)
    vi.restoreAllMocks()
  })

  test('a picture of a large camera is drawn smaller before it is sent, in its own shape', async () => {
    const portal = await open({ [face]: done() })
    const canvas = new OffscreenCanvas(1600, 800)
    canvas.getContext('2d')?.fillRect(0, 0, 9, 9)
    await check(new File([await canvas.convertToBlob()], 'face.png', { type: 'image/png' }))
    await expect.poll(() => portal.to(face)).toHaveLength(1)
    const sent = await createImageBitmap(portal.to(face)[0]?.body['file'] as File)
    expect([sent.width, sent.height]).toEqual([1280, 640])
  })

  test('a complaint about a picture goes with the next one, and is told again where there is no face in it either', async () => {
    await open({ [face]: no(64, '相片中只可有一人') })
    const field = page.getByLabelText('父母或監護人的即時相片')
    await check(await aFace())
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await userEvent.upload(field, await aFace())
    await expect.element(field).not.toHaveAttribute('aria-invalid')
    await expect.element(page.getByText('相片已準備好，可以提交')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: '進行人臉識別' }))
    await expect.element(complaint('父母或監護人的即時相片：相片中只可有一人')).toBeVisible()
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  })

  test('that the network is gone is no fault of the picture: the same one is sent again', async () => {
    const portal = await open({ [face]: new TypeError('no network') })
    await check(await aFace())
    await expect.element(page.getByText(/請稍後再試。你填寫的內容仍然保留/)).toBeVisible()
    await expect.element(page.getByLabelText('父母或監護人的即時相片')).not.toHaveAttribute('aria-invalid')
    portal.responses[face] = done()
    await userEvent.click(page.getByRole('button', { name: '進行人臉識別' }))
    await expect.element(page.getByText('父母或監護人已獲確認，並已通過人臉識別。')).toBeVisible()
  })

  test('what is no picture is said before anything is sent', async () => {
    const portal = await open({})
    const field = page.getByLabelText('父母或監護人的即時相片')
    await userEvent.upload(field, new File([new Uint8Array(100)], 'face.jpg', { type: 'image/jpeg' }))
    await expect.element(page.getByText('圖片已損壞或不完整，請選擇另一張')).toBeVisible()
    expect(portal.to(begin)).toHaveLength(0)
  })

  test('another guardian is confirmed anew', async () => {
    const portal = await open({ [relation]: done() }, confirmed)
    await expect.element(page.getByText('第 5 步，共 8 步')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: '上一步' }))
    await userEvent.click(page.getByRole('button', { name: '更改父母或監護人資料' }))
    await write('父母或監護人的證件號碼', '15550190')
    await goOn()
    await expect.element(heading('人臉識別')).toHaveFocus()
    expect(portal.to(relation)).toHaveLength(1)
  })

  test('who changes only the wish for online payment is not asked for another picture', async () => {
    const portal = await open({ [relation]: done() }, confirmed)
    await expect.element(page.getByText('第 5 步，共 8 步')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: '上一步' }))
    await userEvent.click(page.getByRole('button', { name: '更改父母或監護人資料' }))
    await userEvent.click(page.getByRole('radio', { name: /^不申請/ }))
    await goOn()
    await userEvent.click(page.getByRole('button', { name: '不申請，繼續' }))
    await expect.element(heading('相片及證件')).toBeVisible()
    expect(portal.to(relation)).toHaveLength(0)
    expect(portal.saved()).toMatchObject({ draft: { onlinePayment: false } })
  })
})

describe('the application', () => {
  const whole = { ...complete, draft: { ...minor, ...guardian, ...contact, photoRecent: true, username: 'taiman' } }

  test('[M04] of a minor shows the guardian before it is sent, and carries them', async () => {
    const portal = await openRegistration({ ...whole, guardianIdCopy: picture, guardian: confirmed.guardian })
    await expect.element(page.getByText('15550189')).toBeVisible()
    await expect.element(page.getByText('申請授權')).toBeVisible()
    await expect.element(page.getByRole('img', { name: '父母或監護人的證件副本' })).toBeVisible()
    await userEvent.click(page.getByRole('checkbox', { name: /本人聲明/ }))
    await sendApplication()
    await expect.poll(() => portal.to('/security/register').length).toBe(1)
    expect(portal.to('/security/register')[0]?.body).toMatchObject({
      ...guardian,
      onlinePayment: 'true',
      guardianIdCopy: picture.id,
    })
  })

  test('[V12] of a minor whose guardian is not confirmed is not sent', async () => {
    await openRegistration({ ...whole, guardianIdCopy: picture })
    await expect.element(heading('父母或監護人')).toBeVisible()
    expect(page.getByRole('button', { name: '提交申請' }).elements()).toHaveLength(0)
  })

  test('of an adult says nothing of a guardian', async () => {
    const portal = await openRegistration({ ...whole, draft: { ...whole.draft, birthDate: '1990-03-15' } })
    await userEvent.click(page.getByRole('checkbox', { name: /本人聲明/ }))
    await sendApplication()
    await expect.poll(() => portal.to('/security/register').length).toBe(1)
    expect(Object.keys(portal.to('/security/register')[0]?.body ?? {})).not.toContain('guardianIdNumber')
  })
})
