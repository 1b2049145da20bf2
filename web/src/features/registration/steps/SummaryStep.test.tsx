import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../../api/session.ts'
import { done } from '../../../testing/portal.tsx'
import {
  complaint,
  complete,
  contact,
  guardian,
  minor,
  openRegistration,
  person,
  picture,
  sendApplication,
} from '../../../testing/registration.ts'

describe('sending', () => {
  const register = '/security/register'
  const receipt = done({ reference: 'A26-ABCDEF', receivedOn: '2026-11-20', dueOn: '2026-11-25', bureauAnswered: true })

  test('[M01] [M02] the whole application goes once, and the day of the decision is written out', async () => {
    const portal = await openRegistration(complete, { [register]: receipt })
    await userEvent.click(page.getByRole('checkbox', { name: /本人聲明/ }))
    await sendApplication()
    await expect.element(page.getByText('A26-ABCDEF')).toBeVisible()
    await expect.element(page.getByRole('time').last()).toHaveTextContent('2026年11月25日星期三')
    expect(portal.to(register)).toHaveLength(1)
    expect(portal.to(register)[0]?.body).toMatchObject({
      ...Object.fromEntries(Object.entries({ ...person, ...contact }).map(([name, value]) => [name, String(value)])),
      username: 'taiman',
      mobile: '66123456',
      email: 'ana@example.mo',
      photo: picture.id,
      photoRecent: 'true',
      idCopy: picture.id,
      agreed: 'true',
    })
    expect(session.registration()).toBeUndefined()
  })

  test('[X09] [V14] not before the statement is agreed to', async () => {
    const portal = await openRegistration(complete, { [register]: receipt })
    await sendApplication()
    await expect.element(complaint('本人聲明所填資料屬實，並同意上述內容：請先確認同意')).toBeVisible()
    expect(portal.to(register)).toHaveLength(0)
    expect(portal.to('/web/page').map(({ query }) => query.get('key'))).toEqual(['statement'])
  })

  test('[V14] the statement is there before it can be agreed to, and nothing moves the tick afterwards', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    await openRegistration(complete, { '/web/page': () => promise })
    const tick = page.getByRole('checkbox', { name: /本人聲明/ })
    // The box of the statement is there, and empty still.
    await expect.element(page.getByRole('region', { name: '聲明' })).toHaveTextContent('載入中…')
    expect(tick.query()).toBeNull()

    resolve(
      done({
        key: 'statement',
        title: '聲明',
        updatedOn: '2026-01-05',
        blocks: [{ kind: 'paragraph', text: '所填資料屬實' }],
      }),
    )
    await expect.element(tick).toBeVisible()
    await expect.element(page.getByText('所填資料屬實', { exact: true })).toBeVisible()
  })

  test('[V14] the statement is as high before one scrolls to it as afterwards', async () => {
    const blocks = ['一', '二', '三'].map((text) => ({ kind: 'paragraph', text }))
    await openRegistration(complete, {
      '/web/page': done({ key: 'statement', title: '聲明', updatedOn: '2026-01-05', blocks }),
    })
    const tick = page.getByRole('checkbox', { name: /本人聲明/ })
    const height = () => page.getByRole('region', { name: '聲明' }).element().getBoundingClientRect().height
    await expect.element(tick).toBeVisible()
    const before = height()
    tick.element().scrollIntoView()
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)

    expect(height()).toBe(before)
  })

  test('[V14] a picture has its place before it is there, so that it moves no tick when it comes', async () => {
    // By the size of what has come, one would see whether a place was kept for it.
    const preview = new OffscreenCanvas(12, 12)
    preview.getContext('2d')
    const drawn = new Uint8Array(await (await preview.convertToBlob()).arrayBuffer())
    const photo = { ...picture, preview: `data:image/png;base64,${btoa(String.fromCharCode(...drawn))}` }
    await openRegistration({ ...complete, photo })
    const image = page.getByRole('img', { name: '會員相片', exact: true })
    await expect.poll(() => (image.element() as HTMLImageElement).naturalHeight).toBe(12)

    expect(image.element().getBoundingClientRect().height).toBeGreaterThan(100)
  })

  test('a refusal about an earlier step leads back to it', async () => {
    await openRegistration(complete, {
      [register]: { code: 44, message: '此用戶名稱已有人使用', errors: { username: '此用戶名稱已有人使用' } },
    })
    await userEvent.click(page.getByRole('checkbox', { name: /本人聲明/ }))
    await sendApplication()
    await userEvent.click(complaint('用戶名稱：此用戶名稱已有人使用'))
    await expect.element(page.getByRole('textbox', { name: '用戶名稱' })).toHaveValue('taiman')
  })
})

describe('what has been entered', () => {
  const rows = async () => {
    await expect.element(page.getByRole('heading', { name: '核對及提交' })).toBeVisible()
    await expect.element(page.getByText('氹仔')).toBeVisible()
    return Object.fromEntries(
      page
        .getByRole('term')
        .elements()
        .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    )
  }

  test('is told row by row: a document with its number and its end, and what was not given', async () => {
    const student = {
      ...{ idType: 'student', documentNumber: 'S-0993', documentExpiry: '2029-08-31' },
      ...{ nameZh: '', noChineseName: true },
    }
    await openRegistration({ ...complete, draft: { ...complete.draft, ...student } })
    expect(await rows()).toMatchObject({
      流動電話號碼: '66123456',
      證件號碼: '12345678',
      外文姓氏: 'Chan',
      外文名字: 'Tai Man',
      地址: 'Rua do Campo, 26',
      身份證明文件類別: '學生證',
      學生證編號: 'S-0993',
      學生證有效期至: '2029年8月31日',
      中文姓名: '沒有中文姓名',
      性別: '男',
      出生日期: '1990年3月15日',
      聯絡電話: '未有提供',
      地區: '氹仔',
      通訊語言: '中文',
      領卡地點: '塔石體育館',
      推廣短訊: '不接收',
      用戶名稱: 'taiman',
      電郵地址: 'ana@example.mo',
    })
  })

  test('names no number and no end of a document that has none, and what is wanted', async () => {
    await openRegistration({ ...complete, draft: { ...complete.draft, telephone: '28330001', noPromotions: false } })
    const told = await rows()
    expect(told).toMatchObject({ 中文姓名: '陳大文', 聯絡電話: '28330001', 推廣短訊: '接收' })
    expect(Object.keys(told).filter((label) => /有效期|證編號|父母|人臉|網上付款/.test(label))).toEqual([])
  })

  test.each([
    [true, '申請授權'],
    ['false', '不申請'],
  ])('of a minor names the guardian, and online payment as it was answered: %s', async (onlinePayment, told) => {
    await openRegistration({
      ...complete,
      draft: { ...complete.draft, ...minor, ...guardian, onlinePayment },
      guardianIdCopy: picture,
      guardian: { relation: true, face: true },
    })
    expect(await rows()).toMatchObject({
      父母或監護人的證件號碼: '15550189',
      父母或監護人的出生日期: '1980年1月20日',
      父母或監護人的性別: '女',
      人臉識別: '已通過',
      網上付款: told,
    })
    await expect.element(page.getByRole('img', { name: '父母或監護人的證件副本' })).toBeInTheDocument()
  })

  test.each(['流動電話', '電郵', '個人資料', '相片及證件', '聯絡資料', '用戶名稱'])(
    'can be changed: %s',
    async (step) => {
      await openRegistration(complete)
      await userEvent.click(page.getByRole('button', { name: `更改 ${step}`, exact: true }))
      await expect.element(page.getByRole('heading', { name: step, level: 1 })).toHaveFocus()
    },
  )
})

test.each([
  ['mobile', '流動電話號碼', '流動電話'],
  ['emailRepeat', '再次輸入電郵地址', '電郵'],
  ['surname', '外文姓氏', '個人資料'],
  ['idCopy', '身份證明文件副本', '相片及證件'],
  ['pickUpPlace', '領卡地點', '聯絡資料'],
])('a refusal about %s leads to its step', async (field, label, step) => {
  const said = '請再核對'
  await openRegistration(complete, { '/security/register': { code: 1, message: said, errors: { [field]: said } } })
  await userEvent.click(page.getByRole('checkbox', { name: /本人聲明/ }))
  await sendApplication()
  await userEvent.click(complaint(`${label}：${said}`))
  await expect.element(page.getByRole('heading', { name: step, level: 1 })).toBeVisible()
})

test('of an adult nothing of a guardian goes, also where one was named before; and nobody comes back to the form', async () => {
  const register = '/security/register'
  const portal = await openRegistration(
    { ...complete, draft: { ...complete.draft, ...guardian }, guardianIdCopy: picture },
    {
      [register]: done({
        reference: 'A26-ABCDEF',
        receivedOn: '2026-11-20',
        dueOn: '2026-11-25',
        bureauAnswered: true,
      }),
    },
  )
  await userEvent.click(page.getByRole('checkbox', { name: /本人聲明/ }))
  await sendApplication()
  await expect.element(page.getByText('A26-ABCDEF')).toBeVisible()
  const sent = Object.keys(portal.to(register)[0]?.body ?? {})
  expect(sent.filter((field) => field.startsWith('guardian') || field === 'onlinePayment')).toEqual([])
  expect(portal.history.length).toBe(1)
})

test('a statement that cannot be read just now says so, and leads out of the form nowhere when it can', async () => {
  await openRegistration(complete, { '/web/page': { code: 5, message: '系統正繁忙' } })
  await expect.element(page.getByRole('region', { name: '聲明' }).getByText('系統正繁忙')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: /本人聲明/ })).toBeVisible()
})

test('a statement is read by keyboard, below the heading of its step, and without its links', async () => {
  const blocks = [
    { kind: 'heading', text: '真實' },
    { kind: 'links', links: [{ label: '別處', uri: '/faq' }] },
  ]
  await openRegistration(complete, {
    '/web/page': done({ key: 'statement', title: '聲明', updatedOn: '2026-01-05', blocks }),
  })
  const box = page.getByRole('region', { name: '聲明' })
  await expect.element(box.getByRole('heading', { name: '真實', level: 2 })).toBeVisible()
  await expect.element(box).toHaveAttribute('tabindex', '0')
  expect(box.getByRole('link').elements()).toEqual([])
})

test('a refusal about the guardian of a minor leads to their step', async () => {
  const said = '請再核對'
  await openRegistration(
    {
      ...complete,
      draft: { ...complete.draft, ...minor, ...guardian },
      guardianIdCopy: picture,
      guardian: { relation: true, face: true },
    },
    { '/security/register': { code: 1, message: said, errors: { guardianIdNumber: said } } },
  )
  await userEvent.click(page.getByRole('checkbox', { name: /本人聲明/ }))
  await sendApplication()
  await userEvent.click(complaint(`父母或監護人的證件號碼：${said}`))
  await expect.element(page.getByRole('heading', { name: '父母或監護人', level: 1 })).toHaveFocus()
})

test('the copy of the guardian’s document goes as that, and no other', async () => {
  const portal = await openRegistration({
    ...complete,
    draft: { ...complete.draft, ...minor, ...guardian },
    guardianIdCopy: { ...picture, id: '00000000-0000-4000-8000-000000000003' },
    guardian: { relation: true, face: true },
  })
  await userEvent.click(page.getByRole('checkbox', { name: /本人聲明/ }))
  await sendApplication()
  await expect.poll(() => portal.to('/security/register')).toHaveLength(1)
  expect(portal.to('/security/register')[0]?.body).toMatchObject({
    guardianIdCopy: '00000000-0000-4000-8000-000000000003',
    idCopy: picture.id,
  })
})
