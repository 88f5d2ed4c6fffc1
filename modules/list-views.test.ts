import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { modules } from '../app/modules.ts'
import type { RowsViews } from '../core/description/rows-views.ts'

const root = resolve(import.meta.dirname, '..')
const described = readFileSync(join(root, 'core/description/rows-views.ts'), 'utf8')

/** Where each part of a description is read: where its view is drawn, or what is drawn is worked out. */
const readIn: Readonly<Record<string, readonly string[]>> = {
  BoardView: ['web/list/board'],
  CurveView: ['web/list/curve'],
  TreeView: ['web/list/tree'],
  RollUp: ['server/records/tree'],
  MapView: ['web/list/map'],
  MapWay: ['web/list/map', 'server/records/list'],
  GanttView: ['web/list/gantt'],
  After: ['server/records/gantt'],
  RowsViews: ['web/list', 'web/list/view-type'],
}

/** The properties that a part of a description has. */
function propertiesOf(source: string, part: string): readonly string[] {
  const body = new RegExp(`interface ${part}\\b[^{]*\\{([\\s\\S]*?)\\n\\}`).exec(source)?.[1] ?? ''
  return [...body.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, name = '']) => name)
}

/** Those of some properties that no source of these folders takes from anything. */
function unread(properties: readonly string[], folders: readonly string[]): readonly string[] {
  const source = folders.flatMap(sourcesIn).join('\n')
  return properties.filter((name) => !new RegExp(`\\.${name}\\b|[{,(]\\s*${name}\\b\\s*[,:}=]`).test(source))
}

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((one) => one.isFile() && /\.tsx?$/.test(one.name) && !/\.test\.tsx?$/.test(one.name))
    .map(({ name }) => readFileSync(join(root, folder, name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''))
}

const used = modules
  .flatMap(({ documents }) => Object.values(documents))
  .flatMap(({ lists }) => Object.values(lists))
  .flatMap(({ views }): RowsViews[] => (views === undefined ? [] : [views]))

test('every property of a view is read where it is drawn, or where what is drawn is worked out', () => {
  for (const [part, folders] of Object.entries(readIn)) {
    const properties = propertiesOf(described, part)
    expect(properties, part).not.toEqual([])
    expect(unread(properties, folders), part).toEqual([])
  }
})

test('every view, and every property of it, is described by a list of the product', () => {
  const told = new Set<string>()
  JSON.stringify(used, (name, value: unknown) => {
    told.add(name)
    return value
  })
  const properties = Object.keys(readIn).flatMap((part) => propertiesOf(described, part))
  expect(properties.filter((name) => !told.has(name))).toEqual([])
})

test('a property that nobody reads is found', () => {
  const planted = described.replace('readonly colour?: C\n', 'readonly colour?: C\n  readonly shade?: C\n')
  expect(unread(propertiesOf(planted, 'MapView'), readIn['MapView'] ?? [])).toEqual(['shade'])
})

test('every part of the description of views is asked about here', () => {
  const parts = [...described.matchAll(/^export interface (\w+)/gm)].map(([, name = '']) => name)
  expect(parts.toSorted()).toEqual(Object.keys(readIn).toSorted())
})
