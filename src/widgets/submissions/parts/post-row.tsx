import { memo } from 'react'
import { submissionList as t } from '../../../core/messages/submission-list.ts'
import { posterName } from '../../../core/submissions/neighbours.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { tableRoles } from '../../../ui/table-roles.ts'
import { isSamePost, type PostProps } from './list-context.ts'
import { PostedOn, PostName, PostSelect, PostStatus, PostTask } from './post-parts.tsx'

/** One submission of the list. */
export const PostRow = memo(function PostRow(props: PostProps) {
  const { post, isSelected, context } = props
  const name = posterName(post)
  return (
    <tr
      {...tableRoles.row}
      className="post"
      data-post={post.id}
      data-selected={isSelected || undefined}
      tabIndex={-1}
    >
      {!context.isPartner && (
        <td {...tableRoles.cell} className="select">
          <PostSelect {...props} />
        </td>
      )}
      <th {...tableRoles.rowHead} className="who">
        <Avatar name={name} size={40} decorative />
        <div className="names">
          <PostName {...props} />
          {post.student_username && (
            <span className="below">
              <bdi>{post.student_username}</bdi>
            </span>
          )}
        </div>
      </th>
      <td {...tableRoles.cell} className="task">
        <PostTask post={post} />
      </td>
      <td {...tableRoles.cell} className="posted" data-label={t.postedOn}>
        <PostedOn post={post} />
      </td>
      <td {...tableRoles.cell} className="status">
        <PostStatus post={post} />
      </td>
    </tr>
  )
}, isSamePost)
