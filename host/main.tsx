import { createRoot } from 'react-dom/client'
import '../src/element/loader.ts'
import { followUser } from '../src/core/shell/fresh-user.ts'
import { startWatch } from '../src/core/shell/watch.ts'
import { startNavigation } from './navigation.ts'
import { App } from './shell/app.tsx'

startNavigation()
startWatch()
followUser()
const root = document.getElementById('app')
if (root) createRoot(root).render(<App />)
