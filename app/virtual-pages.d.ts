declare module 'virtual:pages' {
  import type { DeclaredPage } from '../web/shell/declared-page.ts'

  const pages: readonly DeclaredPage[]
  export default pages
}
