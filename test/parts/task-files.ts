import { CallFailure } from '../../src/core/http/failure.ts'
import type { TaskFile } from '../../src/core/tasks/task-files.ts'
import type { SendFile, SendHeard } from '../../src/core/uploads/file-upload.ts'
import { quietly } from '../ui/show.tsx'

export const nameOf = (letter: string, ending: string) => `${letter.repeat(43)}.${ending}`
export const PDF = nameOf('d', 'pdf')
export const WEBP = nameOf('p', 'webp')

/** A server that answers when the test says so, for each file by itself. */
export function heldServer() {
  const sent: (SendHeard & {
    file: File
    arrive: (name: string) => void
    fail: (message: string) => void
  })[] = []
  const upload: SendFile<TaskFile> = (file, heard) => {
    const answer = Promise.withResolvers<TaskFile>()
    sent.push({
      ...{ file, ...heard },
      arrive: name => answer.resolve({ name, src: `/files/${name}?expires=1` }),
      fail: message => answer.reject(new CallFailure('refused', { status: 422, message })),
    })
    return answer.promise
  }
  return { sent, upload }
}

export function chooseAll(shadow: ShadowRoot, files: readonly File[]): void {
  const input = shadow.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no field for files')
  // a chosen file is as it is; a browser makes another of it, with its real size
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  quietly(() => input.dispatchEvent(new Event('change', { bubbles: true })))
}

export function choose(shadow: ShadowRoot, name: string, type: string, bytes = 1): void {
  chooseAll(shadow, [Object.defineProperty(new File(['x'], name, { type }), 'size', { value: bytes })])
}

export const pdfs = (...names: string[]) =>
  names.map(name => new File(['x'], name, { type: 'application/pdf' }))
