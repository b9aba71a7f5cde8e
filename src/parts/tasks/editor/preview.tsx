import { hasResponses } from '../../../contract/rules/task-categories.ts'
import { shortDate } from '../../../core/dates/short-date.ts'
import { pictureAddress } from '../../../core/html/picture-address.ts'
import { common } from '../../../core/messages/common.ts'
import { taskEditor as t } from '../../../core/messages/task-editor.ts'
import type { TaskDraft } from '../../../core/tasks/task-draft.ts'
import { Modal } from '../../../ui/modal.tsx'
import { useSheet } from '../../../ui/style-root.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { RichText } from '../../rich-text/rich-text.tsx'
import contentSheet from '../task-content.css?inline'

interface PreviewProps {
  draft: TaskDraft
  onClose: () => void
}

/** A task as its students will see it, with nothing that is for teachers alone. */
export function Preview({ draft, onClose }: PreviewProps) {
  useSheet(contentSheet)
  const { task_name, topic, summary, create_prompt, respond_prompt, can_do_statement } = draft
  const src = pictureAddress(draft.task_thumbnail ?? '')
  return (
    <Modal open size="large" title={t.previewTitle} onClose={onClose} closeLabel={common.close}>
      <article className="cx-task-preview cx-task-content">
        <header className="cx-task-preview-head">
          {src && <img src={src} alt="" />}
          <div>
            <h3>
              <bdi>{task_name.trim() || t.noName}</bdi>
            </h3>
            {topic.trim() && (
              <p>
                <bdi>{topic}</bdi>
              </p>
            )}
            {summary.trim() && (
              <p>
                <bdi>{summary}</bdi>
              </p>
            )}
          </div>
        </header>
        <Facts draft={draft} />
        <section>
          <h4>{t.fields.create_prompt}</h4>
          {create_prompt ? <RichText html={create_prompt} /> : <p className="cx-hint">{t.noPrompt}</p>}
        </section>
        {hasResponses(draft.task_category) && respond_prompt && (
          <section>
            <h4>{t.fields.respond_prompt}</h4>
            <RichText html={respond_prompt} />
          </section>
        )}
        {can_do_statement && (
          <section>
            <h4>{t.objectives}</h4>
            <RichText html={can_do_statement} />
          </section>
        )}
        <Attachments draft={draft} />
      </article>
    </Modal>
  )
}

function Facts({ draft }: { draft: TaskDraft }) {
  const { response_type, video_time_limit, due_date, response_due_date } = draft
  const responds = hasResponses(draft.task_category)
  const limit = Number(video_time_limit)
  const facts: [label: string, value: string | false][] = [
    [t.answerBy, t.responseTypes[response_type as '1' | '2']],
    [t.timeLimit, response_type === '1' && limit > 0 && t.seconds(limit)],
    [t.responses, responds && draft.number_responses],
    [t.due, due_date !== '' && shortDate(due_date)],
    [t.fields.response_due_date, responds && response_due_date !== '' && shortDate(response_due_date)],
  ]
  return (
    <dl className="cx-task-facts">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** Links as they lead; a material has an address once it is saved. */
function Attachments({ draft: { links, materials } }: { draft: TaskDraft }) {
  return (
    <>
      {materials.length > 0 && (
        <section>
          <h4>{t.fields.materials}</h4>
          <ul className="cx-task-attachments">
            {materials.map(({ original_file, label }) => (
              <li key={original_file}>
                <bdi>{label}</bdi>
              </li>
            ))}
          </ul>
        </section>
      )}
      {links.length > 0 && (
        <section>
          <h4>{t.fields.links}</h4>
          <ul className="cx-task-attachments">
            {links.map(({ label, url }) => (
              <li key={`${label} ${url}`}>
                <a href={url} target="_blank" rel="noopener noreferrer">
                  <bdi>{label || url}</bdi>
                  <VisuallyHidden> {t.newTab}</VisuallyHidden>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
