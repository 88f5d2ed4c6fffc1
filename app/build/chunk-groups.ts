/**
 * What a chunk takes. A path ending in `/` is a folder, one with an ending is a file, any other is the files of that
 * name with what belongs to them: `ui/page` is page.tsx, page.module.css and page-header.tsx.
 */
interface Contents {
  readonly name: string
  /** Our own sources. */
  readonly paths?: readonly string[]
  readonly exceptPaths?: readonly string[]
  /** Our own sources whose path has one of these words stay apart as well. */
  readonly exceptWords?: readonly string[]
  readonly packages?: readonly string[]
  /** Folders of packages that stay apart. */
  readonly exceptFolders?: readonly string[]
  /** Files of packages, by the end of their path. */
  readonly packageFiles?: readonly string[]
}

/**
 * Which modules travel together, the first that takes a module keeps it. A first list from cold takes at most 20
 * requests, so what it needs is few files; what a page may never need (pickers, trees, dialogs) stays apart and comes
 * when it is shown.
 */
const contents: readonly Contents[] = [
  { name: 'react', packages: ['react', 'react-dom', 'scheduler', 'zustand'] },
  // What the sign-in page and every other page needs.
  {
    name: 'base',
    packages: ['intl-messageformat', '@formatjs'],
    paths: [
      'vite/preload-helper',
      'core/values/language.ts',
      'core/values/day.ts',
      'core/values/day-text.ts',
      'core/values/duration.ts',
      'core/values/route-path.ts',
      'core/words/message.ts',
      'core/words/refusal.ts',
      'core/form/draft.ts',
      'kinds/phone/mobile.ts',
      'web/platform/http/',
      'web/platform/session/',
      'web/platform/words/http',
      'web/platform/words/shell',
      'web/platform/words/states',
      'web/platform/words/moment-text.ts',
      'web/platform/data/use-phone',
      'web/platform/page/page.ts',
      'web/platform/page/open-page.ts',
      'web/platform/page/open-pages.ts',
      'web/list/list-links.ts',
      'ui/base',
      'ui/tokens',
      'ui/classes',
      'ui/icon',
      'ui/button',
      'ui/input',
      'ui/spinner',
      'ui/mark',
      'ui/toast',
      'ui/toaster',
      'ui/nonce',
      'ui/style-nonce',
      'ui/drop',
      'ui/card',
      'ui/empty',
      'ui/skeleton',
      'ui/page',
      'ui/use-kept-scroll',
      'ui/money',
      'ui/status-tag',
      'ui/key-hint',
      'ui/use-composition',
      'ui/countdown-button',
    ],
    exceptPaths: ['web/platform/session/sign-in', 'web/platform/session/password'],
  },
  {
    name: 'libraries',
    packages: ['react-router', '@tanstack/react-query', '@tanstack/query-core', 'cookie', 'set-cookie-parser'],
  },
  // The kit without the parts that come when they are shown.
  {
    name: 'kit',
    packages: [
      'antd',
      '@rc-component',
      '@ant-design',
      '@emotion',
      '@babel',
      'dayjs',
      'clsx',
      'stylis',
      'throttle-debounce',
      'scroll-into-view-if-needed',
      'compute-scroll-into-view',
      'resize-observer-polyfill',
      'classnames',
    ],
    paths: ['web/shell/kit', 'ui/kit-theme'],
    exceptFolders: [
      'picker',
      'date-picker',
      'calendar',
      'time-picker',
      'tree',
      'tree-select',
      'cascader',
      'upload',
      'color-picker',
      '@ant-design/fast-color',
      'image',
      'mentions',
      'tour',
      'qrcode',
      'qr-code',
      'transfer',
      'slider',
      'steps',
      'collapse',
      'table',
      'segmented',
      'switch',
      'radio',
      'input-number',
      'mini-decimal',
      'progress',
      'modal',
      'drawer',
      'dialog',
      'tabs',
      'timeline',
      'descriptions',
      'popconfirm',
      'result',
      'statistic',
      'rate',
      'alert',
      'badge',
      'spin',
      'tag',
      'checkbox',
      'skeleton',
      'grid',
      'locale',
    ],
    packageFiles: ['/picker/lib/locale/common.js'],
  },
  { name: 'words-zh', packageFiles: ['/locale/zh_CN.js', '/locale/zh-cn.js'] },
  { name: 'words-ru', packageFiles: ['/locale/ru_RU.js', '/locale/ru.js'] },
  { name: 'words-en', packageFiles: ['/locale/en_GB.js', '/locale/en.js'] },
  // A list and the values in it, without what is opened from it.
  {
    name: 'engine',
    packages: ['decimal.js', '@tanstack'],
    paths: ['core/', 'kinds/', 'web/list/', 'web/platform/data/', 'web/platform/page/error-state'],
    exceptPaths: [
      'core/expression/',
      'core/approval/',
      'core/form/',
      'core/values/lunar',
      'core/values/decode-text',
      'core/values/password-check',
      'core/values/contrast',
      'core/words/icon-words',
      'core/words/terms',
      'core/words/title-in',
      'kinds/person/',
      'kinds/parts/',
      'kinds/slider/',
      'kinds/record',
      'kinds/compute-derived',
      'kinds/check-record',
      'kinds/form-problems',
      'kinds/form-options',
      'kinds/form-words',
      'kinds/flow-fit',
      'kinds/expression',
      'kinds/remembered-line',
      'kinds/suggested-words',
      'kinds/untranslated',
      'kinds/color/palette',
      'kinds/attachment/file-list',
      'kinds/attachment/file-words',
      'kinds/lines/edit-lines',
      'kinds/lines/grid-keys',
      'kinds/lines/line',
      'kinds/lines/lines',
      'kinds/lines/paste-lines',
      'kinds/lines/total',
      'kinds/lines/use-line-window',
      'kinds/lines/use-undo',
      'kinds/lines/words',
      'web/platform/data/use-stamp',
      'web/list/import/',
      'web/list/report/',
      'web/list/drawer/',
      'web/list/actions/row-conditions',
      'web/list/actions/bulk-call',
      'web/list/call-document',
      'web/list/call-rows',
      'web/list/columns/column-choice',
      'web/list/list-tools-phone',
      'web/list/export/records-file',
      'web/list/filters/filters-add',
      'web/list/filters/filters-editor',
      'web/list/groups/groups-choice',
      'web/list/inline-edit/inline-edit-bar',
      'web/list/inline-edit/inline-edit-cell',
      'web/list/inline-edit/inline-edit-rules',
      'web/list/inline-edit/inline-edit-save',
      'web/list/inline-edit/inline-edit-store',
      'web/list/views/views-panel',
    ],
    exceptWords: ['input', 'dialog', 'upload'],
  },
  // What only forms need.
  {
    name: 'rules',
    packages: ['@marcbachmann'],
    paths: [
      'core/expression/expression',
      'kinds/record-plan',
      'kinds/expression',
      'web/list/actions/row-conditions',
      'web/form/form-fields',
    ],
    exceptPaths: ['core/expression/expression-sentence', 'core/expression/expression-words'],
  },
  // The inputs that nearly every form and search has.
  {
    name: 'inputs',
    paths: [
      'kinds/text/input.tsx',
      'kinds/textarea/input.tsx',
      'kinds/number/input.tsx',
      'kinds/money/input.tsx',
      'kinds/quantity/input.tsx',
      'kinds/rate/input.tsx',
      'kinds/date/input.tsx',
      'kinds/date-time/input.tsx',
      'kinds/year-month/input.tsx',
      'kinds/select/input.tsx',
      'kinds/selects/input.tsx',
      'kinds/dictionary/input.tsx',
      'kinds/dictionaries/input.tsx',
      'kinds/auto-number/input.tsx',
      'kinds/reference/input.tsx',
      'kinds/parts/numeric-input.tsx',
      'kinds/parts/drop-down.tsx',
      'kinds/parts/text-box.tsx',
      'kinds/parts/fold-for-search.ts',
      'kinds/parts/field-options.ts',
      'kinds/parts/use-offered.ts',
      'kinds/parts/use-type-ahead.ts',
      'kinds/parts/words.ts',
    ],
  },
]

interface Group {
  readonly name: string
  readonly test: (id: string) => boolean
  readonly priority: number
}

/** The groups as the bundler takes them. */
export const chunkGroups: readonly Group[] = contents.map((group, at) => ({
  name: group.name,
  priority: contents.length - at,
  test: (id) => (id.includes('/node_modules/') ? takesPackage(group, id) : takesOwn(group, id)),
}))

function takesPackage({ packages = [], exceptFolders = [], packageFiles = [] }: Contents, id: string): boolean {
  if (packageFiles.some((end) => id.endsWith(end))) return true
  return (
    packages.some((name) => id.includes(`/node_modules/${name}/`)) &&
    !exceptFolders.some((folder) => id.includes(`/${folder}/`))
  )
}

function takesOwn({ paths = [], exceptPaths = [], exceptWords = [] }: Contents, id: string): boolean {
  const taken = paths.map((path) => below(path, id)).find((rest) => rest !== null)
  if (taken === undefined || taken === null || exceptPaths.some((path) => below(path, id) !== null)) return false
  return !exceptWords.some((word) => taken.includes(word))
}

/** What an id has after a path it is in, or null. */
function below(path: string, id: string): string | null {
  // The bundler's own modules begin with a zero character.
  const whole = `/${id.replace('\0', '')}`
  const from = whole.lastIndexOf(`/${path}`)
  if (from < 0) return null
  const rest = whole.slice(from + path.length + 1)
  if (path.endsWith('/')) return rest
  const belongs = /\.tsx?$/.test(path) ? rest === '' : /^[.\-/]/.test(rest)
  return belongs ? rest : null
}
