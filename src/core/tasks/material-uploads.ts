import { atom } from 'nanostores'
import { taskForm } from '../messages/task-form.ts'
import { createFileUpload, type FileUpload, type SendFile } from '../uploads/file-upload.ts'
import { materialRefusal, type TaskFile } from './task-files.ts'

/** A file on its way to be a material. */
export interface MaterialUpload {
  id: number
  upload: FileUpload<TaskFile>
  file: File
}

/**
 * The files of one task that are on their way, side by side; one that has arrived is handed over, one that has failed
 * stays until it is tried again or taken away.
 */
export function createMaterialUploads(
  send: SendFile<TaskFile>,
  arrived: (material: { label: string; original_file: string }) => void,
  refusal: (file: File) => string | null = materialRefusal,
) {
  const $uploads = atom<readonly MaterialUpload[]>([])
  let last = 0

  const drop = (id: number) => $uploads.set($uploads.get().filter(each => each.id !== id))

  function add(files: readonly File[]): void {
    for (const file of files) {
      const id = ++last
      const { failed } = taskForm.materials
      const upload = createFileUpload(send, { refusal, failed })
      $uploads.set([...$uploads.get(), { id, upload, file }])
      upload.$state.listen(state => {
        if (state.at !== 'ready') return
        drop(id)
        arrived({ label: file.name, original_file: state.got.name })
      })
      void upload.start(file)
    }
  }

  function remove(id: number): void {
    $uploads
      .get()
      .find(each => each.id === id)
      ?.upload.stop()
    drop(id)
  }

  return {
    $uploads,
    add,
    remove,
    /** Nobody waits for them any more. */
    end(): void {
      for (const { upload } of $uploads.get()) upload.stop()
    },
  }
}
