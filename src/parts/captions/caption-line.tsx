import { captionIssue } from '../../contract/rules/captions.ts'
import { captions as t } from '../../core/messages/captions.ts'
import { playTime } from '../../core/videos/play-time.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { close } from '../../ui/icons.ts'
import { asCaption, type TypedLine } from './caption-store.ts'

interface CaptionLineProps {
  line: TypedLine
  number: number
  /** What is wrong is told. */
  isChecked: boolean
  onChange: (changes: Partial<TypedLine>) => void
  onRemove: () => void
  /** Takes the player to a second. */
  onShow: (seconds: number) => void
}

/** One caption: its text, from when to when it is shown, and the way there. */
export function CaptionLine({ line, number, isChecked, onChange, onRemove, onShow }: CaptionLineProps) {
  const caption = asCaption(line)
  const issue = isChecked ? captionIssue(caption) : null
  const isOfText = issue === 'empty' || issue === 'too-long'
  return (
    <li className="caption" data-line={line.key} aria-label={t.line(number)}>
      <Field
        label={t.text}
        value={line.text}
        rows={2}
        onChange={text => onChange({ text })}
        error={issue && isOfText ? t.issues[issue] : undefined}
      />
      <div className="caption-times">
        <Field
          label={t.start}
          value={line.start}
          inputMode="decimal"
          onChange={start => onChange({ start })}
        />
        <Field
          label={t.end}
          value={line.end}
          inputMode="decimal"
          onChange={end => onChange({ end })}
          error={issue && !isOfText ? t.issues[issue] : undefined}
        />
        <div className="caption-buttons">
          {Number.isFinite(caption.start) && (
            <Button size="small" variant="quiet" onClick={() => onShow(caption.start)}>
              {t.showAt(playTime(caption.start))}
            </Button>
          )}
          <Button size="small" variant="quiet" icon={close} iconOnly onClick={onRemove}>
            {t.remove(number)}
          </Button>
        </div>
      </div>
    </li>
  )
}
