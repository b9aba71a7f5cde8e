import type { Submission } from '../../src/contract/entities/submission.ts'
import { aPost, CHANGE, profile, serves, VIDEOS } from '../parts/student-profile-stage.tsx'
import { answer } from './answer.ts'
import { byRole, press, see } from './page.ts'

const river = aPost()
export const street = aPost({ id: 32, task_name: 'My street', status: 'approved' })
export const school = aPost({ id: 33, task_name: 'My school', status: 'approved' })
export const ALL = [river, street, school]

/** The server has these posts, whatever it is asked for, and changes them as it is told. */
export function keeps(first: readonly Submission[]): void {
  serves()
  let posts = [...first]
  answer(VIDEOS, ({ query }) => ({
    success: true,
    data: posts.filter(({ status }) => !query?.filter_by || status === query.filter_by),
  }))
  answer(CHANGE, ({ body: { action, videos: named } }) => {
    const videos = named.map(video => (typeof video === 'object' ? video.id : video))
    if (action === 'deleted') posts = posts.filter(({ id }) => !videos.includes(id))
    else posts = posts.map(post => (videos.includes(post.id) ? { ...post, status: action } : post))
    return { success: true, data: { change_id: 9, submissions: [] } }
  })
}

export async function shown(...given: Parameters<typeof profile>) {
  const { host, heard } = profile(...given)
  await see(host, 'My school')
  return { host, heard }
}

/** Opens the menu of what can be made of those selected, and chooses. */
export async function choose(host: HTMLElement, action: string) {
  await press(host, 'Video Approval')
  await byRole(host, 'menuitem', action)
  const item = [...(host.shadowRoot?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])].find(
    ({ textContent }) => textContent === action,
  )
  item?.click()
}
