import { mount, unmount } from 'svelte'
import Shell from './shell.svelte'

const shell = mount(Shell, {
  target: document.querySelector('#page'),
  props: { onLeave: () => unmount(shell) },
})
