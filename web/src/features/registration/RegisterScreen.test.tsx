import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { type Answers, done, openPortal } from '../../testing/portal.tsx'

const draft = '/security/register_draft'
const exist = '/security/exist_member'
const nothing = { draft: {}, mobile: null, email: null, photo: null, idCopy: null, rejectionReason: null }
const proved = { ...nothing, mobile: '66123456', email: 'ana@example.mo' }
const picture = { id: '00000000-0000-4000-8000-000000000000', preview: 'data:image/png;base64,iVBORw0KGgo=' }
const person = {
  idType: 'resident',
  idNumber: '12345678',
  documentNumber: '',
  documentExpiry: '',
  nameZh: '陳大文',
  noChineseName: false,
  surname: 'Chan',
  firstName: 'Tai Man',
  gender: 'male',
  birthDate: '1990-03-15',
}
const contact = {
  telephone: '',
  area: 'taipa',
  address: 'Rua do Campo, 26',
  language: 'zh',
  pickUpPlace: 'tapseac',
  noPromotions: true,
}
const complete = { ...proved, draft: { ...person, ...contact, username: 'taiman' }, photo: picture, idCopy: picture }

const site: Answers = {
  '/web/setting': done({
    authority: 'A',
    portal: 'P',
    product: 'S',
    productSlug: 'sport',
    hotline: '2888 0000',
    supportEmail: 'a@example.mo',
    mainSite: 'https://example.mo',
    version: '1',
    isDev: false,
    demonstration: true,
    signOn: true,
    today: '2026-11-20',
    timeZone: 'Asia/Macau',
  }),
  '/web/area': done({ items: [{ code: 'taipa', name: '氹仔' }] }),
  '/web/take_place': done({ items: [{ code: 'tapseac', name: '塔石體育館', address: '荷蘭園' }] }),
  '/web/page': { code: 6, message: '找不到有關資料' },
}

/** A registration that the server has kept so far; saving it works. */
const open = async (kept: object, answers: Answers = {}) => {
  session.startRegistration('a registration')
  return openPortal('/zh/register', {
    ...site,
    [draft]: (body) => done('draft' in body ? {} : kept),
    [exist]: done(),
    ...answers,
  })
}
const write = (label: string, text: string) => userEvent.fill(page.getByRole('textbox', { name: label }), text)
const goOn = () => userEvent.click(page.getByRole('button', { name: '繼續', exact: true }))
const complaint = (sentence: string) => page.getByRole('alert').getByRole('link', { name: sentence, exact: true })
const saved = (portal: Awaited<ReturnType<typeof open>>) =>
  portal.to(draft).findLast(({ body }) => 'draft' in body)?.body

describe('the terms', () => {
  const begin = () => userEvent.click(page.getByRole('button', { name: '開始登記' }))
  const opening = '/security/register_open'
  const puzzle = async () =>
    done({ challenge: await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 9, deriveKey }) })

  test('[V14] nothing opens before they are agreed to', async () => {
    const portal = await openPortal('/zh/register', { ...site, '/tools/captcha': await puzzle() })
    await begin()
    await expect.element(complaint('本人已閱讀並同意使用條款: 請先確認同意')).toBeVisible()
    expect(portal.to(opening)).toHaveLength(0)
  })

  test('[R19] agreed to, and with a solved puzzle, they open a registration', async () => {
    const portal = await openPortal('/zh/register', {
      ...site,
      '/tools/captcha': await puzzle(),
      [opening]: done({ registration: 'a registration', endsAt: '2026-11-20T12:00:00Z' }),
      [draft]: done(nothing),
    })
    await userEvent.click(page.getByRole('checkbox'))
    await begin()
    await expect.element(page.getByRole('heading', { name: '流動電話' })).toBeVisible()
    const { termsAgreed, solvedCaptcha } = portal.to(opening)[0]?.body ?? {}
    expect(termsAgreed).toBe(true)
    expect(JSON.parse(atob(String(solvedCaptcha)))).toMatchObject({ solution: { counter: 9 } })
    expect(portal.to(draft)[0]?.headers['registration']).toBe('a registration')
  })
})

describe('mobile and e-mail', () => {
  const send = () => userEvent.click(page.getByRole('button', { name: '發送驗證碼' }))

  test('[V06] no code goes to what is no mobile of Macao', async () => {
    const portal = await open(nothing)
    await write('流動電話號碼', '12345678')
    await send()
    await expect.element(complaint('流動電話號碼: 請輸入以 6 開頭的 8 位澳門流動電話號碼')).toBeVisible()
    expect(portal.to('/security/send_register_sms')).toHaveLength(0)
  })

  test('[V05] no code goes out while the two addresses differ', async () => {
    const portal = await open({ ...nothing, mobile: '66123456' })
    await write('電郵地址', 'ana@example.mo')
    await write('再次輸入電郵地址', 'anna@example.mo')
    await send()
    await expect.element(complaint('再次輸入電郵地址: 兩次輸入的電郵地址不相同')).toBeVisible()
    expect(portal.to('/security/send_register_email')).toHaveLength(0)
  })

  test('[V05] an address of another member is refused at its field', async () => {
    await open(
      { ...nothing, mobile: '66123456' },
      {
        '/security/verify_register_email': {
          code: 47,
          message: '此電郵地址已經登記',
          errors: { email: '此電郵地址已經登記' },
        },
      },
    )
    await write('電郵地址', 'ana@example.mo')
    await write('再次輸入電郵地址', 'ana@example.mo')
    await write('電郵驗證碼', '123456')
    await userEvent.click(page.getByRole('button', { name: '驗證並繼續' }))
    await expect.element(complaint('電郵地址: 此電郵地址已經登記')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: '電郵地址', exact: true })).toHaveValue('ana@example.mo')
  })
})

describe('who one is', () => {
  const fillIn = async (wrong: Partial<Record<string, string>> = {}) => {
    await userEvent.selectOptions(page.getByRole('combobox'), wrong['idType'] ?? 'resident')
    await write('身份證明文件號碼', wrong['idNumber'] ?? '1234567(8)')
    await write('中文姓名', wrong['nameZh'] ?? '陳大文')
    await write('外文姓氏', wrong['surname'] ?? 'Conceição')
    await write('外文名字', 'Tai Man')
    await userEvent.click(page.getByRole('radio', { name: '男' }))
    await userEvent.type(page.getByRole('textbox', { name: '出生日期' }), wrong['birthDate'] ?? '19900315')
  }

  test('[V01] what is missing is said at every field', async () => {
    await open(proved)
    await goOn()
    const labels = ['身份證明文件類別', '身份證明文件號碼', '中文姓名', '外文姓氏', '外文名字', '性別', '出生日期']
    for (const label of labels) await expect.element(complaint(`${label}: 必須提供`)).toBeVisible()
  })

  test('[V02] [V15] brackets of the number go, hyphens of the day come by themselves', async () => {
    const portal = await open(proved)
    await fillIn()
    await expect.element(page.getByRole('textbox', { name: '出生日期' })).toHaveValue('1990-03-15')
    await goOn()
    await expect.element(page.getByRole('heading', { name: '相片及證件' })).toBeVisible()
    expect(saved(portal)).toEqual({ draft: { ...person, surname: 'Conceição' } })
    expect(portal.to(exist)[0]?.body).toEqual({ field: 'id_no', value: '12345678' })
  })

  test.each([
    ['[V02] letters in the number', { idNumber: '1234567A' }, '身份證明文件號碼: 請輸入 8 位數字，例如 1234567(8)'],
    ['[V02] seven digits', { idNumber: '1234567' }, '身份證明文件號碼: 請輸入 8 位數字，例如 1234567(8)'],
    ['[V07] Latin letters in the Chinese name', { nameZh: 'Chan' }, '中文姓名: 只可輸入中文'],
    ['[V07] Chinese in the foreign name', { surname: '陳' }, '外文姓氏: 只可輸入葡文字母'],
    ['[V11] not yet four', { birthDate: '20221121' }, '出生日期: 申請人必須年滿 4 歲'],
    [
      '[V15] a day that does not exist',
      { birthDate: '19900230' },
      '出生日期: 請按年-月-日輸入有效日期，例如 1990-03-15',
    ],
  ])('%s', async (_, wrong, sentence) => {
    const portal = await open(proved)
    await fillIn(wrong)
    await goOn()
    await expect.element(complaint(sentence)).toBeVisible()
    expect(portal.to(exist)).toHaveLength(0)
  })

  test('[V07] who has no Chinese name says so', async () => {
    const portal = await open(proved)
    await fillIn()
    await userEvent.click(page.getByRole('checkbox', { name: '沒有中文姓名' }))
    await expect.element(page.getByRole('textbox', { name: '中文姓名' })).not.toBeInTheDocument()
    await goOn()
    await expect.element(page.getByRole('heading', { name: '相片及證件' })).toBeVisible()
    expect(saved(portal)).toMatchObject({ draft: { nameZh: '', noChineseName: true } })
  })

  test.each([
    ['worker', '獲准逗留至'],
    ['permit', '特別逗留證有效期至'],
    ['student', '學生證有效期至'],
  ])(
    '[V13] [M01] a %s gives the day until which the document lasts, and it lies after today',
    async (idType, label) => {
      await open(proved)
      await fillIn({ idType })
      await goOn()
      await expect.element(complaint(`${label}: 必須提供`)).toBeVisible()
      await userEvent.type(page.getByRole('textbox', { name: label }), '20261120')
      await goOn()
      await expect.element(complaint(`${label}: 日期必須在今天之後`)).toBeVisible()
    },
  )

  test('[V13] a resident is not asked for it', async () => {
    await open(proved)
    await userEvent.selectOptions(page.getByRole('combobox'), 'resident')
    await expect.element(page.getByRole('textbox', { name: /有效期|逗留至/ })).not.toBeInTheDocument()
  })

  test('[V02] an unusual number is worth a second look, and no refusal', async () => {
    await open(proved)
    await fillIn({ idNumber: '22345678' })
    await expect.element(page.getByText(/通常以 1、5 或 7 開頭/)).toBeVisible()
    await goOn()
    await expect.element(page.getByRole('heading', { name: '相片及證件' })).toBeVisible()
  })

  test('[V03] a number that is taken is told at its field, and all else stays', async () => {
    await open(proved, { [exist]: { code: 41, message: '此身份證件號碼已經登記' } })
    await fillIn()
    await goOn()
    await expect.element(complaint('身份證明文件號碼: 此身份證件號碼已經登記')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: '外文名字' })).toHaveValue('Tai Man')
  })
})

describe('pictures', () => {
  const file = (name: string, type: string, bytes: number) => new File([new Uint8Array(bytes)], name, { type })
  const megabytes5 = 5 * 1024 * 1024

  test.each([
    ['one byte over 5 MB', file('photo.jpg', 'image/jpeg', megabytes5 + 1), '檔案超過 5MB，請選擇較小的檔案'],
    ['a .gif', file('photo.gif', 'image/gif', 100), '只接受 JPG 或 PNG 圖片'],
    ['an .svg', file('photo.svg', 'image/svg+xml', 100), '只接受 JPG 或 PNG 圖片'],
    ['5 MB that are no picture', file('photo.png', 'image/png', megabytes5), '圖片已損壞或不完整，請選擇另一張'],
  ])('[V09] %s is refused before it is sent', async (_, picture, sentence) => {
    const portal = await open({ ...proved, draft: person })
    const field = page.getByLabelText('會員相片')
    await userEvent.upload(field, picture)
    await expect.element(page.getByText(sentence)).toBeVisible()
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    expect(portal.to('/tools/upload_member_photo')).toHaveLength(0)
  })

  test('[V09] a photo of 309 × 464 pixels is too small', async () => {
    await open({ ...proved, draft: person })
    const canvas = new OffscreenCanvas(309, 464)
    canvas.getContext('2d')?.fillRect(0, 0, 9, 9)
    const small = new File([await canvas.convertToBlob()], 'photo.png', { type: 'image/png' })
    await userEvent.upload(page.getByLabelText('會員相片'), small)
    await expect.element(page.getByText('相片最少為 310×464 像素')).toBeVisible()
  })

  test('who goes on while a picture is on its way waits for it, and the step has it', async () => {
    let sent = 0
    const request = () => ({
      upload: {},
      open: () => {},
      setRequestHeader: () => {},
      getResponseHeader: () => null,
      status: 200,
      responseText: JSON.stringify(done({ ...picture, id: '00000000-0000-4000-8000-000000000001' })),
      onload: () => {},
      send() {
        sent += 1
        setTimeout(() => this.onload(), 400)
      },
    })
    // Called by `new`: what it gives back is the request.
    vi.stubGlobal('XMLHttpRequest', function asked() {
      return request()
    })
    await open({ ...complete, idCopy: null })
    const canvas = new OffscreenCanvas(40, 40)
    canvas.getContext('2d')?.fillRect(0, 0, 9, 9)
    const copy = new File([await canvas.convertToBlob()], 'copy.png', { type: 'image/png' })
    await userEvent.upload(page.getByLabelText('身份證明文件副本'), copy)
    await goOn()
    await expect.element(page.getByRole('heading', { name: '核對及提交' })).toBeVisible()
    await expect.element(page.getByRole('img', { name: '身份證明文件副本' })).toBeVisible()
    expect(sent).toBe(1)
  })

  test('[V01] both are needed', async () => {
    await open({ ...proved, draft: person })
    await goOn()
    await expect.element(complaint('會員相片: 必須提供')).toBeVisible()
    await expect.element(complaint('身份證明文件副本: 必須提供')).toBeVisible()
  })
})

describe('the username', () => {
  const kept = { ...complete, draft: { ...person, ...contact } }

  test('[V03] that is taken is told when the field is left, and again when one goes on', async () => {
    await open(kept, { [exist]: { code: 44, message: '此用戶名已有人使用' } })
    await write('用戶名', 'taiman')
    await userEvent.tab()
    await expect.element(page.getByRole('status').filter({ hasText: '此用戶名已有人使用' })).toBeVisible()
    await goOn()
    await expect.element(complaint('用戶名: 此用戶名已有人使用')).toBeVisible()
  })

  test('that is free leads to the summary', async () => {
    await open(kept)
    await write('用戶名', 'taiman')
    await goOn()
    await expect.element(page.getByRole('heading', { name: '核對及提交' })).toBeVisible()
  })
})

describe('sending', () => {
  const register = '/security/register'
  const receipt = done({ reference: 'A26-ABCDEF', receivedOn: '2026-11-20', dueOn: '2026-11-25' })
  const send = () => userEvent.dblClick(page.getByRole('button', { name: '提交申請' }))

  test('[M01] [M02] the whole application goes once, and the day of the decision is written out', async () => {
    const portal = await open(complete, { [register]: receipt })
    await userEvent.click(page.getByRole('checkbox', { name: /本人聲明/ }))
    await send()
    await expect.element(page.getByText('A26-ABCDEF')).toBeVisible()
    await expect.element(page.getByRole('time').last()).toHaveTextContent('2026年11月25日星期三')
    expect(portal.to(register)).toHaveLength(1)
    expect(portal.to(register)[0]?.body).toMatchObject({
      ...Object.fromEntries(Object.entries({ ...person, ...contact }).map(([name, value]) => [name, String(value)])),
      username: 'taiman',
      mobile: '66123456',
      email: 'ana@example.mo',
      photo: picture.id,
      idCopy: picture.id,
      agreed: 'true',
    })
    expect(session.registration()).toBeUndefined()
  })

  test('[V14] not before the statement is agreed to', async () => {
    const portal = await open(complete, { [register]: receipt })
    await send()
    await expect.element(complaint('本人聲明所填資料屬實，並同意上述內容: 請先確認同意')).toBeVisible()
    expect(portal.to(register)).toHaveLength(0)
  })

  test('a refusal about an earlier step leads back to it', async () => {
    await open(complete, {
      [register]: { code: 44, message: '此用戶名已有人使用', errors: { username: '此用戶名已有人使用' } },
    })
    await userEvent.click(page.getByRole('checkbox', { name: /本人聲明/ }))
    await send()
    await userEvent.click(complaint('用戶名: 此用戶名已有人使用'))
    await expect.element(page.getByRole('textbox', { name: '用戶名' })).toHaveValue('taiman')
  })

  test('a registration that ran out is explained, and begins anew', async () => {
    await open(complete, { [register]: { code: 30, message: '登記時間已過，請重新開始' } })
    await userEvent.click(page.getByRole('checkbox', { name: /本人聲明/ }))
    await send()
    await expect.element(page.getByText('登記時間已過', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('button', { name: '開始登記' })).toBeVisible()
    expect(session.registration()).toBeUndefined()
  })

  test('[M02] a correction shows why the earlier one was rejected, with everything filled in', async () => {
    await open({ ...complete, rejectionReason: '相片模糊' })
    await expect.element(page.getByText('相片模糊')).toBeVisible()
    await expect.element(page.getByText('Rua do Campo, 26')).toBeVisible()
  })

  test('[M08] who leaves half-way is asked first', async () => {
    const portal = await open(complete)
    await expect.element(page.getByRole('heading', { name: '核對及提交' })).toBeVisible()
    void portal.router.navigate({ to: '/ams/login' })
    await userEvent.click(page.getByRole('button', { name: '繼續填寫' }))
    expect(portal.router.state.location.pathname).toBe('/register')
  })
})

test('a rejected application is opened again by its link and a code; the secret leaves the address', async () => {
  const hash = 'b'.repeat(43)
  const portal = await openPortal(`/zh/register/correct/${hash}`, {
    ...site,
    '/security/register_reopen/send_sms': done({ wait: 60, mobileHint: '6612 ••••' }),
    '/security/register_reopen': done({ registration: 'a correction', endsAt: '2026-11-20T12:00:00Z' }),
    [draft]: done({ ...complete, rejectionReason: '相片模糊' }),
  })
  await expect.poll(() => portal.router.state.location.pathname).not.toContain(hash)
  expect(portal.asked.filter(({ path }) => path.includes('reopen'))).toHaveLength(0)
  await userEvent.click(page.getByRole('button', { name: '發送驗證碼' }))
  await expect.element(page.getByText(/6612 ••••/)).toBeVisible()
  await write('短訊驗證碼', '123456')
  await userEvent.click(page.getByRole('button', { name: '驗證並繼續' }))
  await expect.element(page.getByText('相片模糊')).toBeVisible()
  expect(session.registration()).toBe('a correction')
})
