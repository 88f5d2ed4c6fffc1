import type { DiagramNow, DiagramValue, SymbolNow, ValueMark } from '../../../core/api-types/diagram.ts'
import { terminalsOf } from '../../../core/description/diagram-symbols.ts'
import {
  carried,
  type DiagramDevices,
  type DiagramPoint,
  type DiagramSymbol,
  type OneOf,
} from '../../../core/description/diagram.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import { type Live, liveOfSymbol, liveParts, type OnOff } from '../../../core/description/live-diagram-parts.ts'
import { compare } from '../../../core/values/decimal.ts'
import { msOfSpan } from '../../../core/values/time-span.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { find } from '../read/find-visible-records.ts'
import { missing } from '../read/record-refusals.ts'
import { titleIn } from '../read/title-in-language.ts'
import { faultBits } from '../time-series/series-tables.ts'
import { offered } from './described-diagram.ts'
import type { RunningDiagram } from './find-diagram.ts'
import { type LastReading, lastReadings } from './last-readings.ts'

interface Thing {
  readonly id: string
  readonly title: string
  readonly record: Readonly<Record<string, unknown>>
}

type Things = ReadonlyMap<string, Thing>

/** What is read of one series, by the codes of its things and by their ids. */
interface Readings {
  readonly things: Things
  readonly last: ReadonlyMap<string, LastReading>
  /** How old a reading may be. */
  readonly longest: number
}

/** What stands behind a symbol, as far as the caller sees it. */
interface Behind {
  readonly device: Thing | undefined
  readonly read: Thing | undefined
  readonly reading: LastReading | undefined
  readonly longest: number
}

/** Everything that a diagram shows of a record that the caller sees: two statements, and two for each series, however many symbols. */
export async function readDiagram(ctx: Ctx, asked: RunningDiagram, id: string): Promise<DiagramNow> {
  const { diagram, doc, devices } = asked
  const [of] = await find(ctx, doc, { ...offered(asked), id })
  if (of === undefined) throw missing()
  const code = String(Reflect.get(of, diagram.code) ?? '')
  const symbols = Object.entries(diagram.symbols)
  const codes = symbols.flatMap(([, { device }]) => codeIn(device, code) ?? [])
  const standing = devices === null ? new Map() : await thingsBy(ctx, devices, diagram.devices?.code ?? '', codes)
  const readings = await readingsBy(ctx, asked, code)
  const own = { id: of.id, title: titleIn(ctx.lang, doc, of), record: {} }
  const behind = ({ device, key, series = diagram.series }: DiagramSymbol): Behind => {
    const { things, last, longest } = readings.get(series) ?? nothingRead
    const thing = things.get(codeIn(key, code) ?? '')
    return {
      device: devices === null ? own : standing.get(codeIn(device, code) ?? ''),
      read: thing,
      reading: last.get(thing?.id ?? ''),
      longest,
    }
  }
  const { at, isSilent } = momentOf(ctx.now, [...readings.values()])
  const seen = symbols.map(([name, symbol]) => seenOf(name, symbol, behind(symbol), diagram.devices, at))
  const parts = liveParts(diagram, new Map(seen.map(({ name, on }) => [name, on])))
  return {
    title: own.title,
    at,
    silent: isSilent,
    symbols: seen.map((one) => ({ ...one, live: liveOf(parts, one.name, diagram.symbols[one.name]) })),
    lines: carried.flatMap((carries) =>
      (diagram.lines[carries] ?? []).map(([from]) => parts.get(from) ?? ('dead' as const)),
    ),
  }
}

const nothingRead: Readings = { things: new Map(), last: new Map(), longest: 0 }

/** The last readings of each series of a diagram, where it is of the record of this code. */
async function readingsBy(
  ctx: Ctx,
  { diagram, series: all }: RunningDiagram,
  code: string,
): Promise<ReadonlyMap<string, Readings>> {
  const readings = new Map<string, Readings>()
  for (const [written, { series, read }] of all) {
    const codes = Object.values(diagram.symbols).flatMap(({ key, series: other = diagram.series }) =>
      other === written ? (codeIn(key, code) ?? []) : [],
    )
    const things = await thingsBy(ctx, read, series.code, codes)
    const ids = [...things.values()].map(({ id }) => id)
    readings.set(written, { things, last: await lastReadings(ctx, series, ids), longest: msOfSpan(series.gapAfter) })
  }
  return readings
}

/** The moment that is shown: where all has been silent for too long, that of the last reading. */
function momentOf(now: number, all: readonly Readings[]): { readonly at: number; readonly isSilent: boolean } {
  const times = all.flatMap(({ last, longest }) => [...last.values()].map(({ at }) => ({ at, longest })))
  const isSilent = times.length > 0 && times.every(({ at, longest }) => now - at > longest)
  return { at: isSilent ? Math.max(...times.map(({ at }) => at)) : now, isSilent }
}

function codeIn(pattern: string | undefined, code: string): string | undefined {
  return pattern?.replaceAll('{code}', code)
}

/** The records of these codes that the caller sees, by their codes. */
async function thingsBy(ctx: Ctx, doc: AnyDocument, field: string, codes: readonly string[]): Promise<Things> {
  const wanted = [...new Set(codes)]
  const records = wanted.length === 0 ? [] : await find(ctx, doc, { [field]: wanted })
  return new Map(
    records.map((record) => {
      const values: Readonly<Record<string, unknown>> = { ...record }
      return [String(values[field] ?? ''), { id: record.id, title: titleIn(ctx.lang, doc, record), record: values }]
    }),
  )
}

/** A symbol as it stands, before it is known what it is reached from. */
function seenOf(
  name: string,
  { points = [], on, key }: DiagramSymbol,
  { device, read, reading, longest }: Behind,
  devices: DiagramDevices | undefined,
  at: number,
): Omit<SymbolNow, 'live'> {
  const isOld = key !== undefined && (reading === undefined || reading.at < at - longest)
  const values = points.map((point) => valueOf(point, reading, isOld))
  const isUnreliable = devices !== undefined && holds(device, devices.stale)
  return {
    name,
    on: on === undefined ? stateOf(device, devices, isUnreliable) : runsBy(reading?.values[on], isOld),
    alarmed:
      values.some(({ mark }) => mark !== null && mark !== 'stale') ||
      (devices !== undefined && holds(device, devices.alarmed)),
    stale: isOld || isUnreliable,
    record: device === undefined ? null : { id: device.id, title: device.title },
    readId: read?.id ?? null,
    readAt: reading?.at ?? null,
    values,
  }
}

function holds(thing: Thing | undefined, { field, codes }: OneOf) {
  return codes.includes(String(thing?.record[field] ?? ''))
}

function stateOf(device: Thing | undefined, devices: DiagramDevices | undefined, isUnreliable: boolean): OnOff {
  if (device === undefined || devices === undefined || isUnreliable) return null
  const { field, on, off } = devices.state
  const value = String(device.record[field] ?? '')
  if (on.includes(value)) return 'on'
  return off.includes(value) ? 'off' : null
}

function runsBy(value: string | undefined, isOld: boolean): OnOff {
  if (value === undefined || isOld) return null
  return compare(value, '0') > 0 ? 'on' : 'off'
}

function valueOf({ field, low, high }: DiagramPoint, reading: LastReading | undefined, isOld: boolean): DiagramValue {
  const value = reading?.values[field] ?? null
  return {
    field,
    value,
    low: low ?? null,
    high: high ?? null,
    mark: value === null || reading === undefined ? null : markOf(value, reading, { low, high, isOld }),
  }
}

interface Limits {
  readonly low: string | undefined
  readonly high: string | undefined
  readonly isOld: boolean
}

function markOf(value: string, { faults }: LastReading, { low, high, isOld }: Limits): ValueMark | null {
  // What is too old says nothing of now, within its limits or not.
  if (isOld) return 'stale'
  if ((faults & faultBits.range) > 0) return 'range'
  if (high !== undefined && compare(value, high) > 0) return 'high'
  return low !== undefined && compare(value, low) < 0 ? 'low' : null
}

function liveOf(parts: ReadonlyMap<string, Live>, name: string, symbol: DiagramSymbol | undefined): Live {
  return symbol === undefined ? 'dead' : liveOfSymbol(parts, name, terminalsOf(symbol).keys())
}
