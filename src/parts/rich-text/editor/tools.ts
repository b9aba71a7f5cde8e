import type { Editor } from '@tiptap/core'
import type { richText } from '../../../core/messages/rich-text.ts'
import {
  bold,
  bulletList,
  heading,
  indent,
  italic,
  orderedList,
  outdent,
  redo,
  strike,
  subheading,
  underline,
  undo,
} from './editor-icons.ts'

/** A tool that does its work at once. */
export interface Tool {
  name: keyof (typeof richText)['tools']
  icon: string
  /** As the editor writes them: `Mod` is Ctrl, or ⌘ on a Mac. */
  keys: string
  /** Of one that is on or off. */
  isOn?: (editor: Editor) => boolean
  can: (editor: Editor) => boolean
  run: (editor: Editor) => boolean
}

const mark = (name: 'bold' | 'italic' | 'underline' | 'strike', icon: string, keys: string): Tool => ({
  ...{ name, icon, keys },
  isOn: editor => editor.isActive(name),
  can: editor => editor.can().toggleMark(name),
  run: editor => editor.commands.toggleMark(name),
})

const title = (name: 'heading' | 'subheading', level: 2 | 3, icon: string): Tool => ({
  ...{ name, icon },
  keys: `Mod-Alt-${level}`,
  isOn: editor => editor.isActive('heading', { level }),
  can: editor => editor.can().toggleHeading({ level }),
  run: editor => editor.commands.toggleHeading({ level }),
})

/** In their order, those that belong together in a group. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    {
      ...{ name: 'undo', icon: undo, keys: 'Mod-Z' },
      can: editor => editor.can().undo(),
      run: editor => editor.commands.undo(),
    },
    {
      ...{ name: 'redo', icon: redo, keys: 'Mod-Shift-Z' },
      can: editor => editor.can().redo(),
      run: editor => editor.commands.redo(),
    },
  ],
  [
    mark('bold', bold, 'Mod-B'),
    mark('italic', italic, 'Mod-I'),
    mark('underline', underline, 'Mod-U'),
    mark('strike', strike, 'Mod-Shift-S'),
  ],
  [title('heading', 2, heading), title('subheading', 3, subheading)],
  [
    {
      ...{ name: 'bulletList', icon: bulletList, keys: 'Mod-Shift-8' },
      isOn: editor => editor.isActive('bulletList'),
      can: editor => editor.can().toggleBulletList(),
      run: editor => editor.commands.toggleBulletList(),
    },
    {
      ...{ name: 'orderedList', icon: orderedList, keys: 'Mod-Shift-7' },
      isOn: editor => editor.isActive('orderedList'),
      can: editor => editor.can().toggleOrderedList(),
      run: editor => editor.commands.toggleOrderedList(),
    },
    {
      ...{ name: 'indent', icon: indent, keys: 'Mod-]' },
      can: editor => editor.can().sinkListItem('listItem'),
      run: editor => editor.commands.sinkListItem('listItem'),
    },
    {
      ...{ name: 'outdent', icon: outdent, keys: 'Mod-[' },
      can: editor => editor.can().liftListItem('listItem'),
      run: editor => editor.commands.liftListItem('listItem'),
    },
  ],
]

/** What the tools show of the place that is chosen. */
export interface ToolsState {
  on: Partial<Record<Tool['name'], boolean>>
  can: Partial<Record<Tool['name'], boolean>>
  isInTable: boolean
}

export function readTools(editor: Editor): ToolsState {
  const all = toolGroups.flat()
  return {
    on: {
      ...Object.fromEntries(all.map(({ name, isOn }) => [name, isOn?.(editor)])),
      link: editor.isActive('link'),
      picture: editor.isActive('picture'),
    },
    can: Object.fromEntries(all.map(({ name, can }) => [name, can(editor)])),
    isInTable: editor.isActive('table'),
  }
}
