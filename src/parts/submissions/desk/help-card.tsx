import { common } from '../../../core/messages/common.ts'
import { review as t } from '../../../core/messages/review.ts'
import {
  commentKeys,
  type createKeySwitch,
  type ReviewKey,
  reviewKeys,
} from '../../../core/submissions/review-keys.ts'
import { useStore } from '../../../core/use-store.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { useSheet } from '../../../ui/style-root.ts'
import sheet from './help-card.css?inline'

interface HelpCardProps {
  keys: ReturnType<typeof createKeySwitch>
  onClose: () => void
}

const rows: { keys: readonly string[]; name: string }[] = [
  ...(Object.keys(reviewKeys) as ReviewKey[]).map(key => ({ keys: reviewKeys[key], name: t.keyNames[key] })),
  { keys: commentKeys.save, name: t.commentKeyNames.save },
  { keys: commentKeys.leave, name: t.commentKeyNames.leave },
]

/** All keys of the desk, and the switch that turns them off. */
export function HelpCard({ keys, onClose }: HelpCardProps) {
  useSheet(sheet)
  const areOn = useStore(keys.$areOn)
  return (
    <Modal open title={t.keysTitle} onClose={onClose} closeLabel={common.close} size="medium">
      <p>{t.keysHint}</p>
      <dl className="desk-keys">
        {rows.map(({ keys, name }) => (
          <div key={name}>
            <dt>
              {keys.map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
      <Checkbox label={t.keysAreOn} checked={areOn} onChange={keys.turn} />
    </Modal>
  )
}
