// Who may know whom. An arrow that is not listed here fails the check; so do cycles, type imports included.
const moduleOf = '^modules/([^/]+)/'
const serverFile = '(\\.server\\.ts$|^modules/[^/]+/server\\.ts$|^modules/[^/]+/(server|demo|seed)/)'
const webFile = '(\\.tsx$|^modules/[^/]+/web\\.ts$)'
const testFile = '\\.(test|spec)\\.tsx?$|/testing/|/e2e/'

/** The rooms of a folder, and which others each may know; a file beside them may know all. */
const rooms = {
  core: {
    values: [],
    words: ['values'],
    expression: ['values', 'words'],
    approval: ['values', 'words', 'expression'],
    description: ['values', 'words', 'expression', 'approval'],
    form: ['values', 'words', 'expression', 'approval', 'description'],
    answers: ['values', 'words', 'approval', 'description'],
    workbook: [],
  },
  server: {
    platform: [],
    identity: ['platform'],
    records: ['platform', 'identity'],
    'office-files': ['platform', 'identity', 'records'],
    approval: ['platform', 'identity', 'records', 'office-files'],
    messaging: ['platform', 'identity', 'records', 'approval'],
    organisation: ['platform', 'identity', 'records', 'approval'],
    exchange: ['platform', 'identity', 'records', 'office-files', 'approval'],
    forms: ['platform', 'identity', 'records', 'approval'],
    operate: ['platform', 'identity', 'records', 'approval'],
  },
  web: {
    platform: [],
    form: ['platform'],
    approval: ['platform', 'form'],
    detail: ['platform', 'form', 'approval'],
    list: ['platform', 'form', 'approval', 'detail'],
    tasks: ['platform', 'form', 'approval', 'detail', 'list'],
    public: ['platform', 'form', 'approval', 'detail', 'list'],
    'office-frame': ['platform'],
    shell: ['platform', 'form', 'approval', 'detail', 'list'],
  },
}

const roomRules = Object.entries(rooms).flatMap(([folder, known]) =>
  Object.entries(known).map(([room, lower]) => ({
    name: `${folder}-${room}-knows-rooms-below`,
    severity: 'error',
    from: { path: `^${folder}/${room}/`, pathNot: testFile },
    to: { path: `^${folder}/`, pathNot: `^${folder}/(${[room, ...lower].join('|')})/` },
  })),
)

const only = (name, from, to, extra = {}) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: testFile, ...extra },
  to: { path: '^(core|ui|kinds|base|server|web|modules|app|bench)/', pathNot: to },
})

export default {
  forbidden: [
    ...roomRules,
    {
      name: 'room-door-is-for-the-composition',
      severity: 'error',
      from: { path: '^(core|ui|kinds|base|server|web|modules)/', pathNot: '^server/main/' },
      to: { path: '^server/[^/]+/index\\.ts$' },
    },
    {
      name: 'boot-comes-by-the-doors',
      severity: 'error',
      from: { path: '^app/(boot|product)\\.ts$' },
      to: { path: '^server/', pathNot: '^server/([^/]+/index|main/[^/]+|define)\\.ts$' },
    },
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      // numfmt names a file for require that it does not bring; what the page imports is there.
      to: { couldNotResolve: true, pathNot: '^virtual:|^\\.\\./dist/|^numfmt$' },
    },
    only('core-knows-libraries-only', '^core/', ['^core/']),
    only('ui-knows-libraries-only', '^ui/', ['^ui/']),
    only('kind-knows-core', '^kinds/.*\\.ts$', ['^core/', '^kinds/.*\\.tsx?$'], {
      pathNot: [testFile, '^kinds/(host|web)\\.ts$'],
    }),
    {
      name: 'kind-has-no-screen',
      severity: 'error',
      from: { path: '^kinds/.*kind\\.ts$' },
      to: { path: '\\.tsx$|^ui/|^kinds/(host|web)' },
    },
    only('kind-screen-knows-core-ui-host', '^kinds/.*\\.tsx$', ['^core/', '^ui/', '^kinds/']),
    only('base-knows-kinds-core', '^base/', ['^base/', '^kinds/[^/]+\\.ts$', '^kinds/.*kind\\.ts$', '^core/']),
    only('server-knows-base-kinds-core', '^server/', ['^server/', '^base/', '^kinds/.*\\.ts$', '^core/']),
    {
      name: 'server-has-no-screens',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '\\.tsx$|^kinds/(host|web)\\.ts$|/react' },
    },
    only('web-knows-base-kinds-ui-core', '^web/', ['^web/', '^base/', '^kinds/', '^ui/', '^core/']),
    only('module-description-is-pure', '^modules/', ['^core/', '^kinds/.*\\.ts$', '^base/', '^modules/'], {
      pathNot: [testFile, serverFile, webFile],
    }),
    only('module-server-knows-its-api', serverFile, [
      '^server/module-api\\.ts$',
      '^core/',
      '^kinds/.*\\.ts$',
      '^base/',
      '^modules/',
    ]),
    only('module-web-knows-its-api', `^modules/.*${webFile}`, [
      '^web/(module-api(-public|-flow|-office)?|define-web)\\.ts$',
      '^ui/',
      '^core/',
      '^kinds/',
      '^base/',
      '^modules/',
    ]),
    // What is read before the first page grows with every module: names of tabs and nothing else.
    {
      name: 'module-web-is-light',
      severity: 'error',
      from: { path: '^modules/[^/]+/web\\.ts$' },
      to: { dynamic: false, pathNot: '^web/define-web\\.ts$|^modules/[^/]+/words/tabs\\.ts$' },
    },
    {
      name: 'module-meets-others-at-the-door',
      severity: 'error',
      from: { path: moduleOf, pathNot: testFile },
      to: { path: moduleOf, pathNot: ['^modules/$1/', '^modules/[^/]+/index\\.ts$'] },
    },
    {
      name: 'pure-module-never-reaches-a-runtime',
      severity: 'error',
      from: { path: '^modules/', pathNot: [testFile, serverFile, webFile] },
      to: { path: '(\\.server\\.ts|\\.tsx)$|^server/|^web/' },
    },
    {
      name: 'server-file-never-reaches-a-screen',
      severity: 'error',
      from: { path: `^modules/.*${serverFile}` },
      to: { path: '\\.tsx$' },
    },
    {
      name: 'screen-never-reaches-the-server',
      severity: 'error',
      from: { path: '\\.tsx$', pathNot: testFile },
      to: { path: '\\.server\\.ts$|^server/' },
    },
    {
      name: 'nobody-imports-app',
      severity: 'error',
      from: { path: '^(core|ui|kinds|base|server|web|modules)/', pathNot: testFile },
      to: { path: '^(app|bench)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: '^(dist|data|node_modules)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
