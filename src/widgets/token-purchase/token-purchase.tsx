import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { User } from '../../contract/entities/user.ts'
import { paysForSubject } from '../../contract/rules/offered-subjects.ts'
import { tokenPurchase as t } from '../../core/messages/token-purchase.ts'
import { subjects } from '../../core/reference/reference-lists.ts'
import { $user } from '../../core/session/session.ts'
import { followUser } from '../../core/shell/fresh-user.ts'
import { useStore } from '../../core/use-store.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { isFocusLost } from '../../ui/focus-inside.ts'
import { Counter } from './parts/counter.tsx'
import { Sheet } from './parts/sheet.tsx'
import { Waiting } from './parts/waiting.tsx'
import type { TokenPurchaseProps } from './types.ts'

/** cx-token-purchase of whoever is signed in. */
export function TokenPurchase(props: TokenPurchaseProps) {
  const user = useStore($user)
  const { modal, widget } = props
  const giveBack = useFocusBefore(widget.element)
  useEffect(() => followUser(), [])
  useEffect(() => {
    if (!modal) return undefined
    const entered = import('../../element/screens/dialog-entry.ts').then(
      ({ enterDialog }) => enterDialog(widget.element),
      // without it the browser's Back leaves the page, as it does over other dialogs
      () => () => {},
    )
    return () => void entered.then(leave => leave())
  }, [modal, widget])
  if (!user) return null
  return (
    <Shop key={`${user.id} ${props.subjectId} ${props.number}`} user={user} giveBack={giveBack} {...props} />
  )
}

interface ShopProps extends TokenPurchaseProps {
  user: User
  giveBack: () => void
}

/** What the account may buy, as soon as that is known. */
function Shop({ user, giveBack, ...props }: ShopProps) {
  const { modal = false, widget } = props
  const state = useStore(subjects.$state)
  const [isOver, setOver] = useState(false)
  const onClose = () => {
    flushSync(() => setOver(true))
    giveBack()
    widget.emit('cx-purchase-closed', null)
  }
  const sheet = { title: t.title, modal, onClose }
  if (isOver) return null
  if (!('data' in state) || !state.data) {
    const reason = state.at === 'failed' ? state.reason : null
    return <Waiting {...sheet} reason={reason} onRetry={() => void subjects.retry()} />
  }
  const offered = state.data.filter(({ id }) => paysForSubject(user, id))
  if (offered.length === 0) {
    return (
      <Sheet {...sheet}>
        <EmptyState title={t.noneTitle} text={t.none} />
      </Sheet>
    )
  }
  return <Counter {...props} sheet={sheet} subjects={offered} />
}

/**
 * What has the focus as the element comes: the dialogs of a purchase, one after the other, know only each other.
 * @returns gives it back; where that is gone, as what said that there are none, to what is around the element
 */
function useFocusBefore(element: HTMLElement): () => void {
  const [before] = useState(() => (element.getRootNode() as Document | ShadowRoot).activeElement)
  return () => {
    // where the browser gives nothing back, React has given it to the first control of the outermost element by now
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    const root = element.getRootNode()
    if (isFocusLost(element) && root instanceof ShadowRoot)
      (root.host as HTMLElement).focus({ preventScroll: true })
  }
}
