import { createElement, useEffect, useRef } from 'react'
import { commonAttributes, keepReadyInside } from '../../../element/inner-element.ts'
import type { NotifiedPost } from '../deep-link.ts'
import type { ClassroomHandle } from '../types.ts'

interface MyStudentsProps {
  classroomId: number
  /** Whose profile is open. */
  studentId: number | undefined
  /** What is in front in the profile of its student. */
  post: NotifiedPost | undefined
  widget: ClassroomHandle
}

/** The element that shows the students, whose code comes with the tab. */
export function MyStudents({ classroomId, studentId, post, widget }: MyStudentsProps) {
  const inner = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = inner.current
    keepReadyInside(element)
    const follow = (event: Event) => {
      const { studentId } = (event as CustomEvent<{ studentId: number | null }>).detail
      Object.assign(widget.element, { studentId: studentId ?? undefined })
    }
    element?.addEventListener('cx-student-shown', follow)
    return () => element?.removeEventListener('cx-student-shown', follow)
  }, [widget])
  return (
    // around what stands in its place at first, too
    <div className="my-students">
      {createElement('cx-students', {
        ref: inner,
        ...commonAttributes(widget.element),
        'classroom-id': classroomId,
        'student-id': studentId,
        ...(post && post.studentId === studentId && { posts: post.posts, 'post-id': post.postId }),
      })}
    </div>
  )
}
