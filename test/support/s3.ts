import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Options } from '../../server/storage/s3.ts'

/** A real store of its own on a free port of this machine, with one bucket. */
export async function startS3(): Promise<S3Options & { close: () => Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'cx-s3-'))
  const bucket = 'exchange-files'
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  return {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    async close() {
      await server.close()
      rmSync(directory, { recursive: true })
    },
  }
}
