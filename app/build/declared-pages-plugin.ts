import type { Plugin } from 'vite'
import type { DeclaredPage } from '../../web/shell/declared-page.ts'
import { modules } from '../modules.ts'

const name = 'virtual:pages'

/** Gives the browser the pages of all modules and nothing else of them: descriptions are learnt from `describe`. */
export function declaredPages(): Plugin {
  return {
    name: 'declared-pages',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(pages())}` : null),
  }
}

function pages(): readonly DeclaredPage[] {
  return modules.flatMap((module) =>
    module.pages.map(
      ({ path, label, needs, list, screen, report, dashboard, matching, series, run, diagram, kept, params }) => ({
        module: module.name,
        path,
        label,
        needs,
        list,
        screen,
        report,
        dashboard,
        matching,
        series,
        run,
        diagram,
        kept,
        params,
      }),
    ),
  )
}
