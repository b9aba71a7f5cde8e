import 'classroom-exchange-elements/svelte'
