import { createRoot } from 'react-dom/client'
import '../src/widgets/loader.ts'
import { startNavigation } from './navigation.ts'
import { App } from './shell/app.tsx'

startNavigation()
const root = document.getElementById('app')
if (root) createRoot(root).render(<App />)
