import { gzipSync } from 'node:zlib'
import { readDeclarations } from '../elements/declarations.ts'
import { loaderNames, loaderProperties } from '../vite/loader-table.ts'

const ELEMENTS = 30

/** Elements as the product will have them, with about as many properties each as those that there are. */
const PLANTED = [
  'submissions classroomId view',
  'create-classroom courseId',
  'partner-search classroomId filter',
  'notifications',
  'account',
  'profile',
  'profile-wizard',
  'video-recorder taskId',
  'library-connections filter',
  'token-purchase',
  'course-library',
  'students classroomId',
  'student studentId tab',
  'submission submissionId',
  'edit-classroom classroomId',
  'message-board classroomId',
  'library-request requestId',
  'course courseId',
  'reports classroomId',
  'purchase-history',
  'tokens',
  'chat classroomId',
  'action-items',
  'global-search filter',
  'student-groups classroomId',
  'task taskId',
  'video videoId',
  'settings section',
]

/**
 * What the loader's text takes after gzip once there are thirty elements: names and properties are planted into its
 * table until then. NaN, which no budget allows, when the table is not found.
 */
export function bytesWithThirtyElements(root: string, loader: string): number {
  const elements = readDeclarations(root)
  const names = loaderNames(elements)
  const properties = loaderProperties(elements)
  const missing = PLANTED.map(row => row.split(' '))
    .filter(([name = '']) => !names.includes(name))
    .slice(0, Math.max(0, ELEMENTS - elements.length))
  const allNames = [...names, ...missing.map(([name]) => name)]
  const allProperties = new Set([...properties, ...missing.flatMap(([, ...own]) => own)])
  const lists = [
    [JSON.stringify(names.join(' ')), JSON.stringify(allNames.join(' '))],
    [JSON.stringify(properties.join(' ')), JSON.stringify([...allProperties].join(' '))],
  ] as const
  if (!lists.every(([found]) => loader.includes(found))) return Number.NaN
  return gzipSync(lists.reduce((text, [found, full]) => text.replace(found, () => full), loader)).length
}
