import { type Diagram, seriesRead } from '../../../core/description/diagram.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Series } from '../../../core/description/time-series.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { requirePermission } from '../read/require-permission.ts'
import { readOf, seriesNamed } from '../time-series/series-levels.ts'

/** A series with what is read. */
interface ReadSeries {
  readonly series: Series
  readonly read: AnyDocument
}

/** A diagram with what it is made of. */
export interface RunningDiagram {
  readonly diagram: Diagram
  /** The document each of whose records has it. */
  readonly doc: AnyDocument
  /** By their written names, `energy.meterReading`; that of the diagram first. */
  readonly series: ReadonlyMap<string, ReadSeries>
  /** What symbols stand for; null where they stand for the record itself. */
  readonly devices: AnyDocument | null
}

/** The diagram of an address; a caller has to hold its permission and those of all that it shows. */
export function askedDiagram(ctx: Ctx, module: string, name: string): RunningDiagram {
  const all = ctx.running.modules.flatMap(({ diagrams = [] }) => diagrams)
  const diagram = all.find((one) => one.module === module && one.name === name)
  if (diagram === undefined) throw new Refusal('route.unknown', {}, { status: 404 })
  const series = new Map(
    seriesRead(diagram).map((written) => {
      const [of = '', called = ''] = written.split('.')
      return [written, seriesNamed(ctx.running, of, called)]
    }),
  )
  for (const needs of [diagram.needs, ...[...series.values()].map((one) => one.needs)])
    if (!ctx.actor.permissions.has(needs)) throw new Refusal('permission.missing', { code: needs }, { status: 403 })
  const doc = documentOf(ctx, diagram.of)
  const devices = diagram.devices === undefined ? null : documentOf(ctx, diagram.devices.of)
  for (const shown of [doc, ...(devices === null ? [] : [devices])]) requirePermission(ctx, shown, 'ck')
  const read = new Map([...series].map(([key, one]) => [key, { series: one, read: readOf(ctx.running, one) }]))
  return { diagram, doc, series: read, devices }
}

/** Whether a caller may see a diagram and all that it shows. */
export function maySeeDiagram(ctx: Ctx, { module, name }: Pick<Diagram, 'module' | 'name'>): boolean {
  try {
    askedDiagram(ctx, module, name)
    return true
  } catch (refused) {
    if (refused instanceof Refusal) return false
    throw refused
  }
}

function documentOf({ running: { documents } }: Ctx, key: string): AnyDocument {
  const doc = documents.get(key)?.doc
  if (doc === undefined) throw new Error(`a diagram needs ${key}, which does not run here`)
  return doc
}
