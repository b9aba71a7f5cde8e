import { platform } from '../../src/core/platform.ts'

const at = Date.now()

/** The page's clock stands still for a file that imports this: what it calls today stays so until its last test is over. */
platform.now = () => at
