import type { Module } from '../../core/description/module.ts'
import type { Series } from '../../core/description/time-series.ts'

/** What a series says that nobody would read, see or send. */
export function seriesFaults(one: Series, modules: readonly Module[]): readonly string[] {
  const { module, name, of, needs, enter } = one
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
    ...held(needs).flatMap((role) => (readers.has(role) ? [] : [`${role} reads it and does not see ${of}`])),
    ...(enter === undefined || held(enter).length > 0 ? [] : ['nobody enters it']),
    ...held(enter ?? needs).flatMap((role) =>
      held(needs).includes(role) ? [] : [`${role} enters what he cannot read`],
    ),
    ...(JSON.stringify(JSON.parse(JSON.stringify(one))) === JSON.stringify(one) ? [] : ['does not survive JSON']),
  ]
}
