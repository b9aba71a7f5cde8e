import { globSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brotli } from './scripts/vite/brotli.ts'
import { BUILD_FOLDER, buildFolder } from './scripts/vite/build-folder.ts'
import { chunkGroups } from './scripts/vite/chunk-groups.ts'
import { devPages } from './scripts/vite/dev-pages.ts'
import { elementData } from './scripts/vite/element-data.ts'
import { elementsPackage } from './scripts/vite/elements-package.ts'
import { fetchFirst } from './scripts/vite/fetch-first.ts'
import { firstPaint } from './scripts/vite/first-paint.ts'
import { flags } from './scripts/vite/flags.ts'
import { loaderAlone } from './scripts/vite/loader-alone.ts'
import { loaderTable } from './scripts/vite/loader-table.ts'
import { parserByName } from './scripts/vite/parser-by-name.ts'
import { presetAvatars } from './scripts/vite/preset-avatars.ts'
import { reactAsModule } from './scripts/vite/react-as-module.ts'
import { release } from './scripts/vite/release.ts'
import { renameShoelacePlugin } from './scripts/vite/rename-shoelace.ts'
import { resolve } from './scripts/vite/resolve.ts'
import { studentSite } from './scripts/vite/student-site.ts'

const api = { target: `http://localhost:${process.env.API_PORT ?? 4202}`, changeOrigin: false }

const demoScripts = Object.fromEntries(
  globSync('demo/!(student).ts').map(file => [file.replaceAll('\\', '/').replace(/\.ts$/, ''), file]),
)

export default defineConfig({
  // scripts find each other relative to themselves, wherever the product is served from
  base: './',
  publicDir: false,
  // the host page is served at deep links too, so what it names is absolute
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  resolve,
  plugins: [
    react(),
    reactAsModule(),
    parserByName(),
    renameShoelacePlugin(),
    devPages(),
    firstPaint(),
    loaderTable(),
    fetchFirst(),
    loaderAlone(),
    elementData(),
    presetAvatars(),
    flags(),
    buildFolder(),
    brotli(),
    elementsPackage(),
    release(),
    studentSite(),
  ],
  server: {
    port: Number(process.env.PORT ?? 4200),
    strictPort: true,
    // elements are embedded in pages of other origins
    cors: true,
    proxy: {
      '/api': { ...api, ws: true },
      '/docs': api,
      '/policies': api,
      '/files': api,
      '/agreements': api,
      '/lti': api,
      '/outbox': api,
      '/build.json': api,
      '/health': api,
      '/payments': api,
    },
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // browsers that know light-dark(), which loses the color-scheme of the page around an element when lowered, and :state()
    cssTarget: ['chrome125', 'edge125', 'firefox128', 'safari17.5'],
    cssCodeSplit: true,
    rolldownOptions: {
      // short numbers and names are written where they are used; in mode 'all' style sheets would be, once for each use
      optimization: { inlineConst: { mode: 'smart', pass: 2 } },
      input: {
        'widgets/cx': 'src/element/loader.ts',
        host: 'host/index.html',
        'card-frame': 'host/card-frame.ts',
        'lti-frame': 'host/lti-frame.ts',
        ...demoScripts,
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: `${BUILD_FOLDER}/[name].js`,
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
})
