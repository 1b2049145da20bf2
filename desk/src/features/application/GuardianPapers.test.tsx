import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aGuardian, anApplication } from '../../testing/applications.ts'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'
import { seeThePictures } from '../../testing/seeThePictures.ts'

const open = (guardian: ReturnType<typeof aGuardian> | null) =>
  openDesk('/application/A26-AAAAAA', {
    'GET /api/desk/application': ({ reference }) => anApplication(String(reference), { guardian }),
  })
const section = () => page.getByRole('region', { name: '父母或監護人' })

afterEach(closeDesk)

describe('[M04] the guardian of a minor', () => {
  test('stands beside the record of the bureau, with both pictures', async () => {
    await open(aGuardian())
    await expect.element(section().getByRole('row', { name: /性別.*女.*女.*相同/ })).toBeVisible()
    await expect.element(section().getByRole('row', { name: /出生日期.*相同/ })).toBeVisible()
    await expect.element(section().getByText('李美芳 LEI MEI FONG')).toBeVisible()
    await expect.element(section().getByRole('row', { name: /證件號碼.*1555018\(9\)/ })).toBeVisible()
    await expect.element(section().getByText('相符')).toBeVisible()
    await expect.element(section().getByRole('button', { name: '父母或監護人證件副本（放大）' })).toBeVisible()
    await expect.element(section().getByRole('button', { name: '身份證明局的父母或監護人相片（放大）' })).toBeVisible()
    expect(page.getByText(/未能確定/).elements()).toHaveLength(0)
  })

  test.each([
    [true, '是'],
    [false, '否'],
  ])('says whether online payment is asked for: %s', async (onlinePayment, said) => {
    await open(aGuardian({ onlinePayment }))
    await expect.element(section().getByText('申請網上付款')).toBeVisible()
    expect(section().getByText('申請網上付款').element().nextElementSibling?.textContent).toBe(said)
  })

  test.each([
    ['whose face is not sure', aGuardian({ face: 'unsure' }), /人臉識別未能確定是否/],
    [
      'who was born on another day',
      aGuardian({ birthDate: '1980-01-21' }),
      /父母或監護人資料與身份證明局記錄不同：出生日期/,
    ],
    ['whom the bureau does not know any more', aGuardian({ record: null }), /沒有父母或監護人證件號碼的記錄/],
  ])('%s is a warning, and said once more before one approves', async (_, guardian, said) => {
    await open(guardian)
    await expect.element(page.getByText(said)).toBeVisible()
    await seeThePictures()
    await userEvent.keyboard('a')
    await expect.element(page.getByRole('dialog').getByText(said)).toBeVisible()
  })
})

test('an adult has none', async () => {
  await open(null)
  await expect.element(page.getByRole('button', { name: '批准', exact: true })).toBeVisible()
  expect(section().elements()).toHaveLength(0)
})
