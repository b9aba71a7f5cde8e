import type { LibraryTask, Task } from '../../contract/entities/task.ts'
import { SHOWN_LABEL_MAX_CHARACTERS } from '../../contract/limits/tasks.ts'
import { asksForResponses } from '../../contract/rules/task-categories.ts'
import { serviceUrl } from '../../core/http/address.ts'
import { taskContent as t } from '../../core/messages/task-content.ts'
import { taskWords as words } from '../../core/messages/task-words.ts'
import { tasks } from '../../core/messages/tasks.ts'
import { AttachmentList } from './attachment-list.tsx'
import { Facts, type FactsProps } from './facts.tsx'
import { LongText } from './long-text.tsx'

type Content = Task | LibraryTask

const longFields = [
  'teacher_instructions',
  'can_do_statement',
  'essential_question',
  'description',
  'teacher_description',
] as const

/** All that a task says: what students are asked for, what there is to know about it, and what comes along. */
export function TaskContent({ task }: { task: Content }) {
  return (
    <div className="cx-task-content">
      {task.summary && (
        <p>
          <bdi>{task.summary}</bdi>
        </p>
      )}
      <LongText heading={tasks.prompt} html={task.create_prompt} />
      <LongText heading={t.responsePrompt} html={task.respond_prompt} />
      <KnownFacts task={task} />
      {longFields.map(field => (
        <LongText key={field} heading={words.long[field]} html={task[field]} />
      ))}
      <AttachmentList
        heading={t.links}
        most={SHOWN_LABEL_MAX_CHARACTERS}
        list={task.links.map(({ label, url }) => ({ id: `${label} ${url}`, label, href: url }))}
      />
      <AttachmentList
        heading={t.materials}
        most={SHOWN_LABEL_MAX_CHARACTERS}
        list={[...task.materials, ...task.media].map(({ label, url }) => ({
          id: `${label} ${url}`,
          label,
          href: serviceUrl(url),
        }))}
      />
    </div>
  )
}

function KnownFacts({ task }: { task: Content }) {
  const { response_type, video_time_limit, number_responses, topic, tags } = task
  const { task_language, level, country } = task
  const facts: FactsProps['facts'] = [
    [t.topic, topic],
    [t.language, task_language?.name],
    [t.level, level?.name],
    [t.country, country?.name],
    [t.responseType, words.responseTypes[response_type as 1 | 2]],
    [t.timeLimit, response_type === 1 && words.seconds(video_time_limit)],
    [t.numberOfResponses, asksForResponses(task) && String(number_responses)],
    [t.tags, tags.map(({ name }) => name).join(', ')],
  ]
  return <Facts facts={facts} />
}
