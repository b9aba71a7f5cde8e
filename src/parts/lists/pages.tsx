import { type RefObject, useEffect, useRef } from 'react'
import { lists as t } from '../../core/messages/lists.ts'
import { Button } from '../../ui/button.tsx'
import { chevronLeft, chevronRight } from '../../ui/icons.ts'
import { useSheet } from '../../ui/style-root.ts'
import sheet from './lists.css?inline'

type Turn = (page: number) => void

interface PagesProps {
  page: number
  pages: number
  onPage: Turn
}

/** From one page to the next, where there are several. */
export function Pages({ page, pages, onPage }: PagesProps) {
  useSheet(sheet)
  if (pages <= 1) return null
  return (
    <nav className="pages" aria-label={t.page(page, pages)}>
      <Button icon={chevronLeft} iconOnly disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t.previous}
      </Button>
      <span aria-hidden>{t.page(page, pages)}</span>
      <Button icon={chevronRight} iconOnly disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t.next}
      </Button>
    </nav>
  )
}

/**
 * Whoever turns a page begins at its top; whoever comes to another one by a choice stays at what they chose.
 * @param page null as long as what is asked for is not there
 * @returns what Pages calls as somebody turns one, of what shows it
 */
export function usePageFocus(
  heading: RefObject<HTMLElement | null>,
  page: number | null,
): (show: Turn) => Turn {
  const shown = useRef(page)
  const left = useRef<number | null>(null)
  useEffect(() => {
    if (page === null) return
    if (left.current !== null && left.current !== page) {
      left.current = null
      heading.current?.focus()
    }
    shown.current = page
  }, [heading, page])
  return show => number => {
    left.current = shown.current
    show(number)
  }
}
