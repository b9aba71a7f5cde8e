import { openWebKit } from '../support/engines/webkit.ts'
import { tellStories } from './tell-stories.ts'

tellStories('WebKit', { open: openWebKit })
