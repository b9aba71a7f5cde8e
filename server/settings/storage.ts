import Type from 'typebox'
import { BYTES_PER_MEGABYTE } from '../../src/contract/limits/units.ts'
import { isPlainOrigin } from '../environment-rules.ts'
import type { S3Options } from '../storage/s3.ts'
import { settingsGroup } from './settings-group.ts'
import { Count, isOwnMachine } from './variables.ts'

export interface StorageSettings {
  /** The bucket that files are in; null has them in the data directory. */
  s3: S3Options | null
  /** So much of the disk of the data directory is left free by videos that arrive. */
  diskReserveBytes: number
  /** So many releases of the elements stay when newer ones come; 0 takes none in. */
  releasesKept: number
}

const DISK_RESERVE_MB = 1_024

/** Unless the environment says otherwise: a page that is looked at once a year has missed a few. */
const RELEASES_KEPT = 10

/** `https://s3.example.org`: what goes there are people's files, so it is encrypted. */
function isStore(text: string): boolean {
  if (!isPlainOrigin(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || isOwnMachine(hostname)
}

/** A store that is not Amazon's has its endpoint besides. */
const NEEDED = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

type Given = { [Name in (typeof NEEDED)[number] | 'S3_ENDPOINT']?: string }

const isNamed = (given: Given) => [...NEEDED, 'S3_ENDPOINT' as const].some(name => given[name] !== undefined)

/** The bucket that the environment names. */
const bucketOf = (given: Given): S3Options => ({
  endpoint: given.S3_ENDPOINT ?? null,
  region: given.S3_REGION ?? '',
  bucket: given.S3_BUCKET ?? '',
  accessKeyId: given.S3_ACCESS_KEY_ID ?? '',
  secretAccessKey: given.S3_SECRET_ACCESS_KEY ?? '',
})

export const storageSettings = settingsGroup({
  variables: {
    DISK_RESERVE_MB: Type.Optional(Count),
    RELEASES_KEPT: Type.Optional(
      Type.String({ pattern: '^(0|[1-9]\\d?)$', description: 'a whole number, 0 to 99' }),
    ),
    S3_BUCKET: Type.Optional(
      Type.String({ pattern: '^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$', description: 'the name of a bucket' }),
    ),
    S3_REGION: Type.Optional(
      Type.String({ pattern: '^[a-z0-9-]+$', description: 'the name of a region, such as eu-central-1' }),
    ),
    S3_ENDPOINT: Type.Optional(
      Type.String({ description: 'an origin such as https://s3.example.org, encrypted, without a path' }),
    ),
    S3_ACCESS_KEY_ID: Type.Optional(Type.String({ pattern: '^\\S+$', description: 'the id of a key' })),
    S3_SECRET_ACCESS_KEY: Type.Optional(
      Type.String({ pattern: '^\\S+$', description: 'the secret of a key' }),
    ),
  },
  rules: { S3_ENDPOINT: isStore },
  conflicts: given =>
    isNamed(given) && NEEDED.some(name => given[name] === undefined)
      ? [`${NEEDED.join(', ')} must all be set where one of them or S3_ENDPOINT is`]
      : [],
  read: (given): StorageSettings => ({
    s3: isNamed(given) ? bucketOf(given) : null,
    diskReserveBytes: Number(given.DISK_RESERVE_MB ?? DISK_RESERVE_MB) * BYTES_PER_MEGABYTE,
    releasesKept: Number(given.RELEASES_KEPT ?? RELEASES_KEPT),
  }),
})
