import type { HidingStore, HidingTold } from '../../../core/libraries/hiding.ts'
import { shortName } from '../../../core/libraries/library-name.ts'
import { libraryConnections as t } from '../../../core/messages/library-connections.ts'
import { useStore } from '../../../core/use-store.ts'
import { Failure } from '../../../parts/failure.tsx'
import { HeldNotice } from '../../../parts/held-notice.tsx'
import { Button } from '../../../ui/button.tsx'

type Told = Exclude<HidingTold, { at: 'none' | 'failed' }>

function sentence(told: Told): string {
  if (!('request' in told)) return t.allShown
  const isHidden = (told.at === 'done') === (told.act === 'hide')
  return t.done[isHidden ? 'hide' : 'show'](shortName(told.request))
}

/** Says which request is out of the list, with the way to take that back, for some seconds and as long as somebody is at it. */
export function HidingBar({ hiding, onUndo }: { hiding: HidingStore; onUndo: (id: number) => void }) {
  const told = useStore(hiding.$told)
  if (told.at === 'none') return null
  if (told.at === 'failed') {
    return (
      <Failure
        title={t.others}
        reason={told.reason}
        onClose={hiding.dismiss}
        {...(told.again && { onRetry: told.again })}
      />
    )
  }
  return (
    <HeldNotice
      className="told"
      onHold={hiding.hold}
      onDismiss={hiding.dismiss}
      action={
        told.at === 'done' && (
          <Button
            size="small"
            onClick={() => {
              onUndo(told.request.id)
              hiding.undo()
            }}
          >
            {t.undo}
          </Button>
        )
      }
    >
      {sentence(told)}
    </HeldNotice>
  )
}
