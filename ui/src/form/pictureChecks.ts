import { constant } from '@palaestra/contract'
import { sentences } from '@palaestra/contract/sentences'
import { mustFit, type Schema, Unfit } from './problems.ts'

export interface Size {
  width: number
  height: number
}

const no = (refusal: keyof typeof sentences) => new Unfit({ file: sentences[refusal] })

/** How a JPEG and a PNG begin, whatever they are called. */
const beginnings = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
]
const isPicture = async (file: File) => {
  const begins = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return beginnings.some((bytes) => bytes.every((byte, place) => begins[place] === byte))
}

/** Without decoding it, which would take a browser’s whole memory for a picture of 200 kB. */
const writtenSizeOf = async (file: File): Promise<Size> => {
  const image = new Image()
  const address = URL.createObjectURL(file)
  try {
    await new Promise((resolve) => {
      image.onload = image.onerror = resolve
      image.src = address
    })
    return { width: image.naturalWidth, height: image.naturalHeight }
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** The picture as it is seen, all of it; not where that would take more memory than there is. To be closed after use. */
export const decoded = async (file: File) => {
  const written = await writtenSizeOf(file)
  if (written.width * written.height > constant.pictureMaximumPixels) throw no('picture_too_large')
  return createImageBitmap(file).catch(() => Promise.reject(no('picture_damaged')))
}

/** Kind, size in bytes and pixels (V09), before anything is sent. The server looks again, and closer. */
export const mustBePicture = async (schema: Schema, file: File, smallest?: Size) => {
  mustFit(schema, { file })
  if (!(await isPicture(file))) throw no('file_not_picture')
  const bitmap = await decoded(file)
  const { width, height } = bitmap
  bitmap.close()
  if (smallest && (width < smallest.width || height < smallest.height)) throw no('photo_too_small')
}
