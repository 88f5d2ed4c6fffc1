declare module 'virtual:pages' {
  const pages: readonly Omit<import('../web/shell/declared-page.ts').DeclaredPage, 'label'>[]
  export default pages
}

declare module 'virtual:page-labels/*' {
  const labels: readonly string[]
  export default labels
}

declare module 'virtual:screen-paths' {
  const paths: readonly string[]
  export default paths
}
