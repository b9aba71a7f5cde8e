import { openFirefox } from '../support/engines/firefox.ts'
import { tellStories } from './tell-stories.ts'

tellStories('Firefox', { open: openFirefox, needsEval: true })
