import { useEffect, useState } from 'react'
import type { Course } from '../../contract/entities/course.ts'
import { browserPlatform } from '../../core/browser-platform.ts'
import { createCourseDocument } from '../../core/courses/course-document.ts'
import { common } from '../../core/messages/common.ts'
import { courses as t } from '../../core/messages/courses.ts'
import { useRefusedFrame } from '../../core/navigation/use-refused-frame.ts'
import { useStore } from '../../core/use-store.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { external } from '../../ui/icons.ts'
import { MessageModal } from '../../ui/message-modal.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSheet } from '../../ui/style-root.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import sheet from './course-details.css?inline'

export interface CourseDetailsProps {
  course: Course
  /** The address of its document asked for again. */
  renewed: () => Promise<string | null>
  onClose: () => void
}

/** What there is to read about a course: its PDF or picture, or its tasks where it has neither. */
export function CourseDetails({ course, renewed, onClose }: CourseDetailsProps) {
  useSheet(sheet)
  if (course.pdf_url !== null)
    return <CourseDocument course={course} path={course.pdf_url} renewed={renewed} onClose={onClose} />
  return (
    <Modal open title={course.name} size="medium" onClose={onClose} closeLabel={common.close}>
      <p>{t.noDocument}</p>
      <ol className="cx-course-tasks">
        {course.tasks.map(task => (
          <li key={task.id}>{task.task_name}</li>
        ))}
      </ol>
    </Modal>
  )
}

function CourseDocument({ course, path, renewed, onClose }: CourseDetailsProps & { path: string }) {
  const [document] = useState(() => createCourseDocument(path, renewed))
  const state = useStore(document.$state)
  useEffect(() => document.open(), [document])
  if (state.at === 'gone') {
    return (
      <MessageModal title={t.gone} onClose={onClose} labels={common}>
        <p className="cx-course-url">{state.url}</p>
      </MessageModal>
    )
  }
  const isReady = state.at === 'ready'
  return (
    <Modal
      open
      title={course.name}
      size="large"
      onClose={onClose}
      closeLabel={common.close}
      actions={
        isReady && (
          <ButtonLink href={state.url} newTab iconAfter={external}>
            {t.openInNewTab}
          </ButtonLink>
        )
      }
    >
      <VisuallyHidden live>{!isReady && common.loading}</VisuallyHidden>
      {!isReady && <Skeleton shape="block" height={420} />}
      {isReady && state.kind === 'picture' && (
        <img className="cx-course-sheet" src={state.url} alt={t.document(course.name)} />
      )}
      {isReady && state.kind === 'pdf' && <Pdf url={state.url} title={t.document(course.name)} />}
    </Modal>
  )
}

/** In a frame where the browser has a viewer of its own and the page around allows it; elsewhere the link stands below. */
function Pdf({ url, title }: { url: string; title: string }) {
  const isRefused = useRefusedFrame(url)
  if (!browserPlatform.showsPdfs()) return <p>{t.notShownHere}</p>
  if (isRefused) return <p>{t.notShownInPage}</p>
  // without the strip of small pages that the viewers of Chrome and Edge open at the side
  const src = `${url}#navpanes=0&view=FitH`
  return <iframe className="cx-course-frame" src={src} title={title} referrerPolicy="no-referrer" />
}
