import { common } from '../../../core/messages/common.ts'
import { taskForm } from '../../../core/messages/task-form.ts'
import type { MaterialUpload } from '../../../core/tasks/material-uploads.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { close } from '../../../ui/icons.ts'
import { Notice } from '../../../ui/notice.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'

const { materials: t } = taskForm

/** A file on its way: how far it is, or what went wrong with it. */
export function UploadRow({
  each: { upload, file },
  onRemove,
}: {
  each: MaterialUpload
  onRemove: () => void
}) {
  const state = useStore(upload.$state)
  const remove = (
    <Button variant="quiet" icon={close} iconOnly onClick={onRemove}>
      {t.remove(file.name)}
    </Button>
  )
  if (state.at === 'failed') {
    const again = state.file
    return (
      <Notice
        tone="danger"
        action={
          <div className="task-form-line">
            {again && (
              <Button size="small" onClick={() => upload.start(again)}>
                {common.retry}
              </Button>
            )}
            {remove}
          </div>
        }
      >
        <p>
          <bdi>{file.name}</bdi>: {state.reason}
        </p>
      </Notice>
    )
  }
  const percent = state.at === 'uploading' ? state.percent : 0
  return (
    <div className="task-form-upload">
      <div className="task-form-wide">
        <p>{t.uploading(file.name)}</p>
        <ProgressBar
          label={t.uploading(file.name)}
          percent={percent}
          shown={t.percent(Math.round(percent))}
        />
      </div>
      {remove}
    </div>
  )
}
