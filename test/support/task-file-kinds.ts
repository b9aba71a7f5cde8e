import { storedZip } from '../../server/spreadsheets/stored-zip.ts'

const zip = (...parts: [string, string][]) =>
  storedZip(new Map(parts.map(([name, text]) => [name, Buffer.from(text)])))
const office = (part: string, ...more: [string, string][]) =>
  zip(['[Content_Types].xml', '<Types/>'], ...more, [part, '<x/>'])
const openDocument = (kind: string, ...more: [string, string][]) =>
  zip(['mimetype', `application/vnd.oasis.opendocument.${kind}`], ...more, ['content.xml', '<x/>'])
/** A file of a kind that is told by how it begins. */
export const begins = (text: string) => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(200)])

const END_BYTES = 22

/** A file whose directory is its own by its length, and another one's by its place. */
function withDirectoryOf(other: Buffer, file: Buffer): Buffer {
  const [own, others] = [file, other].map(of => of.subarray(of.readUInt32LE(of.length - 6), -END_BYTES))
  if (!own || !others) throw new Error('there are two files')
  const end = Buffer.from(other.subarray(-END_BYTES))
  end.writeUInt32LE(own.length + others.length, 12)
  end.writeUInt32LE(file.length - END_BYTES, 16)
  return Buffer.concat([file.subarray(0, -END_BYTES), others, end])
}
const withMacros = office('word/document.xml', ['word/vbaProject.bin', 'x'])

/** What is taken as a material, by what it holds. */
export const materials: [what: string, bytes: Buffer, ending: string, contentType: string][] = [
  ['a PDF', begins('%PDF-1.7\n'), 'pdf', 'application/pdf'],
  ['a document', office('word/document.xml'), 'docx', 'application/vnd.openxml'],
  ['a spreadsheet', office('xl/workbook.xml'), 'xlsx', 'application/vnd.openxml'],
  [
    'a spreadsheet with settings of a printer',
    office('xl/workbook.xml', ['xl/printerSettings/printerSettings1.bin', 'x']),
    'xlsx',
    'application/vnd.openxml',
  ],
  ['a presentation', office('ppt/presentation.xml'), 'pptx', 'application/vnd.openxml'],
  ['an open document', openDocument('text'), 'odt', 'application/vnd.oasis'],
  [
    'an open document without macros in the folders for them',
    openDocument('text', ['Basic/', ''], ['Scripts/', '']),
    'odt',
    'application/vnd.oasis',
  ],
  ['an open spreadsheet', openDocument('spreadsheet'), 'ods', 'application/vnd.oasis'],
  ['an open presentation', openDocument('presentation'), 'odp', 'application/vnd.oasis'],
  ['a text', Buffer.from('Wörter: 水\r\n\tund mehr'), 'txt', 'text/plain; charset=utf-8'],
  ['a sound', begins('ID3\x03'), 'mp3', 'audio/mpeg'],
  ['another sound', begins('RIFF\0\0\0\0WAVEfmt '), 'wav', 'audio/wav'],
  ['a third sound', begins('OggS\0'), 'ogg', 'audio/ogg'],
  ['a recording of a telephone', begins('\0\0\0\x20ftypM4A '), 'm4a', 'audio/mp4'],
]

/** What is not. */
export const refused: [what: string, bytes: Buffer][] = [
  ['a page', Buffer.from(' <html><script>alert(1)</script></html>')],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a program', begins('MZ\x90\0')],
  ['a shell script that is none to read', Buffer.from('#!/bin/sh\0rm')],
  ['a zip file', zip(['notes.txt', 'x'])],
  ['a document with macros', withMacros],
  ['a document that hides its macros', withDirectoryOf(office('word/document.xml'), withMacros)],
  ['a document that goes on behind its end', Buffer.concat([office('word/document.xml'), begins('x')])],
  ['an open document with macros', openDocument('text', ['Basic/Standard/Module1.xml', 'x'])],
  ['an open document with scripts', openDocument('text', ['Scripts/python/x.py', 'x'])],
  ['an open document whose parts are not told', openDocument('text').subarray(0, 150)],
  ['a broken zip file', begins('PK\x03\x04')],
  ['an unknown open document', openDocument('formula')],
  ['a film', begins('\0\0\0\x20ftypqt  ')],
  ['text in no known writing', Buffer.from([0x61, 0xe4, 0x62, 0xff])],
  ['nothing', Buffer.alloc(0)],
]
