// The import table of the house. Each row says what a folder may import of ours; everything else is an error.
const ours = '^(src|host|demo|server)/'

const row = (name, from, may) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: ours, pathNot: may },
})

module.exports = {
  forbidden: [
    row('contract-imports-nothing', '^src/contract/', ['^src/contract/']),
    row('ui-imports-nothing', '^src/ui/', ['^src/ui/']),
    row('core-imports-contract', '^src/core/', ['^src/core/', '^src/contract/']),
    row('element-imports-ui-core-contract', '^src/element/', ['^src/(element|ui|core|contract)/']),
    row('debug-imports-the-name-of-a-session', '^src/debug/', [
      '^src/debug/',
      '^src/core/session/session-key\\.ts$',
    ]),
    row('parts-imports-ui-core-contract', '^src/parts/', ['^src/(parts|ui|core|contract)/']),
    row('widget-imports-itself-element-parts-ui-core-contract', '^src/widgets/([^/]+)/', [
      '^src/widgets/$1/',
      '^src/(element|parts|ui|core|contract)/',
    ]),
    row('host-imports-core-contract-ui-loader', '^host/', [
      '^host/',
      '^src/(core|contract|ui)/',
      '^src/element/loader\\.ts$',
    ]),
    row('demo-imports-nothing', '^demo/(?!ui\\.ts$|gallery/|student\\.ts$|student/)', [
      '^demo/(?!gallery/|student/)',
    ]),
    row('student-site-imports-core-contract', '^demo/(student\\.ts$|student/)', [
      '^demo/student/',
      '^src/(core|contract)/',
    ]),
    row('gallery-imports-element-ui-core-contract', '^demo/(ui\\.ts$|gallery/)', [
      '^demo/gallery/',
      '^src/(element|ui|core|contract)/',
    ]),
    row('server-imports-contract', '^server/', ['^server/', '^src/contract/']),
    row('area-imports-areas-by-area-ts', '^server/areas/([^/]+)/(?!schema\\.ts$)', [
      '^server/areas/$1/',
      '^server/areas/[^/]+/area\\.ts$',
      '^server/(?!areas/)',
      '^src/contract/',
    ]),
    {
      ...row('schema-imports-schemas', '^server/areas/[^/]+/schema\\.ts$', [
        '^server/areas/[^/]+/schema\\.ts$',
        '^server/db/(columns|text|words)\\.ts$',
        '^src/contract/',
      ]),
      comment:
        'a foreign key names the table of another area; a schema knows nothing but schemas, and how columns and indexes are written',
    },
    {
      name: 'tables-belong-to-repositories',
      comment: 'all SQL of an area stands in repository.ts, or in repository/ where that grows',
      severity: 'error',
      from: { path: '^server/areas/([^/]+)/(?!repository(\\.ts$|/)|schema\\.ts$)' },
      to: { path: '^server/areas/[^/]+/schema\\.ts$|node_modules/drizzle-orm' },
    },
    row('server-imports-areas-by-area-ts', '^server/(?!areas/)', [
      '^server/(?!areas/)',
      '^server/areas/areas\\.ts$',
      '^server/areas/[^/]+/area\\.ts$',
      '^src/contract/',
    ]),
    {
      name: 'areas-know-nothing-above-them',
      comment: 'what puts the server together knows the areas, never the other way round',
      severity: 'error',
      from: { path: '^server/areas/[^/]+/' },
      to: { path: '^server/(areas/areas|app|register|start|main|second-origin)\\.ts$|^server/plugins/' },
    },
    {
      name: 'browser-takes-contract-types-only',
      comment: 'schemas cost the browser bytes: endpoints, entities and typebox come as types',
      severity: 'error',
      from: {
        path: '^(src/(core|ui|element|parts|widgets|contract/(rules|limits|error-codes|server-messages))|host)',
      },
      to: {
        path: '^(src/contract/(endpoints|entities|endpoint\\.ts|reply\\.ts)|node_modules/typebox)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-circles',
      comment: 'circles of types count as well',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\?inline$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
    },
  },
}
