import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Files } from '../../ports/files.ts'

const algorithm = 'aes-256-gcm'
const [nonceBytes, sealBytes] = [12, 16] as const

/**
 * Encrypts files with the secret of the installation. `get` throws when a stored file was changed or put under another
 * id. Stored as nonce, seal, content.
 */
export const encryptedFiles = (files: Files, key: Buffer): Files => ({
  ...files,

  put(id, content) {
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(id))
    const hidden = Buffer.concat([cipher.update(content), cipher.final()])
    return files.put(id, Buffer.concat([nonce, cipher.getAuthTag(), hidden]))
  },

  async get(id) {
    const stored = await files.get(id)
    if (!stored) return undefined
    const nonce = stored.subarray(0, nonceBytes)
    const seal = stored.subarray(nonceBytes, nonceBytes + sealBytes)
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: sealBytes })
      .setAAD(Buffer.from(id))
      .setAuthTag(seal)
    return Buffer.concat([decipher.update(stored.subarray(nonceBytes + sealBytes)), decipher.final()])
  },
})
