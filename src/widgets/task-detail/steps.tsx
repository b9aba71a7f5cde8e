import { type ReactNode, useId } from 'react'
import type { Classroom } from '../../contract/entities/classroom.ts'
import type { ActionItemDetail } from '../../contract/entities/teacher-submission.ts'
import { actionName } from '../../core/classrooms/action-name.ts'
import { teacherVideos as t } from '../../core/messages/teacher-videos.ts'
import { targetOf } from '../../core/uploads/target-of.ts'
import type { VideoTarget } from '../../core/uploads/video-target.ts'
import { ownPrompt } from '../../core/videos/task-prompt.ts'
import type { LinkProps } from '../../element/types.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { check } from '../../ui/icons.ts'
import { StatusTag } from '../../ui/tag.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { taskWays } from './task-ways.ts'
import type { TaskDetailHandle } from './types.ts'
import { UnsentFilm } from './unsent-film.tsx'

interface StepsProps {
  item: ActionItemDetail
  classroom: Classroom
  /** What the partner is called; null where there is none. */
  partner: string | null
  widget: TaskDetailHandle
}

/** What is to be done for a task, with where each of it stands. */
export function Steps({ item, classroom, partner, widget }: StepsProps) {
  const { post, response } = taskWays(item, classroom, widget)
  const issues = t.issues(partner ?? t.partner)
  const answer = partner ? t.respondTo(partner) : issues.unpaired
  return (
    <div className="steps">
      <Step
        title={t.post}
        {...post}
        target={targetOf(item)}
        prompt={ownPrompt(item, 'post')}
        task={actionName(item)}
      >
        {item.action.details_create || t.noInstructions}
      </Step>
      {response && (
        <Step
          title={t.response}
          {...response}
          target={targetOf(item, item.partner_submission?.id)}
          prompt={ownPrompt(item, 'response')}
          task={actionName(item)}
        >
          {response.state !== 'waiting' && (item.action.details_response || answer)}
          {response.state === 'waiting' && (partner ? issues.waiting : issues.unpaired)}
        </Step>
      )}
    </div>
  )
}

interface StepProps {
  title: string
  state: 'completed' | 'toDo' | 'waiting'
  way: { to: 'view' | 'go'; link: LinkProps } | null
  /** What a video of it is for. */
  target: VideoTarget
  task: string
  /** What the task itself asks for, or ''. */
  prompt: string
  /** What to do, as its author wrote it. */
  children: ReactNode
}

function Step({ title, state, way, target, task, prompt, children }: StepProps) {
  const id = useId()
  return (
    <Card>
      <section className="step" aria-labelledby={id}>
        <div className="step-head">
          <h3 id={id}>{title}</h3>
          {state === 'completed' ? (
            <StatusTag tone="success" icon={check}>
              {t.completed}
            </StatusTag>
          ) : (
            <StatusTag>{t[state]}</StatusTag>
          )}
        </div>
        <p className="step-text">{children}</p>
        {prompt && (
          <div className="step-prompt">
            <h4>{t.prompt}</h4>
            <p className="step-text">{prompt}</p>
          </div>
        )}
        {way && (
          <div>
            <ButtonLink variant={way.to === 'go' ? 'primary' : 'secondary'} {...way.link}>
              {t[way.to]} <VisuallyHidden>{`${title}: ${task}`}</VisuallyHidden>
            </ButtonLink>
          </div>
        )}
        {way?.to === 'go' && <UnsentFilm target={target} link={way.link} />}
      </section>
    </Card>
  )
}
