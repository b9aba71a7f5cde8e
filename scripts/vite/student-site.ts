import { build, type Plugin } from 'vite'

const ENTRY = 'demo/student'

/**
 * The student site stands in for another product: it is built by itself, so that no chunk of the elements is cut for what
 * it shares with them.
 */
export function studentSite(): Plugin {
  let outDir = ''
  let root = ''
  return {
    name: 'student-site',
    apply: 'build',
    configResolved(config) {
      ;({ root } = config)
      ;({ outDir } = config.build)
    },
    async closeBundle() {
      await build({
        root,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: {
          outDir,
          emptyOutDir: false,
          target: 'es2022',
          rolldownOptions: { input: { [ENTRY]: `${ENTRY}.ts` }, output: { entryFileNames: '[name].js' } },
        },
      })
    },
  }
}
