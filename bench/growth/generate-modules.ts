import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { modules } from '../../app/modules.ts'

/** What the product is to hold when it is whole. */
export const wholeHouse = { documents: 300, pages: 350 }

const perModule = 20

/**
 * Adds modules to a copy of the tree until it holds as many documents and pages as the whole product is to: descriptions,
 * words, menus, tables. Documents beyond the pages are reached from others and have none of their own.
 */
export function growHouse(tree: string): void {
  const documents = missing(wholeHouse.documents, ({ documents }) => Object.keys(documents).length)
  const pages = missing(wholeHouse.pages, ({ pages }) => pages.length)
  const names = Array.from({ length: Math.ceil(documents / perModule) }, (_, at) => `grown${letters(at)}`)
  for (const [at, name] of names.entries()) {
    const before = at * perModule
    writeModule(tree, name, at, Math.min(perModule, documents - before), pages - before)
  }
  addToProduct(tree, names)
  run(tree, ['node_modules/oxfmt/bin/oxfmt', 'modules', 'app'])
  for (const name of names) run(tree, ['--import', 'tsx', 'app/migrate.ts', 'draft', name, 'tables'])
}

/** How many more than the modules of today hold. */
function missing(wanted: number, held: (module: (typeof modules)[number]) => number): number {
  return Math.max(0, wanted - modules.reduce((sum, module) => sum + held(module), 0))
}

function writeModule(tree: string, name: string, at: number, documents: number, pages: number): void {
  const folder = join(tree, 'modules', name)
  mkdirSync(join(folder, 'words'), { recursive: true })
  const docs = Array.from({ length: documents }, (_, nr) => `entry${letters(nr)}`)
  for (const [nr, doc] of docs.entries()) {
    writeFileSync(
      join(folder, `${kebab(doc)}.ts`),
      description(name, doc, `g${letters(at)}${letters(nr)}`.toLowerCase()),
    )
    writeFileSync(join(folder, 'words', `${kebab(doc)}.ts`), wordsOf(doc))
  }
  writeFileSync(join(folder, 'index.ts'), door(name, docs, at, pages))
}

const approval = `  approval: {
    process: 'PROCESS',
    category: 'oa',
    money: false,
    values: ['amount'],
    first: {
      key: 'PROCESS',
      version: 1,
      label: { zh: '审批', ru: 'Согласование', en: 'Approval' },
      nodes: {
        start: { kind: 'start', label: { zh: '发起', ru: 'Запуск', en: 'Start' }, next: 'leader' },
        leader: {
          kind: 'approve',
          mode: 'one',
          approver: { by: 'departmentLeader' },
          label: { zh: '部门负责人', ru: 'Руководитель подразделения', en: 'Department leader' },
          next: 'end',
        },
        end: { kind: 'end', label: { zh: '结束', ru: 'Завершение', en: 'End' } },
      },
    },
  },
`

/** What a usual document of the business has: a number, a party, quantities, amounts by formula, lines, some with approval. */
function description(module: string, doc: string, code: string): string {
  const approved = code.charCodeAt(2) % 4 === 0
  return `import { document } from '../../core/description/document.ts'
import { date, dictionary, lines, money, number, quantity, reference, text, textarea, yesNo } from '../../kinds/index.ts'

/** An entry of the grown house. */
export const ${doc} = document({
  module: '${module}',
  name: '${doc}',
  code: '${code}',
  scope: 'htgl',
  title: 'entryNo',
  number: { field: 'entryNo', pattern: '${code.toUpperCase()}-{YYYY}{MM}-{####}', resetBy: 'month' },
  fields: {
    entryNo: text({ max: 40, readonly: true, searched: true }),
    entryName: text({ required: true, max: 100, searched: true }),
    party: reference({ to: 'contracts.counterparty', required: true, indexed: true }),
    contractId: reference({ to: 'contracts.contract', indexed: true }),
    bizSegment: dictionary({ group: 'bizSegment', indexed: true }),
    day: date({ required: true, indexed: true, initial: { expression: 'today()' } }),
    qty: quantity({ required: true, min: '0.001' }),
    price: money({ digits: 4, required: true }),
    amount: money({ digits: 2, calc: 'round(mul(qty, price), 2)' }),
    share: number({ digits: 2, min: '0', max: '100' }),
    urgent: yesNo({ initial: '0' }),
    content: textarea({ max: 500, visible: 'urgent == "1"' }),
    parts: lines({ fields: { part: text({ required: true, max: 60 }), partQty: quantity({ required: true }) } }),
  },
  form: [
    { name: 'basic', columns: 3, fields: ['entryNo', 'entryName', 'party', 'contractId', 'bizSegment', 'day'] },
    { name: 'amounts', columns: 3, fields: ['qty', 'price', 'amount', 'share', 'urgent', 'content', 'parts', 'remark'] },
  ],
  lists: {
    main: {
      columns: ['entryNo', 'entryName', 'party', 'day', 'qty', 'amount', 'bizSegment', 'urgent', 'createName'],
      search: ['party', 'contractId', 'bizSegment', 'day'],
      sort: ['-createTime'],
      totals: ['amount'],
    },
  },
${approved ? approval.replaceAll('PROCESS', `${module}${doc}`) : ''}})
`
}

function wordsOf(doc: string): string {
  return `import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { ${doc} } from '../${kebab(doc)}.ts'

export const ${doc}Words: DocumentWords<typeof ${doc}> = {
  title: { zh: '业务单', ru: 'Документ', en: 'Entry' },
  fields: {
    entryNo: { zh: '单号', ru: 'Номер', en: 'Number' },
    entryName: { zh: '名称', ru: 'Название', en: 'Name' },
    party: { zh: '客商', ru: 'Контрагент', en: 'Counterparty' },
    contractId: { zh: '合同', ru: 'Договор', en: 'Contract' },
    bizSegment: { zh: '业务板块', ru: 'Сегмент', en: 'Segment' },
    day: { zh: '日期', ru: 'Дата', en: 'Date' },
    qty: { zh: '数量', ru: 'Количество', en: 'Quantity' },
    price: { zh: '单价', ru: 'Цена', en: 'Price' },
    amount: { zh: '金额', ru: 'Сумма', en: 'Amount' },
    share: { zh: '比例', ru: 'Доля', en: 'Share' },
    urgent: { zh: '加急', ru: 'Срочно', en: 'Urgent' },
    content: { zh: '内容', ru: 'Содержание', en: 'Content' },
    parts: {
      label: { zh: '明细', ru: 'Строки', en: 'Lines' },
      fields: {
        part: { zh: '项目', ru: 'Позиция', en: 'Item' },
        partQty: { zh: '数量', ru: 'Количество', en: 'Quantity' },
      },
    },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    amounts: { zh: '金额', ru: 'Суммы', en: 'Amounts' },
  },
}
`
}

function door(module: string, docs: readonly string[], at: number, pageCount: number): string {
  const imports = docs.map((doc) => `import { ${doc} } from './${kebab(doc)}.ts'`)
  const words = docs.map((doc) => `import { ${doc}Words } from './words/${kebab(doc)}.ts'`)
  const pages = docs.slice(0, Math.max(0, pageCount)).map((doc, nr) => {
    const code = `g${letters(at)}${letters(nr)}`.toLowerCase()
    return `{ path: '/${module}${doc}', list: '${module}.${doc}', needs: '${code}-ck', kept: true, label: ${doc}Words.title, menu: { folder: 'trade', sort: ${nr} } }`
  })
  const codes = docs.map((_, nr) => `'g${letters(at)}${letters(nr)}'`.toLowerCase())
  return `import { defineModule } from '../../core/description/module.ts'
import { contracts } from '../contracts/index.ts'
${[...imports, ...words].join('\n')}

/** A module of the grown house. */
export const ${module} = defineModule({
  name: '${module}',
  label: { zh: '业务', ru: 'Модуль', en: 'Module' },
  needs: [contracts],
  documents: { ${docs.join(', ')} },
  words: { ${docs.map((doc) => `${doc}: ${doc}Words`).join(', ')} },
  refusals: {},
  pages: [${pages.join(', ')}],
  grants: [{ role: 'financeDirector', permissions: [${codes.join(', ')}].flatMap((code) => ['ck', 'xz', 'bj', 'sc', 'dc', 'dr'].map((verb) => \`\${code}-\${verb}\`)) }],
})
`
}

function addToProduct(tree: string, names: readonly string[]): void {
  const path = join(tree, 'app', 'modules.ts')
  const text = readFileSync(path, 'utf8')
  const imports = names.map((name) => `import { ${name} } from '../modules/${name}/index.ts'`).join('\n')
  const grown = text
    .replace(/\n\n\/\*\* Every module/, `\n${imports}$&`)
    .replace('  gallery,\n]', `  ${names.join(', ')},$&`)
  writeFileSync(path, grown)
}

function run(tree: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`)
}

/** `A`, `B`, …, `T`: names without digits. */
function letters(at: number): string {
  return String.fromCodePoint(65 + at)
}

/** `entryA` is entry-a.ts. */
function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
