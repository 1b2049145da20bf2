import { constant, Refusal, visitFileMaximumBytes } from '@palaestra/contract'
import type { FastifyRequest } from 'fastify'

/** PostgreSQL cannot keep a NUL, and half a surrogate pair is no character (T-122). */
const isCleanText = (text: string) => text.isWellFormed() && !text.includes('\u0000')
const deepest = 10

/** Refuses text that a person cannot have typed, in keys and values, however deep. */
export const refuseBrokenText = (value: unknown, depth = 0): void => {
  if (depth > deepest) throw new Refusal('invalid_input')
  if (typeof value === 'string' && !isCleanText(value)) throw new Refusal('invalid_input')
  if (typeof value !== 'object' || value === null || value instanceof File) return
  for (const [key, part] of Object.entries(value)) {
    refuseBrokenText(key, depth)
    refuseBrokenText(part, depth + 1)
  }
}

/** Two files: a face check has a second picture. */
const limits = { files: 2, fields: 40, fieldSize: 4096, parts: 42 }

/**
 * A multipart form as one object: texts as they are, a file as a `File`.
 *
 * @throws file_too_large, and invalid_input for what is no form of ours: two files of one name, a broken boundary, no end
 */
export const readForm = async (request: FastifyRequest, largestFile: number = constant.uploadMaximumBytes) => {
  if (!request.isMultipart()) throw new Refusal('invalid_input')
  try {
    return await readParts(request, largestFile)
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('invalid_input')
  }
}

/** A sentence about a size names the size that counts here. */
const tooLarge = (fileSize: number) => (fileSize === visitFileMaximumBytes ? 'visits_too_large' : 'file_too_large')

const readParts = async (request: FastifyRequest, fileSize: number): Promise<Record<string, unknown>> => {
  const form: Record<string, unknown> = {}
  for await (const part of request.parts({ limits: { ...limits, fileSize } })) {
    if (Object.hasOwn(form, part.fieldname)) throw new Refusal('invalid_input')
    if (part.type === 'field') {
      form[part.fieldname] = part.value
      continue
    }
    // Read to the end even when too large, or the connection would hang. Bytes over the limit are thrown away.
    const chunks: Buffer[] = []
    for await (const chunk of part.file) chunks.push(chunk as Buffer)
    const content = Buffer.concat(chunks)
    // Checked after reading: the flag can be missed while chunks arrive.
    if (part.file.truncated) throw Refusal.at(part.fieldname, tooLarge(fileSize))
    form[part.fieldname] = new File([new Uint8Array(content)], part.filename, { type: part.mimetype })
  }
  return form
}
