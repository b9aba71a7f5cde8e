import { useEffect, useRef } from 'react'
import { acceptedPurchaseOrders } from '../../../../contract/rules/material-types.ts'
import { mayGoBetter } from '../../../../core/http/may-go-better.ts'
import { common } from '../../../../core/messages/common.ts'
import { tokenPurchase as t } from '../../../../core/messages/token-purchase.ts'
import type { Payment } from '../../../../core/tokens/payment.ts'
import { orderFiles } from '../../../../core/tokens/purchase-order.ts'
import { useStore } from '../../../../core/use-store.ts'
import { Button } from '../../../../ui/button.tsx'
import { FileButton } from '../../../../ui/file-button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import type { PaymentControls } from './controls.ts'

interface OrderFileProps {
  controls: PaymentControls
  payment: Payment
}

/** The file of a purchase order: sent as soon as it is chosen, in the place of a link. */
export function OrderFile({ controls, payment }: OrderFileProps) {
  const { upload } = payment
  useEffect(() => payment.takesFiles(orderFiles), [payment])
  const state = useStore(upload.$state)
  const box = useRef<HTMLDivElement>(null)
  const { po_file } = controls.draft
  // what is pressed goes away with what it is about
  const focusChoice = () => box.current?.querySelector<HTMLElement>('.purchase-choose button')?.focus()
  const calm = (job: () => void) => () => {
    focusChoice()
    job()
  }
  return (
    <div ref={box} className="purchase-part">
      {state.at === 'uploading' && (
        <div className="purchase-sending">
          <p>{t.uploading(state.file.name)}</p>
          <ProgressBar
            label={t.uploading(state.file.name)}
            percent={state.percent}
            shown={t.percent(Math.round(state.percent))}
          />
        </div>
      )}
      {state.at === 'failed' && (
        <Notice
          tone="danger"
          action={
            <div className="purchase-line">
              {state.file && mayGoBetter(state.error) && (
                <Button size="small" onClick={() => state.file && void upload.start(state.file)}>
                  {common.retry}
                </Button>
              )}
              <Button size="small" variant="quiet" onClick={calm(upload.forget)}>
                {common.cancel}
              </Button>
            </div>
          }
        >
          {state.reason}
        </Notice>
      )}
      {po_file && <p role="status">{t.uploaded(po_file)}</p>}
      <div className="purchase-line purchase-choose">
        <FileButton
          size="small"
          label={po_file ? t.otherFile : t.chooseFile}
          accept={acceptedPurchaseOrders}
          disabled={controls.busy}
          onFile={file => file && void upload.start(file)}
        />
        {state.at === 'uploading' && (
          <Button size="small" variant="quiet" onClick={calm(upload.forget)}>
            {t.stopUpload}
          </Button>
        )}
        {po_file && state.at !== 'uploading' && (
          <Button size="small" variant="quiet" disabled={controls.busy} onClick={calm(payment.removeFile)}>
            {t.removeFile(po_file)}
          </Button>
        )}
      </div>
      <p className="purchase-small">{t.orderFile}</p>
    </div>
  )
}
