import type { Config } from '../config.ts'
import { filesDirectory, paths, releasesDirectory } from '../paths.ts'
import { createDiskStorage } from './disk.ts'
import type { S3Options } from './s3.ts'
import { withShipped } from './shipped.ts'
import type { Storage } from './storage.ts'

/** A bucket's own code takes a tenth of a second to load, and is for those who have one. */
const openBucket = async (s3: S3Options, folder?: string) =>
  (await import('./s3.ts')).createS3Storage(s3, folder)

/** Where files are kept, by the environment; a demo also has those that come with the program. */
export async function openStorage(config: Pick<Config, 'dataDir' | 's3' | 'demo'>): Promise<Storage> {
  const kept = config.s3 ? await openBucket(config.s3) : createDiskStorage(filesDirectory(config).kept)
  return config.demo ? withShipped(kept, createDiskStorage(paths.demoFiles)) : kept
}

/** Where the releases of the elements are kept, beside the files that people have given. */
export const openReleaseStorage = async (config: Pick<Config, 'dataDir' | 's3'>): Promise<Storage> =>
  config.s3 ? openBucket(config.s3, 'releases/') : createDiskStorage(releasesDirectory(config))
