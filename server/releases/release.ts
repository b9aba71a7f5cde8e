import { hash } from 'node:crypto'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'

/** The file that pages name, from the root of a build. */
export const LOADER = 'widgets/cx.js'
/** What a build says of itself, from its root (scripts/vite/release.ts). */
export const RELEASE_FILE = 'widgets/release.json'

/** `1.4.0`, or `2.0.0-beta.1`; nothing that leads anywhere else in an address. */
const VERSION = /^\d{1,9}\.\d{1,9}\.\d{1,9}(?:-[\da-z]{1,20}(?:\.[\da-z]{1,20}){0,3})?$/

export const isVersion = (text: string): boolean => VERSION.test(text)

/** SHA-384 as pages write it in `integrity`; also what a file is kept by. */
export const integrityOf = (content: Uint8Array): string => `sha384-${hash('sha384', content, 'base64')}`

const Release = Type.Object({
  /** From package.json. */
  version: Type.String({ pattern: VERSION.source }),
  /** The name that the build has given itself (docs/decisions/one-name-for-a-build.md). */
  build: Type.String({ pattern: '^[\\w-]{1,64}$' }),
  /** What is new in it, an entry of CHANGELOG.md each. */
  changes: Type.Array(Type.String()),
  /** Each file's integrity by its path from the root of the build: the loader and all that it may load. */
  files: Type.Record(Type.String(), Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' })),
})

/** A build of the elements that has a version. */
export type Release = Static<typeof Release>

const release = Compile(Release)
const releases = Compile(Type.Array(Release))

/** @throws when it is none */
export const readRelease = (json: string): Release => release.Parse(JSON.parse(json))

/** @throws when one of them is none */
export const readReleases = (json: string): Release[] => releases.Parse(JSON.parse(json))

/** The integrity of a file that the release has. */
export const integrityIn = ({ files }: Release, path: string): string | undefined =>
  Object.hasOwn(files, path) ? files[path] : undefined

/** A file by its integrity, and the compressed one, which is a file of its own. */
export interface KeptFile {
  plain: string
  brotli: string | undefined
}

/** @param integrityAt of a path, where there is a file */
export function keptFile(
  path: string,
  integrityAt: (path: string) => string | undefined,
): KeptFile | undefined {
  const plain = integrityAt(path)
  return plain === undefined ? undefined : { plain, brotli: integrityAt(`${path}.br`) }
}

/** Another Node compresses the same file into other bytes. */
const contents = ({ files }: Release) =>
  Object.entries(files)
    .filter(([path]) => !path.endsWith('.br'))
    .map(entry => entry.join(' '))
    .sort()
    .join('\n')

/** Whether pages get the same from both. */
export const isSame = (one: Release, other: Release): boolean => contents(one) === contents(other)
