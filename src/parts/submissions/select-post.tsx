import { submissions as t } from '../../core/messages/submissions.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

interface SelectPostProps {
  /** The task that it is for. */
  task: string
  isSelected: boolean
  disabled: boolean
  onSelect: (isSelected: boolean) => void
}

/** Selects one post, to be changed with others. */
export const SelectPost = ({ task, isSelected, disabled, onSelect }: SelectPostProps) => (
  <Checkbox
    label={<VisuallyHidden>{t.select(task)}</VisuallyHidden>}
    checked={isSelected}
    disabled={disabled}
    onChange={onSelect}
  />
)
