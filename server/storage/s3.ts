import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { Storage } from './storage.ts'

/** A bucket of a store that speaks as Amazon's S3 does. */
export interface S3Options {
  /** Null is Amazon's own in that region. */
  endpoint: string | null
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** A file is sent in parts of so many bytes, of which two are under way, and so many are in memory. */
const PART_BYTES = 8_388_608
const PARTS_AT_ONCE = 2

/** A file that is not there; a bucket that is not has another name. */
const NOT_THERE = ['NoSuchKey', 'NotFound']

/** What there is; null when there is nothing. */
async function ifThere<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found
  } catch (error) {
    if (error instanceof S3ServiceException && NOT_THERE.includes(error.name)) return null
    throw error
  }
}

/** `bytes 0-9/200` says 200. */
const wholeOf = (contentRange: string | undefined) => Number(contentRange?.split('/')[1] ?? Number.NaN)

/**
 * Files in a bucket, which nodes that share a database share. Nobody but the server has its keys.
 * @param folder what the names of its files begin with in the bucket, up to a slash
 */
export function createS3Storage(
  { endpoint, region, bucket, ...credentials }: S3Options,
  folder = '',
): Storage {
  const client = new S3Client({
    region,
    credentials,
    // a store that is not Amazon's seldom has a name for each bucket, nor Amazon's newer checksums
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (name: string) => ({ Bucket: bucket, Key: folder + name })

  return {
    async put(name, content) {
      const isHere = content instanceof Uint8Array || content instanceof Readable
      const upload = new Upload({
        client,
        partSize: PART_BYTES,
        queueSize: PARTS_AT_ONCE,
        params: { ...at(name), Body: isHere ? content : createReadStream(content.path) },
      })
      await upload.done()
      if (!isHere) await rm(content.path)
    },

    size: async name => (await ifThere(client.send(new HeadObjectCommand(at(name)))))?.ContentLength ?? null,

    async read(name, range) {
      const part = range && { Range: `bytes=${range.first}-${range.last}` }
      const found = await ifThere(client.send(new GetObjectCommand({ ...at(name), ...part })))
      if (!found) return null
      const bytes = range ? wholeOf(found.ContentRange) : found.ContentLength
      if (bytes === undefined) throw new Error('the store does not say how large a file is')
      return { bytes, stream: found.Body as Readable }
    },

    async remove(name) {
      await client.send(new DeleteObjectCommand(at(name)))
    },
  }
}
