import { PAYMENT_ORDER_FILE_MAX_BYTES } from '../../contract/limits/files.ts'
import { acceptedPurchaseOrders } from '../../contract/rules/material-types.ts'
import { fileSentences } from '../../contract/server-messages/files.ts'
import type { SendFile } from '../uploads/file-upload.ts'
import { endsLike, tooLarge } from '../uploads/known-refusals.ts'
import { sendFormFile } from '../uploads/send-form-file.ts'

/** How the file of a purchase order gets to the server: it comes with the fields of an invoice, which alone ask for one. */
export interface OrderFiles {
  /** Why it is none, which can be said before it is sent (P1 §5 Payment). */
  refusal: (file: File) => string | null
  /** Gives what it is called at the server. */
  send: SendFile<string>
}

export const orderFiles: OrderFiles = {
  refusal: file =>
    endsLike(file, acceptedPurchaseOrders)
      ? tooLarge(file, PAYMENT_ORDER_FILE_MAX_BYTES)
      : fileSentences.notAPurchaseOrder,
  send: (file, heard) => sendFormFile(file, 'payment_order', heard),
}
