import type { Ref } from 'react'
import type { Topic } from '../../../../contract/entities/course.ts'
import { ANY_TOPIC } from '../../../../contract/rules/library-request-form.ts'
import { exclusiveTopics } from '../../../../contract/rules/library-topics.ts'
import type { FormControls } from '../../../../core/forms/use-form.ts'
import type { LibraryRequestFormStore } from '../../../../core/libraries/request-form.ts'
import { libraryRequestForm as t } from '../../../../core/messages/library-request-form.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { FieldError, Hint, useDescription } from '../../../../ui/form-frame.tsx'

interface TopicsFieldProps {
  topics: readonly Topic[]
  controls: FormControls<LibraryRequestFormStore['form']>
}

/** What a request is about: some topics, or 'Any' alone (P2 §5). The first box takes the focus for all. */
export function TopicsField({ topics, controls }: TopicsFieldProps) {
  const { values, onChange, onBlur, error, ref, name } = controls.choices<number>('topics')
  const aria = useDescription({ hint: t.topicsHint, error })
  const options = [{ id: ANY_TOPIC, name: t.any }, ...topics]
  return (
    <fieldset
      {...aria}
      className="topics"
      onBlur={event => {
        // from one box to the next nobody has left the field
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur()
      }}
    >
      <legend className="cx-label">{t.fields.topics}</legend>
      <Hint of={aria}>{t.topicsHint}</Hint>
      <div className="boxes">
        {options.map((topic, index) => (
          <Checkbox
            key={topic.id}
            name={name}
            label={<bdi>{topic.name}</bdi>}
            checked={values.includes(topic.id)}
            disabled={controls.busy}
            onChange={isOn => {
              const others = values.filter(id => id !== topic.id)
              onChange(exclusiveTopics(values, isOn ? [...others, topic.id] : others))
            }}
            {...(index === 0 && { ref: ref as Ref<HTMLInputElement> })}
          />
        ))}
      </div>
      <FieldError of={aria}>{error}</FieldError>
    </fieldset>
  )
}
