import type { Page } from '../../core/description/module.ts'

/**
 * A page as its module declares it, with the module it stands in; made at build time, so that no description reaches
 * the browser.
 */
export type DeclaredPage = Pick<
  Page,
  | 'path'
  | 'label'
  | 'needs'
  | 'list'
  | 'screen'
  | 'report'
  | 'dashboard'
  | 'matching'
  | 'series'
  | 'run'
  | 'diagram'
  | 'kept'
  | 'params'
> & {
  readonly module: string
}
