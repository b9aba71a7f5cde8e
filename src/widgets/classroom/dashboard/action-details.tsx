import type { ActionItem } from '../../../contract/entities/action-item.ts'
import { dashboard as t } from '../../../core/messages/dashboard.ts'
import { laterView } from '../../../parts/later-view.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { webLink } from '../web-link.ts'
import type { ActionWordsProps } from './action-words.tsx'
import { useOnDemand } from './use-on-demand.ts'

const words = laterView<ActionWordsProps>(async () => (await import('./action-words.tsx')).ActionWords)

interface ActionDetailsProps extends Pick<ActionWordsProps, 'action' | 'name'> {
  /** The item itself leads to the link with more about it. */
  leadsToMore: boolean
}

const hasText = ({ details, details_create, details_response }: ActionItem['action']) =>
  (details + details_create + details_response).trim() !== ''

/** What there is to say of an item beyond its line; what shows it comes as somebody looks. */
export function ActionDetails({ action, name, leadsToMore }: ActionDetailsProps) {
  const { View, failed, open } = useOnDemand(words)
  const more = leadsToMore ? null : webLink(action.more_info_link)
  if (!hasText(action) && !more) return null
  return (
    <details className="action-details" onToggle={open}>
      <summary>
        {t.details}
        <VisuallyHidden>{t.detailsOf(name)}</VisuallyHidden>
      </summary>
      {View && <View {...{ action, name, more, webLink }} labels={t} />}
      {failed && <p role="alert">{failed}</p>}
    </details>
  )
}
