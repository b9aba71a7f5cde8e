import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { DEMO_PASSWORD } from '../../server/db/seed/seed.ts'
import { pieceHeaders, tusCalls } from '../../test/support/uploads.ts'

const PART_BYTES = 1_048_576

/** So many bytes of a film, one MiB after the other. */
async function write(outgoing: ReturnType<typeof request>, bytes: number): Promise<void> {
  const part = Buffer.alloc(PART_BYTES, 7)
  for (let sent = 0; sent < bytes; sent += PART_BYTES) {
    const piece = part.subarray(0, Math.min(PART_BYTES, bytes - sent))
    // the first bytes say that it is one
    if (sent === 0) Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp41', 'latin1').copy(piece)
    if (!outgoing.write(piece)) await once(outgoing, 'drain')
  }
  outgoing.end()
}

/** Sends so many bytes as they come, and tells how many milliseconds it takes until they are answered. */
export async function timed(url: string, method: string, bytes: number, headers = {}): Promise<number> {
  const begin = performance.now()
  const outgoing = request(url, { method, headers: { ...headers, 'content-length': bytes } })
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>
  await write(outgoing, bytes)
  const [{ statusCode }] = await answered
  if (statusCode !== 204) throw new Error(`${method} was answered with ${statusCode}`)
  return performance.now() - begin
}

export async function signIn(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/api/teacher/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  })
  const { data } = (await answer.json()) as { data: { token: string } }
  return data.token
}

/** Begins an upload and tells where it is. */
export async function begin(url: string, token: string, size: number): Promise<string> {
  const answer = await tusCalls(url, token).begin({ size })
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`)
  return answer.headers.get('location') ?? ''
}

/** A whole upload in one piece; tells how many milliseconds the piece took. */
export async function upload(url: string, token: string, bytes: number): Promise<number> {
  const location = await begin(url, token, bytes)
  return timed(`${url}${location}`, 'PATCH', bytes, pieceHeaders(token, 0))
}
