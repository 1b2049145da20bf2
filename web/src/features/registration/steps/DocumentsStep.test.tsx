import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { done } from '../../../testing/portal.tsx'
import {
  complaint,
  complete,
  goOn,
  openRegistration,
  person,
  picture,
  proved,
  sendApplication,
  verifyFace,
} from '../../../testing/registration.ts'

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

  test('[V09] a picture of too many pixels is refused by its head, before it is unfolded', async () => {
    // A PNG of 5000 × 5000 pixels, all of one colour: small to send, large to draw.
    const canvas = new OffscreenCanvas(5000, 5000)
    canvas.getContext('2d')?.fillRect(0, 0, 5000, 5000)
    const large = new File([await canvas.convertToBlob()], 'copy.png', { type: 'image/png' })
    const unfold = vi.spyOn(globalThis, 'createImageBitmap')
    const portal = await openRegistration({ ...proved, draft: person })
    await userEvent.upload(page.getByLabelText('身份證明文件副本'), large)
    await expect.element(page.getByText('圖片的像素過多，請縮小後再上載')).toBeVisible()
    expect(unfold).not.toHaveBeenCalled()
    expect(portal.to('/tools/upload_id_copy')).toHaveLength(0)
    unfold.mockRestore()
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

  /** A picture of the server’s, numbered by the order of choosing. */
  const numbered = (place: number) => ({ ...picture, id: `00000000-0000-4000-8000-00000000000${place}` })
  /** Stands in for the uploads: each has its response, and is let go when the test says so. */
  const uploads = () => {
    const under: { to: string; arrive: () => void; fail: () => void; advance: (loaded: number) => void }[] = []
    const request = () => ({
      upload: { onprogress: (_: { loaded: number; total: number }) => {} },
      address: '',
      open(_: string, address: string) {
        this.address = address
      },
      setRequestHeader: () => {},
      getResponseHeader: () => null,
      status: 200,
      responseText: '',
      onload: () => {},
      onerror: () => {},
      send() {
        this.responseText = JSON.stringify(done(numbered(under.length + 1)))
        under.push({
          to: new URL(this.address, location.origin).pathname.replace('/api', ''),
          arrive: () => this.onload(),
          fail: () => this.onerror(),
          advance: (loaded) => this.upload.onprogress({ loaded, total: 1000 }),
        })
      },
    })
    // Called by `new`: what it gives back is the request.
    vi.stubGlobal('XMLHttpRequest', function asked() {
      return request()
    })
    return under
  }
  const copy = page.getByLabelText('身份證明文件副本')
  const recent = page.getByRole('checkbox', { name: '此相片於最近 12 個月內拍攝' })
  const aCopy = async (name: string, type = 'image/png') => {
    const canvas = new OffscreenCanvas(40, 40)
    canvas.getContext('2d')?.fillRect(0, 0, 9, 9)
    return new File([await canvas.convertToBlob({ type })], name, { type })
  }
  const chooseCopy = async (name: string) => userEvent.upload(copy, await aCopy(name))

  test('who goes on while a picture is on its way waits for it, and the step has it', async () => {
    const under = uploads()
    await openRegistration({ ...complete, idCopy: null })
    await chooseCopy('copy.png')
    await goOn()
    setTimeout(() => under[0]?.arrive(), 400)
    await expect.element(page.getByRole('heading', { name: '核對及提交' })).toBeVisible()
    await expect.element(page.getByRole('img', { name: '身份證明文件副本' })).toBeVisible()
    expect(under).toHaveLength(1)
  })

  test('the picture that was chosen last is sent, also when the one before arrives after it', async () => {
    const under = uploads()
    const portal = await openRegistration({ ...complete, idCopy: null })
    await chooseCopy('wrong.png')
    await expect.poll(() => under).toHaveLength(1)
    await chooseCopy('right.png')
    await expect.poll(() => under).toHaveLength(2)
    under[1]?.arrive()
    await expect.element(page.getByText('已上載')).toBeVisible()
    under[0]?.arrive()
    await new Promise((passed) => setTimeout(passed, 200))
    await goOn()
    await userEvent.click(page.getByRole('checkbox', { name: /本人聲明/ }))
    await sendApplication()

    await expect.poll(() => portal.to('/security/register')).toHaveLength(1)
    expect(portal.to('/security/register')[0]?.body).toMatchObject({ idCopy: numbered(2).id })
  })

  test('a picture that was given up says nothing when it does not arrive', async () => {
    const under = uploads()
    await openRegistration({ ...complete, idCopy: null })
    await chooseCopy('wrong.png')
    await expect.poll(() => under).toHaveLength(1)
    await chooseCopy('right.png')
    await expect.poll(() => under).toHaveLength(2)
    under[0]?.fail()
    await new Promise((passed) => setTimeout(passed, 200))
    await expect.element(copy).not.toHaveAttribute('aria-invalid')
    await goOn()
    under[1]?.arrive()

    await expect.element(page.getByRole('heading', { name: '核對及提交' })).toBeVisible()
  })

  test('how much has been sent is told, and that it is there', async () => {
    const under = uploads()
    await openRegistration({ ...complete, idCopy: null })
    await chooseCopy('copy.png')
    await expect.poll(() => under).toHaveLength(1)
    await expect.element(page.getByText('上載中 0%')).toBeVisible()
    under[0]?.advance(429)
    await expect.element(page.getByText('上載中 42%')).toBeVisible()
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '42')
    under[0]?.arrive()
    await expect.element(page.getByText('已上載')).toBeVisible()
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  })

  test('a JPEG is taken as well, also by dropping it', async () => {
    const under = uploads()
    await openRegistration({ ...complete, idCopy: null })
    await expect.element(copy).toBeInTheDocument()
    const carried = new DataTransfer()
    carried.items.add(await aCopy('copy.jpg', 'image/jpeg'))
    const place = copy.element().closest('[data-field]')
    const over = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: carried })
    place?.dispatchEvent(over)
    expect(over.defaultPrevented, 'or the browser would open the file').toBe(true)
    place?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: carried }))
    await expect.poll(() => under).toHaveLength(1)
    under[0]?.arrive()
    await expect.element(page.getByRole('img', { name: '已選的圖片：身份證明文件副本' })).toBeVisible()
  })

  test('a picture that does not arrive leaves the one before, and the same can be chosen once more', async () => {
    const under = uploads()
    await openRegistration(complete)
    await userEvent.click(page.getByRole('button', { name: '更改 相片及證件' }))
    const before = page.getByRole('img', { name: '已選的圖片：身份證明文件副本' })
    await expect.element(before).toHaveAttribute('src', picture.preview)
    await chooseCopy('copy.png')
    await expect.poll(() => under).toHaveLength(1)
    await expect.element(before).toHaveAttribute('src', expect.stringMatching(/^blob:/))
    under[0]?.fail()
    await expect.element(copy).toHaveAttribute('aria-invalid', 'true')
    await expect.element(before).toHaveAttribute('src', picture.preview)
    expect((copy.element() as HTMLInputElement).value, 'or the browser would see no change').toBe('')

    await goOn()
    await expect.element(page.getByRole('heading', { name: '核對及提交' })).toBeVisible()
  })

  test('a complaint about what is missing goes with the picture', async () => {
    const under = uploads()
    await openRegistration({ ...complete, idCopy: null })
    await goOn()
    await expect.element(complaint('請上載身份證明文件副本')).toBeVisible()
    await chooseCopy('copy.png')
    await expect.poll(() => under).toHaveLength(1)
    under[0]?.arrive()
    await expect.element(page.getByText('已上載')).toBeVisible()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  test('a telephone offers pictures alone, and the button says whether there is one', async () => {
    const under = uploads()
    await openRegistration({ ...complete, idCopy: null })
    await expect.element(copy).toHaveAttribute('accept', 'image/jpeg,image/png,.jpg,.jpeg,.png')
    const place = page.elementLocator(copy.element().closest<HTMLElement>('[data-field]') ?? document.body)
    await expect.element(place.getByText('選擇圖片')).toBeVisible()
    await chooseCopy('copy.png')
    await expect.poll(() => under).toHaveLength(1)
    under[0]?.arrive()
    await expect.element(place.getByText('更換圖片')).toBeVisible()
  })

  test('a picture that did not arrive says only that, and the next one only how far it is', async () => {
    const under = uploads()
    await openRegistration({ ...complete, idCopy: null })
    await chooseCopy('copy.png')
    await expect.poll(() => under).toHaveLength(1)
    under[0]?.fail()
    const sorry = page.getByText(/^系統發生錯誤/)
    await expect.element(sorry).toBeVisible()
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
    expect(page.getByText(/^上載中/).elements()).toEqual([])
    await chooseCopy('copy.png')
    await expect.element(page.getByText('上載中 0%')).toBeVisible()
    await expect.element(sorry).not.toBeInTheDocument()
    await expect.element(copy).not.toHaveAttribute('aria-invalid')
  })

  test('a picture that is no good is not said to be there, although the one before is', async () => {
    await openRegistration(complete)
    await userEvent.click(page.getByRole('button', { name: '更改 相片及證件' }))
    const there = page.getByText('已上載')
    await expect.element(there.nth(1)).toBeVisible()
    await userEvent.upload(copy, file('copy.png', 100))
    await expect.element(page.getByText('只接受 JPG 或 PNG 圖片')).toBeVisible()
    expect(there.elements()).toHaveLength(1)
  })

  test('where a picture may be dropped is marked while it is held above it', async () => {
    uploads()
    await openRegistration({ ...complete, idCopy: null })
    await expect.element(copy).toBeInTheDocument()
    const place = copy.element().closest('[data-field]')
    const marked = () => place?.querySelector('[data-over]') !== null
    const carry = (what: string) => place?.dispatchEvent(new DragEvent(what, { bubbles: true, cancelable: true }))
    expect(marked()).toBe(false)
    carry('dragover')
    await expect.poll(marked).toBe(true)
    carry('dragleave')
    await expect.poll(marked).toBe(false)
    carry('dragover')
    await expect.poll(marked).toBe(true)
    place?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() }))
    await expect.poll(marked).toBe(false)
  })

  test('[V09] a picture of as many pixels as most cameras make is taken', async () => {
    const under = uploads()
    await openRegistration({ ...complete, idCopy: null })
    const canvas = new OffscreenCanvas(6000, 4000)
    canvas.getContext('2d')?.fillRect(0, 0, 9, 9)
    await userEvent.upload(copy, new File([await canvas.convertToBlob()], 'copy.png', { type: 'image/png' }))
    await expect.poll(() => under).toHaveLength(1)
  })

  const no = (code: number, message: string) => ({ code, message, errors: { photo: message } })
  test.each([
    ['of somebody else', 210, '相片與身份證明局的記錄不符，請重新上載本人近照'],
    ['of nobody', 211, '相片中只可有申請人一人'],
    ['that comes too often', 4, '嘗試次數過多，請稍後再試'],
  ])('[V10] a photo %s is refused at its field at once, and another one is taken', async (_, code, sentence) => {
    const under = uploads()
    const portal = await openRegistration({ ...complete, photo: null }, { [verifyFace]: no(code, sentence) })
    const field = page.getByLabelText('會員相片')
    await userEvent.upload(field, await photoOf(310, 464))
    await expect.poll(() => under).toHaveLength(1)
    under[0]?.arrive()
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByText(sentence)).toBeVisible()
    expect(portal.to(verifyFace).map(({ body }) => body)).toEqual([{ idType: 'resident', idNumber: '12345678' }])
    await goOn()
    await expect.element(page.getByRole('heading', { name: '相片及證件', exact: true })).toBeVisible()

    portal.responses[verifyFace] = done({ matched: true })
    await userEvent.upload(field, await photoOf(310, 464))
    await expect.poll(() => under).toHaveLength(2)
    under[1]?.arrive()
    await expect.element(page.getByText('相片與{{identityBureau}}的記錄相符。')).toBeVisible()
    await expect.element(field).not.toHaveAttribute('aria-invalid')
    await recent.click()
    await goOn()
    await expect.element(page.getByRole('heading', { name: '核對及提交' })).toBeVisible()
  })

  test('[V10] who could not be compared is told that somebody looks, and goes on', async () => {
    const under = uploads()
    await openRegistration({ ...complete, photo: null }, { [verifyFace]: done({ matched: false }) })
    await userEvent.upload(page.getByLabelText('會員相片'), await photoOf(310, 464))
    await expect.poll(() => under).toHaveLength(1)
    under[0]?.arrive()
    await expect.element(page.getByText(/職員會核對。你可以繼續。/)).toBeVisible()
    await recent.click()
    await goOn()
    await expect.element(page.getByRole('heading', { name: '核對及提交' })).toBeVisible()
  })

  test('each picture is sent as what it is, and stands in the application as that', async () => {
    const under = uploads()
    const portal = await openRegistration({ ...complete, photo: null, idCopy: null })
    await userEvent.upload(page.getByLabelText('會員相片'), await photoOf(310, 464))
    await expect.poll(() => under).toHaveLength(1)
    await chooseCopy('copy.png')
    await expect.poll(() => under).toHaveLength(2)
    expect(under.map(({ to }) => to)).toEqual(['/tools/upload_member_photo', '/tools/upload_id_copy'])
    for (const { arrive } of under) arrive()
    await recent.click()
    await goOn()
    await userEvent.click(page.getByRole('checkbox', { name: /本人聲明/ }))
    await sendApplication()
    await expect.poll(() => portal.to('/security/register')).toHaveLength(1)
    expect(portal.to('/security/register')[0]?.body).toMatchObject({ photo: numbered(1).id, idCopy: numbered(2).id })
  })

  test('who comes back sees both, each in its place, and need choose neither again', async () => {
    const photo = { ...numbered(7), preview: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }
    await openRegistration({ ...complete, photo })
    await expect.element(page.getByRole('img', { name: '會員相片', exact: true })).toHaveAttribute('src', photo.preview)
    const shown = (name: string) => page.getByRole('img', { name: `已選的圖片：${name}` })
    await userEvent.click(page.getByRole('button', { name: '更改 相片及證件' }))
    await expect.element(shown('會員相片')).toHaveAttribute('src', photo.preview)
    await expect.element(shown('身份證明文件副本')).toHaveAttribute('src', picture.preview)
    await goOn()
    await expect.element(page.getByRole('heading', { name: '核對及提交' })).toBeVisible()
  })

  test('[V17] that the photo is recent is said by a tick, or told at it, and all else stays', async () => {
    const { photoRecent: _, ...draft } = complete.draft
    const portal = await openRegistration({ ...complete, draft })
    const sentence = '請確認相片於最近 12 個月內拍攝，或上載近照'
    await goOn()
    await expect.element(complaint(sentence)).toBeVisible()
    await expect.element(recent).toHaveAttribute('aria-invalid', 'true')
    expect(page.getByText('已上載').elements()).toHaveLength(2)
    await recent.click()
    await expect.element(complaint(sentence)).not.toBeInTheDocument()
    await goOn()
    await expect.element(page.getByRole('heading', { name: '核對及提交' })).toBeVisible()
    await userEvent.click(page.getByRole('checkbox', { name: /本人聲明/ }))
    await sendApplication()
    await expect.poll(() => portal.to('/security/register')[0]?.body).toMatchObject({ photoRecent: 'true' })
  })

  test('[V17] another photo is to be confirmed anew, another copy is not', async () => {
    const under = uploads()
    await openRegistration(complete)
    await userEvent.click(page.getByRole('button', { name: '更改 相片及證件' }))
    await expect.element(recent).toBeChecked()
    await chooseCopy('copy.png')
    await expect.poll(() => under).toHaveLength(1)
    under[0]?.arrive()
    await expect.element(recent).toBeChecked()
    await userEvent.upload(page.getByLabelText('會員相片'), await photoOf(310, 464))
    await expect.poll(() => under).toHaveLength(2)
    await expect.element(recent).not.toBeChecked()
    under[1]?.arrive()
    await goOn()
    await expect.element(recent).toHaveAttribute('aria-invalid', 'true')
  })

  test('[V01] both are needed', async () => {
    await openRegistration({ ...proved, draft: person })
    await goOn()
    await expect.element(complaint('請上載會員相片')).toBeVisible()
    await expect.element(complaint('請上載身份證明文件副本')).toBeVisible()
  })
})
