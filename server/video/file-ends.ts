import { open } from 'node:fs/promises'
import { type FileEnds, HEAD_BYTES, TAIL_BYTES } from './video-kind.ts'

/** Both ends of a file on the disk. */
export async function fileEnds(path: string): Promise<FileEnds> {
  const file = await open(path)
  try {
    const { size: bytes } = await file.stat()
    const part = async (position: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
      return buffer.subarray(0, bytesRead)
    }
    const head = await part(0, HEAD_BYTES)
    return { head, tail: await part(Math.max(0, bytes - TAIL_BYTES), TAIL_BYTES), bytes }
  } finally {
    await file.close()
  }
}
