import type { ChunkContents } from './chunk-contents.ts'

/** What comes when it is shown: cards and charts, choosing in a tree, inputs. */
export const lazyChunks: readonly ChunkContents[] = [
  // Cards, figures and bars of the home page and of dashboards.
  {
    name: 'figures',
    paths: [
      'ui/comparison-bars',
      'ui/chart/chart.tsx',
      'ui/chart/chart.module.css',
      'ui/chart/use-drawn-chart',
      'web/detail/recent/',
      'web/platform/data/chart-data-of',
      'web/platform/words/chart-numbers',
      'web/shell/dashboard/cell-visibility',
      'web/shell/dashboard/lines-per-height',
      'web/shell/dashboard/placed-cell',
      'web/shell/dashboard/dashboard.module.css',
      'web/shell/home-page/',
    ],
    exceptPaths: [
      'web/detail/recent/record-link-dialog',
      'web/detail/recent/star-button',
      'web/detail/recent/use-record-menu',
      'web/shell/home-page/home-page.tsx',
      'web/shell/home-page/home-grid',
      'web/shell/home-page/home-widgets',
    ],
  },
  // What stands on dashboards only.
  {
    name: 'dashboard',
    paths: ['web/shell/dashboard/', 'web/list/report/report-table'],
    exceptPaths: [
      'web/shell/dashboard/dashboard-query',
      'web/shell/dashboard/full-screen-dashboard',
      'web/shell/dashboard/map-cell',
      'web/shell/dashboard/diagram-cell',
    ],
  },
  // Choosing in a tree, whichever kind asks.
  {
    name: 'trees',
    packages: ['antd', '@rc-component'],
    onlyFolders: ['tree', 'tree-select'],
    paths: [
      'kinds/shared-inputs/tree-box',
      'kinds/shared-inputs/tree-input',
      'kinds/unit/input.tsx',
      'kinds/units/input.tsx',
      'kinds/department/input.tsx',
      'kinds/departments/input.tsx',
    ],
  },
  {
    name: 'charts',
    packages: ['echarts', 'zrender'],
    paths: ['ui/chart/chart-canvas', 'ui/chart/chart-option', 'ui/chart/chart-tooltip'],
  },
  // The inputs that nearly every form and search has.
  {
    name: 'inputs',
    paths: [
      'kinds/text/input.tsx',
      'kinds/number/input.tsx',
      'kinds/money/input.tsx',
      'kinds/quantity/input.tsx',
      'kinds/rate/input.tsx',
      'kinds/date/input.tsx',
      'kinds/date-time/input.tsx',
      'kinds/year/input.tsx',
      'kinds/year-month/input.tsx',
      'kinds/select/input.tsx',
      'kinds/selects/input.tsx',
      'kinds/dictionary/input.tsx',
      'kinds/dictionaries/input.tsx',
      'kinds/auto-number/input.tsx',
      'kinds/reference/input.tsx',
      'kinds/shared-inputs/numeric-input.tsx',
      'kinds/shared-inputs/drop-down.tsx',
      'kinds/shared-inputs/text-box.tsx',
      'kinds/shared-inputs/fold-for-search.ts',
      'kinds/shared-inputs/use-offered-choices.ts',
      'kinds/shared-inputs/use-type-ahead.ts',
    ],
  },
]
