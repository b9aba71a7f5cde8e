import { common } from '../../../core/messages/common.ts'
import { review as t } from '../../../core/messages/review.ts'
import { type createKeySwitch, type ReviewKey, reviewKeys } from '../../../core/submissions/review-keys.ts'
import { useStore } from '../../../core/use-store.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Modal } from '../../../ui/modal.tsx'

interface HelpCardProps {
  keys: ReturnType<typeof createKeySwitch>
  onClose: () => void
}

/** All keys of the desk, and the switch that turns them off. */
export function HelpCard({ keys, onClose }: HelpCardProps) {
  const areOn = useStore(keys.$areOn)
  return (
    <Modal open title={t.keysTitle} onClose={onClose} closeLabel={common.close} size="medium">
      <p>{t.keysHint}</p>
      <dl className="desk-keys">
        {(Object.keys(reviewKeys) as ReviewKey[]).map(key => (
          <div key={key}>
            <dt>
              {reviewKeys[key].map(name => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{t.keyNames[key]}</dd>
          </div>
        ))}
      </dl>
      <Checkbox label={t.keysAreOn} checked={areOn} onChange={keys.turn} />
    </Modal>
  )
}
