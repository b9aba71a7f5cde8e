import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { topicList } from '../server/areas/courses/data/short-lists.ts'
import { demoCourses } from '../server/areas/courses/seed/courses.ts'
import { levelList, subjectList } from '../server/areas/reference/data/short-lists.ts'
import { chromiumFlags, chromiumPath } from '../test/support/chromium.ts'

/**
 * Makes the documents of the demo's courses, which are ours and nobody else's: a page of details for each, as a PDF or
 * as a picture. One that is there stays as it is; the one named in `GONE` is left out, so that the demo has a course
 * whose document is gone.
 *
 *     node scripts/course-documents.ts
 */
const FOLDER = 'server/areas/courses/documents'
const GONE = 'four-seasons.pdf'

type DemoCourse = (typeof demoCourses)[number]

const nameOf = (list: readonly { id: number; name: string }[], id: number) =>
  list.find(entry => entry.id === id)?.name ?? ''

const steps = {
  introduction: 'Students say hello on video and say who they are.',
  exchange: 'Students answer on video, and answer one student of the partner classroom.',
  activity: 'Students work together in the classroom; nothing is posted.',
  reflection: 'The class looks back together at what it has seen and heard.',
}

const STYLE = `
@page { size: A4; margin: 0 }
* { box-sizing: border-box }
body { margin: 0; font: 11pt/1.55 'Liberation Sans', 'DejaVu Sans', sans-serif; color: #1d2b3a }
header { padding: 44px 56px 36px; background: #1f6f78; color: #fff }
header p { margin: 0; font-size: 10pt; letter-spacing: .06em; text-transform: uppercase; opacity: .85 }
h1 { margin: 10px 0 0; font-size: 27pt; line-height: 1.2 }
main { padding: 30px 56px }
dl { display: flex; gap: 44px; margin: 0 0 28px; padding-bottom: 22px; border-bottom: 1px solid #d5dde3 }
dt { font-size: 9pt; color: #5a6a78 } dd { margin: 2px 0 0; font-weight: bold }
h2 { margin: 0 0 10px; font-size: 14pt }
ol { margin: 0; padding: 0; list-style: none; counter-reset: step }
li { display: flex; gap: 16px; padding: 12px 0; border-bottom: 1px solid #eaeff2; counter-increment: step }
li::before { content: counter(step); flex: none; width: 30px; height: 30px; border-radius: 15px; background: #e3f1f1; color: #1f6f78; text-align: center; line-height: 30px; font-weight: bold }
li b { display: block }`

function page(course: DemoCourse): string {
  const facts: [string, string][] = [
    ['Topic', nameOf(topicList, course.topic_id)],
    ['Length', `${course.weeks} weeks`],
    ...('level_id' in course ? [['Level', nameOf(levelList, course.level_id)] as [string, string]] : []),
  ]
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${course.name}</title><style>${STYLE}</style>
<header><p>${nameOf(subjectList, course.subject_id)}</p><h1>${course.name}</h1></header>
<main><dl>${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>
<h2>What the class does</h2>
<ol>${course.tasks.map(({ name, category }) => `<li><div><b>${name}</b>${steps[category]}</div></li>`).join('')}</ol>
</main></html>`
}

async function bytesOf(tab: Page, name: string): Promise<Uint8Array> {
  if (name.endsWith('.pdf')) return tab.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true })
  await tab.setViewportSize({ width: 800, height: 400 })
  return sharp(await tab.screenshot({ fullPage: true }))
    .webp({ quality: 82 })
    .toBuffer()
}

const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
try {
  const tab = await browser.newPage()
  mkdirSync(FOLDER, { recursive: true })
  for (const course of demoCourses) {
    const { document } = course
    if (document === null || document === GONE || existsSync(join(FOLDER, document))) continue
    await tab.setContent(page(course))
    writeFileSync(join(FOLDER, document), await bytesOf(tab, document))
    console.log(document)
  }
} finally {
  await browser.close()
}
