import { acceptedTextPictures } from '../../../contract/rules/material-types.ts'
import { common } from '../../../core/messages/common.ts'
import { richText as t } from '../../../core/messages/rich-text.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { FieldError, useDescription } from '../../../ui/form-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import type { createPictureUpload } from './picture-upload.ts'

interface PictureSourceProps {
  sending: ReturnType<typeof createPictureUpload>
  /** It is asked for, and not there. */
  isMissing: boolean
}

/** The file of a picture: chosen, on its way, there, or what went wrong with it. */
export function PictureSource({ sending, isMissing }: PictureSourceProps) {
  const state = useStore(sending.$state)
  const missing = state.at === 'uploading' ? t.pictureWait : t.pictureNone
  const aria = useDescription({ error: isMissing ? missing : undefined })
  return (
    <div className="cx-rich-fields">
      {state.at === 'uploading' && (
        <ProgressBar
          label={t.pictureUploading(state.file.name)}
          percent={state.percent}
          shown={t.picturePercent(Math.round(state.percent))}
        />
      )}
      <p role="status" className="cx-rich-file">
        {state.at === 'uploading' && t.pictureUploading(state.file.name)}
        {state.at === 'ready' && t.pictureReady(state.file.name)}
      </p>
      {state.at === 'failed' && (
        <Notice
          tone="danger"
          action={
            state.file && (
              <Button size="small" onClick={() => state.file && sending.start(state.file)}>
                {common.retry}
              </Button>
            )
          }
        >
          {state.reason}
        </Notice>
      )}
      <div>
        <FileButton
          label={state.at === 'none' ? t.pictureChoose : t.pictureOther}
          accept={acceptedTextPictures}
          onFile={file => file && sending.start(file)}
        />
      </div>
      <FieldError of={aria}>{isMissing ? missing : undefined}</FieldError>
    </div>
  )
}
