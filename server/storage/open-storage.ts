import type { Config } from '../config.ts'
import { filesDirectory, paths } from '../paths.ts'
import { createDiskStorage } from './disk.ts'
import { withShipped } from './shipped.ts'
import type { Storage } from './storage.ts'

/** Where files are kept, by the environment; a demo also has those that come with the program. */
export async function openStorage(config: Pick<Config, 'dataDir' | 's3' | 'demo'>): Promise<Storage> {
  const kept = config.s3
    ? // a tenth of a second to load, for those who have a bucket
      (await import('./s3.ts')).createS3Storage(config.s3)
    : createDiskStorage(filesDirectory(config).kept)
  return config.demo ? withShipped(kept, createDiskStorage(paths.demoFiles)) : kept
}
