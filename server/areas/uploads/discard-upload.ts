import type { Services } from '../../services.ts'
import { discard } from './incoming.ts'
import { forgetUpload, type GivenUp } from './repository/uploads.ts'

/**
 * Takes away the bytes of an upload that was given up, and then its row, so that a storage that does not answer leaves
 * nothing that no row names.
 */
export async function discardUpload(
  { db, config, storage }: Pick<Services, 'db' | 'config' | 'storage'>,
  { id, name }: GivenUp,
): Promise<void> {
  await discard(config, id)
  if (name !== null) await storage.remove(name)
  await forgetUpload(db, id)
}
