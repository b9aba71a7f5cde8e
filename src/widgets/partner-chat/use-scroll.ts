import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Chat } from '../../core/chat/chat-store.ts'

/** So near to the end somebody is at it, px. */
const AT_END_PX = 48
/** So near to the beginning older messages are asked for, px. */
const NEAR_BEGIN_PX = 120

interface Scrolled {
  /** Numbers of the first and the last message that are shown, and how many wait to be sent. */
  first: number
  last: number
  waiting: number
  /** There are older messages, which may be asked for. */
  hasOlder: boolean
  chat: Pick<Chat, 'loadOlder' | 'watch'>
}

const endOf = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight - clientHeight

/**
 * Where in the messages one is: at first at the unread line, or at the end. Whoever is at the end stays there as
 * messages come, whoever reads further up stays where they are, also when older ones come above; and what one writes
 * oneself is always seen.
 */
export function useScroll(box: RefObject<HTMLElement | null>, scrolled: Scrolled) {
  const { first, last, waiting, hasOlder, chat } = scrolled
  const [isAtEnd, setAtEnd] = useState(true)
  const before = useRef({ first, waiting, height: 0, top: 0, isAtEnd: true, isPlaced: false })

  const note = useCallback(() => {
    const { current: element } = box
    if (!element) return
    const now = endOf(element) - element.scrollTop <= AT_END_PX
    Object.assign(before.current, { height: element.scrollHeight, top: element.scrollTop, isAtEnd: now })
    setAtEnd(now)
    chat.watch(now)
  }, [box, chat])

  const toEnd = useCallback(() => {
    const { current: element } = box
    if (element) element.scrollTop = endOf(element)
    note()
  }, [box, note])

  useLayoutEffect(() => {
    const { current: element } = box
    if (!element) return
    const { current: was } = before
    const line = element.querySelector('.unread-line')
    if (!was.isPlaced && last > 0) {
      was.isPlaced = true
      element.scrollTop = endOf(element)
      if (line) {
        const gap = line.getBoundingClientRect().top - element.getBoundingClientRect().top
        element.scrollTop = Math.min(element.scrollTop, element.scrollTop + gap)
      }
    } else if (first < was.first) {
      element.scrollTop = was.top + element.scrollHeight - was.height
    } else if (was.isAtEnd || waiting > was.waiting) {
      element.scrollTop = endOf(element)
    }
    Object.assign(was, { first, waiting })
    note()
  }, [box, first, last, waiting, note])

  const look = useEffectEvent(() => {
    note()
    const { current: element } = box
    if (element && hasOlder && element.scrollTop < NEAR_BEGIN_PX && endOf(element) > 0) void chat.loadOlder()
  })
  /** A picture has come, or the element has another width. */
  const settle = useEffectEvent(() => {
    if (before.current.isAtEnd) toEnd()
    else note()
  })
  useEffect(() => {
    const { current: element } = box
    const content = element?.lastElementChild
    if (!element || !content) return
    const hear = () => look()
    const watch = new ResizeObserver(() => settle())
    watch.observe(element)
    watch.observe(content)
    element.addEventListener('scroll', hear, { passive: true })
    return () => {
      watch.disconnect()
      element.removeEventListener('scroll', hear)
    }
  }, [box])

  return { isAtEnd, toEnd }
}
