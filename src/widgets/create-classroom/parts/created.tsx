import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { CreationEnd } from '../../../core/classrooms/creation-end.ts'
import { classroomList } from '../../../core/messages/classroom-list.ts'
import { common } from '../../../core/messages/common.ts'
import { createClassroom as t } from '../../../core/messages/create-classroom.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { MessageModal } from '../../../ui/message-modal.tsx'
import type { CreateClassroomHandle } from '../types.ts'

interface CreatedProps {
  end: CreationEnd
  /** The request that it is for, which it goes on to. */
  invitationId: number | null
  /** The praise has been read, and the wizard is free for another classroom. */
  onClose: () => void
  /** What is filled in is to become a classroom of its own, beside one that was made elsewhere. */
  onAsWell: () => void
  widget: CreateClassroomHandle
}

/**
 * Goes on to what was created; a first classroom is welcomed before (P2 §2), and of one that was there already it is
 * said first. Where nobody takes the person there, they are praised here, as the list does it.
 */
export function Created({ end, invitationId, onClose, onAsWell, widget }: CreatedProps) {
  const { classroomId, hasCourse, isFirst, wasThere, isElsewhere } = end
  const [at, setAt] = useState<'there' | 'created' | 'gone' | 'here'>(wasThere ? 'there' : 'created')
  function goOn() {
    const isGone =
      invitationId !== null
        ? widget.goOn('connections', { invitationId }, { classroom_id: classroomId })
        : hasCourse
          ? widget.goOn('classroom', { classroomId })
          : widget.goOn('classrooms', {}, { created: classroomId })
    setAt(isGone ? 'gone' : 'here')
  }
  const goOnAtOnce = useEffectEvent(goOn)
  useEffect(() => {
    if (!isFirst && !wasThere) goOnAtOnce()
  }, [isFirst, wasThere])
  if (at === 'here') return <Praise {...{ end, invitationId, onClose, widget }} />
  if (at === 'there') {
    const goOnFromThere = isFirst ? () => setAt('created') : goOn
    const text = isElsewhere ? t.thereElsewhere : t.there
    const other = isElsewhere && <Button onClick={onAsWell}>{t.asWell}</Button>
    return <Told key={at} title={t.thereTitle} text={text} other={other} onGoOn={goOnFromThere} />
  }
  if (!isFirst || at === 'gone') return null
  return <Told key={at} title={t.welcomeTitle} text={t.welcome} onGoOn={goOn} />
}

interface ToldProps {
  title: string
  text: string
  /** Another way than on. */
  other?: ReactNode
  onGoOn: () => void
}

/** Something to know before the way goes on. */
function Told({ title, text, other, onGoOn }: ToldProps) {
  const goOn = (
    <>
      {other}
      <Button variant="primary" onClick={onGoOn} autoFocusInModal>
        {t.goOn}
      </Button>
    </>
  )
  return (
    <MessageModal title={title} onClose={onGoOn} labels={common} actions={goOn}>
      <p>{text}</p>
    </MessageModal>
  )
}

/** Says that it is there, with the way to what comes next as a link. */
function Praise({ end, invitationId, onClose, widget }: Omit<CreatedProps, 'onAsWell'>) {
  const { classroomId, hasCourse } = end
  const isAsked = invitationId !== null
  const link = isAsked
    ? widget.link('connections', { invitationId }, { classroom_id: classroomId })
    : widget.link(hasCourse ? 'classroom' : 'chooseCourse', { classroomId })
  return (
    <MessageModal
      title={classroomList.goodJobTitle}
      onClose={onClose}
      labels={common}
      actions={
        <>
          <Button onClick={onClose}>{t.another}</Button>
          <ButtonLink
            variant="primary"
            {...link}
            onClick={event => {
              link.onClick(event)
              // the page may leave the element where it is
              onClose()
            }}
          >
            {isAsked ? t.toRequest : hasCourse ? t.enter : classroomList.selectCourse}
          </ButtonLink>
        </>
      }
    >
      <p>{isAsked ? t.readyForRequest : hasCourse ? t.ready : classroomList.goodJob}</p>
    </MessageModal>
  )
}
