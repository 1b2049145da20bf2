import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../../api/session.ts'
import { anApplication } from '../../testing/applications.ts'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'

const rejection = 'POST /api/desk/application/reject'
const reason = page.getByRole('textbox', { name: '原因' })
const open = async () => {
  const { requests } = await openDesk('/application/A26-AAAAAA', {
    'GET /api/desk/application': ({ reference }) => anApplication(String(reference)),
    [rejection]: () => ({ nextReference: 'A26-BBBBBB' }),
  })
  await userEvent.click(page.getByRole('button', { name: '不批准', exact: true }))
  await expect.element(reason).toHaveFocus()
  return { sent: () => requests.filter(({ call }) => call === rejection).map(({ given }) => given['reason']) }
}

afterEach(closeDesk)

test.each(['Curto', 'r'.repeat(1000)])(
  '[V08] a reason of five letters is sent, and one of a thousand: %s',
  async (text) => {
    const { sent } = await open()
    await userEvent.fill(reason, text)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')

    await expect.poll(sent).toEqual([text])
  },
)

test('[V08] more than a thousand letters cannot be written', async () => {
  const { sent } = await open()
  await userEvent.fill(reason, 'r'.repeat(1000))
  await userEvent.keyboard('s{Control>}{Enter}{/Control}')

  await expect.poll(sent).toEqual(['r'.repeat(1000)])
})

test('[V08] beside the reason stands how long it must be, and how it is sent by keys', async () => {
  await open()

  await expect.element(reason).toHaveAccessibleDescription('最少 5 個字。按 Ctrl + Enter 發送。')
  await expect.element(page.getByText('最少 5 個字。按 Ctrl + Enter 發送。')).toBeVisible()
})

test('a digit picks a ready reason as long as none is begun, and is a digit after that', async () => {
  const { sent } = await open()
  await userEvent.keyboard('2')
  await expect
    .element(reason)
    .toHaveValue('A cópia do documento de identificação não está legível. Carregue-a de novo.')
  await userEvent.keyboard(' 3{Control>}{Enter}{/Control}')

  await expect.poll(sent).toEqual(['A cópia do documento de identificação não está legível. Carregue-a de novo. 3'])
})

test('who has switched single keys off writes a digit', async () => {
  await open()
  session.setShortcuts(false)
  await userEvent.keyboard('2')

  await expect.element(reason).toHaveValue('2')
})

test('a reason that was begun is in no storage of the browser', async () => {
  await open()
  await userEvent.fill(reason, 'A cópia está cortada.')

  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('cortada')
})
