import { openChromium } from '../support/engines/chromium.ts'
import { tellStories } from './tell-stories.ts'

tellStories('Chromium', { open: openChromium })
