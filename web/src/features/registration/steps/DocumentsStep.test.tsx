import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { done } from '../../../testing/portal.tsx'
import { complaint, complete, goOn, openRegistration, person, picture, proved } from '../../../testing/registration.ts'

describe('pictures', () => {
  const file = (name: string, bytes: number, begins: number[] = []) => {
    const content = new Uint8Array(bytes)
    content.set(begins)
    return new File([content], name, { type: 'image/jpeg' })
  }
  const photoOf = async (width: number, height: number) => {
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')?.fillRect(0, 0, 9, 9)
    return new File([await canvas.convertToBlob()], 'photo.png', { type: 'image/png' })
  }
  const png = [0x89, 0x50, 0x4e, 0x47]
  const megabytes5 = 5 * 1024 * 1024

  test.each([
    ['one byte over 5 MB', file('photo.jpg', megabytes5 + 1, png), '檔案超過 5MB，請選擇較小的檔案'],
    [
      'a GIF named .jpg',
      file(
        'photo.jpg',
        100,
        [...'GIF89a'].map((sign) => sign.charCodeAt(0)),
      ),
      '只接受 JPG 或 PNG 圖片',
    ],
    ['nothing in particular', file('photo.png', 100), '只接受 JPG 或 PNG 圖片'],
    ['5 MB that only begin as a picture', file('photo.gif', megabytes5, png), '圖片已損壞或不完整，請選擇另一張'],
  ])('[V09] %s is refused before it is sent', async (_, picture, sentence) => {
    const portal = await openRegistration({ ...proved, draft: person })
    const field = page.getByLabelText('會員相片')
    await userEvent.upload(field, picture)
    await expect.element(page.getByText(sentence)).toBeVisible()
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    expect(portal.to('/tools/upload_member_photo')).toHaveLength(0)
  })

  test.each([
    [309, 464],
    [310, 463],
  ])('[V09] a photo of %i × %i pixels is too small', async (width, height) => {
    const portal = await openRegistration({ ...proved, draft: person })
    await userEvent.upload(page.getByLabelText('會員相片'), await photoOf(width, height))
    await expect.element(page.getByText('相片最少為 310×464 像素')).toBeVisible()
    expect(portal.to('/tools/upload_member_photo')).toHaveLength(0)
  })

  test('[V09] a photo of exactly 310 × 464 pixels is sent', async () => {
    const send = vi.fn()
    // Called by `new`: what it gives back is the request, which never gets an answer.
    vi.stubGlobal('XMLHttpRequest', function asked() {
      return { upload: {}, open: () => {}, setRequestHeader: () => {}, send }
    })
    await openRegistration({ ...proved, draft: person })
    await userEvent.upload(page.getByLabelText('會員相片'), await photoOf(310, 464))
    await expect.poll(() => send).toHaveBeenCalledOnce()
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
    await openRegistration({ ...complete, idCopy: null })
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
    await openRegistration({ ...proved, draft: person })
    await goOn()
    await expect.element(complaint('會員相片: 必須提供')).toBeVisible()
    await expect.element(complaint('身份證明文件副本: 必須提供')).toBeVisible()
  })
})
