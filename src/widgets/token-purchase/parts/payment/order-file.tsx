import { useEffect, useEffectEvent, useRef } from 'react'
import { acceptedPurchaseOrders } from '../../../../contract/rules/material-types.ts'
import { common } from '../../../../core/messages/common.ts'
import { tokenPurchase as t } from '../../../../core/messages/token-purchase.ts'
import type { PurchaseOrderUpload } from '../../../../core/tokens/purchase-order.ts'
import { useStore } from '../../../../core/use-store.ts'
import { Button } from '../../../../ui/button.tsx'
import { FileButton } from '../../../../ui/file-button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import type { PaymentControls } from './controls.ts'

interface OrderFileProps {
  controls: PaymentControls
  upload: PurchaseOrderUpload
}

/** The file of a purchase order: sent as soon as it is chosen, in the place of a link. */
export function OrderFile({ controls, upload }: OrderFileProps) {
  const state = useStore(upload.$state)
  const box = useRef<HTMLDivElement>(null)
  const { onChange } = controls.field('po_url')
  const take = useEffectEvent(onChange)
  const got = state.at === 'ready' ? state.got : null
  useEffect(() => {
    if (got !== null) take(got)
  }, [got])
  // what is pressed goes away with what it is about
  const focusChoice = () => box.current?.querySelector<HTMLElement>('.purchase-choose button')?.focus()
  const forget = () => {
    focusChoice()
    upload.forget()
    if (got !== null) onChange('')
  }
  return (
    <div ref={box} className="purchase-part">
      {state.at === 'uploading' && (
        <div>
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
              {state.file && (
                <Button size="small" onClick={() => state.file && void upload.start(state.file)}>
                  {common.retry}
                </Button>
              )}
              <Button size="small" variant="quiet" onClick={forget}>
                {common.cancel}
              </Button>
            </div>
          }
        >
          {state.reason}
        </Notice>
      )}
      {state.at === 'ready' && <p role="status">{t.uploaded(state.file.name)}</p>}
      <div className="purchase-line purchase-choose">
        <FileButton
          size="small"
          label={state.at === 'ready' ? t.otherFile : t.chooseFile}
          accept={acceptedPurchaseOrders}
          disabled={controls.busy}
          onFile={file => file && void upload.start(file)}
        />
        {state.at === 'uploading' && (
          <Button size="small" variant="quiet" onClick={forget}>
            {t.stopUpload}
          </Button>
        )}
        {state.at === 'ready' && (
          <Button size="small" variant="quiet" disabled={controls.busy} onClick={forget}>
            {t.removeFile(state.file.name)}
          </Button>
        )}
      </div>
      <p className="purchase-small">{t.orderFile}</p>
    </div>
  )
}
