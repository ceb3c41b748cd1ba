/** The layers of src, lowest first: each imports only those before it. */
const LAYERS = [
  'domain',
  'config',
  'i18n',
  'ui',
  'cms',
  'services',
  'queries',
  'features',
  'widgets',
  'shell',
  'front',
  'catalogue',
  'pages',
];

const layerRules = LAYERS.map((layer, index) => ({
  name: `layer-${layer}`,
  comment: `src/${layer} imports only ${LAYERS.slice(0, index).join(', ') || 'nothing of src'}`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: `^src/(${LAYERS.slice(index + 1).join('|') || 'none'})/` },
}));

const SDK = 'node_modules/@sitecore-jss';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layerRules,
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'src-folders-are-layers',
      comment:
        'Every folder of src is one of the layers, except styles: it has what all of them use, and imports their style sheets.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/((${LAYERS.join('|')}|styles)/|proxy\\.ts$)` },
      to: {},
    },
    {
      name: 'site-imports-only-shared-sitecore',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^sitecore/', pathNot: '^sitecore/(definitions|contracts|rules|log)/' },
    },
    {
      name: 'platform-does-not-import-the-site',
      severity: 'error',
      from: { path: '^sitecore/' },
      to: { path: '^(src|scripts)/' },
    },
    {
      name: 'shared-sitecore-does-not-import-the-platform',
      severity: 'error',
      from: { path: '^sitecore/(definitions|contracts|rules|log)/' },
      to: { path: '^sitecore/(platform|content)/' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev'] },
    },
    {
      name: 'sdk-only-in-its-layers',
      comment:
        'The SDK’s React parts in cms, its services in shell and pages/api, its GraphQL client in queries’ server code.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/((cms|shell|pages/api)/|queries/.*\\.server\\.ts$)' },
      to: { path: SDK, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'hydrated-code-without-server-packages',
      comment: 'Code that hydrates imports neither the SDK, nor definitions, nor Next.',
      severity: 'error',
      from: {
        path: '^src/(cms/(hydration|fields)|ui|features|widgets)/.*\\.tsx?$',
        pathNot: '\\.(test|widget|server|fixture)\\.tsx?$',
      },
      to: { path: `(${SDK}|node_modules/next/|^sitecore/definitions/)`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'widgets-do-not-import-each-other',
      severity: 'error',
      from: { path: '^src/widgets/([^/]+/[^/]+)/' },
      to: { path: '^src/widgets/[^/]+/[^/]+/', pathNot: '^src/widgets/$1/' },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { path: '^(src|sitecore|scripts)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^tests/|\\.(test|e2e)\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.next/|next-env\\.d\\.ts$)' },
    // Includes imports of types, each as `type-only`. With `specify` it would parse every file a second time, to say which imports
    // the compiler removes, which no rule asks.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
