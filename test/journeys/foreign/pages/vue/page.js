import { createApp } from 'vue'
import Shell from './shell.vue'

const app = createApp(Shell, { onLeave: () => app.unmount() })
app.mount('#page')
