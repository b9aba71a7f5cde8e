import { useRef, useState } from 'react'
import { ATTACHMENT_LABEL_MAX_CHARACTERS, TASK_ATTACHMENTS_MAX } from '../../../contract/limits/tasks.ts'
import { normalLink } from '../../../contract/rules/links.ts'
import type { TaskLinkValues } from '../../../contract/rules/task-values.ts'
import { taskSentence } from '../../../contract/server-messages/task-fields.ts'
import { taskForm } from '../../../core/messages/task-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FieldError, useDescription } from '../../../ui/form-frame.tsx'
import { add, close } from '../../../ui/icons.ts'
import { useSheet } from '../../../ui/style-root.ts'
import sheet from './form-fields.css?inline'

const { links: t } = taskForm

export interface LinksFieldProps {
  value: readonly TaskLinkValues[]
  onChange: (links: TaskLinkValues[]) => void
  onBlur?: () => void
  label?: string
  error?: string | undefined
  /** What is missing is told: somebody has tried to save. */
  isChecked?: boolean
  disabled?: boolean
}

const required = taskSentence('links', { code: 'required' })

/** Web pages of a task, each with its title (P3 §5 Link). An address becomes a whole one when one goes on. */
export function LinksField(props: LinksFieldProps) {
  useSheet(sheet)
  const { value, onChange, onBlur, label = t.label, error, isChecked = false, disabled } = props
  const aria = useDescription({ error })
  const list = useRef<HTMLOListElement>(null)
  /** The one that is being written is not judged. */
  const [written, setWritten] = useState<number | null>(null)

  const change = (index: number, changes: Partial<TaskLinkValues>) =>
    onChange(value.map((link, place) => (place === index ? { ...link, ...changes } : link)))

  function leave(index: number): void {
    setWritten(null)
    const whole = normalLink(value[index]?.url ?? '')
    if (whole !== null && whole !== value[index]?.url) change(index, { url: whole })
    onBlur?.()
  }

  function issueOf(index: number, url: string): string | undefined {
    if (url.trim() === '') return isChecked ? required : undefined
    return written === index || normalLink(url) !== null ? undefined : taskSentence('links', { code: 'link' })
  }

  function focus(index: number): void {
    requestAnimationFrame(() => list.current?.children[index]?.querySelector('input')?.focus())
  }

  return (
    <fieldset className="task-form-group" aria-describedby={aria['aria-describedby']} disabled={disabled}>
      <legend className="cx-label">{label}</legend>
      {value.length === 0 && <p className="cx-hint">{t.none}</p>}
      <ol ref={list} className="task-form-rows">
        {value.map(({ label: title, url }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a link has nothing of its own but what is typed
          <li key={index} className="task-form-row" aria-label={t.link(index + 1)}>
            <Field
              label={t.name}
              value={title}
              onChange={text => change(index, { label: text })}
              autoComplete="off"
              most={ATTACHMENT_LABEL_MAX_CHARACTERS}
              error={isChecked && title.trim() === '' ? required : undefined}
              required
            />
            {/* biome-ignore lint/a11y/noStaticElementInteractions: whether its field has the focus */}
            <div role="presentation" onFocus={() => setWritten(index)} onBlur={() => leave(index)}>
              <Field
                label={t.url}
                value={url}
                onChange={text => change(index, { url: text })}
                inputMode="url"
                autoComplete="off"
                error={issueOf(index, url)}
                required
              />
            </div>
            <Button
              variant="quiet"
              icon={close}
              iconOnly
              onClick={() => {
                onChange(value.filter((_, place) => place !== index))
                focus(Math.max(0, index - 1))
              }}
            >
              {t.remove(title.trim() || t.link(index + 1))}
            </Button>
          </li>
        ))}
      </ol>
      <div>
        <Button
          size="small"
          icon={add}
          disabled={value.length >= TASK_ATTACHMENTS_MAX}
          onClick={() => {
            onChange([...value, { label: '', url: '' }])
            focus(value.length)
          }}
        >
          {t.add}
        </Button>
      </div>
      <FieldError of={aria}>{error}</FieldError>
    </fieldset>
  )
}
