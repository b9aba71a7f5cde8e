import { partnerSearch as t } from '../../../core/messages/partner-search.ts'
import { Button } from '../../../ui/button.tsx'
import { chevronLeft, chevronRight } from '../../../ui/icons.ts'

interface PagesProps {
  page: number
  pages: number
  onPage: (page: number) => void
}

/** From one page to the next, where there are several. */
export function Pages({ page, pages, onPage }: PagesProps) {
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
