import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const [nonceBytes, sealBytes] = [12, 16] as const

/** Short texts, encrypted for the database. `whose` is sealed in: the text of one row is no good in another. */
export const sealedBy = (key: Buffer) => ({
  /** Base64 of nonce, seal and content. */
  seal(text: string, whose: string) {
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(whose))
    const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64')
  },

  /** @throws when it was changed, or sealed for somebody else */
  open(sealed: string, whose: string) {
    const stored = Buffer.from(sealed, 'base64')
    const decipher = createDecipheriv(algorithm, key, stored.subarray(0, nonceBytes), { authTagLength: sealBytes })
      .setAAD(Buffer.from(whose))
      .setAuthTag(stored.subarray(nonceBytes, nonceBytes + sealBytes))
    return Buffer.concat([decipher.update(stored.subarray(nonceBytes + sealBytes)), decipher.final()]).toString('utf8')
  },
})
