import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aGuardian, anApplication } from '../../testing/applications.ts'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'
import { approveButton } from '../../testing/seeThePictures.ts'

const gone = '/api/file/gone'
const open = async (changes: Parameters<typeof anApplication>[1]) => {
  const { requests } = await openDesk('/application/A26-AAAAAA', {
    'GET /api/desk/application': ({ reference }) => anApplication(String(reference), changes),
  })
  await expect.element(page.getByRole('heading', { level: 1, name: /何家玲/ })).toBeVisible()
  return { looks: () => requests.filter(({ call }) => call === 'GET /api/desk/application').length }
}
const { record } = anApplication('A26-AAAAAA')
const guardian = aGuardian()
const guardianRecord = guardian.record

afterEach(closeDesk)

test.each([
  ['證件副本', { idCopy: gone, guardian }],
  ['申請人相片', { photo: gone, guardian }],
  ['身份證明局相片', { record: record && { ...record, photo: gone }, guardian }],
  ['父母或監護人證件副本', { guardian: aGuardian({ idCopy: gone }) }],
  [
    '身份證明局的父母或監護人相片',
    { guardian: aGuardian({ record: guardianRecord && { ...guardianRecord, photo: gone } }) },
  ],
])('each picture stands under its own name, and can be loaded again: %s', async (name, changes) => {
  const { looks } = await open(changes)
  const again = page.getByRole('button', { name: `重新載入：${name}`, exact: true })
  await expect.element(again).toBeVisible()
  expect(page.getByText('未能載入此圖片。').elements()).toHaveLength(1)
  await userEvent.click(again)

  await expect.poll(looks).toBe(2)
})

test('[M04] every picture of a minor and of the guardian is still to see at first', async () => {
  await page.viewport(1280, 160)
  onTestFinished(() => page.viewport(1280, 800))
  await open({ guardian })

  await expect
    .element(approveButton())
    .toHaveAccessibleDescription(
      '批准前請先查看：申請人相片、身份證明局相片、證件副本、父母或監護人證件副本、身份證明局的父母或監護人相片',
    )
})

test('an enlarged picture is made smaller again, and left by its button', async () => {
  await open({})
  await userEvent.click(page.getByRole('button', { name: '申請人相片（放大）' }))
  const dialog = page.getByRole('dialog', { name: '申請人相片' })
  const full = dialog.getByRole('button', { name: '原大' })
  await userEvent.click(full)
  await expect.element(full).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(full)
  await expect.element(full).toHaveAttribute('aria-pressed', 'false')
  await expect.element(dialog.getByRole('img')).toHaveAttribute('data-full', 'false')
  await userEvent.click(dialog.getByRole('button', { name: '關閉' }))

  await expect.element(dialog).not.toBeInTheDocument()
})

test('[M04] a guardian whom the bureau does not know has no name and no picture there', async () => {
  await open({ guardian: aGuardian({ record: null }) })
  const section = page.getByRole('region', { name: '父母或監護人' })

  expect(section.getByText('身份證明局記錄的姓名').element().nextElementSibling?.textContent).toBe('—')
  await expect
    .element(section.getByRole('figure', { name: '身份證明局的父母或監護人相片' }).getByText('沒有相片'))
    .toBeVisible()
})

test('a correction that waits says nothing of the decision before it, but its history does', async () => {
  const history = [{ at: '2026-03-02T03:04:00.000Z', who: 'Lei Wai Man', act: 'rejected' }]
  await open({ corrected: true, history })

  await expect.element(page.getByRole('listitem').filter({ hasText: 'Lei Wai Man' })).toBeVisible()
  expect(page.getByText(/決定不批准/).elements()).toEqual([])
})

test.each([
  ['same', '相符', false],
  ['unsure', '未能確定', true],
  ['other', '不相符', true],
  ['no_face', '並非只有一張人臉', true],
  ['no_photo', '身份證明局沒有相片', false],
  ['silent', '身份證明局未回應', true],
] as const)('[V10] what comparing the photos found stands below them: %s', async (photoFace, said, isWarned) => {
  await open({ photoFace })
  await expect.element(page.getByText(`相片比對 ${said}`)).toBeVisible()
  expect(page.getByText(/核對兩張相片|請自行核對|請檢查相片/).elements()).toHaveLength(isWarned ? 1 : 0)
})

test('of an application from before photos were compared nothing is said', async () => {
  await open({ photoFace: null })
  expect(page.getByText('相片比對').elements()).toHaveLength(0)
})
