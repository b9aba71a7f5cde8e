/**
 * How the build is cut. The kernel holds what must exist once on a page (React, the stores, the session) and what
 * every element needs; one more file what elements share besides; the rest is one file for each element, which the
 * loader fetches together with the kernel.
 */
const PACKAGES =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|nanostores|@nanostores|ofetch|destr|ufo|@r2wc)[\\/]/
const OURS =
  /[\\/]src[\\/](element[\\/]|ui[\\/](style-root|tokens|base)\.|core[\\/](?!.*loader\.)(http|session|brand|navigation|platform\.|timer-delay\.|polling|tabs|messages[\\/](common|session|element)\.))/
const LOADER = /[\\/]src[\\/]element[\\/]loader\.ts|\.loader\.ts$/

export const chunkGroups = [
  {
    name: 'kernel',
    test: (id: string) => !LOADER.test(id) && (PACKAGES.test(id) || OURS.test(id)),
    priority: 2,
  },
  {
    name: 'shared',
    test: /[\\/]src[\\/](ui|core|contract)[\\/]|[\\/]node_modules[\\/]dayjs[\\/]/,
    minShareCount: 2,
    priority: 1,
  },
]
