import { useRef, useState } from 'react'
import { videoPlayer as t } from '../../core/messages/video-player.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { alert, clock, retry } from '../../ui/icons.ts'
import { useFocusKept } from '../../ui/use-focus-kept.ts'
import type { PlaybackState } from './playback.ts'

export type TroubleKind = 'processing' | 'notReady' | 'unconverted' | 'unrendered' | 'failed'

/** How far the server is with a video. */
export type VideoStage = 'ready' | 'processing' | 'failed'

interface Shown extends Pick<PlaybackState, 'at' | 'isBroken'> {
  /** There is nothing to play. */
  isMissing: boolean
  stage: VideoStage
}

/**
 * What is said in place of a video; null where it can be played. One that is being processed, or whose conversion has
 * failed, is played as it came where the browser can, and that it cannot is no failure of its own.
 */
export function troubleOf({ isMissing, stage, at, isBroken }: Shown): TroubleKind | null {
  if (!isMissing && at !== 'failed') return null
  if (stage === 'failed') return 'unconverted'
  if (stage === 'processing') return 'processing'
  if (isMissing) return 'notReady'
  return isBroken ? 'unrendered' : 'failed'
}

export interface TroubleProps {
  kind: TroubleKind
  productName: string
  /** What the video is called. */
  file: string
  onReload: () => unknown
}

/** What stands in place of a video that cannot be played, with a way to try again where that may help (P3 §4, §8). */
export function Trouble({ kind, productName, file, onReload }: TroubleProps) {
  const [wasInVain, setInVain] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useFocusKept(box)
  const isWaiting = kind === 'processing' || kind === 'notReady'
  const texts = { ...t, unconverted: t.unconverted(productName), unrendered: t.unrendered(file) }

  async function reload() {
    setInVain(false)
    await onReload()
    // one that is there by now stands in the place of this
    setInVain(true)
  }
  return (
    <div ref={box} className="player-trouble" role="status">
      <Icon path={isWaiting ? clock : alert} size={28} />
      <p>{texts[kind]}</p>
      {kind === 'notReady' && wasInVain && <p>{t.notYet}</p>}
      {kind !== 'processing' && kind !== 'unconverted' && (
        <Button icon={retry} onClick={reload}>
          {t.reload}
        </Button>
      )}
    </div>
  )
}
