import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Seals texts for the database with a key that is made of the session secret, so that a copy of the database alone
 * reads none of them.
 * @param purpose what is sealed; what was sealed for another purpose does not open
 */
export function createSeal(secret: Uint8Array, purpose: string) {
  const key = createHmac('sha256', secret).update(purpose).digest()
  return {
    seal(text: string): string {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },

    /** The text; null when it was sealed with another secret, or changed since. */
    open(given: string): string | null {
      const bytes = Buffer.from(given, 'base64url')
      if (bytes.length < IV_BYTES + TAG_BYTES) return null
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      try {
        const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
        return text.toString('utf8')
      } catch {
        return null
      }
    },
  }
}
