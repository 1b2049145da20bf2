import { encode } from 'uqr'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeDesk, openDesk } from '../../testing/openDesk.tsx'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const uri = `otpauth://totp/Sports:ieong?secret=${secret}`

afterEach(closeDesk)

/** What an app sees of the picture: row by row, dark or light, without the margin. */
const drawn = (picture: SVGSVGElement) => {
  const path = picture.querySelector('path')
  const { x, y, width, height } = path?.getBBox() ?? new DOMRect()
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) =>
      path?.isPointInFill(new DOMPoint(x + column + 0.5, y + row + 0.5)) ? '#' : '.',
    ).join(''),
  )
}

test('the picture for the app is that of its whole address, with a margin of light around it', async () => {
  await openDesk('/factor', { 'POST /api/desk/factor/begin': () => ({ secret, uri }) })
  await userEvent.click(page.getByRole('button', { name: '設定應用程式' }))
  const picture = page.getByRole('img', { name: '驗證器應用程式的二維碼' })
  await expect.element(picture).toBeVisible()
  const svg = picture.element() as SVGSVGElement

  const { data } = encode(uri, { ecc: 'M', border: 0 })
  expect(drawn(svg)).toEqual(data.map((row) => row.map((dark) => (dark ? '#' : '.')).join('')))
  const { x, y, width } = svg.querySelector('path')?.getBBox() ?? new DOMRect()
  expect([x, y, svg.viewBox.baseVal.width - width]).toEqual([3, 3, 6])
})

test.each(['light', 'dark'])(
  'the picture for the app is black on white, as cameras expect it, where the desk is %s',
  async (scheme) => {
    document.documentElement.style.colorScheme = scheme
    onTestFinished(() => void document.documentElement.style.removeProperty('color-scheme'))
    await openDesk('/factor', { 'POST /api/desk/factor/begin': () => ({ secret, uri }) })
    await userEvent.click(page.getByRole('button', { name: '設定應用程式' }))
    const picture = page.getByRole('img', { name: '驗證器應用程式的二維碼' })
    await expect.element(picture).toBeVisible()
    const { backgroundColor, fill } = getComputedStyle(picture.element())

    expect([backgroundColor, fill]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
    expect(picture.element().getBoundingClientRect().width, 'large enough for a camera').toBeGreaterThanOrEqual(200)
  },
)

test('a tablet offers digits for the first code, and how many is said', async () => {
  await openDesk('/factor', { 'POST /api/desk/factor/begin': () => ({ secret, uri }) })
  await userEvent.click(page.getByRole('button', { name: '設定應用程式' }))
  const code = page.getByRole('textbox', { name: '應用程式顯示的驗證碼' })

  await expect.element(code).toHaveAttribute('inputmode', 'numeric')
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(code).toHaveAccessibleDescription('6 位數字。')
})
