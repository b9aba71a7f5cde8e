import { createElement, useId } from 'react'
import { partnerSearch as t } from '../../../core/messages/partner-search.ts'
import { commonAttributes, keepReadyInside } from '../../../element/inner-element.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { search } from '../../../ui/icons.ts'
import type { PartnerSearchHandle } from '../types.ts'

interface FindingProps {
  classroomId: number
  widget: PartnerSearchHandle
  onChoose: () => void
}

/** Find: the way to the search, and what was asked for already, which is an element of its own. */
export function Finding({ classroomId, widget, onChoose }: FindingProps) {
  const id = useId()
  return (
    <div className="list">
      <Card>
        <div className="find">
          <p>{t.find}</p>
          <Button variant="primary" icon={search} onClick={onChoose}>
            {t.letMeChoose}
          </Button>
        </div>
      </Card>
      <section className="requests" aria-labelledby={id}>
        <h3 id={id}>{t.requests}</h3>
        {createElement('cx-connections', {
          ref: keepReadyInside,
          ...commonAttributes(widget.element),
          'classroom-id': classroomId,
        })}
      </section>
    </div>
  )
}
