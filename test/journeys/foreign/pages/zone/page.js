import 'zone.js'
import '../plain/page.js'
