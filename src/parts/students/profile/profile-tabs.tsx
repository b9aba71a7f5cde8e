import { useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { Student } from '../../../contract/entities/student.ts'
import { studentProfile as t } from '../../../core/messages/student-profile.ts'
import type { PostKind } from '../../../core/students/student-posts.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { PostList } from './post-list.tsx'
import type { FirstPost } from './profile-types.ts'

interface ProfileTabsProps {
  classroom: Classroom
  student: Student
  first?: FirstPost
  productName: string
  /** A post has another status. */
  onChanged: () => void
}

const tabs = [
  { id: 'videos', label: t.tabs.videos },
  { id: 'responses', label: t.tabs.responses },
] as const

/** TASK VIDEOS and RESPONSES of a student. */
export function ProfileTabs({ classroom, student, first, productName, onChanged }: ProfileTabsProps) {
  const [kind, setKind] = useState<PostKind>(first?.kind ?? 'videos')
  /** What a notification has led to; whoever has chosen a tab goes their own way. */
  const [postId, setPostId] = useState(first?.postId ?? null)
  function select(kind: PostKind) {
    setPostId(null)
    setKind(kind)
  }
  return (
    <Tabs label={t.posts} tabs={tabs} selected={kind} onSelect={select}>
      <PostList
        key={kind}
        kind={kind}
        classroom={classroom}
        studentId={student.id}
        postId={postId}
        productName={productName}
        onChanged={onChanged}
      />
    </Tabs>
  )
}
