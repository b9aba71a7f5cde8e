import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { byteRange } from './byte-range.ts'
import { refuse } from './errors.ts'
import type { Storage } from './storage/storage.ts'

/** Sends a file of the storage, whole or the range that was asked for. @throws 404, 416 */
export async function sendStored(
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
  storage: Storage,
  { name, size }: { name: string; size: number },
): Promise<FastifyReply> {
  // without a validator of ours nobody can know that the parts belong together
  const range = byteRange(headers['if-range'] === undefined ? headers.range : undefined, size)
  if (range === 'none') {
    reply.header('content-range', `bytes */${size}`)
    throw refuse('rangeNotThere')
  }
  const part = range === 'all' ? undefined : range
  // whoever asks for the headers alone has nothing read for them
  const stream = method === 'HEAD' ? Readable.from([]) : (await storage.read(name, part))?.stream
  if (!stream) throw refuse('notFound')
  if (part) reply.code(206).header('content-range', `bytes ${part.first}-${part.last}/${size}`)
  return reply
    .header('accept-ranges', 'bytes')
    .header('content-length', part ? part.last - part.first + 1 : size)
    .send(stream)
}
