import { expect } from '@open-wc/testing'
import type { Caption } from '../../../src/contract/entities/caption.ts'
import { readWebVtt } from '../../../src/core/captions/read-webvtt.ts'
import { writeWebVtt } from '../../../src/core/captions/write-webvtt.ts'

const file = (text: string) => new Blob([text], { type: 'text/vtt' })
const line = (text: string, start: number, end: number): Caption => ({ start, end, text })

describe('WebVTT', () => {
  it('is read with its settings, names and marks left out, in the order of its times', async () => {
    const text = `WEBVTT - a file

NOTE nothing of this

STYLE
::cue { color: red }

2
00:03.000 --> 00:04.500 align:start line:0
<v Bob>Hi <b>there</b> &amp; welcome

00:00:01.250 --> 00:00:02.000
Two
lines

00:05.000 --> 00:06.000
<b></b>
`
    expect(await readWebVtt(file(text))).to.deep.equal([
      line('Two\nlines', 1.25, 2),
      line('Hi there & welcome', 3, 4.5),
    ])
  })

  for (const [what, text] of [
    ['nothing', ''],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['subtitles of another kind', '1\n00:00:01,000 --> 00:00:02,000\nHello\n'],
  ] as const) {
    it(`refuses ${what}`, async () => {
      const read = await readWebVtt(file(text)).catch((error: Error) => error.message)
      expect(read).to.equal('no WebVTT')
    })
  }

  it('is written as it is read, whatever is in a text', async () => {
    const captions = [
      line('Hello', 0, 1.5),
      line('<b>not bold</b> & --> no time', 1.5, 59.999),
      line('¿Qué tal? 👋 שלום', 60, 3_599.5),
      line('Two\nlines', 3_600, 3_723.456),
    ]
    expect(await readWebVtt(file(writeWebVtt(captions)))).to.deep.equal(captions)
  })

  it('is written with its head and its times', () => {
    expect(writeWebVtt([line('Hi', 61.5, 3_662)])).to.equal('WEBVTT\n\n00:01:01.500 --> 01:01:02.000\nHi\n')
  })

  it('loses an empty line in a text, which would end it', async () => {
    const [first, ...others] = await readWebVtt(file(writeWebVtt([line('One\n \nTwo', 0, 1)])))
    expect([first?.text, others]).to.deep.equal(['One\nTwo', []])
  })
})
