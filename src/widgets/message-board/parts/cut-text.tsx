import { useState } from 'react'
import { MESSAGE_SHOWN_CHARACTERS } from '../../../contract/limits/messages.ts'
import { cutText } from '../../../core/cut-text.ts'
import { messageBoard as t } from '../../../core/messages/message-board.ts'
import { Button } from '../../../ui/button.tsx'

/** A text of several lines, of which a long one is shown in part at first (P3 §2). `of` is the id of whose it is. */
export function CutText({ text, of }: { text: string; of: string }) {
  const [isWhole, setWhole] = useState(false)
  const cut = cutText(text, MESSAGE_SHOWN_CHARACTERS)
  return (
    <div className="said">
      <p>
        <bdi>{isWhole || cut === null ? text : cut}</bdi>
      </p>
      {cut !== null && (
        <Button variant="quiet" size="small" describedBy={of} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t.showLess : t.showMore}
        </Button>
      )}
    </div>
  )
}
