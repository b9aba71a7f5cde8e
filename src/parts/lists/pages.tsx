import { type RefObject, useEffect, useRef } from 'react'
import { lists as t } from '../../core/messages/lists.ts'
import { Button } from '../../ui/button.tsx'
import { chevronLeft, chevronRight } from '../../ui/icons.ts'
import { useSheet } from '../../ui/style-root.ts'
import sheet from './lists.css?inline'

interface PagesProps {
  page: number
  pages: number
  onPage: (page: number) => void
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

/** Whoever turns a page begins at its top. `page`: null as long as what is asked for is not there. */
export function usePageFocus(heading: RefObject<HTMLElement | null>, page: number | null): void {
  const shown = useRef<number | null>(null)
  useEffect(() => {
    if (page === null) return
    if (shown.current !== null && shown.current !== page) heading.current?.focus()
    shown.current = page
  }, [heading, page])
}
