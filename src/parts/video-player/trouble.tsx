import { useRef } from 'react'
import { videoPlayer as t } from '../../core/messages/video-player.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { alert, clock, retry } from '../../ui/icons.ts'
import { useFocusKept } from '../../ui/use-focus-kept.ts'

export interface TroubleProps {
  kind: 'processing' | 'notReady' | 'unconverted' | 'failed'
  productName: string
  onReload: () => void
}

/** What stands in place of a video that cannot be played, with a way to try again where that may help (P3 §4, §8). */
export function Trouble({ kind, productName, onReload }: TroubleProps) {
  const box = useRef<HTMLDivElement>(null)
  useFocusKept(box)
  const isWaiting = kind === 'processing' || kind === 'notReady'
  return (
    <div ref={box} className="player-trouble" role="status">
      <Icon path={isWaiting ? clock : alert} size={28} />
      <p>{kind === 'unconverted' ? t.unconverted(productName) : t[kind]}</p>
      {(kind === 'notReady' || kind === 'failed') && (
        <Button icon={retry} onClick={onReload}>
          {t.reload}
        </Button>
      )}
    </div>
  )
}
