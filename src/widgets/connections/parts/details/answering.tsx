import type { ConnectionDetail } from '../../../../contract/entities/connection.ts'
import type { MatchedClassroom } from '../../../../contract/entities/partner.ts'
import { connections as t } from '../../../../core/messages/connections.ts'
import { Purchase } from '../../../../element/purchase.tsx'
import { Reasons } from '../../../../parts/partners/reasons.tsx'
import { TokenNote, useTokens } from '../../../../parts/partners/token-note.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Select } from '../../../../ui/select.tsx'
import type { ConnectionsHandle } from '../../types.ts'

interface AnsweringProps {
  connection: ConnectionDetail
  /** The classroom of one's own with which it would be accepted. */
  own: MatchedClassroom | undefined
  /** The classroom that was asked for is not to be had any more. */
  isAskedOff: boolean
  onChoose: (classroomId: number) => void
  widget: ConnectionsHandle
}

/** With which classroom a request is accepted, why that fits, and what it costs; or the way to a new one for it. */
export function Answering({ connection, own, isAskedOff, onChoose, widget }: AnsweringProps) {
  const { id, classroom, invited_classroom, classrooms_matched: matched } = connection
  const statement = useTokens(own, classroom)
  return (
    <div className="answering">
      {isAskedOff && invited_classroom && <p>{t.askedOff(invited_classroom.name)}</p>}
      {matched.length === 0 ? (
        <p>{t.noneMatched}</p>
      ) : (
        <Select
          label={t.ownClassroom}
          value={own ? String(own.id) : ''}
          required
          placeholder={t.chooseOwn}
          onChange={value => onChoose(Number(value))}
          options={matched.map(({ id: value, name }) => ({ value: String(value), label: name }))}
        />
      )}
      {own && <Reasons classroom={own} />}
      {statement && (
        <TokenNote
          statement={statement}
          widget={widget}
          purchase={offer => <Purchase {...offer} bundles widget={widget} />}
        />
      )}
      <ButtonLink size="small" {...widget.link('createClassroomForInvitation', { invitationId: id })}>
        {t.createFor}
      </ButtonLink>
    </div>
  )
}
