import {
  createElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { leaving } from '../../core/messages/leaving.ts'
import { screens as t } from '../../core/messages/screens.ts'
import type { Place } from '../../core/navigation/place.ts'
import { createScreenHistory } from '../../core/navigation/screen-history.ts'
import { $session } from '../../core/session/session.ts'
import { useStore } from '../../core/use-store.ts'
import { Icon } from '../../ui/icon.tsx'
import { chevronLeft } from '../../ui/icons.ts'
import { LeaveQuestion } from '../../ui/leave-question.tsx'
import { useSheet } from '../../ui/style-root.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useShownBeside } from '../beside.ts'
import { commonAttributes, keepReadyInside } from '../inner-element.ts'
import { takers } from '../takers.ts'
import type { WidgetHandle } from '../types.ts'
import { attributesOf, ownScreen } from './own-screens.ts'
import sheet from './screens.css?inline'
import { useScreenFocus } from './use-screen-focus.ts'
import { useWork } from './use-work.ts'

/** Of an element that shows screens of its own. */
export interface ScreenEvents {
  'cx-screen-changed': { path: string }
}

/** Who asks for the first screen: somebody in the element, somebody in another one, or the page, where such a one has pressed. */
export type AskedBy = 'inside' | 'beside' | 'page'

interface ScreensProps {
  widget: WidgetHandle<ScreenEvents>
  /** The same whenever the page is shown again, such as `classroom:7`. */
  name: string
  /** The host app's address of the first screen. */
  home: string
  /** Whether a place that has a screen belongs to this element, such as to its classroom. */
  owns: (place: Place) => boolean
  /** Whether a place is the first screen. */
  isHome: (place: Place) => boolean
  /** Whether it leads out of the other screens, to what is around the element. */
  isOutside: (place: Place) => boolean
  /** The first screen is asked for as a place says. */
  onHome: (place: Place, by: AskedBy) => void
  /** The first screen is shown again. */
  onBack: () => void
  /** The first screen. It stays as it is while another one is open. */
  children: ReactNode
}

/**
 * What an element shows where no page handles `cx-navigate`: its first screen, or another one in its place, with a
 * Back of its own and with the browser's (core/navigation/screen-history.ts).
 */
export function Screens({
  widget,
  name,
  home,
  owns,
  isHome,
  isOutside,
  onHome,
  onBack,
  children,
}: ScreensProps) {
  useSheet(sheet)
  const shows = (place: Place) => owns(place) && ownScreen(place) !== undefined
  /** Asks before the browser's Back loses something, as far as it can be told at that moment. */
  const holds = useRef<(go: () => void) => boolean>(() => false)
  const [history] = useState(() =>
    createScreenHistory(`${widget.element.id}/${name}`, shows, go => holds.current(go)),
  )
  const screens = useStore(history.$screens)
  const place = screens.at(-1)
  const screen = place && ownScreen(place)
  const shown = useRef<HTMLElement>(null)
  useScreenFocus(widget.element, place?.path, shown)
  const isBusy = useWork(shown, place?.path)
  /** What waits for the answer whether to leave. */
  const [leavingFor, setLeavingFor] = useState<() => void>()

  holds.current = go => {
    if (isBusy.current) setLeavingFor(() => go)
    return isBusy.current
  }

  /** Does it, after a question where something would be lost. */
  function leave(go: () => void) {
    if (!holds.current(go)) go()
  }

  const comeBack = useEffectEvent(onBack)
  const isAway = place !== undefined
  const wasAway = useRef(isAway)
  useEffect(() => {
    if (wasAway.current && !isAway) comeBack()
    wasAway.current = isAway
  }, [isAway])
  const tell = useTold(widget, place?.path ?? home, home)

  const take = useEffectEvent((wanted: Place, byPage: boolean): boolean => {
    // whoever leaves another screen for these finds the first one, wherever the page takes them besides
    if (isAway && (isHome(wanted) || isOutside(wanted))) history.home(byPage)
    if (byPage) return false
    if (isHome(wanted)) {
      onHome(wanted, 'inside')
      return true
    }
    if (isAway && isOutside(wanted)) return true
    if (!shows(wanted)) return false
    // a page that keeps its history to itself says so
    leave(() => history.open(wanted, tell(wanted.path)))
    return true
  })
  useLayoutEffect(() => {
    takers.set(widget.element, (wanted, byPage) => take(wanted, byPage))
    return () => {
      takers.delete(widget.element)
    }
  }, [widget])

  useShownBeside(isHome, (wanted, by) => {
    if (by === 'page') onHome(wanted, by)
    else
      leave(() => {
        if (isAway) history.home(false)
        onHome(wanted, by)
      })
  })

  useEffect(() => {
    const stop = history.start()
    return () => {
      stop()
      // after a session has ended, and where the page brings the element back, it goes on where it was
      if (widget.element.isConnected && $session.get()) history.forget()
    }
  }, [history, widget])

  return (
    <>
      <VisuallyHidden live>{screen?.title}</VisuallyHidden>
      <div hidden={isAway}>{children}</div>
      {place && screen && (
        <>
          <button type="button" className="cx-screen-back" onClick={() => leave(history.back)}>
            <Icon path={chevronLeft} size={18} />
            {t.back}
          </button>
          {createElement(screen.tag, {
            key: place.path,
            ref: (element: HTMLElement | null) => {
              shown.current = element
              keepReadyInside(element)
            },
            ...commonAttributes(widget.element),
            ...attributesOf(place),
          })}
          <LeaveQuestion
            open={leavingFor !== undefined}
            labels={leaving}
            onLeave={() => {
              setLeavingFor(undefined)
              leavingFor?.()
            }}
            onStay={() => setLeavingFor(undefined)}
          />
        </>
      )}
    </>
  )
}

/** Tells the page what is shown, once for each change. The function tells it beforehand; false: the page objects. */
function useTold(widget: ScreensProps['widget'], path: string, home: string): (next: string) => boolean {
  const told = useRef(home)
  const tell = useEffectEvent((next: string): boolean => {
    if (told.current === next) return true
    told.current = next
    return widget.emit('cx-screen-changed', { path: next })
  })
  // before anybody can press anything: what is told beforehand would be told once more
  useLayoutEffect(() => {
    tell(path)
  }, [path])
  return next => tell(next)
}
