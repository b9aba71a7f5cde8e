import { expect } from '@open-wc/testing'
import { cleanHtml } from '../../src/core/html/clean-html.ts'

async function cleaned(html: string): Promise<string> {
  const box = document.createElement('div')
  box.append(await cleanHtml(html))
  return box.innerHTML
}

const cases: [what: string, given: string, kept: string][] = [
  [
    'keeps text and emphasis',
    '<p>Exams <strong>next week</strong></p>',
    '<p>Exams <strong>next week</strong></p>',
  ],
  ['keeps links', '<a href="https://luv.example">more</a>', '<a href="https://luv.example">more</a>'],
  ['drops scripts with their contents', 'a<script>alert(1)</script>b', 'ab'],
  ['drops handlers', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['drops images', '<img src="x" onerror="alert(1)">a', 'a'],
  ['drops addresses that run', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['drops styles', '<p style="position:fixed">a</p><style>*{}</style>', '<p>a</p>'],
  ['drops frames', '<iframe src="https://luv.example"></iframe>a', 'a'],
]

describe('HTML that a person wrote', () => {
  for (const [what, given, kept] of cases) {
    it(what, async () => expect(await cleaned(given)).to.equal(kept))
  }
})
