import { type ReactNode, useRef } from 'react'
import type { Compose } from '../../../core/chat/compose.ts'
import { common } from '../../../core/messages/common.ts'
import { partnerChat as t } from '../../../core/messages/partner-chat.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { close } from '../../../ui/icons.ts'
import { Notice } from '../../../ui/notice.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { useFocusKept } from '../../../ui/use-focus-kept.ts'

function File({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useFocusKept(box)
  return (
    <div ref={box} className="attaching">
      {children}
    </div>
  )
}

/** The file that comes along with what is being written: on its way, here, or why not. */
export function Attaching({ compose }: { compose: Compose }) {
  const upload = useStore(compose.$upload)
  const { attachment } = useStore(compose.$draft)
  const removal = (name: string) => (
    <Button variant="quiet" size="small" icon={close} iconOnly onClick={compose.detach}>
      {t.removeFile(name)}
    </Button>
  )
  if (upload.at === 'uploading') {
    const { file, percent } = upload
    return (
      <File>
        <div>
          <p>
            <bdi>{t.uploading(file.name)}</bdi>
          </p>
          <ProgressBar
            label={t.uploading(file.name)}
            percent={percent}
            shown={t.percent(Math.round(percent))}
          />
        </div>
        {removal(file.name)}
      </File>
    )
  }
  if (upload.at === 'failed') {
    const { file, reason } = upload
    const again = file && (
      <Button size="small" onClick={() => compose.attach(file)}>
        {common.retry}
      </Button>
    )
    return (
      <Notice tone="danger" action={again} onDismiss={compose.detach} dismissLabel={common.close}>
        {file && (
          <>
            <bdi>{file.name}</bdi>:{' '}
          </>
        )}
        {reason}
      </Notice>
    )
  }
  if (!attachment) return null
  return (
    <File>
      <bdi>{attachment.label}</bdi>
      {removal(attachment.label)}
    </File>
  )
}
