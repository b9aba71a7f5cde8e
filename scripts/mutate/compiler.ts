import { join } from 'node:path'
import ts from 'typescript'

export interface Version {
  file: string
  text: string
}

/**
 * Which of these versions of files are no program any more: what the compiler refuses is no bug that anybody could
 * commit. All versions stand beside their originals in one program, since each program of its own takes seconds.
 */
export function refusedVersions(root: string, versions: readonly Version[]): boolean[] {
  if (versions.length === 0) return []
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const host = ts.createCompilerHost(options)
  const placeOf = (file: string, index: number | 'original') =>
    join(root, file).replace(/(\.tsx?)$/, `.version-${index}$1`)
  const texts = new Map(versions.map(({ file, text }, index) => [placeOf(file, index), text]))
  for (const { file } of versions)
    texts.set(placeOf(file, 'original'), ts.sys.readFile(join(root, file)) ?? '')

  const program = ts.createProgram(
    [...texts.keys()],
    { ...options, noEmit: true, noUnusedLocals: false, noUnusedParameters: false },
    {
      ...host,
      getSourceFile: (name, ...rest) => {
        const text = texts.get(name)
        return text === undefined
          ? host.getSourceFile(name, ...rest)
          : ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
      },
      readFile: name => texts.get(name) ?? host.readFile(name),
      fileExists: name => texts.has(name) || host.fileExists(name),
    },
  )
  const errorsOf = (name: string) => {
    const source = program.getSourceFile(name)
    return program.getSyntacticDiagnostics(source).length + program.getSemanticDiagnostics(source).length
  }
  // an element declares its tag for everybody, and its versions do so again
  const usual = new Map(versions.map(({ file }) => [file, errorsOf(placeOf(file, 'original'))]))
  return versions.map(({ file }, index) => errorsOf(placeOf(file, index)) > (usual.get(file) ?? 0))
}
