/**
 * How the build is cut: the kernel holds what must exist once on a page (React, the stores, the session) and what
 * every element needs; what elements share of the ui is one more file; the rest is one file for each element.
 */
const KERNEL =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|nanostores|@nanostores[\\/](react|persistent)|ofetch|destr|ufo|@r2wc[\\/][^\\/]+)[\\/]|[\\/]src[\\/]widgets[\\/]define-widget|[\\/]src[\\/]ui[\\/](style-root|tokens|base)\b|[\\/]src[\\/]core[\\/](http|session|brand|navigation)[\\/]/

export const chunkGroups = [{ name: 'kernel', test: KERNEL, priority: 2 }]
