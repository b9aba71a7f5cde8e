import { type StoredKind, storedKinds } from '../../../src/contract/rules/material-types.ts'
import { imageKind } from '../../images/image-kind.ts'
import { zipNames } from './zip-names.ts'

const BEGINNING_BYTES = 4_096

/** What tells the documents of Office apart: the part that each has. */
const officeParts = {
  'word/document.xml': 'docx',
  'xl/workbook.xml': 'xlsx',
  'ppt/presentation.xml': 'pptx',
} as const

/** What an OpenDocument file says of itself in its first part, which is not packed. */
const OPEN_DOCUMENT = /^.{30}mimetype(application\/vnd\.oasis\.opendocument\.[a-z]+)/s
const ZIP = 'PK\x03\x04'

const startsWith =
  (...beginnings: string[]) =>
  (beginning: string) =>
    beginnings.some(text => beginning.startsWith(text))

const signatures: [kind: StoredKind, fits: (beginning: string) => boolean][] = [
  ['pdf', startsWith('%PDF-1.', '%PDF-2.')],
  ['mp3', startsWith('ID3\x02', 'ID3\x03', 'ID3\x04', '\xff\xfb', '\xff\xf3', '\xff\xf2')],
  ['m4a', beginning => /^.{4}ftyp(?:M4A |M4B |mp42|isom)/s.test(beginning)],
  ['ogg', startsWith('OggS\0')],
  ['wav', beginning => /^RIFF.{4}WAVE/s.test(beginning)],
]

/** Where macros are in the documents of Office and in OpenDocument files; the latter have the folders without any, too. */
const MACROS = /(?:^|\/)vbaProject\.bin$|\/activeX\/|^(?:Basic|Scripts)\/.*[^/]$/is

function openDocumentKind(beginning: string, names: readonly string[]): StoredKind | null {
  const said = OPEN_DOCUMENT.exec(beginning)?.[1]
  const found = Object.entries(storedKinds).find(([, { contentType }]) => contentType === said)
  return names.includes('content.xml') ? ((found?.[0] as StoredKind | undefined) ?? null) : null
}

function officeKind(names: readonly string[]): StoredKind | null {
  if (!names.includes('[Content_Types].xml')) return null
  const part = Object.entries(officeParts).find(([name]) => names.includes(name))
  return part?.[1] ?? null
}

/** Without macros: what runs in a document is no material. */
async function documentKind(file: Blob, beginning: string): Promise<StoredKind | null> {
  const names = await zipNames(file)
  if (names.some(name => MACROS.test(name))) return null
  return openDocumentKind(beginning, names) ?? officeKind(names)
}

/** Text in UTF-8 without control characters; what begins with a tag is a page or a drawing, and no text to read. */
async function isText(file: Blob): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  try {
    for await (const chunk of file.stream()) {
      const text = decoder.decode(chunk, { stream: true })
      // biome-ignore lint/suspicious/noControlCharactersInRegex: it is these that are looked for
      if (/[\0-\x08\x0e-\x1f]/.test(text) || (isFirst && /^\s*</.test(text))) return false
      isFirst = false
    }
    decoder.decode()
    return !isFirst
  } catch {
    return false
  }
}

/**
 * What a material is by its content; its name and what the browser says of it count for nothing. 'webp' for any picture,
 * which is made anew; null for what is not taken.
 */
export async function materialKind(file: Blob): Promise<StoredKind | null> {
  const bytes = Buffer.from(await file.slice(0, BEGINNING_BYTES).arrayBuffer())
  const picture = imageKind(bytes)
  if (picture !== null) return ['png', 'jpeg', 'gif', 'webp'].includes(picture) ? 'webp' : null
  const beginning = bytes.toString('latin1')
  const signed = signatures.find(([, fits]) => fits(beginning))
  if (signed) return signed[0]
  if (beginning.startsWith(ZIP)) return documentKind(file, beginning)
  return (await isText(file)) ? 'txt' : null
}
