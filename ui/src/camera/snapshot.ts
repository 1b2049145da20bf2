/** Large enough to know a face by, small enough for a slow line: pixels of the longer side. */
const longerSide = 1280

/** A picture as a file, drawn anew: what a telephone writes into one besides, such as the place, stays behind. */
export const snapshotOf = async (source: CanvasImageSource, { width, height }: { width: number; height: number }) => {
  const scale = Math.min(1, longerSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height)
  const drawn = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/jpeg', 0.92))
  if (!drawn) throw new TypeError('the picture could not be drawn')
  return new File([drawn], 'picture.jpg', { type: drawn.type })
}
