import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  isRichTextEmpty,
  pictureName,
  richText,
  richTextLength,
  richTextValues,
} from '../../src/contract/rules/rich-text.ts'
import { storedName } from './task-form-cases.ts'

describe('rich texts', () => {
  const name = storedName('webp')
  const pictures: [string, string | null][] = [
    [name, name],
    [`/files/${name}`, name],
    [`/files/${name}?expires=1893456000&signature=aB-_9%3D`, name],
    ['', null],
    ['picture.webp', null],
    [storedName('pdf'), null],
    [`x${name}`, null],
    [`//files/${name}`, null],
    [`https://example.org/files/${name}`, null],
    [`//example.org/files/${name}`, null],
    [`/files/../${name}`, null],
    [`/files/${name}#"onerror=alert(1)`, null],
    [`/files/${name}?"><script>`, null],
    [`javascript:alert(1)//${name}`, null],
    ['data:image/png;base64,iVBORw0KGgo=', null],
    [` ${name}`, null],
    [`${name}\n`, null],
  ]
  for (const [src, wanted] of pictures)
    it(`show the picture ${JSON.stringify(src).slice(0, 60)}: ${wanted ? 'yes' : 'no'}`, () =>
      assert.equal(pictureName(src), wanted))

  const lengths: [string, number][] = [
    ['', 0],
    ['<p></p>', 0],
    ['<p>abc</p>', 3],
    ['<p>a<strong>b</strong></p><p>c</p>', 3],
    ['<p>a &amp; b &lt;c&gt; &#8212; &#x2014;</p>', 13],
    ['<p>Fish & chips; &more</p>', 19],
    ['<td colspan="2">Ä</td>', 1],
  ]
  for (const [html, length] of lengths)
    it(`count ${length} letters in ${html || 'nothing'}`, () => assert.equal(richTextLength(html), length))

  const emptiness: [string, boolean][] = [
    ['', true],
    ['<p></p>', true],
    ['<p><br></p><p>&nbsp; </p>', true],
    ['<p>.</p>', false],
    [`<p><img src="${name}"></p>`, false],
    ['<hr>', false],
    ['<table><tbody><tr><td></td></tr></tbody></table>', false],
  ]
  for (const [html, empty] of emptiness)
    it(`${empty ? 'say nothing with' : 'say something with'} ${html || 'nothing'}`, () =>
      assert.equal(isRichTextEmpty(html), empty))

  // written out: whatever checks cleaned texts goes by the list itself
  it('are made of these tags, attributes and schemes, and of nothing else', () =>
    assert.deepEqual(
      { ...richText, tags: richText.tags.toSorted() },
      {
        tags: [
          ...['a', 'blockquote', 'br', 'code', 'em', 'h2', 'h3', 'hr', 'img', 'li', 'ol', 'p', 's'],
          ...['strong', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'u', 'ul'],
        ],
        attributes: {
          a: ['href', 'target', 'rel'],
          img: ['src', 'alt', 'width', 'height'],
          th: ['colspan', 'rowspan', 'scope'],
          td: ['colspan', 'rowspan'],
        },
        levels: ['ul', 'ol', 'table', 'blockquote'],
        parts: ['li', 'thead', 'tbody', 'tr', 'th', 'td'],
        schemes: ['http', 'https', 'mailto'],
        ofLinks: { target: '_blank', rel: 'noopener noreferrer' },
      },
    ))

  const values: [string, string, boolean][] = [
    ['href', 'https://example.org/a b?c=d#e', true],
    ['href', 'HTTP://example.org', true],
    ['href', 'mailto:a@example.org', true],
    ['href', '/api/teacher/logout', false],
    ['href', '//example.org', false],
    ['href', 'http:example.org', false],
    ['href', 'ftp://example.org', false],
    ['href', 'tel:112', false],
    ['href', 'javascript:alert(1)', false],
    ['href', 'javascript\u200b:alert(1)', false],
    ['href', 'https://example.org/\n', false],
    ['width', '640', true],
    ['width', '0', false],
    ['width', '100%', false],
    ['height', '12345', false],
    ['colspan', '12', true],
    ['rowspan', '999', false],
    ['scope', 'col', true],
    ['scope', 'javascript', false],
  ]
  for (const [attribute, value, right] of values)
    it(`${right ? 'take' : 'drop'} ${attribute}="${value}"`, () =>
      assert.equal(richTextValues[attribute]?.test(value), right))
})
