import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 bits for a link. Only its hash is kept; a plain hash does, since nobody can guess the secret. */
export const oneTimeCode = (): string => randomBytes(32).toString('base64url')

export const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url')
