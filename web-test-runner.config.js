import { chromeLauncher } from '@web/test-runner-chrome'
import { viteMiddleware } from './test/support/vite-middleware.ts'

const vite = await viteMiddleware()

export default {
  files: [
    'test/core/**/*.test.{ts,tsx}',
    'test/ui/**/*.test.tsx',
    'test/widgets/**/*.test.tsx',
    'test/host/**/*.test.{ts,tsx}',
  ],
  concurrency: 2,
  testFramework: { config: { ui: 'bdd', timeout: 10_000 } },
  browsers: [
    chromeLauncher({
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      },
    }),
  ],
  middleware: [vite.middleware],
  plugins: [vite.plugin],
}
