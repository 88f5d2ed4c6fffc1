import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './copy-source-tree.mjs'
import { unreadProperties } from './unread-properties.mjs'

/** Each is called as a property of another shape that is read. */
const planted = [
  ['core/description/dashboard.ts', 'export interface CellPlace {', 'tolerance'],
  [
    'core/description/report.ts',
    'export interface GroupedReport<P extends Fields = Fields> extends ReportBase<P> {',
    'colour',
  ],
  [
    'core/description/batch-run.ts',
    'export interface Run<N extends string = string, L extends string = string> {',
    'narrow',
  ],
] as const

test('every property of every description is read by the engine, and three that are planted are named', () => {
  const texts = planted.map(([file, head, name]) => {
    const text = readFileSync(join(root, file), 'utf8')
    expect(text.split(head), file).toHaveLength(2)
    return [file, text.replace(head, `${head} readonly ${name}?: string;`)] as const
  })
  expect(unreadProperties(root, new Map(texts))).toEqual([
    'core/description/batch-run.ts Run.narrow',
    'core/description/dashboard.ts CellPlace.tolerance',
    'core/description/report.ts GroupedReport.colour',
  ])
}, 900_000)
