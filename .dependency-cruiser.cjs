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
    {
      ...row('element-imports-ui-core-contract', '^src/element/(?!\\w+\\.generated)', [
        '^src/(element|ui|core|contract)/',
        '^src/widgets/[^/]+/element\\.ts$',
      ]),
    },
    row('widget-imports-itself-element-ui-core-contract', '^src/widgets/([^/]+)/', [
      '^src/widgets/$1/',
      '^src/(element|ui|core|contract)/',
    ]),
    row('host-imports-core-contract-ui-loader', '^host/', [
      '^host/',
      '^src/(core|contract|ui)/',
      '^src/element/loader\\.ts$',
    ]),
    row('demo-imports-nothing', '^demo/', ['^demo/']),
    row('server-imports-contract', '^server/', ['^server/', '^src/contract/']),
    {
      name: 'browser-takes-contract-types-only',
      comment: 'schemas cost the browser bytes: endpoints, entities and typebox come as types',
      severity: 'error',
      from: {
        path: '^(src/(core|ui|element|widgets|contract/(rules|limits|error-codes|server-messages))|host)',
      },
      to: {
        path: '^(src/contract/(endpoints|entities|endpoint\\.ts|reply\\.ts)|node_modules/typebox)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
