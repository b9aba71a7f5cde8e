import { createRoot } from 'react-dom/client'
import '../src/element/loader.ts'
import { followUser } from '../src/core/shell/fresh-user.ts'
import { startWatch } from '../src/core/shell/watch.ts'
import { focusOnPress } from '../src/ui/focus-on-press.ts'
import { startNavigation } from './navigation.ts'
import { App } from './shell/app.tsx'

focusOnPress(document)
startNavigation()
startWatch()
followUser()
const root = document.getElementById('app')
// what comes from here on is said by the shell
delete document.documentElement.dataset.first
if (root) createRoot(root).render(<App />)
