import { tasks as t } from '../../../core/messages/tasks.ts'
import { Button } from '../../../ui/button.tsx'
import { chevronLeft } from '../../../ui/icons.ts'

/** The way back to the list, above what stands in its place. */
export const BackButton = ({ onBack }: { onBack: () => void }) => (
  <div className="back">
    <Button variant="quiet" icon={chevronLeft} onClick={onBack}>
      {t.back}
    </Button>
  </div>
)
