import 'classroom-exchange-elements/vue'
