import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { filesDirectory } from '../../paths.ts'

/** Where what has arrived of an upload lies. */
export const incomingPath = (config: Pick<Config, 'dataDir'>, id: string) =>
  join(filesDirectory(config).uploads, id)

/** How much of it has arrived; null when there is none of it here. */
export async function arrivedBytes(config: Pick<Config, 'dataDir'>, id: string): Promise<number | null> {
  try {
    return (await stat(incomingPath(config, id))).size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

export const discard = (config: Pick<Config, 'dataDir'>, id: string) =>
  rm(incomingPath(config, id), { force: true })
