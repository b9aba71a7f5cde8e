import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseTemplate } from './databases.ts'
import type { TemplateContents } from './template-name.ts'

/**
 * A new data directory whose embedded database is migrated and filled, for a server that is a process of its own: one
 * that begins with nothing takes 20 s of a core before it listens.
 * @param prefix of its name, in the directory for temporary files
 */
export async function filledDirectory(prefix: string, contents: TemplateContents): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), prefix))
  const database = join(dataDir, 'pglite')
  mkdirSync(database, { mode: 0o700 })
  const archive = await (await databaseTemplate(contents)).arrayBuffer()
  const flags = ['--extract', '--no-same-owner', '--absolute-names', '--transform=s,^/*,,']
  execFileSync('tar', [...flags, '--directory', database], { input: new Uint8Array(archive) })
  return dataDir
}
