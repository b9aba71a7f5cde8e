import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { ChatLog } from '../../core/chat/chat-log.ts'
import type { Chat } from '../../core/chat/chat-store.ts'
import { platform } from '../../core/platform.ts'

/** As much of a message's last line has to be in sight. */
const IN_SIGHT = 0.9

/** Says which messages of the partner have come into view, on a page that is shown (P2 §4 Chat). */
export function useSeen(box: RefObject<HTMLElement | null>, log: ChatLog, chat: Pick<Chat, 'see'>): void {
  const see = useEffectEvent((number: number) => {
    const message = log.messages.find(each => each.number === number)
    if (message) chat.see(message)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: other messages are other elements
  useEffect(() => {
    const inSight = new Set<Element>()
    function tell(): void {
      if (!platform.isVisible()) return
      for (const foot of inSight) see(Number(foot.getAttribute('data-unread')))
    }
    const watch = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target)
          else inSight.delete(target)
        }
        tell()
      },
      { threshold: IN_SIGHT },
    )
    for (const foot of box.current?.querySelectorAll('[data-unread]') ?? []) watch.observe(foot)
    const unhear = platform.onVisibility(tell)
    return () => {
      watch.disconnect()
      unhear()
    }
  }, [box, log])
}
