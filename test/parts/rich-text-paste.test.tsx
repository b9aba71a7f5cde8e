import { expect } from '@open-wc/testing'
import { see } from '../support/page.ts'
import { fieldStage, pasteInto, toEnd } from '../support/rich-text-stage.tsx'
import { clear } from '../ui/show.tsx'

const LINK = 'target="_blank" rel="noopener noreferrer"'
const OWN = `/files/${'p'.repeat(43)}.webp?expires=1`

/** As Word writes it to the clipboard: its sheets, its conditions, lists as paragraphs with their marks in them. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment-->
<h1 style='mso-style-next:Normal'><span style='font-weight:bold'>Title</span><o:p></o:p></h1>
<p class=MsoNormal><b><span style='font-family:Arial'>Bold</span></b> and <i style='mso-bidi-font-style:normal'>italic</i>, <span style='text-decoration:underline'>underlined</span><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>One<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]>Inner</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Two</p>
<p class=MsoNormal><img width=600 height=200 src="file:///C:/Users/me/clip_image001.png"><!--[if gte vml 1]><v:shape id="x"/><![endif]-->End</p>
<!--EndFragment--></body></html>`

const WORD_MADE =
  '<h2>Title</h2><p><strong>Bold</strong> and <em>italic</em>, <u>underlined</u>&nbsp;</p>' +
  '<ul><li><p>One</p><ol><li><p>Inner</p></li></ol></li><li><p>Two</p></li></ul><p>End</p>'

/** As Google Docs writes it: all in one <b> that is not bold, everything by styles. */
const DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h4 dir="ltr" style="line-height:1.3"><span style="font-weight:400;color:#000">Heading</span></h4><p dir="ltr" style="line-height:1.38;margin-top:0pt"><span style="font-size:11pt;font-weight:700;font-style:normal">Bold</span><span style="font-style:italic"> italic</span><span style="text-decoration:line-through"> gone</span> <a href="https://example.org/x" style="text-decoration:none;"><span style="color:#15c;text-decoration:underline;-webkit-text-decoration-skip:none">link</span></a></p><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span>Item</span></p></li></ul><div dir="ltr" align="left"><table style="border:none"><colgroup><col width="300" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid"><p dir="ltr"><span>Cell</span></p></td></tr></tbody></table></div><p><img src="https://lh3.googleusercontent.com/x" width="10" height="10" /></p></b>`

const DOCS_MADE =
  `<h3>Heading</h3><p><strong>Bold</strong><em> italic</em><s> gone</s> <a href="https://example.org/x" ${LINK}>link</a></p>` +
  '<ul><li><p>Item</p></li></ul><table><tbody><tr><td><p>Cell</p></td></tr></tbody></table>'

const pastes: [what: string, html: string, made: string][] = [
  ['a text of Word', WORD, WORD_MADE],
  ['a text of Google Docs', DOCS, DOCS_MADE],
  ['plain boxes', '<div>One</div><div>Two<br>Three</div>', '<p>One</p><p>Two<br>Three</p>'],
  ['a page with scripts', '<p onclick="x()">a<script>x()</script></p><iframe src="x"></iframe>', '<p>a</p>'],
  ['a link that runs', '<a href="javascript:x()">a</a>', '<p>a</p>'],
  [
    'a picture of ours',
    `<img src="${OWN}" alt="A boat" class="x">`,
    `<p><img src="${OWN}" alt="A boat"></p>`,
  ],
  [
    'one as our pages show it',
    `<img src="${new URL(OWN, location.href)}" alt="">`,
    `<p><img src="${OWN}" alt=""></p>`,
  ],
  ['a picture in the text itself', '<p>a<img src="data:image/png;base64,AAAA" alt="x"></p>', '<p>a</p>'],
]

describe('what is pasted into a long text', () => {
  afterEach(clear)

  for (const [what, html, made] of pastes) {
    it(`is cleaned: ${what}`, async () => {
      const { text, value } = await fieldStage()
      await toEnd(text)
      pasteInto(text, { html, plain: 'never this' })
      expect(value()).to.equal(made)
    })
  }

  it('says how many pictures were left out', async () => {
    const { host, text } = await fieldStage()
    await toEnd(text)
    pasteInto(text, { html: DOCS })
    await see(host, '1 picture was left out.')
  })

  it('is text where it is text', async () => {
    const { text, value } = await fieldStage()
    await toEnd(text)
    pasteInto(text, { plain: '<b>One</b>\n\nTwo' })
    expect(value()).to.equal('<p>&lt;b&gt;One&lt;/b&gt;</p><p>Two</p>')
  })

  it('takes the text, and not the picture of it that office programs add', async () => {
    const files = [new File(['x'], 'image.png', { type: 'image/png' })]
    const { text, value } = await fieldStage('', {
      upload: { send: () => Promise.reject(new Error('never')), refusal: () => null },
    })
    await toEnd(text)
    pasteInto(text, { html: '<p>One</p>', files })
    expect(value()).to.equal('<p>One</p>')
  })

  it('stays what it is when it is copied from the text itself', async () => {
    const list = '<ul><li><p>Uno</p></li><li><p>Dos</p></li></ul>'
    const { text, value } = await fieldStage(list)
    text.focus()
    document.execCommand('selectAll')
    const clipboardData = new DataTransfer()
    text.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }))
    pasteInto(text, { html: clipboardData.getData('text/html') })
    expect(value()).to.equal(list)
  })
})
