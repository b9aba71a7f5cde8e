import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Places in the repository that the server reads from. */
const root = new URL('../', import.meta.url)

export const paths = {
  /** What `npm run build` makes; served as static files. */
  dist: fileURLToPath(new URL('dist/', root)),
  /** The host application's page inside `dist`; answers every address that is no file. */
  hostPage: 'host/index.html',
  /** Pages of the demo, plain HTML and CSS, as they are in the repository. Their scripts are in `dist`. */
  demoPages: fileURLToPath(new URL('demo/', root)),
  /** `{ build }` inside `dist`; without it the server calls its build 'development'. */
  buildFile: 'build.json',
  /** The texts that accounts agree to, one PDF for each version. */
  policies: fileURLToPath(new URL('server/policies/', root)),
  /** Documents and pictures of the demo's courses. */
  demoFiles: fileURLToPath(new URL('server/areas/courses/documents/', root)),
  migrations: fileURLToPath(new URL('server/db/migrations/', root)),
} as const

/** Where the server keeps what teachers give, in its data directory. */
export function filesDirectory({ dataDir }: { dataDir: string }) {
  const kept = join(dataDir, 'files')
  return {
    kept,
    /** Files whose request is under way. */
    incoming: join(kept, 'incoming'),
    /** Videos that are being converted, each in a directory of its own. */
    converting: join(kept, 'converting'),
    /** What has arrived of videos whose upload has not ended. */
    uploads: join(kept, 'uploads'),
    /** What the sandbox of a demo has charged. */
    charges: join(kept, 'sandbox-charges'),
    /** Films of the demo. */
    films: join(kept, 'films'),
    /** What Node has made of the sources of the process that makes pictures. */
    compiled: join(kept, 'compiled'),
  }
}

/** Where the server keeps the releases of the elements, unless they are in a bucket. */
export const releasesDirectory = ({ dataDir }: { dataDir: string }) => join(dataDir, 'releases')
