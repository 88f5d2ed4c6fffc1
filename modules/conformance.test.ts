import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { servers } from '../app/module-servers.ts'
import { modules } from '../app/modules.ts'
import { dictionaryEntries } from '../base/standard-dictionary-entries.ts'
import { baseColumns, approvalColumns, type AnyDocument } from '../core/description/document.ts'
import type { FieldBase, Fields } from '../core/description/field.ts'
import type { Module } from '../core/description/module.ts'
import { type Drill, type GroupedReport, isGrouped, type Report } from '../core/description/report.ts'
import { languages, type Words } from '../core/values/language.ts'
import { kindOf } from '../kinds/kinds.ts'
import { ledgersDiff } from '../server/records/ledger/moves/ledger-table-migration.ts'
import { filterIndexes } from '../server/records/list/filter-indexes.ts'
import { schemaDiff, tablesDiff } from '../server/records/schema/draft-migration.ts'
import { columnOf, mappingOf } from '../server/records/schema/table-mapping.ts'
import { seriesShapes } from '../server/records/time-series/series-tables.ts'
import { freshDatabase } from '../server/testing/database.ts'
import type { ModuleWeb } from '../web/define-web.ts'
import { calculatorFaults } from './testing/calculator-faults.ts'
import { dashboardFaults } from './testing/dashboard-faults.ts'
import { diagramFaults, undrawn } from './testing/diagram-faults.ts'
import { matchingFaults } from './testing/matching-faults.ts'
import { mergeFaults } from './testing/merge-faults.ts'
import { seriesFaults } from './testing/series-faults.ts'

const root = resolve(import.meta.dirname, '..')
const han = /\p{Script=Han}/u
const cyrillic = /\p{Script=Cyrillic}/u
// Abbreviations that are written the same in every language.
const international = /^[A-Z0-9 /()%№.,–—-]+$/

// Main buttons that are nobody's next step.
const noTask: Readonly<Record<string, string>> = {
  'base.alertEvent.take': 'alerts have a page and a badge of their own, by their levels',
  'finance.bankPayment.repay': 'the plan of a payment that failed waits to be paid again by itself',
  'finance.receiptPlan.receive': 'money that came is a line of a statement, and that waits to be claimed',
  'office.template.publish': 'its author publishes it when every placeholder has its field',
  'questionnaire.questionnaire.publish': 'its author publishes it when he is ready',
  'shipping.laytime.confirm': 'its author confirms it when the other side has agreed',
  'trade.customsDeclaration.accept': 'customs decides when; the clerk notes it',
  'trade.customsDeclaration.assess': 'customs decides when; the clerk notes it',
  'trade.customsDeclaration.release': 'customs decides when; the clerk notes it',
  'system.appVersion.publish': 'its author publishes it when he is ready',
  'system.versionNote.publish': 'its author publishes it when he is ready',
}

describe.each(modules.map((module) => [module.name, module] as const))('module %s', (_, module) => {
  test('1 has words in three languages for everything a person sees', () => {
    for (const [where, words] of wordsOf(module)) expectWords(where, words)
  })

  test('2 lets every state be reached, and every state that is not final be left', () => {
    for (const doc of documentsOf(module)) {
      if (doc.states === undefined) continue
      const moves = Object.values(doc.actions ?? {}).flatMap((action) =>
        action.from.map((from) => [from, action.to === 'same' ? from : action.to] as const),
      )
      for (const code of doc.states.codes) {
        if (code !== doc.states.start)
          expect(
            moves.some(([from, to]) => to === code && from !== code),
            `${doc.name} ${code} is reached`,
          ).toBe(true)
        if (!doc.states.final.includes(code))
          expect(
            moves.some(([from, to]) => from === code && to !== code),
            `${doc.name} ${code} is left`,
          ).toBe(true)
      }
    }
  })

  test('2 says of what is to be thought over that it cannot be undone where it ends the record, and of nothing that another action takes back', () => {
    for (const doc of documentsOf(module)) {
      for (const [verb, { to, look, irreversible = false }] of Object.entries(doc.actions ?? {})) {
        if (doc.states === undefined || to === 'same' || look !== 'danger') continue
        expect(irreversible, `${doc.name}.${verb}`).toBe(doc.states.final.includes(to))
      }
    }
  })

  test('3 asks only for permissions that some role holds', () => {
    const held = new Set(modules.flatMap((one) => one.grants ?? []).flatMap((grant) => grant.permissions))
    const asked = [
      ...module.pages.map((page) => page.needs),
      ...documentsOf(module).flatMap((doc) =>
        Object.values(doc.actions ?? {})
          .filter(({ needs }) => needs !== 'system')
          .map(({ needs }) => `${doc.code}-${needs}`),
      ),
      ...[
        ...(module.widgets ?? []),
        ...(module.dashboards ?? []),
        ...(module.matchings ?? []),
        ...(module.diagrams ?? []),
      ].map(({ needs }) => needs),
    ]
    expect(asked.filter((code) => !held.has(code))).toEqual([])
  })

  test('4 names the scope of every document', () => {
    for (const doc of documentsOf(module)) expect(doc.scope, doc.name).toMatch(/^[a-z]+$/)
  })

  test('5 lists, searches and groups only fields that exist and can be cut or sorted that way', () => {
    for (const doc of documentsOf(module)) {
      const known = new Set<string>([
        ...Object.keys(doc.fields),
        ...baseColumns,
        ...(doc.approval === undefined ? [] : approvalColumns),
      ])
      for (const [name, list] of Object.entries(doc.lists)) {
        for (const column of [...list.columns, ...list.search, ...Object.keys(list.filter ?? {})])
          expect(known.has(column), `${doc.name}.${name} ${column}`).toBe(true)
        for (const column of list.search)
          expect(filterOf(doc, column), `${doc.name}.${name} searches ${column}`).not.toBe('none')
        for (const column of list.totals ?? [])
          expect(numeric(doc, column), `${doc.name}.${name} totals ${column}`).toBe(true)
      }
      for (const group of doc.form)
        for (const field of group.fields) expect(known.has(field), `${doc.name} ${group.name} ${field}`).toBe(true)
    }
  })

  test('6 keeps pages apart, by their paths or by the fixed parameters of pages that share one', () => {
    const pages = modules.flatMap((one) => one.pages)
    for (const { path, params } of module.pages)
      expect(
        pages.filter((other) => other.path === path && JSON.stringify(other.params) === JSON.stringify(params)),
        path,
      ).toHaveLength(1)
  })

  test('7 points only into itself and into what it needs', () => {
    const reachable = new Set(['base', module.name, ...module.needs.map(({ name }) => name)])
    const all = new Set(
      modules.flatMap((one) => Object.values(one.documents).map((doc) => `${doc.module}.${doc.name}`)),
    )
    for (const [where, field] of fieldsOf(module)) {
      if (!('to' in field)) continue
      const to = String(field.to)
      expect(all.has(to), `${where} -> ${to}`).toBe(true)
      expect(reachable.has(to.split('.')[0] ?? ''), `${where} -> ${to}`).toBe(true)
    }
  })

  test('8 names only dictionaries that exist', () => {
    const groups = new Set([
      ...Object.keys(dictionaryEntries),
      ...modules.flatMap((one) => Object.keys(one.dictionaries ?? {})),
    ])
    for (const [where, field] of fieldsOf(module))
      if ('group' in field) expect(groups.has(String(field.group)), `${where} ${String(field.group)}`).toBe(true)
  })

  test('9 gives every status code its entry', () => {
    for (const doc of documentsOf(module)) {
      if (doc.states === undefined) continue
      const field = doc.fields[doc.states.field]
      if (field === undefined || !('group' in field)) continue
      const codes = entriesOf(String(field.group))
      for (const code of doc.states.codes) expect(codes, `${doc.name} ${code}`).toContain(code)
    }
  })

  test('9 leads figures of reports to lists that have the columns and the totals named', () => {
    for (const report of module.reports ?? []) {
      for (const [column, { page, with: conditions, sum }] of drillsOf(report)) {
        const where = `${report.name} ${column} -> ${page}`
        const [key, list = 'main'] = listOn(page)
        const doc = modules.flatMap(documentsOf).find((one) => `${one.module}.${one.name}` === key)
        expect(doc, where).toBeDefined()
        if (doc === undefined) continue
        for (const name of Object.keys(conditions))
          expect(mappingOf(doc).columns.get(name), `${where} ${name}`).toBeDefined()
        if (sum !== undefined) expect(doc.lists[list]?.totals, where).toContain(sum)
      }
    }
  })

  test('16 draws charts of groups that stand in their report, and compares days that it asks for', () => {
    for (const report of module.reports ?? [])
      if (isGrouped(report)) expect([...chartFaults(report), ...compareFaults(report)], report.name).toEqual([])
  })

  test('16 offers a report to nobody who may not read its figures', () => {
    for (const report of (module.reports ?? []).filter(isGrouped)) {
      const doc = modules.flatMap(documentsOf).find((one) => `${one.module}.${one.name}` === report.document)
      const asked = Object.values(report.measures).flatMap((measure) =>
        'sum' in measure ? (doc?.fields[String(measure.sum)]?.read ?? []) : [],
      )
      expect(
        asked.filter((code) => code !== report.needs),
        report.name,
      ).toEqual([])
      for (const page of module.pages.filter((one) => one.report === `${module.name}.${report.name}`))
        expect(page.needs, page.path).toBe(report.needs)
    }
  })

  test('17 stands dashboards on pages, their cells beside each other on what there is, each condition heeded by one', () => {
    for (const one of module.dashboards ?? []) expect(dashboardFaults(one, modules), one.name).toEqual([])
    const taken = modules.flatMap(({ dashboards }) => dashboards ?? []).flatMap(({ cells }) => cells)
    for (const { name, takes, apart } of module.widgets ?? []) {
      const cells = taken.flatMap((cell) =>
        'widget' in cell && cell.widget === `${module.name}.${name}` ? [cell] : [],
      )
      if (apart) expect(cells, `${name} stands on a dashboard`).not.toEqual([])
      for (const told of takes ?? [])
        expect(
          cells.some((cell) => told in (cell.with ?? {})),
          `${name} is told ${told}`,
        ).toBe(true)
    }
  })

  test('19 stands matching boards on pages, between lists that show what is paired, with rules that can hold', () => {
    for (const one of module.matchings ?? []) {
      expect(matchingFaults(one, modules), one.name).toEqual([])
      expect(JSON.parse(JSON.stringify(one))).toEqual(one)
    }
  })

  test('10 survives JSON', () => {
    for (const doc of documentsOf(module)) expect(JSON.parse(JSON.stringify(doc))).toEqual(doc)
    for (const other of [
      ...(module.widgets ?? []),
      ...(module.reports ?? []),
      ...(module.series ?? []),
      ...(module.dashboards ?? []),
    ])
      expect(JSON.parse(JSON.stringify(other))).toEqual(other)
  })

  test('18 proves its ledgers by its proofs', () => {
    for (const ledger of module.ledgers ?? []) {
      expect(JSON.parse(JSON.stringify(ledger))).toEqual(ledger)
      // A ledger that nobody proves could be wrong for years.
      const server = servers.find((one) => one.module === module.name)
      expect(server?.proofs, ledger.name).not.toBeNull()
    }
  })

  test('19 shows its series on pages, to people who see what is read', () => {
    for (const one of module.series ?? []) expect(seriesFaults(one, modules), one.name).toEqual([])
  })

  test('19 finds people who cannot see what a series reads', () => {
    for (const one of module.series ?? []) expect(seriesFaults({ ...one, of: 'base.person' }, modules)).not.toEqual([])
  })

  test('21 shows its diagrams on pages, to people who see all that stands there', () => {
    for (const one of module.diagrams ?? []) {
      expect(diagramFaults(one, modules), one.name).toEqual([])
      expect(diagramFaults({ ...one, of: 'base.role' }, modules)).not.toEqual([])
    }
  })

  test('11 says every refusal somewhere and no refusal without words', () => {
    if (module.name === 'base') return
    const source = filesOf(join(root, 'modules', module.name))
      .filter((file) => file.endsWith('.ts') && !/words|\.test\.ts$/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
    // A family of refusals may be thrown by a helper that knows the part before the dot.
    for (const code of Object.keys(module.refusals))
      expect(
        source.includes(`'${code}'`) || source.includes(`'${code.slice(code.indexOf('.') + 1)}'`),
        `${code} is used`,
      ).toBe(true)
  })

  test('12 holds no file that nothing reaches', () => {
    if (module.name === 'base') return
    const folder = join(root, 'modules', module.name)
    const files = filesOf(folder).filter((file) => /\.tsx?$/.test(file))
    const entries = [
      join(root, 'app/fill-demo.ts'),
      join(root, 'app/public.tsx'),
      ...files.filter((file) => /(^|\/)(index|server|web)\.ts$|\.test\.tsx?$|\/e2e\//.test(relative(folder, file))),
    ]
    const reached = reach(entries)
    expect(files.filter((file) => !reached.has(file)).map((file) => relative(root, file))).toEqual([])
  })

  test('13 tells a scenario that runs every action a person may call', () => {
    for (const doc of documentsOf(module)) {
      const verbs = Object.entries(doc.actions ?? {})
        .filter(([, { needs }]) => needs !== 'system')
        .map(([verb]) => verb)
      const told = scenarios(module, doc)
      expect(
        verbs.filter((verb) => !told.includes(`'${verb}'`)),
        doc.name,
      ).toEqual([])
    }
  })

  test('19 stands its runs on pages, works them out, and describes them as plain data', () => {
    const pages = modules.flatMap((one) => one.pages)
    for (const one of module.runs ?? []) {
      expect(JSON.parse(JSON.stringify(one))).toEqual(one)
      expect(pages.find((page) => page.run === one.runs)?.needs, one.runs).toBe(one.needs)
      expect(servers.find((server) => server.module === module.name)?.runs[one.name], one.runs).toBeDefined()
    }
    for (const { path, run: told } of module.pages)
      if (told !== undefined)
        expect(
          module.runs?.map(({ runs }) => runs),
          path,
        ).toContain(told)
  })

  test('17 makes documents of its own, of what it has or needs, for somebody who may add them', () => {
    const held = new Set(modules.flatMap((one) => one.grants ?? []).flatMap((grant) => grant.permissions))
    const documents = new Map(modules.flatMap(documentsOf).map((doc) => [`${doc.module}.${doc.name}`, doc]))
    const reachable = [module.name, ...module.needs.map(({ name }) => name)]
    for (const { name, from, to } of module.derivations ?? []) {
      expect(documents.get(to)?.module, name).toBe(module.name)
      expect(reachable, name).toContain(documents.get(from)?.module)
      expect(held.has(`${documents.get(to)?.code}-xz`), name).toBe(true)
    }
  })

  test('21 merges several sources where it says so: lines that are filled, found, added up, in one currency', () => {
    for (const one of module.derivations ?? []) expect(mergeFaults(one, modules), one.name).toEqual([])
  })

  test('20 calculates by one function in the page and on the server, which reads and answers all that is described', async () => {
    if (module.calculators === undefined) return
    const server = servers.find((one) => one.module === module.name)
    const { [`${module.name}Web`]: web } = (await import(`./${module.name}/web.ts`)) as Record<string, ModuleWeb> // a module's web door exports it under its name
    for (const one of module.calculators) {
      const { example } = await import(`./${module.name}/testing/${kebab(one.name)}-example.ts`)
      const brought = { server: server?.calculators[one.name], page: await web?.calculators?.[one.name]?.() }
      const doc = documentsOf(module).find(({ name }) => `${module.name}.${name}` === one.document)
      expect(calculatorFaults(one, doc, brought, example), one.name).toEqual([])
    }
  })

  test('15 puts what an office has to do next into its to-do list, or says why not', () => {
    for (const doc of documentsOf(module)) {
      const settled = new Set(Object.values(doc.tasks ?? {}).map(({ verb }) => verb))
      const next = Object.entries(doc.actions ?? {})
        .filter(([, { look, needs }]) => look === 'primary' && needs !== 'system')
        .map(([verb]) => verb)
      expect(
        next.filter((verb) => !settled.has(verb) && noTask[`${doc.module}.${doc.name}.${verb}`] === undefined),
        doc.name,
      ).toEqual([])
      for (const [name, { where }] of Object.entries(doc.tasks ?? {})) {
        // An index begins with a column that the task fixes: counting it for a badge must not read the table.
        const fixed = Object.entries(where)
          .filter(([, wanted]) => typeof wanted === 'string' || Array.isArray(wanted))
          .map(([column]) => columnOf(mappingOf(doc), column).column)
        expect(
          filterIndexes(doc, mappingOf(doc)).some(({ keys }) => fixed.includes(keys[0] ?? '')),
          `${doc.name} ${name} is found by an index`,
        ).toBe(true)
      }
    }
  })
})

test('21 every sort of symbol is drawn by some diagram, and one that is planted is found', () => {
  const all = modules.flatMap(({ diagrams = [] }) => diagrams)
  expect(undrawn(all)).toEqual([])
  expect(undrawn(all.filter(({ module }) => module !== 'energy'))).toContain('breaker')
})

test('14 the migrations produce exactly the tables that the descriptions say', async () => {
  const { pool } = await freshDatabase()
  const documents = modules.flatMap(documentsOf)
  const ledgers = modules.flatMap((module) => module.ledgers ?? [])
  const series = modules.flatMap((module) => module.series ?? [])
  expect([
    ...(await schemaDiff(pool, documents)),
    ...(await ledgersDiff(pool, ledgers, documents)),
    ...(await tablesDiff(pool, series.flatMap(seriesShapes))),
  ]).toEqual([])
})

/** `laytimeSheet` as a file is called: `laytime-sheet`. */
function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function documentsOf(module: Module): AnyDocument[] {
  return Object.values(module.documents)
}

/** What the figures of a report lead to; of a grouped one each level of its groups is asked as well. */
function drillsOf(report: Report): readonly (readonly [string, Drill])[] {
  if (!isGrouped(report)) return Object.entries(report.drill ?? {})
  const levels = [...report.rows, ...(report.across === undefined ? [] : [report.across])]
  const asks = { ...report.with, ...Object.fromEntries(levels.map((level) => [level.split(':')[0] ?? '', { is: '' }])) }
  return Object.entries(report.measures).map(([name, measure]) => [
    name,
    { page: report.page, with: asks, ...('sum' in measure ? { sum: measure.sum } : {}) },
  ])
}

/** What a chart says that its report does not have: groups are measured only from the outermost level inwards. */
function chartFaults({ rows, across, measures, charts = [] }: GroupedReport): readonly string[] {
  return charts.flatMap(({ along, by, measure }) => {
    const levels = by === undefined ? [along] : [along, by]
    const down = levels.filter((level) => level !== across)
    const outermost = rows.slice(0, down.length)
    const faults = down.filter((level) => !outermost.includes(level)).map((level) => `${level} is no outer level`)
    const measured = measures[measure]
    if (measured === undefined || 'ratio' in measured) faults.push(`${measure} cannot be added up`)
    return new Set(levels).size < levels.length ? [...faults, `${along} twice`] : faults
  })
}

/** The year before is asked by one condition on days, and no row may be one of them. */
function compareFaults({ compare, with: conditions, rows }: GroupedReport): readonly string[] {
  if (compare === undefined) return []
  const days = Object.entries(conditions).filter(([, one]) => typeof one === 'object' && !('is' in one))
  const named = days.map(([name]) => name)
  const faults = named.length === 1 ? [] : [`compares ${named.length} spans of days`]
  return [...faults, ...rows.filter((row) => named.includes(row.split(':')[0] ?? ''))]
}

/** The document that a page lists, and which of its lists. */
function listOn(path: string): readonly [string, string?] {
  const page = modules.flatMap(({ pages }) => pages).find((one) => one.path === path)
  const [module = '', name = '', list] = (page?.list ?? '').split('.')
  return [`${module}.${name}`, list]
}

function* fieldsOf(module: Module): Generator<readonly [string, FieldBase]> {
  for (const doc of documentsOf(module)) yield* within(doc.name, doc.fields)
  for (const one of module.dashboards ?? []) yield* within(one.name, one.filters)
  for (const report of module.reports ?? [])
    yield* within(report.name, isGrouped(report) ? report.filters : { ...report.filters, ...report.columns })
}

function* within(where: string, fields: Fields): Generator<readonly [string, FieldBase]> {
  for (const [name, field] of Object.entries(fields)) {
    yield [`${where}.${name}`, field]
    if ('fields' in field && typeof field.fields === 'object' && field.fields !== null)
      yield* within(`${where}.${name}`, field.fields as Fields) // sub-table columns are fields by the kind's own type
  }
}

function* wordsOf(module: Module): Generator<readonly [string, Words]> {
  yield [module.name, module.label]
  for (const [code, words] of Object.entries(module.refusals)) yield [code, words]
  for (const page of module.pages) yield [page.path, page.label]
  for (const item of [...(module.widgets ?? []), ...(module.reports ?? []), ...(module.series ?? [])])
    yield [item.name, item.label]
  for (const { name, label, words, cells } of module.dashboards ?? []) {
    yield [name, label]
    for (const [filter, said] of Object.entries(words)) yield [`${name} ${filter}`, said]
    for (const cell of cells) {
      if ('empty' in cell) yield [`${name} empty`, cell.empty]
      if ('list' in cell) yield [`${name} ${cell.list}`, cell.label]
      if ('map' in cell) yield [`${name} ${cell.map}`, cell.label]
      if ('gantt' in cell) yield [`${name} ${cell.gantt}`, cell.label]
    }
  }
  for (const { name, label, symbols } of module.diagrams ?? []) {
    yield [name, label]
    for (const [symbol, one] of Object.entries(symbols)) yield [`${name} ${symbol}`, one.label]
  }
  for (const { name, label } of module.derivations ?? []) yield [name, label]
  for (const { name, label, note, settings, calls } of module.adapters ?? []) {
    yield [name, label]
    yield [`${name} note`, note]
    yield [`${name} settings`, settings.label]
    for (const [call, one] of Object.entries(calls)) yield [`${name} ${call}`, one.label]
    for (const [key, one] of Object.entries(settings.settings)) yield [key, one.label]
  }
  for (const role of module.roles ?? []) yield [role.code, role.label]
  for (const [group, entries] of Object.entries(module.dictionaries ?? {}))
    for (const entry of entries) yield [`${group} ${entry.code}`, entry.label]
  for (const doc of documentsOf(module)) {
    const words = module.words[doc.name]
    expect(words, doc.name).toBeDefined()
    if (words === undefined) continue
    yield [doc.name, words.title]
    yield* labels(`${doc.name} field`, words.fields)
    for (const group of doc.form) expect(words.groups[group.name], `${doc.name} group ${group.name}`).toBeDefined()
    for (const verb of Object.keys(doc.actions ?? {}))
      expect(words.actions?.[verb as never], `${doc.name} action ${verb}`).toBeDefined() // the keys of an erased document are unknown here
    const asks = Object.values(doc.actions ?? {}).flatMap((action) => Object.keys(action.asks ?? {}))
    for (const name of asks) expect(words.asks?.[name], `${doc.name} asks ${name}`).toBeDefined()
    for (const name of Object.keys(doc.tasks ?? {})) {
      expect(words.tasks?.[name], `${doc.name} task ${name}`).toBeDefined()
      if (words.tasks?.[name] !== undefined) yield [`${doc.name} task ${name}`, words.tasks[name]]
    }
    for (const name of Object.keys(doc.lists))
      if (name !== 'main') expect(words.lists?.[name as never], `${doc.name} list ${name}`).toBeDefined() // as above
  }
}

function* labels(where: string, tree: object): Generator<readonly [string, Words]> {
  for (const [name, value] of Object.entries(tree)) {
    if ('zh' in value) yield [`${where} ${name}`, value as Words] // `zh` makes it Words by the type of the tree
    else
      yield* labels(
        `${where} ${name}`,
        value.fields ?? { label: value.label, ...(value.help === undefined ? {} : { help: value.help }) },
      )
  }
}

function expectWords(where: string, words: Words): void {
  for (const lang of languages) expect(words[lang]?.trim(), `${where} ${lang}`).toBeTruthy()
  if (international.test(words.zh)) return
  expect(han.test(words.zh), `${where} zh: ${words.zh}`).toBe(true)
  expect(
    cyrillic.test(words.ru) ||
      international.test(words.ru) ||
      /^[A-Z]/.test(words.ru) === false ||
      words.ru === words.en,
    `${where} ru: ${words.ru}`,
  ).toBe(true)
  expect(han.test(words.en) || cyrillic.test(words.en), `${where} en: ${words.en}`).toBe(false)
}

function filterOf(doc: AnyDocument, column: string): string {
  const field = doc.fields[column]
  return field === undefined ? 'equal' : kindOf(field.kind).filter
}

function numeric(doc: AnyDocument, column: string): boolean {
  const field = doc.fields[column]
  return field !== undefined && kindOf(field.kind).numeric
}

function entriesOf(group: string): string[] {
  const own = modules.map((module) => module.dictionaries?.[group]).find((entries) => entries !== undefined)
  return (own ?? dictionaryEntries[group] ?? []).map(({ code }) => code)
}

function filesOf(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesOf(path) : [path]
  })
}

function reach(entries: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const open = [...entries]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
      const target = resolve(dirname(file), to)
      if (/\.tsx?$/.test(target)) open.push(target)
    }
  }
  return reached
}

function scenarios(module: Module, doc: AnyDocument): string {
  // What the engine lives on has its rules, and so its scenarios, in the engine.
  const folder = module.name === 'base' ? join(root, 'server') : join(root, 'modules', module.name)
  const home = module.name === 'base' ? join(root, 'base') : folder
  const declaration = new RegExp(`\\bdocument\\(\\{\\s+module: '${module.name}',\\s+name: '${doc.name}',`)
  // A document has the name of its page, and its file what it is: `inspectReport` stands in inspection-report.ts.
  const declared = filesOf(home).find((file) => declaration.test(textOf(file)))
  const names = [kebab(doc.name), ...(declared === undefined ? [] : [basename(declared, '.ts')])]
  return filesOf(folder)
    .filter((file) => file.endsWith('.test.ts') && names.some((name) => file.includes(name)))
    .map(textOf)
    .join('\n')
}

const texts = new Map<string, string>()

function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(file, 'utf8')
  texts.set(file, text)
  return text
}
