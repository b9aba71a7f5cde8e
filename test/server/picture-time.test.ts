import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { harmlessSvg } from '../../server/images/harmless-svg.ts'
import { imageKind } from '../../server/images/image-kind.ts'

/** How much longer the one file is than each of the others, which are as long together. */
const TIMES = 16
/** Where work grows with the length it is about 1; where it grows with the length's square, `TIMES`. */
const MOST_RATIO = 6
/** A busy machine spoils some of the tries; what grows with the square passes none. */
const TRIES = 40
const PART_BYTES = 4_096
/** Of what stands before a root; it is so little work that it is measured many times. */
const PARTS = 8
const AGAIN = 50

/** Microseconds that a busy machine's account of a thread may miss. */
const MISSED = 250

/** Work of this thread alone, whatever else the machine has to do. */
function workOf(run: () => void): number {
  const before = process.threadCpuUsage()
  run()
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

/** How much more work one long file is than as much in short ones; the least of several tries. */
function ratioOf(look: (file: Buffer) => void, short: Buffer, long: Buffer, times: number): number {
  // the first time belongs to the compiler
  for (const file of [short, short, long]) look(file)
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < TRIES && least >= MOST_RATIO; turn += 1) {
    const ofShort = workOf(() => {
      for (let at = 0; at < times; at += 1) look(short)
    })
    least = Math.min(least, workOf(() => look(long)) / Math.max(MISSED, ofShort))
  }
  return least
}

const assertEven = (ratio: number) => assert.ok(ratio < MOST_RATIO, `${ratio.toFixed(1)} times the work`)

/** What a drawing begins with, what is written again and again, and what it ends with. */
const drawings: Record<string, [begin: string, part: string, end: string]> = {
  'document types that do not end': ['<svg>', '<!DOCTYPE', ''],
  'document types that end together': ['<svg>', '<!DOCTYPE', '>'],
  'blanks in an address': ['<svg>url(', ' ', '#)'],
  'blanks in an address in quotes': ['<svg>url(', ' ', '"#)'],
  'blanks after a quote': ['<svg>url("', ' ', '#")'],
  'blanks before an address': ['<svg>url', ' ', '(#)'],
  'addresses that do not begin': ['<svg>', 'url( ', '#'],
  'links without an address': ['<svg>', 'href = ', '"#"'],
  'elements without a name': ['<svg>', '<a', ''],
  'prefixes without a name': ['<svg>', '<a:', ''],
  'a prefix without an end': ['<svg><', 'a', ''],
  'comments that do not end': ['<svg>', '<!--', ''],
  'notes that do not end': ['<svg>', '<?a', ''],
  'texts that do not end': ['<svg>', '<![CDATA[', ''],
  'letters by number that do not end': ['<svg>', '&#1', ''],
  'a number that does not end': ['<svg>&#', '1', ''],
  escapes: ['<svg>', '\\', ''],
  'encodings that do not end': ['<?xml ', "encoding='", ''],
  'encodings without a name': ['<?xml ', 'encoding = ', '?>'],
}

/** Each is nothing that a drawing may begin with, often enough for a search that goes back to take for ever. */
const beginnings: Record<string, string> = {
  comments: '<!---->',
  'comments with lines between': '<!-- -->\n ',
  'comments in comments': '<!--<!---->-->',
  'document types': '<!DOCTYPE svg>',
  blanks: '  ',
  declarations: '<?xml ?>',
}

describe('a file that is looked through', () => {
  for (const [what, [begin, part, end]] of Object.entries(drawings)) {
    it(`takes work by its length: ${what}`, () => {
      const drawing = (length: number) =>
        Buffer.from(`${begin}${part.repeat(Math.ceil(length / part.length))}${end}`)
      assertEven(ratioOf(harmlessSvg, drawing(PART_BYTES), drawing(PART_BYTES * TIMES), TIMES))
    })
  }

  for (const [what, part] of Object.entries(beginnings)) {
    it(`takes work by its length while its root does not come: ${what}`, () => {
      const beginning = (parts: number) => Buffer.from(`${part.repeat(parts)}x`)
      const look = (file: Buffer) => {
        for (let again = 0; again < AGAIN; again += 1) imageKind(file)
      }
      assertEven(ratioOf(look, beginning(PARTS), beginning(PARTS * 2), 2))
    })
  }
})
