import '../quick-imports.ts'

// Whatever a command writes into DATA_DIR is its own user's alone.
process.umask(0o077)
const { runAdmin } = await import('./run-admin.ts')
const { code, text } = await runAdmin(process.argv.slice(2))
const channel = code === 0 ? process.stdout : process.stderr
channel.write(`${text}\n`)
process.exitCode = code
