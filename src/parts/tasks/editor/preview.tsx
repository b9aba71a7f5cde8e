import type { Task } from '../../../contract/entities/task.ts'
import { ATTACHMENT_LABEL_MAX_CHARACTERS } from '../../../contract/limits/tasks.ts'
import { isRichTextEmpty } from '../../../contract/rules/rich-text.ts'
import { hasResponses } from '../../../contract/rules/task-categories.ts'
import { shortDate } from '../../../core/dates/short-date.ts'
import { pictureAddress } from '../../../core/html/picture-address.ts'
import { serviceUrl } from '../../../core/http/address.ts'
import { common } from '../../../core/messages/common.ts'
import { taskEditor as t } from '../../../core/messages/task-editor.ts'
import type { TaskDraft } from '../../../core/tasks/task-draft.ts'
import { Modal } from '../../../ui/modal.tsx'
import { useSheet } from '../../../ui/style-root.ts'
import { RichText } from '../../rich-text/rich-text.tsx'
import { type Attached, AttachmentList } from '../attachment-list.tsx'
import { Facts, type FactsProps } from '../facts.tsx'
import { LongText } from '../long-text.tsx'
import contentSheet from '../task-content.css?inline'

interface PreviewProps {
  draft: TaskDraft
  /** Of the task that is edited; the form does not show them. */
  media: Task['media']
  onClose: () => void
}

/** A task as its students will see it, in the order of their page, with nothing that is for teachers alone. */
export function Preview({ draft, media, onClose }: PreviewProps) {
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
        <KnownFacts draft={draft} />
        <LongText heading={t.fields.can_do_statement} html={can_do_statement} />
        <AttachmentList
          heading={t.toWorkWith}
          most={ATTACHMENT_LABEL_MAX_CHARACTERS}
          list={toWorkWith(draft, media)}
        />
        <section>
          <h4>{t.fields.create_prompt}</h4>
          {isRichTextEmpty(create_prompt) ? (
            <p className="cx-hint">{t.noPrompt}</p>
          ) : (
            <RichText html={create_prompt} />
          )}
        </section>
        {hasResponses(draft.task_category) && (
          <LongText heading={t.fields.respond_prompt} html={respond_prompt} />
        )}
      </article>
    </Modal>
  )
}

/** In one list, as students have it; a material has an address once it is saved. */
const toWorkWith = ({ links, materials }: TaskDraft, media: Task['media']): Attached[] => [
  ...materials.map(({ original_file, label }) => ({ id: original_file, label, href: null })),
  ...media.map(({ file, label, url }) => ({ id: file, label, href: serviceUrl(url) })),
  ...links.map(({ label, url }) => ({ id: `${label} ${url}`, label: label || url, href: url })),
]

function KnownFacts({ draft }: { draft: TaskDraft }) {
  const { response_type, video_time_limit, due_date, response_due_date } = draft
  const responds = hasResponses(draft.task_category)
  const limit = Number(video_time_limit)
  const facts: FactsProps['facts'] = [
    [t.answerBy, t.responseTypes[response_type as '1' | '2']],
    [t.timeLimit, response_type === '1' && limit > 0 && t.seconds(limit)],
    [t.responses, responds && draft.number_responses],
    [t.due, due_date !== '' && shortDate(due_date)],
    [t.fields.response_due_date, responds && response_due_date !== '' && shortDate(response_due_date)],
  ]
  return <Facts facts={facts} />
}
