import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { filesDirectory } from '../../server/paths.ts'
import { mp4, pieceHeaders, sha256, tusCalls } from '../../test/support/uploads.ts'
import type { MeasuredServer } from '../server/child.ts'
import { begin, signIn } from './calls.ts'

const PIECE_BYTES = 524_288
const FILE_BYTES = 4 * PIECE_BYTES + 321
const UPLOADS = 50
/** Each so many of them has its server killed; the others have their line cut. */
const KILLED_EACH = 10

const EMAIL = 'librarian@demo.test'

export interface Running {
  server: MeasuredServer
  /** After it was killed: another one over the same data. */
  again: () => Promise<MeasuredServer>
}

/** Begins to send a piece, and breaks off once more than half of it is on its way; tells how much that was. */
async function breakOff(url: string, headers: Record<string, string>, piece: Buffer): Promise<number> {
  const outgoing = request(url, { method: 'PATCH', headers: { ...headers, 'content-length': piece.length } })
  const closed = new Promise<void>(done => outgoing.on('error', () => undefined).on('close', done))
  const part = piece.subarray(0, (piece.length * 3) >> 2)
  await new Promise<void>(done => outgoing.write(part, () => done()))
  outgoing.destroy()
  await closed
  return part.length
}

interface Outcome {
  isWhole: boolean
  sentAgainBytes: number
}

/** One upload that is broken off in the middle of a piece. */
async function uploadOnce(
  running: Running,
  dataDir: string,
  token: string,
  isKill: boolean,
): Promise<Outcome> {
  const file = mp4(FILE_BYTES)
  const location = await begin(running.server.url, token, file.length)
  const calls = () => tusCalls(running.server.url, token)
  const arrived = async () => Number((await calls().ask(location)).headers.get('upload-offset') ?? Number.NaN)
  let [place, sentBytes, isBroken] = [0, 0, false]
  while (place < file.length) {
    const piece = file.subarray(place, place + PIECE_BYTES)
    if (!isBroken && place >= PIECE_BYTES) {
      isBroken = true
      sentBytes += await breakOff(`${running.server.url}${location}`, pieceHeaders(token, place), piece)
      if (isKill) {
        await running.server.kill()
        running.server = await running.again()
      }
      place = await arrived()
      continue
    }
    const answer = await calls().send(location, place, piece)
    sentBytes += piece.length
    if (answer.status === 204) place += piece.length
    // what was cut off has come to the server only now
    else if (answer.status === 409) place = await arrived()
    else throw new Error(`a piece was answered with ${answer.status}`)
  }
  const { kept } = filesDirectory({ dataDir })
  const whole = readFileSync(join(kept, `${location.split('/').at(-1)}.mp4`))
  return { isWhole: sha256(whole) === sha256(file), sentAgainBytes: sentBytes - file.length }
}

/** How many uploads are not whole, and of how many more than one piece had to be sent again. */
export async function cutUploads(running: Running, dataDir: string) {
  const token = await signIn(running.server.url, EMAIL)
  const outcomes: Outcome[] = []
  for (let number = 0; number < UPLOADS; number += 1)
    outcomes.push(await uploadOnce(running, dataDir, token, number % KILLED_EACH === 0))
  return {
    broken: outcomes.filter(({ isWhole }) => !isWhole).length,
    // NaN is one, too
    sentAgain: outcomes.filter(({ sentAgainBytes }) => !(sentAgainBytes <= PIECE_BYTES)).length,
  }
}
