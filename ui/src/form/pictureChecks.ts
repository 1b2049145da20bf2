import { constant } from '@palaestra/contract'
import { sentences } from '@palaestra/contract/sentences'
import { mustFit, type Schema, Unfit } from './problems.ts'

export interface Size {
  width: number
  height: number
}

const no = (refusal: keyof typeof sentences) => new Unfit({ file: sentences[refusal] })

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

/** Name, size in bytes and pixels (V09), before anything is sent. The server looks again, and closer. */
export const mustBePicture = async (schema: Schema, file: File, smallest?: Size) => {
  mustFit(schema, { file })
  const bitmap = await decoded(file)
  const { width, height } = bitmap
  bitmap.close()
  if (smallest && (width < smallest.width || height < smallest.height)) throw no('photo_too_small')
}
