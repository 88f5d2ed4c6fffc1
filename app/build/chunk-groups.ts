interface Group {
  readonly name: string
  readonly test: (id: string) => boolean
  readonly priority: number
}

/**
 * Which modules travel together. A first list from cold takes at most 20 requests, so what it needs is few
 * files; what a page may never need (pickers, trees, dialogs) stays apart and comes when it is shown.
 */
export const chunkGroups: readonly Group[] = [
  ...['zh_CN|zh-cn', 'ru_RU|ru', 'en_GB|en'].map((locale, at) =>
    group(`words-${['zh', 'ru', 'en'][at]}`, 34.5, new RegExp(`node_modules/.*/locale/(${locale})\\.js$`)),
  ),
  group('react', 50, /node_modules\/(react|react-dom|scheduler|zustand)\//),
  group(
    'base',
    40,
    /vite\/preload-helper|node_modules\/(intl-messageformat|@formatjs)\/|\/core\/(values\/(language|day|day-text|duration|route-path)|words\/(message|refusal)|form\/draft)\.ts$|\/web\/platform\/(http\/|session\/(?!sign-in|password)|words\/(http|shell|states)|data\/use-phone)|\/web\/list\/list-links\.ts$|\/web\/platform\/(page\/(page|open-page|open-pages)|words\/moment-text)\.ts$|\/ui\/(base|tokens|classes|icon|icon-paths|icon-names|button|input|spinner|mark|toast|toaster|nonce|style-nonce|drop|card|empty|skeleton|page|page-header|page-visible|use-kept-scroll|money|status-tag|key-hint|use-composition|countdown-button)[.-]|\/kinds\/phone\/mobile\.ts$/,
  ),
  group('libraries', 39, /node_modules\/(react-router|@tanstack\/(react-query|query-core)|cookie|set-cookie-parser)\//),
  group(
    'kit',
    35,
    /node_modules\/(antd|@rc-component|@ant-design|@emotion|@babel|dayjs|clsx|stylis|throttle-debounce|scroll-into-view-if-needed|compute-scroll-into-view|resize-observer-polyfill|classnames)\/|\/web\/shell\/kit-|\/ui\/kit-theme/,
    /\/(picker(?!\/lib\/locale\/common)|date-picker|calendar|time-picker|tree|tree-select|cascader|upload|color-picker|image|mentions|tour|qrcode|qr-code|transfer|slider|steps|collapse|table|segmented|switch|radio|input-number|mini-decimal|progress|modal|drawer|dialog|tabs|timeline|descriptions|popconfirm|result|statistic|rate|alert|badge|spin|tag|checkbox|skeleton|grid|@ant-design\/fast-color|locale(?!\/common))\//,
  ),
  group(
    'engine',
    34,
    /node_modules\/(decimal\.js|@tanstack)\/|\/web\/(platform\/(data\/(?!use-stamp)|page\/error-state)|list\/(?!import\/|report\/|(?:[\w-]+\/)?(?:inline-edit-(?!late|state)|row-conditions|confirm-dialog|drawer\.|drawer-record|column-choice|list-pane|call-|bulk-call|bulk-dialog|views-dialog|views-panel|sorting-dialog|filters-(?:add|editor)|groups-choice|list-sheet|records-file)))|\/kinds\/(?!.*(input|dialog|drawer|upload|picker|person\/|tree|record-|compute-derived|check-record|form-problems|form-options|flow-fit|expression|parts\/|slider|file-list|file-words|palette|remembered|suggested-words|form-words|untranslated|lines\/(?!cell|kind)))|\/core\/(?!expression\/|approval\/|form\/|values\/(?:lunar|decode-text|password-check|contrast)|words\/(?:icon-words|terms|title-in))/,
    /node_modules\/(?!decimal\.js\/|@tanstack\/)/,
  ),
  // What only forms need, and the inputs that nearly every form and search has.
  group(
    'rules',
    33,
    /node_modules\/@marcbachmann\/|\/core\/expression\/expression(?!-sentence|-words)|\/kinds\/(record-plan|expression)|\/web\/list\/actions\/row-conditions|\/web\/form\/form-fields/,
  ),
  group(
    'inputs',
    32,
    /\/kinds\/(text|textarea|number|money|quantity|rate|date|date-time|year-month|select|selects|dictionary|dictionaries|auto-number|reference)\/input\.tsx$|\/kinds\/parts\/(numeric-input|drop-down|text-box|fold-for-search|option|use-offered|use-type-ahead|words)\.tsx?$/,
  ),
]

function group(name: string, priority: number, takes: RegExp, leaves?: RegExp): Group {
  return { name, priority, test: (id) => takes.test(id) && !leaves?.test(id) }
}
