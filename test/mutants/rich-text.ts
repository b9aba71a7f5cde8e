import type { Plant } from '../../scripts/mutate/plant.ts'

/** Long texts: how they are cleaned, written and shown; and the other fields of a task's form. */
export const plants: Plant[] = [
  {
    bug: 'a long text may ask for a password',
    in: 'src',
    text: "'hr', 'code',",
    becomes: "'hr', 'code', 'form', 'input',",
  },
  {
    bug: 'a long text shows another page',
    in: 'src',
    text: "'ul', 'ol', 'li', 'blockquote', 'a', 'img',",
    becomes: "'ul', 'ol', 'li', 'blockquote', 'a', 'iframe', 'svg', 'img',",
  },
  {
    bug: 'pictures of other hosts, and those written into the text, are let through',
    in: 'src',
    text: "element.localName === 'img' && pictureName(",
    becomes: "element.localName === 'image' && pictureName(",
  },
  {
    bug: 'links of a long text take the place of the page',
    in: 'src',
    text: 'for (const [name, value] of Object.entries(richText.ofLinks)) link.setAttribute(name, value)',
    becomes: '',
  },
  {
    bug: 'quotations in one another are kept however deep they are',
    in: 'src',
    text: 'if (level > RICH_TEXT_LEVELS_MAX)',
    becomes: 'if (level > 100 * RICH_TEXT_LEVELS_MAX)',
  },
  {
    bug: 'what Google Docs says by styles is lost, and the console told',
    in: 'src',
    text: ".replaceAll(TAG, tag => tag.replaceAll(STYLE, '$1data-style'))",
    becomes: '.replaceAll(TAG, tag => tag.replaceAll(STYLE, String))',
  },
  {
    bug: 'letters that come faster than the page is drawn are lost',
    in: 'src',
    text: 'const index = told.lastIndexOf(html)',
    becomes: 'const index = told.at(-1) === html ? 0 : -1',
  },
  {
    bug: 'a change of a long text that is taken back is a change',
    in: 'src',
    text: 'doc.eq(given.doc) ? given.html : writeValue(doc)',
    becomes: 'doc.eq(given.doc) ? writeValue(given.doc) : writeValue(doc)',
  },
  {
    bug: 'what is typed after a dialog of the editor was closed goes nowhere',
    in: 'src',
    text: 'view.hasFocus() && isElsewhere(view)',
    becomes: '!view.hasFocus() && isElsewhere(view)',
  },
  {
    bug: 'a text of an office program comes as a picture of it',
    in: 'src',
    text: "types?.includes('text/html')",
    becomes: "types?.includes('text/rtf')",
  },
  {
    bug: 'the tab key never leaves a table',
    in: 'src',
    text: 'Tab: () => this.editor.commands.goToNextCell(),',
    becomes: 'Tab: () => this.editor.commands.goToNextCell() || this.editor.commands.addRowAfter(),',
  },
  {
    bug: 'a task has six tags',
    in: 'src',
    text: 'const isFull = value.length >= TAGS_MAX',
    becomes: 'const isFull = value.length > TAGS_MAX',
  },
  {
    bug: 'of two files that arrive at once one is lost',
    in: 'src',
    text: 'latest.current = materials',
    becomes: '',
  },
  {
    bug: 'the server reads a file before it knows what it is for',
    in: 'src',
    text: "form.append('type', type) form.append('file', file)",
    becomes: "form.append('file', file)\n  form.append('type', type)",
  },
]
