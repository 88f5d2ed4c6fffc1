import { shapeOf, sizeOf, symbolSorts } from '../../core/description/diagram-symbols.ts'
import { carried, type Diagram, seriesRead } from '../../core/description/diagram.ts'
import type { Module } from '../../core/description/module.ts'

/** What a diagram says that nobody would read, see or reach. */
export function diagramFaults(one: Diagram, modules: readonly Module[]): readonly string[] {
  const { module, name, of, needs, devices, symbols, lines } = one
  const documents = modules.flatMap(({ documents: own }) => Object.values(own))
  const codeOf = (key: string) => documents.find((doc) => `${doc.module}.${doc.name}` === key)?.code ?? ''
  const grants = modules.flatMap((each) => each.grants ?? [])
  const held = (permission: string) =>
    grants.filter(({ permissions }) => permissions.includes(permission)).map(({ role }) => role)
  const reads = modules
    .flatMap((each) => each.series ?? [])
    .filter((each) => seriesRead(one).includes(`${each.module}.${each.name}`))
  const shown = [`${codeOf(of)}-ck`, ...reads.flatMap((each) => [each.needs, `${codeOf(each.of)}-ck`])]
  const all = devices === undefined ? shown : [...shown, `${codeOf(devices.of)}-ck`]
  const joined = new Set(
    carried.flatMap((carries) => lines[carries] ?? []).flatMap((line) => line.map((end) => end.split('.')[0] ?? '')),
  )
  return [
    ...(modules.flatMap(({ pages }) => pages).some(({ diagram }) => diagram === `${module}.${name}`)
      ? []
      : ['stands on no page']),
    ...all.flatMap((permission) =>
      held(needs).flatMap((role) =>
        held(permission).includes(role) ? [] : [`${role} sees it and lacks ${permission}`],
      ),
    ),
    ...Object.entries(symbols).flatMap(([symbol, { sort }]) =>
      joined.has(symbol) || sort === 'label' ? [] : [`no line meets ${symbol}`],
    ),
    ...Object.values(symbols).flatMap((symbol) => (sizeOf(symbol).every((side) => side >= 0) ? [] : ['has no size'])),
    ...(Object.values(symbols).some((symbol) => shapeOf(symbol)?.source === true) ? [] : ['begins nowhere']),
    ...(JSON.stringify(JSON.parse(JSON.stringify(one))) === JSON.stringify(one) ? [] : ['does not survive JSON']),
  ]
}

/** Sorts of symbols that no diagram draws, and what is carried nowhere. */
export function undrawn(all: readonly Diagram[]): readonly string[] {
  const drawn = new Set<string>(all.flatMap(({ symbols }) => Object.values(symbols).map(({ sort }) => sort)))
  return [
    ...Object.keys(symbolSorts).filter((sort) => !drawn.has(sort)),
    ...carried.filter((carries) => all.every(({ lines }) => lines[carries] === undefined)),
  ]
}
