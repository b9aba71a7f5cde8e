import { useEffect, useRef } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import { COPIED_TOOLTIP_MS } from '../../../contract/limits/shell.ts'
import { groupTypes } from '../../../contract/rules/group-types.ts'
import { classroom as t } from '../../../core/messages/classroom.ts'
import { copying } from '../../../core/messages/copying.ts'
import { classroomStatusTags } from '../../../core/statuses/status-tags.ts'
import { CopyText } from '../../../ui/copy-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { book, external } from '../../../ui/icons.ts'
import { StatusTag } from '../../../ui/tag.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { guideLink } from '../guide-link.ts'
import type { ClassroomHandle } from '../types.ts'
import { ClassView } from './class-view.tsx'

interface HeaderProps {
  classroom: Classroom
  /** It came in the place of what had the focus. */
  takesFocus: boolean
  widget: ClassroomHandle
}

/** Name, status, code and teacher guide, and the student site where the whole class posts as one. */
export function Header({ classroom, takesFocus, widget }: HeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const guide = guideLink(classroom)

  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  return (
    <div className="header">
      <div className="title">
        <h2 ref={heading} tabIndex={-1}>
          <bdi>{classroom.name}</bdi>
        </h2>
        <StatusTag {...classroomStatusTags[classroom.status]} />
      </div>
      <div className="links">
        <span className="code">
          <span className="code-label">{t.classroomCode}</span>
          <CopyText
            text={classroom.code}
            label={t.copyCode(classroom.code)}
            copied={copying.copied}
            failed={copying.failed}
            ms={COPIED_TOOLTIP_MS}
          />
        </span>
        {guide && (
          <a className="guide" href={guide} target="_blank" rel="noopener noreferrer">
            <Icon path={book} size={18} />
            <span>{t.teacherGuide}</span>
            <Icon path={external} size={16} />
            <VisuallyHidden>{t.newTab}</VisuallyHidden>
          </a>
        )}
        {classroom.course_student_group_type_id === groupTypes.wholeClass && (
          <ClassView classroomId={classroom.id} widget={widget} />
        )}
      </div>
    </div>
  )
}
