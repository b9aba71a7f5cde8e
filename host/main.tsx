import { createRoot } from 'react-dom/client'
import '../src/element/loader.ts'
import { startWatch } from '../src/core/shell/watch.ts'
import { startNavigation } from './navigation.ts'
import { App } from './shell/app.tsx'

startNavigation()
startWatch()
const root = document.getElementById('app')
if (root) createRoot(root).render(<App />)
