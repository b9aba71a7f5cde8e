/** Picks a file of the teacher's own in the field for files under `root`. */
export function pickFile(root: Element, content: BlobPart, type: string): void {
  const input = root.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no field for files')
  const transfer = new DataTransfer()
  transfer.items.add(new File([content], 'me.png', { type }))
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** A picture that is wider than high. */
export async function aPicture(type = 'image/png'): Promise<Blob> {
  const canvas = new OffscreenCanvas(60, 40)
  canvas.getContext('2d')?.fillRect(0, 0, 60, 40)
  return canvas.convertToBlob({ type })
}

const SIDE_PX = 4
const HEADER_BYTES = 40
const PIXELS_BYTES = SIDE_PX * SIDE_PX * 3

/** What a bitmap is without the header of its file: 24 bits for each pixel. */
function bitmapData(heightPx: number, more: number): DataView<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + PIXELS_BYTES + more))
  view.setUint32(0, HEADER_BYTES, true)
  view.setInt32(4, SIDE_PX, true)
  view.setInt32(8, heightPx, true)
  view.setUint16(12, 1, true)
  view.setUint16(14, 24, true)
  return view
}

/** A small picture as Windows has them. */
export async function aBitmap(): Promise<Blob> {
  const header = new DataView(new ArrayBuffer(14))
  header.setUint16(0, 0x424d)
  header.setUint32(2, 14 + HEADER_BYTES + PIXELS_BYTES, true)
  header.setUint32(10, 14 + HEADER_BYTES, true)
  return new Blob([header, bitmapData(SIDE_PX, 0)])
}

/** The same as the icon of a page; the mask under it makes it twice as high. */
export async function anIcon(): Promise<Blob> {
  const picture = bitmapData(SIDE_PX * 2, SIDE_PX * 4)
  const header = new DataView(new ArrayBuffer(22))
  header.setUint16(2, 1, true)
  header.setUint16(4, 1, true)
  header.setUint8(6, SIDE_PX)
  header.setUint8(7, SIDE_PX)
  header.setUint16(10, 1, true)
  header.setUint16(12, 24, true)
  header.setUint32(14, picture.byteLength, true)
  header.setUint32(18, header.byteLength, true)
  return new Blob([header, picture])
}
