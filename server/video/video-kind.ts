/** What a video is by its content, in the words of the list of accepted types (P3 §5). */
export interface VideoKind {
  /** A media type. A `.vob` is an MPEG program stream, and nothing in its content says more. */
  type: string
  /** The one reader of ffmpeg's that may look at it. */
  demuxer: 'matroska' | 'mov' | 'avi' | 'asf' | 'mxf' | 'mpeg' | 'mpegvideo'
}

/** Both ends of a file. */
export interface FileEnds {
  head: Buffer
  tail: Buffer
  /** Size of the whole. */
  bytes: number
}

/** How much of each end is looked at. An archive's directory ends a file, with up to 65,535 bytes of comment after it. */
export const HEAD_BYTES = 2_048
export const TAIL_BYTES = 65_557

const kind = (name: string, demuxer: VideoKind['demuxer']): VideoKind => ({ type: `video/${name}`, demuxer })

const MP4 = kind('mp4', 'mov')
const QUICKTIME = kind('quicktime', 'mov')

/** By the major brand of a file of the ISO family; one that is not listed goes by those that it says it is fit for. */
const brands: readonly [RegExp, VideoKind | null][] = [
  [/^(hei|hev|avi[fs]|mif|msf|miaf|M4[ABP] |jp|crx)/, null],
  [/^qt /, QUICKTIME],
  [/^M4V/, kind('x-m4v', 'mov')],
  [/^3g[2efgprst]/, kind('3gpp', 'mov')],
  [/^(iso|mp4|avc1|dash|cmf|MSNV|mmp4|[Ff]4[Vv] |XAVC|piff|hvc1)/, MP4],
]

/** A file's first atom, before files had brands. */
const OLD_ATOMS = ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot']

const SIGNATURES = {
  matroska: Buffer.from('1a45dfa3', 'hex'),
  asf: Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex'),
  mxf: Buffer.from('060e2b34020501010d0102010102', 'hex'),
  programStream: Buffer.from('000001ba', 'hex'),
  mpegVideo: Buffer.from('000001b3', 'hex'),
} as const

const begins = (head: Buffer, signature: Buffer) => head.subarray(0, signature.length).equals(signature)

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

function isoKind(head: Buffer, bytes: number): VideoKind | null {
  const size = head.readUInt32BE(0)
  const atom = ascii(head, 4, 8)
  // four letters are more than any file has bytes: no text passes for a size
  if (OLD_ATOMS.includes(atom)) return (size === 1 || size >= 8) && size <= bytes ? QUICKTIME : null
  if (atom !== 'ftyp' || size < 16 || size > head.length || size % 4 !== 0) return null
  const all = ascii(head, 8, size).match(/.{4}/gs) ?? []
  const known = [all[0], ...all.slice(2)].map(brand => brands.find(([is]) => is.test(brand ?? '')))
  return known.find(found => found !== undefined)?.[1] ?? null
}

function matroskaKind(head: Buffer): VideoKind | null {
  const at = head.subarray(0, 64).indexOf('4282', 0, 'hex')
  if (at < 0) return null
  const name = ascii(head, at + 3, at + 3 + ((head[at + 2] ?? 0) & 0x7f)).replace(/\0+$/, '')
  if (name === 'webm') return kind('webm', 'matroska')
  return name === 'matroska' ? kind('x-matroska', 'matroska') : null
}

const OTHER_BEGINNINGS = /<(!doctype|html|head|body|script|iframe|svg)|%PDF-|#EXTM3U|ffconcat/i

/** What other programs would take the file for, whatever it is to a player: pages, pictures, lists, archives. */
function isSomethingElse({ head, tail }: FileEnds): boolean {
  if (OTHER_BEGINNINGS.test(ascii(head, 0, HEAD_BYTES)) || head.includes('PK\u0003\u0004')) return true
  const end = tail.lastIndexOf('PK\u0005\u0006')
  return end >= 0 && end + 22 <= tail.length && end + 22 + tail.readUInt16LE(end + 20) === tail.length
}

/**
 * What a file is by what is in it; its name is not asked. Null for whatever is no video of an accepted kind, and for one
 * that is something else besides.
 */
export function videoKind(ends: FileEnds): VideoKind | null {
  const { head, bytes } = ends
  if (head.length < 32 || isSomethingElse(ends)) return null
  if (begins(head, SIGNATURES.matroska)) return matroskaKind(head)
  if (begins(head, SIGNATURES.asf)) return kind('x-ms-wmv', 'asf')
  if (begins(head, SIGNATURES.mxf)) return kind('mxf', 'mxf')
  if (begins(head, SIGNATURES.mpegVideo)) return kind('mpeg', 'mpegvideo')
  // the bits after it tell both versions of the format, and leave out what only happens to begin so
  if (begins(head, SIGNATURES.programStream))
    return [4, 5, 6, 7, 2].includes((head[4] ?? 0) >> 4) ? kind('mpeg', 'mpeg') : null
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'AVI ') return kind('avi', 'avi')
  return isoKind(head, bytes)
}
