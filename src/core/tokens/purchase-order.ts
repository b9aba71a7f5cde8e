import { PAYMENT_ORDER_FILE_MAX_BYTES } from '../../contract/limits/files.ts'
import { acceptedPurchaseOrders } from '../../contract/rules/material-types.ts'
import { fileSentences } from '../../contract/server-messages/files.ts'
import { tokenPurchase as t } from '../messages/token-purchase.ts'
import { createFileUpload } from '../uploads/file-upload.ts'
import { endsLike, tooLarge } from '../uploads/known-refusals.ts'
import { sendFormFile } from '../uploads/send-form-file.ts'

/** Why a file is no purchase order (P1 §5 Payment), which can be said before it is sent. */
const refusal = (file: File): string | null =>
  endsLike(file, acceptedPurchaseOrders)
    ? tooLarge(file, PAYMENT_ORDER_FILE_MAX_BYTES)
    : fileSentences.notAPurchaseOrder

/** The file of a purchase order on its way to the server, and then what it is called there. */
export const createPurchaseOrderUpload = () =>
  createFileUpload((file, heard) => sendFormFile(file, 'payment_order', heard), {
    refusal,
    failed: t.uploadFailed,
  })

export type PurchaseOrderUpload = ReturnType<typeof createPurchaseOrderUpload>
