import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  complaint,
  complete,
  exist,
  goOn,
  openRegistration,
  person,
  proved,
  write,
} from '../../../testing/registration.ts'

describe('who one is', () => {
  const fillIn = async (wrong: Partial<Record<string, string>> = {}) => {
    await userEvent.selectOptions(page.getByRole('combobox'), wrong['idType'] ?? 'resident')
    await write('證件號碼', wrong['idNumber'] ?? '1234567(8)')
    await write('中文姓名', wrong['nameZh'] ?? '陳大文')
    await write('外文姓氏', wrong['surname'] ?? 'Conceição')
    await write('外文名字', 'Tai Man')
    await userEvent.click(page.getByRole('radio', { name: '男' }))
    await userEvent.type(page.getByRole('textbox', { name: '出生日期' }), wrong['birthDate'] ?? '19900315')
  }

  test('[V01] what is missing is said at every field', async () => {
    await openRegistration(proved)
    await goOn()
    const written = ['證件號碼', '中文姓名，或選「沒有中文姓名」', '外文姓氏', '外文名字', '出生日期']
    const told = ['請選擇身份證明文件類別', '請選擇性別', ...written.map((what) => `請輸入${what}`)]
    for (const sentence of told) await expect.element(complaint(sentence)).toBeVisible()
  })

  test('[V02] [V15] brackets of the number go, hyphens of the day come by themselves', async () => {
    const portal = await openRegistration(proved)
    await fillIn()
    await expect.element(page.getByRole('textbox', { name: '出生日期' })).toHaveValue('1990-03-15')
    await goOn()
    await expect.element(page.getByRole('heading', { name: '相片及證件' })).toBeVisible()
    expect(portal.saved()).toEqual({ draft: { ...person, surname: 'Conceição' } })
    expect(portal.to(exist)[0]?.body).toEqual({ field: 'id_no', value: '12345678' })
  })

  test.each([
    ['[V02] letters in the number', { idNumber: '1234567A' }, '證件號碼：請輸入 8 位數字，例如 1234567(8)'],
    ['[V02] seven digits', { idNumber: '1234567' }, '證件號碼：請輸入 8 位數字，例如 1234567(8)'],
    ['[V07] Latin letters in the Chinese name', { nameZh: 'Chan' }, '中文姓名：只可輸入中文'],
    [
      '[V07] Chinese in the foreign name',
      { surname: '陳' },
      '外文姓氏：只可輸入葡文字母，毋須輸入其他符號，例如 Nguyễn 請輸入 Nguyen',
    ],
    ['[V11] not yet four', { birthDate: '20221121' }, '出生日期：申請人必須年滿 4 歲'],
    [
      '[V15] a day that does not exist',
      { birthDate: '19900230' },
      '出生日期：請按年-月-日輸入有效日期，例如 1990-03-15',
    ],
  ])('%s', async (_, wrong, sentence) => {
    const portal = await openRegistration(proved)
    await fillIn(wrong)
    await goOn()
    await expect.element(complaint(sentence)).toBeVisible()
    expect(portal.to(exist)).toHaveLength(0)
  })

  test('[V15] a hyphen that came by itself goes with the field', async () => {
    await openRegistration(proved)
    const day = page.getByRole('textbox', { name: '出生日期' })
    await userEvent.type(day, '1990')
    await expect.element(day).toHaveValue('1990-')
    await userEvent.tab()

    await expect.element(day).toHaveValue('1990')
  })

  test('[V15] in the middle of a day one corrects it, and nothing jumps; who deletes a hyphen is rid of it', async () => {
    await openRegistration(proved)
    const day = page.getByRole('textbox', { name: '出生日期' })
    await userEvent.type(day, '19900315')
    await userEvent.keyboard('{Home}20{Delete}{Delete}')
    await expect.element(day).toHaveValue('2090-03-15')

    await userEvent.clear(day)
    await userEvent.type(day, '1990{Backspace}{Backspace}8')
    await expect.element(day).toHaveValue('1998-')
  })

  test.each([
    ['29/12/1990', '1990-12-29'],
    ['29121990', '1990-12-29'],
    ['1990年12月29日', '1990-12-29'],
  ])('[V15] a day written %s is understood, and shown as it is taken', async (written, day) => {
    const portal = await openRegistration(proved)
    await fillIn({ birthDate: written })
    await userEvent.click(page.getByRole('heading', { level: 1 }))
    await expect.element(page.getByRole('textbox', { name: '出生日期' })).toHaveValue(day)
    await goOn()
    await expect.element(page.getByRole('heading', { name: '相片及證件' })).toBeVisible()
    expect(portal.saved()).toMatchObject({ draft: { birthDate: day } })
  })

  test('[V07] names are taken as keyboards write them', async () => {
    const portal = await openRegistration(proved)
    await fillIn({ nameZh: '買買提・吐爾遜　', surname: 'Ｄ´Ａｓｓｕｍｐção' })
    await goOn()
    await expect.element(page.getByRole('heading', { name: '相片及證件' })).toBeVisible()
    expect(portal.saved()).toMatchObject({ draft: { nameZh: '買買提·吐爾遜', surname: "D'Assumpção" } })
  })

  test('[V07] whose name has other letters is offered it without them', async () => {
    const portal = await openRegistration(proved)
    await fillIn({ surname: 'Nguyễn' })
    await userEvent.click(page.getByRole('button', { name: '改為「Nguyen」' }))
    await expect.element(page.getByRole('textbox', { name: '外文姓氏' })).toHaveValue('Nguyen')
    await expect.element(page.getByRole('button', { name: '改為「Nguyen」' })).not.toBeInTheDocument()
    await goOn()
    await expect.element(page.getByRole('heading', { name: '相片及證件' })).toBeVisible()
    expect(portal.saved()).toMatchObject({ draft: { surname: 'Nguyen' } })
  })

  test('[V07] who has no Chinese name says so', async () => {
    const portal = await openRegistration(proved)
    await fillIn()
    await userEvent.click(page.getByRole('checkbox', { name: '沒有中文姓名' }))
    await expect.element(page.getByRole('textbox', { name: '中文姓名' })).not.toBeInTheDocument()
    await goOn()
    await expect.element(page.getByRole('heading', { name: '相片及證件' })).toBeVisible()
    expect(portal.saved()).toMatchObject({ draft: { nameZh: '', noChineseName: true } })
  })

  test.each([
    ['worker', '獲准逗留至'],
    ['permit', '特別逗留證有效期至'],
    ['student', '學生證有效期至'],
  ])(
    '[V13] [M01] a %s gives the day until which the document lasts, and it lies after today',
    async (idType, label) => {
      await openRegistration(proved)
      await fillIn({ idType })
      await goOn()
      await expect.element(complaint('請輸入證件的有效期')).toBeVisible()
      await userEvent.type(page.getByRole('textbox', { name: label }), '20261120')
      await goOn()
      await expect.element(complaint(`${label}：日期必須在今天之後`)).toBeVisible()
    },
  )

  test('[V13] the day of a document goes when a kind without one is chosen', async () => {
    const student = { ...person, idType: 'student', documentExpiry: '2030-01-01' }
    const portal = await openRegistration({ ...proved, draft: student })
    await expect.element(page.getByRole('textbox', { name: '學生證有效期至' })).toHaveValue('2030-01-01')
    await userEvent.selectOptions(page.getByRole('combobox'), 'resident')
    await goOn()
    await expect.element(page.getByRole('heading', { name: '相片及證件' })).toBeVisible()
    expect(portal.saved()).toMatchObject({ draft: { idType: 'resident', documentExpiry: '' } })
  })

  test.each([
    ['permit', '特別逗留證編號'],
    ['student', '學生證編號'],
  ])('[V13] a %s gives the number of the document, which goes with that kind', async (idType, label) => {
    const kept = { ...person, idType, documentNumber: 'S-0993', documentExpiry: '2030-01-01' }
    const portal = await openRegistration({ ...complete, draft: { ...complete.draft, ...kept } })
    await userEvent.click(page.getByRole('button', { name: '更改 個人資料', exact: true }))
    const number = page.getByRole('textbox', { name: label })
    await expect.element(number).toHaveValue('S-0993')
    await userEvent.clear(number)
    await goOn()
    await expect.element(complaint('請輸入證件編號')).toBeVisible()
    await userEvent.selectOptions(page.getByRole('combobox'), 'worker')
    await expect.element(page.getByRole('textbox', { name: /編號/ })).not.toBeInTheDocument()
    await goOn()
    await expect.element(page.getByRole('heading', { name: '核對及提交' })).toBeVisible()
    expect(portal.saved()).toMatchObject({
      draft: { idType: 'worker', documentNumber: '', documentExpiry: '2030-01-01' },
    })
  })

  test('who comes back finds everything as it was', async () => {
    await openRegistration(complete)
    await userEvent.click(page.getByRole('button', { name: '更改 個人資料', exact: true }))
    await expect.element(page.getByRole('combobox')).toHaveValue('resident')
    const values = {
      證件號碼: '12345678',
      中文姓名: '陳大文',
      外文姓氏: 'Chan',
      外文名字: 'Tai Man',
      出生日期: '1990-03-15',
    }
    for (const [label, value] of Object.entries(values))
      await expect.element(page.getByRole('textbox', { name: label })).toHaveValue(value)
    await expect.element(page.getByRole('radio', { name: '男' })).toBeChecked()
  })

  test('[V13] a resident is not asked for it', async () => {
    await openRegistration(proved)
    await userEvent.selectOptions(page.getByRole('combobox'), 'resident')
    await expect.element(page.getByRole('textbox', { name: /有效期|逗留至/ })).not.toBeInTheDocument()
    const asked = page.getByRole('main').getByRole('textbox').elements()
    expect(asked, 'number, three names and the day of birth').toHaveLength(5)
  })

  test('[V02] an unusual number is worth a second look, and no refusal', async () => {
    await openRegistration(proved)
    await fillIn()
    await expect.element(page.getByText(/通常以 1、5 或 7 開頭/)).not.toBeInTheDocument()
    await write('證件號碼', '22345678')
    await expect.element(page.getByRole('status').filter({ hasText: /通常以 1、5 或 7 開頭/ })).toBeVisible()
    await goOn()
    await expect.element(page.getByRole('heading', { name: '相片及證件' })).toBeVisible()
  })

  describe('a complaint', () => {
    const surname = page.getByRole('textbox', { name: '外文姓氏' })
    const saysNothing = () => expect.element(page.getByRole('alert')).not.toBeInTheDocument()

    test('does not come before something was sent', async () => {
      await openRegistration(proved)
      await write('外文姓氏', '陳')
      await userEvent.click(page.getByRole('heading', { level: 1 }))
      await saysNothing()
      await expect.element(surname).not.toHaveAttribute('aria-invalid')
    })

    test('goes as soon as it is mended, and the others stay; who sees nothing is told', async () => {
      await openRegistration(proved)
      await fillIn({ surname: '陳', idNumber: '1' })
      await goOn()
      await expect.element(complaint('證件號碼：請輸入 8 位數字，例如 1234567(8)')).toBeVisible()
      await userEvent.type(surname, '{Backspace}C')
      await expect.element(surname).not.toHaveAttribute('aria-invalid')
      await expect.element(surname).toHaveFocus()
      await expect.element(page.getByText('已更正：外文姓氏')).toBeInTheDocument()
      await expect.element(complaint('證件號碼：請輸入 8 位數字，例如 1234567(8)')).toBeVisible()

      await write('證件號碼', '1234567')
      await expect.element(page.getByRole('alert')).toBeVisible()
      await write('證件號碼', '1234567(8)')
      await saysNothing()
    })

    test('leads to its field; of a choice it leads to the first, and the choice is told of it', async () => {
      await openRegistration(proved)
      await goOn()
      await userEvent.click(complaint('請輸入外文姓氏'))
      await expect.element(surname).toHaveFocus()
      await userEvent.click(complaint('請選擇性別'))
      await expect.element(page.getByRole('radio', { name: '男' })).toHaveFocus()
      const choice = page.getByRole('radiogroup', { name: '性別' })
      await expect.element(choice).toHaveAttribute('aria-invalid', 'true')
      await expect.element(choice).toHaveAccessibleDescription(/請選擇性別/)
    })

    test('that is mended is forgotten when the next ones are told', async () => {
      await openRegistration(proved)
      await fillIn({ surname: '陳', idNumber: '1' })
      await goOn()
      await userEvent.type(surname, '{Backspace}C')
      await expect.element(page.getByText('已更正：外文姓氏')).toBeInTheDocument()
      await goOn()
      await expect.element(page.getByRole('alert')).toHaveFocus()
      expect(page.getByText('已更正：外文姓氏').elements()).toHaveLength(0)
    })

    test('of the server: those of several fields stand in the order of the page, and are gone while one tries again', async () => {
      const errors = { birthDate: '不正確', idNumber: '不正確' }
      const portal = await openRegistration(proved, { [exist]: { code: 1, message: '請檢查', errors } })
      await fillIn()
      await goOn()
      const links = page.getByRole('alert').getByRole('link')
      await expect.element(links.first()).toHaveTextContent('證件號碼：不正確')
      await expect.element(links.last()).toHaveTextContent('出生日期：不正確')
      portal.responses[exist] = () => new Promise<object>(() => {})
      await goOn()
      await saysNothing()
      await expect
        .element(page.getByRole('button', { name: '繼續', exact: true }))
        .toHaveAttribute('aria-disabled', 'true')
    })

    test('of the server goes when its field is changed, and not when another is', async () => {
      await openRegistration(proved, { [exist]: { code: 41, message: '此身份證件號碼已經登記' } })
      await fillIn()
      await goOn()
      await expect.element(complaint('證件號碼：此身份證件號碼已經登記')).toBeVisible()
      await write('外文名字', 'Tai Wa')
      await expect.element(complaint('證件號碼：此身份證件號碼已經登記')).toBeVisible()
      await write('證件號碼', '1234567(9)')
      await saysNothing()
    })
  })

  test('[V03] a number that is taken is told at its field, and all else stays', async () => {
    await openRegistration(proved, { [exist]: { code: 41, message: '此證件號碼已經登記' } })
    await fillIn()
    await goOn()
    await expect.element(complaint('證件號碼：此證件號碼已經登記')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: '外文名字' })).toHaveValue('Tai Man')
  })
})

test('[V02] what is unusual for a resident is not so for another kind of document', async () => {
  await openRegistration({ ...proved, draft: { ...person, idNumber: '' } })
  await write('證件號碼', '22345678')
  await expect.element(page.getByText(/通常以 1、5 或 7 開頭/)).toBeVisible()
  await userEvent.selectOptions(page.getByRole('combobox'), 'worker')
  await expect.element(page.getByText(/通常以 1、5 或 7 開頭/)).not.toBeInTheDocument()
})

test('[V02] a number is typed with its brackets, and the longest number of a document there is fits', async () => {
  await openRegistration({ ...proved, draft: { idType: 'permit' } })
  const number = page.getByRole('textbox', { name: '證件號碼' })
  await userEvent.type(number, ' 1234567 (8) ')
  await expect.element(number).toHaveValue(' 1234567 (8) ')
  const ofDocument = page.getByRole('textbox', { name: '特別逗留證編號' })
  await userEvent.type(ofDocument, 'ABCDEFGHIJ0123456789')
  await expect.element(ofDocument).toHaveValue('ABCDEFGHIJ0123456789')
})

test('the browser may fill in what it knows, and no number of a document', async () => {
  await openRegistration(proved)
  const known = { 證件號碼: 'off', 外文姓氏: 'family-name', 外文名字: 'given-name', 出生日期: 'bday' }
  for (const [label, autocomplete] of Object.entries(known))
    await expect.element(page.getByRole('textbox', { name: label })).toHaveAttribute('autocomplete', autocomplete)
  await expect.element(page.getByRole('textbox', { name: '證件號碼' })).toHaveAttribute('inputmode', 'numeric')
  await expect.element(page.getByRole('textbox', { name: '中文姓名' })).toHaveAttribute('lang', 'zh-Hant-MO')
})
