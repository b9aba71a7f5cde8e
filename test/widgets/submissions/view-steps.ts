import { storage } from '../../../src/core/storage.ts'

/** No view has been chosen in this browser. */
export const forgetView = () => storage('local').remove('cx-submissions-view')
