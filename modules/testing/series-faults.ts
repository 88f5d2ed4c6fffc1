import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Module } from '../../core/description/module.ts'
import type { Series } from '../../core/description/series.ts'

const root = join(import.meta.dirname, '..', '..')

/** What reads and shows series: a property that none of these names does nothing. */
const source = [
  ...filesIn('server/records/series').filter((file) => !file.endsWith('series-problems.ts')),
  join(root, 'server/platform/settings/series-settings.ts'),
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** What a series says that nobody would read, see or send. */
export function seriesFaults(one: Series, modules: readonly Module[]): readonly string[] {
  const { module, name, of, needs, enter, fields } = one
  const documents = modules.flatMap(({ documents: own }) => Object.values(own))
  const code = documents.find((doc) => `${doc.module}.${doc.name}` === of)?.code ?? ''
  const grants = modules.flatMap((each) => each.grants ?? [])
  const held = (permission: string) =>
    grants.filter(({ permissions }) => permissions.includes(permission)).map(({ role }) => role)
  const readers = new Set(held(`${code}-ck`))
  return [
    ...(modules.flatMap(({ pages }) => pages).some(({ series }) => series === `${module}.${name}`)
      ? []
      : ['stands on no page']),
    ...unread(one),
    ...Object.values(fields).flatMap(unread),
    ...held(needs).flatMap((role) => (readers.has(role) ? [] : [`${role} reads it and does not see ${of}`])),
    ...(enter === undefined || held(enter).length > 0 ? [] : ['nobody enters it']),
    ...held(enter ?? needs).flatMap((role) =>
      held(needs).includes(role) ? [] : [`${role} enters what he cannot read`],
    ),
    ...(JSON.stringify(JSON.parse(JSON.stringify(one))) === JSON.stringify(one) ? [] : ['does not survive JSON']),
  ]
}

/** The properties that no code of the engine asks for. */
function unread(described: object): readonly string[] {
  return Object.keys(described)
    .filter(
      (property) =>
        !new RegExp(`\\.${property}\\b|\\{[^{};()]*\\b${property}\\b[^{};()]*\\}\\s*(=|:|\\))`).test(source),
    )
    .map((property) => `${property} is read by nobody`)
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(root, folder, file))
}
