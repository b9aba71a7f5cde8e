import { type RefObject, useEffect, useState } from 'react'

/** An iPhone shows only videos by themselves in full. */
interface AppleVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void
}

const rootOf = (frame: HTMLElement) => frame.getRootNode() as Document | ShadowRoot

/** Shows a frame, or its video where the browser can do no more, on the whole screen; `toggle` is null where neither can be. */
export function useFullscreen(
  frame: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
) {
  const [isOn, setOn] = useState(false)
  const [canBe, setCanBe] = useState(false)

  useEffect(() => {
    const box = frame.current
    const player: AppleVideo | null = video.current
    if (!box) return
    setCanBe(document.fullscreenEnabled || player?.webkitEnterFullscreen !== undefined)
    const look = () => setOn(rootOf(box).fullscreenElement === box)
    box.addEventListener('fullscreenchange', look)
    return () => box.removeEventListener('fullscreenchange', look)
  }, [frame, video])

  function toggle(): void {
    const player: AppleVideo | null = video.current
    // refused without a press, and where a frame's page does not allow it: then nothing changes
    if (isOn) void document.exitFullscreen().catch(() => undefined)
    else if (document.fullscreenEnabled) void frame.current?.requestFullscreen().catch(() => undefined)
    else player?.webkitEnterFullscreen?.()
  }

  return { isOn, toggle: canBe ? toggle : null }
}
