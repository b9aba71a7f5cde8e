import { type Ref, useImperativeHandle, useRef } from 'react'
import { richText as t } from '../../../core/messages/rich-text.ts'
import { useStore } from '../../../core/use-store.ts'
import type { RichEditor } from './create-editor.ts'
import { link, picture, table } from './editor-icons.ts'
import { TableMenu } from './table-menu.tsx'
import { ToolButton } from './tool-button.tsx'
import { type Tool, toolGroups } from './tools.ts'
import { useRoving } from './use-roving.ts'

export interface ToolbarHandle {
  enter(): void
}

interface ToolbarProps {
  rich: RichEditor
  /** What the text is called. */
  label: string
  /** Id of the text. */
  controls: string
  isDisabled: boolean
  onLink: () => void
  /** Where pictures can be sent. */
  onPicture: (() => void) | undefined
  ref: Ref<ToolbarHandle>
}

/** The tools of a text: one stop for the tab key. A press leaves the focus, and what is chosen, where they are. */
export function Toolbar({ rich, label, controls, isDisabled, onLink, onPicture, ref }: ToolbarProps) {
  const { on, can, isInTable } = useStore(rich.$tools)
  const bar = useRef<HTMLDivElement>(null)
  const roving = useRoving(bar)
  useImperativeHandle(ref, () => ({ enter: roving.enter }))

  const button = ({ name, icon, keys, isOn, run }: Tool) => (
    <ToolButton
      key={name}
      label={t.tools[name]}
      {...{ icon, keys }}
      isOn={isOn && on[name] === true}
      isDisabled={isDisabled || can[name] !== true}
      onPress={() => run(rich.editor)}
    />
  )

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t.toolbar(label)}
      aria-controls={controls}
      className="cx-rich-tools"
      onMouseDown={event => event.preventDefault()}
      onFocus={roving.onFocus}
      onKeyDown={event => {
        roving.onKeyDown(event)
        if (
          event.key !== 'Escape' ||
          !(event.target as Element).matches('[role=toolbar] button:not([role=menuitem])')
        )
          return
        // it closes nothing around the text
        event.preventDefault()
        event.stopPropagation()
        rich.editor.commands.focus()
      }}
    >
      {toolGroups.map(tools => (
        <div key={tools[0]?.name} className="cx-rich-group" role="presentation">
          {tools.map(button)}
        </div>
      ))}
      <div className="cx-rich-group" role="presentation">
        <ToolButton
          label={t.tools.link}
          icon={link}
          keys="Mod-K"
          isOn={on.link === true}
          isDisabled={isDisabled}
          opens
          onPress={onLink}
        />
        {onPicture && (
          <ToolButton
            label={t.tools.picture}
            icon={picture}
            isDisabled={isDisabled}
            opens
            onPress={onPicture}
          />
        )}
        {isDisabled ? (
          <ToolButton label={t.tools.table} icon={table} isDisabled onPress={() => {}} />
        ) : (
          <TableMenu rich={rich} isInTable={isInTable} />
        )}
      </div>
    </div>
  )
}
