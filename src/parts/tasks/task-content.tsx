import type { LibraryTask, Task } from '../../contract/entities/task.ts'
import { SHOWN_LABEL_MAX_CHARACTERS } from '../../contract/limits/tasks.ts'
import { serviceUrl } from '../../core/http/address.ts'
import { tasks as t } from '../../core/messages/tasks.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { CutName } from '../courses/cut-name.tsx'
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
      <LongText heading={t.prompt} html={task.create_prompt} />
      <LongText heading={t.responsePrompt} html={task.respond_prompt} />
      <Facts task={task} />
      {longFields.map(field => (
        <LongText key={field} heading={t.long[field]} html={task[field]} />
      ))}
      <Attachments heading={t.links} list={task.links} />
      <Attachments heading={t.materials} list={[...task.materials, ...task.media]} isOurs />
    </div>
  )
}

function Facts({ task }: { task: Content }) {
  const { response_type, video_time_limit, number_responses, topic, tags } = task
  const { task_language, level, country } = task
  const facts: [label: string, value: string | false | undefined][] = [
    [t.topic, topic],
    [t.language, task_language?.name],
    [t.level, level?.name],
    [t.country, country?.name],
    [t.responseType, t.responseTypes[response_type as 1 | 2]],
    [t.timeLimit, response_type === 1 && t.seconds(video_time_limit)],
    [t.numberOfResponses, number_responses > 0 && String(number_responses)],
    [t.tags, tags.map(({ name }) => name).join(', ')],
  ]
  return (
    <dl className="cx-task-facts">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

interface AttachmentsProps {
  heading: string
  list: readonly { label: string; url: string }[]
  /** They are files of this service. */
  isOurs?: boolean
}

function Attachments({ heading, list, isOurs = false }: AttachmentsProps) {
  if (list.length === 0) return null
  return (
    <section>
      <h4>{heading}</h4>
      <ul className="cx-task-attachments">
        {list.map(({ label, url }) => (
          <li key={`${label} ${url}`}>
            <a href={isOurs ? serviceUrl(url) : url} target="_blank" rel="noopener noreferrer">
              <CutName name={label} most={SHOWN_LABEL_MAX_CHARACTERS} />
              <VisuallyHidden> {t.newTab}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
