// What a school's page brings along by itself: an older Shoelace under the same tag names as the current one.
import 'shoelace-older/dist/components/badge/badge.js'
import 'shoelace-older/dist/components/button/button.js'
import 'shoelace-older/dist/components/tab/tab.js'
import 'shoelace-older/dist/components/tab-group/tab-group.js'
import 'shoelace-older/dist/components/tab-panel/tab-panel.js'
import 'shoelace-older/dist/components/tooltip/tooltip.js'
