/** A QR code as dark squares in a square of `size`, with the light around it that readers need. */
export const drawnCode = async (content: string) => {
  const { encode } = await import('uqr')
  const { data, size } = encode(content, { ecc: 'M', border: 3 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { path, size }
}
