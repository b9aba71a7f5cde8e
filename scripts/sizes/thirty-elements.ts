import { gzipSync } from 'node:zlib'
import { readDeclarations } from '../elements/declarations.ts'
import { loaderNames, loaderProperties } from '../vite/loader-table.ts'

const ELEMENTS = 30

/**
 * Elements as the product will have them, with about as many properties each as those that there are; one that is an
 * attribute of the same name needs no place in the table (scripts/vite/loader-table.ts).
 */
const PLANTED = [
  'submissions classroomId filterBy',
  'create-classroom courseId',
  'partner-search classroomId',
  'notifications',
  'account',
  'profile',
  'profile-wizard',
  'video-recorder taskId',
  'library-connections',
  'token-purchase',
  'course-library',
  'students classroomId',
  'student studentId',
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
  'global-search',
  'student-groups classroomId',
  'task taskId',
  'video videoId',
  'settings',
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
