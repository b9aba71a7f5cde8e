import { useLayoutEffect, useRef } from 'react'
import { isRichTextEmpty } from '../../contract/rules/rich-text.ts'
import { followScrolling, forReading } from '../../core/html/for-reading.ts'
import { createLoad } from '../../core/http/load.ts'
import { richText as t } from '../../core/messages/rich-text.ts'
import { useSheet } from '../../ui/style-root.ts'
import { Loaded } from '../loaded.tsx'
import sheet from './rich-text.css?inline'

type Clean = (html: string) => DocumentFragment

const cleaner = createLoad<Clean>(
  async () => ({ data: (await import('../../core/html/clean-rich-text.ts')).cleanRichText }),
  { failed: t.laterView },
)

interface RichTextProps {
  /** HTML that a person has written; cleaned here, whatever it is (rules/rich-text.ts). */
  html: string
}

/** A long text to be read. Nothing where nothing is written. */
export function RichText({ html }: RichTextProps) {
  if (isRichTextEmpty(html)) return null
  return <Loaded list={cleaner}>{clean => <Shown html={html} clean={clean} />}</Loaded>
}

function Shown({ html, clean }: RichTextProps & { clean: Clean }) {
  useSheet(sheet)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    element.replaceChildren(forReading(clean(html)))
    return followScrolling(element, t.tableLabel)
  }, [html, clean])
  return <div ref={box} className="cx-rich" />
}
