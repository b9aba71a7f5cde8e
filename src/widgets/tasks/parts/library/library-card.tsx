import { useId } from 'react'
import type { LibraryTaskListItem } from '../../../../contract/entities/task.ts'
import { GRID_PROMPT_MAX_CHARACTERS } from '../../../../contract/limits/tasks.ts'
import { taskLibrary as t } from '../../../../core/messages/task-library.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { check } from '../../../../ui/icons.ts'
import { StatusTag } from '../../../../ui/tag.tsx'
import { Prompt, Thumbnail } from '../cells.tsx'

interface LibraryCardProps {
  task: LibraryTaskListItem
  onOpen: (task: LibraryTaskListItem) => void
  onAdd: (task: LibraryTaskListItem) => void
}

/** One task of the library: what it is about, and whether the exchange has it already. */
export function LibraryCard({ task, onOpen, onAdd }: LibraryCardProps) {
  const id = useId()
  const about = [task.task_language, task.level, task.country].flatMap(of => of?.name ?? [])
  return (
    <li className="card-place">
      <Card flush>
        <article className="card" aria-labelledby={id}>
          <Thumbnail src={task.task_thumbnail} />
          <div className="card-text">
            <h4 id={id} className="card-name">
              <bdi className="name">{task.task_name}</bdi>
            </h4>
            {about.length > 0 && <p className="below">{about.join(' · ')}</p>}
            <p className="prompt">
              <Prompt text={task.create_prompt_text} letters={GRID_PROMPT_MAX_CHARACTERS} />
            </p>
          </div>
          <div className="card-foot">
            <Button variant="quiet" size="small" describedBy={id} onClick={() => onOpen(task)}>
              {t.details}
            </Button>
            {task.is_added ? (
              <StatusTag tone="success" icon={check}>
                {t.isAdded}
              </StatusTag>
            ) : (
              <Button variant="soft" size="small" describedBy={id} onClick={() => onAdd(task)}>
                {t.add}
              </Button>
            )}
          </div>
        </article>
      </Card>
    </li>
  )
}
