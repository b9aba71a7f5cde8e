import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { cleanRichText } from '../../server/areas/tasks/texts/clean-rich-text.ts'
import { picturesIn, withAddresses } from '../../server/areas/tasks/texts/pictures.ts'
import { asHtml, plainText } from '../../server/areas/tasks/texts/plain-text.ts'
import { richText } from '../../src/contract/rules/rich-text.ts'
import { richFields } from '../../src/contract/rules/task-values.ts'
import { storedName } from '../contract/task-form-cases.ts'
import { databaseKinds } from '../support/databases.ts'
import { richTextPayloads } from '../support/rich-text-payloads.ts'
import { type TaskStage, taskStage } from '../support/task-stage.ts'

const TAG = /<(\/?)([a-z0-9]+)((?: [a-z]+="[^"<>]*")*)(?: \/)?>/g
const ATTRIBUTE = / ([a-z]+)="([^"]*)"/g
const attributesOf: Readonly<Record<string, readonly string[]>> = richText.attributes
const tags: readonly string[] = richText.tags

/** So often a part stands in the shorter of two texts that are compared. */
const TIMES = 8_000
/** What is cleaned as quickly as this says nothing of how its cost grows. */
const NOTHING_US = 2_000
/** Others share the machine: what grows as it should is seen to in one of so many turns, what does not in none. */
const TURNS = 40

/** That HTML is made of nothing but the tags, attributes and addresses of the list. */
function assertHarmless(html: string, given: string): void {
  const text = html.replaceAll(TAG, (whole: string, _, tag: string, attributes: string) => {
    assert.ok(tags.includes(tag), `${whole} of ${given}`)
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      assert.ok(attributesOf[tag]?.includes(name), `${whole} of ${given}`)
      if (name === 'href') assert.match(value, /^(?:https?:\/\/|mailto:)/i, given)
      if (name === 'src') assert.match(value, /^(?:\/files\/)?[\w-]{43}\.webp(?:\?[\w=&;%.-]*)?$/, given)
    }
    return ''
  })
  assert.doesNotMatch(text, /[<>]/, `${html} of ${given}`)
}

describe('the cleaning of rich texts', () => {
  it(`knows more than 223 ways to do harm`, () => {
    assert.ok(richTextPayloads.length >= 223, `${richTextPayloads.length}`)
    assert.equal(new Set(richTextPayloads).size, richTextPayloads.length)
  })

  for (const payload of richTextPayloads)
    it(`leaves nothing that does: ${JSON.stringify(payload).slice(0, 90)}`, () => {
      const cleaned = cleanRichText(payload)
      assertHarmless(cleaned, payload)
      assert.equal(cleanRichText(cleaned), cleaned, 'and stays as it is when it is cleaned again')
    })

  const picture = storedName('webp')
  const kept: [string, string, string?][] = [
    ['text and emphasis', '<p>a <strong>b</strong> <em>c</em> <u>d</u> <s>e</s><br />f <code>g</code></p>'],
    ['headings, quotes and lines', '<h2>a</h2><h3>b</h3><blockquote><p>c</p></blockquote><hr />'],
    ['lists', '<ul><li><p>a</p><ol><li>b</li></ol></li></ul>'],
    [
      'tables',
      '<table><thead><tr><th colspan="2" scope="col">a</th></tr></thead><tbody><tr><td rowspan="2">b</td></tr></tbody></table>',
    ],
    ['a picture of ours', `<p><img src="${picture}" alt="a" width="640" height="480" /></p>`],
    [
      'a picture by the address that was told',
      `<img src="/files/${picture}?expires=1&amp;signature=a-b_" />`,
      `<img src="${picture}" />`,
    ],
    [
      'links, which lead elsewhere in a tab of their own',
      '<a href="https://example.org/" target="_top" rel="opener">a</a><a href="mailto:a@example.org">b</a>',
      '<a href="https://example.org/" target="_blank" rel="noopener noreferrer">a</a><a href="mailto:a@example.org" target="_blank" rel="noopener noreferrer">b</a>',
    ],
    [
      'what other editors write',
      '<b>a</b><i>b</i><h1>c</h1><del>d</del>',
      '<strong>a</strong><em>b</em><h2>c</h2><s>d</s>',
    ],
    ['text alone of what is not known', '<div><span>a</span> <font>b</font></div>', 'a b'],
    ['no measures that are none', '<td colspan="x" rowspan="999">a</td>', '<td>a</td>'],
    ['letters that mean something in HTML', '<p>1 &lt; 2 &amp; 3</p>'],
  ]
  for (const [what, given, wanted = given] of kept)
    it(`keeps ${what}`, () => assert.equal(cleanRichText(given), wanted))

  it('keeps nothing of tags in one another that nobody writes', () => {
    assert.equal(cleanRichText('<b>'.repeat(201)), '')
    assert.match(cleanRichText(`${'<b>'.repeat(150)}a`), /a/)
  })

  /** CPU that this thread takes to clean a text, in µs. */
  function costOf(html: string): number {
    const begin = process.threadCpuUsage()
    cleanRichText(html)
    const { user, system } = process.threadCpuUsage(begin)
    return user + system
  }
  const repeated: [what: string, of: (times: number) => string][] = [
    ['tags that are closed as others', times => '<b>'.repeat(times) + '</u>'.repeat(times)],
    ['tags that are closed as paragraphs', times => '<b>'.repeat(times) + '</p>'.repeat(times)],
    ...['<p>', '<', '&', '<a href="', '<table><tr><td>', '</p>'].map(
      (part): [string, (times: number) => string] => [part, times => part.repeat(times)],
    ),
  ]
  for (const [what, of] of repeated)
    it(`takes four times as long for a text of four times the length, not sixteen: ${what}`, () => {
      const [text, longText] = [of(TIMES), of(4 * TIMES)]
      let [one, four] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
      const isSixteen = () => four >= 8 * Math.max(one, NOTHING_US)
      for (let turn = 0; turn < TURNS && isSixteen(); turn += 1) {
        one = Math.min(one, costOf(text))
        four = Math.min(four, costOf(longText))
      }
      assert.ok(!isSixteen(), `${one} µs, and ${four} µs for four times as much`)
    })
})

describe('pictures of rich texts', () => {
  const name = storedName('webp')
  const html = `<p>a <img alt="${name}" src="${name}" width="9" /> "${name}"</p>`

  it('are known by the names of their files', () => {
    assert.deepEqual(picturesIn(cleanRichText(html)), [name])
    assert.deepEqual(picturesIn(cleanRichText(`<p title="${name}">src="${name}"</p>`)), [])
  })

  it('get an address where they are shown, and nothing else does', () => {
    const shown = withAddresses(html, of => `/files/${of}?a=1&b=2`)
    const address = `/files/${name}?a=1&amp;b=2`
    assert.equal(shown, `<p>a <img alt="${name}" src="${address}" width="9" /> "${name}"</p>`)
    assert.equal(cleanRichText(shown), cleanRichText(html), 'and are the same file when they come back')
  })
})

describe('rich texts without their formatting', () => {
  const cases: [string, string][] = [
    ['<p>a</p><p>b<br />c</p>', 'a\nb\nc'],
    ['<ul><li><p>a</p></li><li>b</li></ul>', 'a\nb'],
    ['<table><tbody><tr><th>a</th><td>b</td></tr><tr><td>c</td></tr></tbody></table>', 'a b\nc'],
    ['<p>1 &lt; 2 &amp;lt; &quot;3&quot;</p>', '1 < 2 &lt; "3"'],
    ['<p>See<img alt="a &lt;map&gt;" src="x" width="9" />here</p>', 'See a <map> here'],
    ['<p><img alt="Our river" src="x" /></p><p><img src="y" /></p>', 'Our river'],
    ['<p><img src="x" /></p>', '[Picture]'],
    ['', ''],
  ]
  for (const [html, text] of cases)
    it(`are lines of text: ${html}`, () => assert.equal(plainText(html), text))

  it('come back as paragraphs', () => {
    assert.equal(asHtml('a < b\n\n& c'), '<p>a &lt; b</p><p>&amp; c</p>')
    assert.equal(plainText(asHtml('a < b\n& c')), 'a < b\n& c')
    assert.equal(asHtml(''), '')
  })
})

for (const kind of databaseKinds) {
  describe(`rich texts that are stored and read on ${kind}`, () => {
    let stage: TaskStage
    before(async () => {
      stage = await taskStage(kind)
    })
    after(() => stage.server.close())

    it('do no harm in any field, at the teacher’s and at the partner’s', async () => {
      const { mine, theirs } = await stage.exchange()
      for (let at = 0; at < richTextPayloads.length; at += richFields.length) {
        const given = richFields.map((field, index) => [field, richTextPayloads[at + index] ?? ''] as const)
        const made = await stage.create(mine, Object.fromEntries(given))
        const read = await stage.read(theirs, made.id, stage.partner)
        for (const [field, payload] of given) {
          assert.equal(read[field], made[field])
          assertHarmless(read[field], payload)
        }
      }
    })
  })
}
