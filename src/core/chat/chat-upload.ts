import { partnerChat as t } from '../messages/partner-chat.ts'
import { materialRefusal } from '../tasks/task-files.ts'
import { createFileUpload } from '../uploads/file-upload.ts'
import { sendFormFile } from '../uploads/send-form-file.ts'

/** A file of a message on its way to the server: most messages have none, so its code comes with the first one. */
export const createChatUpload = () =>
  createFileUpload<string>((file, heard) => sendFormFile(file, 'material', heard), {
    refusal: materialRefusal,
    failed: t.uploadFailed,
  })

export type ChatUpload = ReturnType<typeof createChatUpload>
