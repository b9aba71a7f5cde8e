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
export async function aPicture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(60, 40)
  canvas.getContext('2d')?.fillRect(0, 0, 60, 40)
  return canvas.convertToBlob()
}
