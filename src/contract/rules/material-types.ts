/** What a material may be; what one is the server tells by its content, and by nothing else. */
export const materialTypes = ['picture', 'pdf', 'document', 'sheet', 'slides', 'text', 'sound'] as const
export type MaterialType = (typeof materialTypes)[number]

/** The kinds of stored files, by how their names end, and what they are sent as. */
export const storedKinds = {
  webp: { type: 'picture', contentType: 'image/webp' },
  pdf: { type: 'pdf', contentType: 'application/pdf' },
  docx: {
    type: 'document',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  odt: { type: 'document', contentType: 'application/vnd.oasis.opendocument.text' },
  xlsx: {
    type: 'sheet',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  ods: { type: 'sheet', contentType: 'application/vnd.oasis.opendocument.spreadsheet' },
  pptx: {
    type: 'slides',
    contentType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
  odp: { type: 'slides', contentType: 'application/vnd.oasis.opendocument.presentation' },
  txt: { type: 'text', contentType: 'text/plain; charset=utf-8' },
  mp3: { type: 'sound', contentType: 'audio/mpeg' },
  m4a: { type: 'sound', contentType: 'audio/mp4' },
  ogg: { type: 'sound', contentType: 'audio/ogg' },
  wav: { type: 'sound', contentType: 'audio/wav' },
} as const satisfies Record<string, { type: MaterialType; contentType: string }>
export type StoredKind = keyof typeof storedKinds

/** What a stored file is, by its name, of a teacher or of a course; null for a name that no stored file has. */
export function materialTypeOf(name: string): MaterialType | null {
  const ending = /^[\w-]+\.(\w+)$/.exec(name)?.[1] ?? ''
  return Object.hasOwn(storedKinds, ending) ? storedKinds[ending as StoredKind].type : null
}

/** Media of a task: what is looked at and listened to while one works. */
export const isMedium = (name: string): boolean => ['picture', 'sound'].includes(materialTypeOf(name) ?? '')

/** What a chooser of files offers for materials and for thumbnails (P3 §5), as its `accept` has it. */
export const acceptedMaterials =
  '.png,.jpg,.jpeg,.gif,.webp,.pdf,.docx,.odt,.xlsx,.ods,.pptx,.odp,.txt,.mp3,.m4a,.ogg,.wav'
/** The same for media. */
export const acceptedMedia = '.png,.jpg,.jpeg,.gif,.webp,.mp3,.m4a,.ogg,.wav'
export const acceptedThumbnails = '.png,.jpg,.jpeg,.gif'
/** The same for a purchase order. */
export const acceptedPurchaseOrders = '.pdf,.png,.jpg,.jpeg,.gif,.webp'
/** The same for a picture in a long text: by its type, since one that is pasted has no name of its own. */
export const acceptedTextPictures = 'image/png,image/jpeg,image/gif,image/webp'
