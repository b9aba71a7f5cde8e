import { useEffect, useRef } from 'react'
import { VIDEO_RELOAD_MS } from '../../contract/limits/video-player.ts'
import { platform } from '../../core/platform.ts'

/** Asks again every four seconds, while that is wanted and the page is shown (P3 §4, decision 22). */
export function useReload(isWanted: boolean, reload: () => unknown): void {
  const latest = useRef(reload)
  latest.current = reload
  useEffect(() => {
    if (!isWanted) return
    return platform.every(VIDEO_RELOAD_MS, () => {
      if (platform.isVisible()) latest.current()
    })
  }, [isWanted])
}
