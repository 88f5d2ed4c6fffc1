import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type Lang, languages } from '../../core/values/language.ts'
import type { DeclaredPage } from '../../web/shell/declared-page.ts'
import { modules } from '../modules.ts'

const name = 'virtual:pages'
const labels = 'virtual:page-labels/'
const screens = 'virtual:screen-paths'
const moduleFolder = join(import.meta.dirname, '../../modules')

/**
 * Gives the browser the pages of all modules and nothing else of them: descriptions are learnt from `describe`. What
 * they are called is a module for each language, in the order of the pages. Which screens a menu address can derive to
 * is told by their paths alone; how they load is asked only when one is opened.
 */
export function declaredPages(): Plugin {
  return {
    name: 'declared-pages',
    resolveId: (id) => (id === name || id === screens || id.startsWith(labels) ? `\0${id}` : null),
    load: (id) => {
      if (id === `\0${name}`) return `export default ${JSON.stringify(pages())}`
      if (id === `\0${screens}`) return `export default ${JSON.stringify(screenPaths())}`
      const lang = languages.find((one) => id === `\0${labels}${one}`)
      return lang === undefined ? null : `export default ${JSON.stringify(labelsIn(lang))}`
    },
  }
}

function labelsIn(lang: Lang): readonly string[] {
  return modules.flatMap((module) => module.pages.map(({ label }) => label[lang]))
}

function pages(): readonly Omit<DeclaredPage, 'label'>[] {
  return modules.flatMap((module) =>
    module.pages.map(
      ({ path, needs, list, screen, report, dashboard, matching, series, run, diagram, kept, params }) => ({
        module: module.name,
        path,
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

/** `pc-answer` of `modules/…/screens/pc-answer.tsx`: the files that bring a screen as their default export. */
function screenPaths(): readonly string[] {
  return readdirSync(moduleFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\/screens\/.*(?<!\.test)\.tsx$/.test(file))
    .filter((file) => /^export default /m.test(readFileSync(join(moduleFolder, file), 'utf8')))
    .map((file) => file.replace(/^.*\/screens\/|\.tsx$/g, ''))
    .sort()
}
