import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { file, me, openFile as opened } from '../../testing/memberFile.ts'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'

afterEach(closeDesk)

const open = { reference: 'D26-7KQ4NX', state: 'waiting', askedBy: '2026-03-16' }
const withRequest = { 'POST /api/desk/member': () => ({ ...file, documentRequests: [open] }) }

test('a member is searched for and their file opened, and neither stands in the address', async () => {
  const { router, requests } = await opened(['members'])

  await expect.element(page.getByText('siumei@example.mo')).toBeVisible()
  await expect.element(page.getByText(/Lei · 查閱 · 檔案/)).toBeVisible()
  await expect.element(page.getByText(/Lei · 暫停服務 · Lent the card\.$/)).toBeVisible()
  expect(router.state.location.href).toBe('/members')
  expect(requests.filter(({ call }) => call === 'POST /api/desk/member')).toHaveLength(1)
  expect(page.getByRole('button', { name: '暫停服務' }).elements(), 'who may not is not offered it').toEqual([])
})

test('a picture is fetched when somebody wants to see it', async () => {
  await opened(['members'])
  expect(page.getByRole('img', { name: '相片' }).elements()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: '顯示相片' }))

  await expect.element(page.getByRole('img', { name: '相片' })).toBeVisible()
})

test('an act asks for its reason, is sent with it, and the file is as it is then', async () => {
  let held = false
  const { requests } = await opened(['members', 'hold'], {
    'POST /api/desk/member': () => ({
      ...file,
      holds: held
        ? [{ id: 7, reason: 'authority', since: '2026-03-02T02:00:00.000Z', until: null, endedAt: null, by: 'Ieong' }]
        : [],
    }),
    'POST /api/desk/member/hold': () => {
      held = true
      return {}
    },
  })
  await userEvent.click(page.getByRole('button', { name: '暫停服務' }))
  const dialog = page.getByRole('dialog')
  await userEvent.fill(dialog.getByRole('textbox', { name: /原因/ }), 'Fees are unpaid.')
  await userEvent.click(dialog.getByRole('button', { name: '暫停服務' }))

  await expect.element(page.getByRole('button', { name: '恢復服務' })).toBeVisible()
  expect(requests.find(({ call }) => call.endsWith('/hold'))?.given).toEqual({
    ...{ memberNumber: '000000018', reason: 'Fees are unpaid.' },
  })
})

test('what needs no review is changed on a member’s word, and begins with what is on file', async () => {
  const { requests } = await opened(['members', 'counter'], { 'POST /api/desk/member/change_personal': () => ({}) })
  await userEvent.click(page.getByRole('button', { name: '更改其他資料' }))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('textbox', { name: /^地址/ })).toHaveValue('Rua do Campo 12')
  await userEvent.fill(dialog.getByRole('textbox', { name: /^地址/ }), 'Rua do Campo 99')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^地區/ }), 'sa')
  await userEvent.fill(dialog.getByRole('textbox', { name: /原因/ }), 'Has moved, and came in.')
  await userEvent.click(dialog.getByRole('button', { name: '更改其他資料' }))

  await expect.element(page.getByText('已更改資料，會員已獲通知。')).toBeVisible()
  expect(requests.find(({ call }) => call.endsWith('/change_personal'))?.given).toEqual({
    ...{ memberNumber: '000000018', telephone: '', area: 'sa', address: 'Rua do Campo 99', language: 'zh' },
    ...{ pickUpPlace: 'tapseac', noPromotions: false, reason: 'Has moved, and came in.' },
  })
})

test('[M10] documents are asked for with reason and day; another one is said, and what is wanting stands at its place', async () => {
  const { requests } = await opened(['members', 'review'], {
    'POST /api/desk/documents/ask': () => ({ reference: 'D26-7KQ4NX' }),
  })
  await userEvent.click(page.getByRole('button', { name: '要求遞交文件' }))
  const dialog = page.getByRole('dialog')
  const sendIt = dialog.getByRole('button', { name: '要求遞交文件' })
  await userEvent.click(dialog.getByRole('checkbox', { name: '會員相片' }))
  await userEvent.click(dialog.getByRole('checkbox', { name: '其他文件' }))
  await userEvent.fill(dialog.getByRole('textbox', { name: /是甚麼文件/ }), '學校的信件副本')
  await userEvent.click(sendIt)
  await expect.element(dialog.getByRole('textbox', { name: /要求原因/ })).toHaveAttribute('aria-invalid', 'true')
  await expect.element(dialog.getByRole('checkbox', { name: '會員相片' })).toBeChecked()
  await userEvent.click(dialog.getByRole('button', { name: /檔案中的文件已過期/ }))
  await userEvent.type(dialog.getByRole('textbox', { name: /遞交期限/ }), '20260316')
  await userEvent.click(sendIt)

  await expect.element(page.getByText('已要求會員遞交文件。')).toBeVisible()
  expect(requests.filter(({ call }) => call.endsWith('/documents/ask')).map(({ given }) => given)).toEqual([
    {
      ...{ memberNumber: '000000018', kinds: ['photo', 'other'], words: '學校的信件副本', day: '2026-03-16' },
      why: '檔案中的文件已過期，請遞交最新文件。',
    },
  ])
})

test('[M10] what was asked for leads on who may look at it, and nothing more is asked meanwhile', async () => {
  await opened(['members', 'review'], withRequest)
  await expect
    .element(page.getByRole('link', { name: 'D26-7KQ4NX' }))
    .toHaveAttribute('href', '/desk/zh/documents/D26-7KQ4NX')
  expect(page.getByRole('button', { name: '要求遞交文件' }).elements()).toEqual([])
})

test('[M10] who may not look at documents reads how it stands, without a way there', async () => {
  await opened(['members', 'counter'], withRequest)
  await expect.element(page.getByText(/D26-7KQ4NX · 會員已遞交，等候審批/)).toBeVisible()
  expect(page.getByRole('link', { name: 'D26-7KQ4NX' }).elements()).toEqual([])
})

test('nobody found is said', async () => {
  await openDesk('/members', {
    'POST /api/desk/me': () => me('members'),
    'POST /api/desk/members/find': () => ({ items: [], next: null }),
  })
  await userEvent.type(page.getByRole('searchbox'), 'nobody')
  await userEvent.click(page.getByRole('button', { name: '搜尋', exact: true }))

  await expect.element(page.getByText('找不到會員。')).toBeVisible()
})

const guardian = {
  ...{ id: 17, guardianIdNumber: '12345714', memberNumber: '000100107', nameZh: '吳家豪', namePt: 'Ng Ka Hou' },
  ...{ relation: null, enteredBy: 'application', papers: null, by: '', isMine: false, faceShown: true },
  ...{ since: '2026-03-02T02:00:00.000Z', endedAt: null, endedBecause: null },
}
const proposed = {
  ...{ ...guardian, id: 18, guardianIdNumber: '52345671', nameZh: null, namePt: 'Ana Sousa', relation: 'guardian' },
  ...{ enteredBy: 'counter', papers: 'court_order', by: 'Lei', since: null, faceShown: false },
}
const minor = { ...file, isMinor: true, guardians: [proposed, guardian] }

test('[M04] the file of a minor tells who decides for them, and one who waits is confirmed by another clerk', async () => {
  const { requests } = await opened(['members', 'counter', 'decide_second'], {
    'POST /api/desk/member': () => minor,
    'POST /api/desk/member/guardian/confirm': () => ({}),
  })
  await expect.element(page.getByText(/吳家豪 Ng Ka Hou 12345714 · .*入會申請/)).toBeVisible()
  await expect.element(page.getByText(/待另一位同事確認 · 未通過人臉識別/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /^確認登記/ }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '確認登記' }))

  await expect
    .poll(() => requests.find(({ call }) => call.endsWith('/confirm'))?.given)
    .toEqual({
      ...{ memberNumber: '000000018', id: 18 },
    })
})

test('[M04] who has entered somebody is not offered to confirm them; an adult has no such part', async () => {
  await opened(['members', 'counter', 'decide_second'], {
    'POST /api/desk/member': () => ({ ...minor, guardians: [{ ...proposed, isMine: true }] }),
  })
  await expect.element(page.getByRole('button', { name: /^結束登記/ })).toBeVisible()
  expect(page.getByRole('button', { name: /^確認登記/ }).elements()).toEqual([])
})

test('[M04] a guardian is entered by papers seen: what is wrong stands at its field, and the rest is kept', async () => {
  const { requests } = await opened(['members', 'counter'], {
    'POST /api/desk/member': () => minor,
    'POST /api/desk/member/guardian': () => ({ waits: true }),
  })
  await userEvent.click(page.getByRole('button', { name: '登記父母或監護人' }))
  const dialog = page.getByRole('dialog')
  await userEvent.fill(dialog.getByRole('textbox', { name: /證件號碼/ }), '15559009')
  await userEvent.fill(dialog.getByRole('textbox', { name: /出生日期/ }), '1971-02-03')
  await userEvent.click(dialog.getByRole('radio', { name: '女' }))
  await userEvent.click(dialog.getByRole('radio', { name: '監護人' }))
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'court_order')
  await userEvent.click(dialog.getByRole('button', { name: '登記父母或監護人' }))
  expect(
    requests.filter(({ call }) => call.endsWith('/guardian')),
    'no papers were seen',
  ).toEqual([])
  await userEvent.click(dialog.getByRole('checkbox'))
  await userEvent.click(dialog.getByRole('button', { name: '登記父母或監護人' }))

  await expect
    .poll(() => requests.find(({ call }) => call.endsWith('/guardian'))?.given)
    .toEqual({
      ...{ memberNumber: '000000018', guardianIdNumber: '15559009', guardianBirthDate: '1971-02-03' },
      ...{ guardianGender: 'female', relation: 'guardian', papers: 'court_order', papersSeen: true },
    })
  await expect.element(page.getByText('已提交，須由另一位同事確認。')).toBeInTheDocument()
})

const companion = {
  ...{
    id: 17,
    kind: 'player',
    part: 'own',
    memberNumber: '000100024',
    nameZh: null,
    namePt: 'Tom Reed',
    relation: null,
  },
  ...{ state: 'confirmed', askedAt: '2026-03-02T02:00:00.000Z', confirmedAt: '2026-03-02T03:00:00.000Z' },
  ...{ endedAt: null, endedBecause: null },
}
const over = {
  ...companion,
  id: 16,
  namePt: 'Ana Sousa',
  state: 'ended',
  endedAt: '2026-03-03T02:00:00.000Z',
  endedBecause: 'person',
}

test('[R45] the file tells with whom a member acts, and the counter ends it with a reason', async () => {
  const { requests } = await opened(['members', 'counter'], {
    'POST /api/desk/member': () => ({ ...file, companions: [companion, over] }),
    'POST /api/desk/member/companion/end': () => ({}),
  })
  await expect.element(page.getByText(/^球員 · Tom Reed 000 100 024 · .* 同意$/)).toBeVisible()
  await expect.element(page.getByText(/Ana Sousa .* 結束（由對方退出）$/)).toBeVisible()
  expect(page.getByRole('button', { name: /^結束登記/ }).elements()).toHaveLength(1)
  await userEvent.click(page.getByRole('button', { name: '結束登記：Tom Reed 000 100 024' }))
  const dialog = page.getByRole('dialog')
  await userEvent.click(dialog.getByRole('button', { name: '結束登記' }))
  expect(
    requests.some(({ call }) => call.endsWith('/companion/end')),
    'without a reason',
  ).toBe(false)
  await userEvent.fill(dialog.getByRole('textbox'), '球隊換了隊長。')
  await userEvent.click(dialog.getByRole('button', { name: '結束登記' }))
  await expect
    .poll(() => requests.find(({ call }) => call.endsWith('/companion/end'))?.given)
    .toEqual({ memberNumber: '000000018', id: 17, reason: '球隊換了隊長。' })
})

test('[R45] who has no part in the counter sees it and ends nothing', async () => {
  await opened(['members'], { 'POST /api/desk/member': () => ({ ...file, companions: [companion] }) })
  await expect.element(page.getByText(/^球員 · Tom Reed/)).toBeVisible()
  expect(page.getByRole('button', { name: /^結束登記/ }).elements()).toEqual([])
})
