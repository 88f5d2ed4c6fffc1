import type { DiagramNow, DiagramValue, SymbolNow, ValueMark } from '../../../core/answers/diagram.ts'
import { terminalsOf } from '../../../core/description/diagram-symbols.ts'
import {
  carried,
  type DiagramDevices,
  type DiagramPoint,
  type DiagramSymbol,
  type OneOf,
} from '../../../core/description/diagram.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import { type Live, liveOfSymbol, liveParts, type OnOff } from '../../../core/description/live-parts.ts'
import { compare } from '../../../core/values/decimal.ts'
import { msOfSpan } from '../../../core/values/span.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { find } from '../read/find.ts'
import { missing } from '../read/refuse.ts'
import { titleIn } from '../read/title-in.ts'
import { faultBits } from '../series/series-tables.ts'
import { offered } from './described-diagram.ts'
import type { RunningDiagram } from './diagrams.ts'
import { type LastReading, lastReadings } from './last-readings.ts'

interface Thing {
  readonly id: string
  readonly title: string
  readonly record: Readonly<Record<string, unknown>>
}

type Things = ReadonlyMap<string, Thing>

/** What stands behind a symbol, as far as the caller sees it. */
interface Behind {
  readonly device: Thing | undefined
  readonly read: Thing | undefined
  readonly reading: LastReading | undefined
}

/** Everything that a diagram shows of a record that the caller sees: three statements, however many symbols. */
export async function readDiagram(ctx: Ctx, asked: RunningDiagram, id: string): Promise<DiagramNow> {
  const { diagram, doc, series, read, devices } = asked
  const [of] = await find(ctx, doc, { ...offered(asked), id })
  if (of === undefined) throw missing()
  const code = String(Reflect.get(of, diagram.code) ?? '')
  const symbols = Object.entries(diagram.symbols)
  const codesBy = (name: 'device' | 'key') => symbols.flatMap(([, { [name]: pattern }]) => codeIn(pattern, code) ?? [])
  const [standing, reads] = [
    devices === null ? new Map() : await thingsBy(ctx, devices, diagram.devices?.code ?? '', codesBy('device')),
    await thingsBy(ctx, read, series.code, codesBy('key')),
  ]
  const readings = await lastReadings(
    ctx,
    series,
    [...reads.values()].map((one) => one.id),
  )
  const own = { id: of.id, title: titleIn(ctx.lang, doc, of), record: {} }
  const behind = ({ device, key }: DiagramSymbol): Behind => {
    const thing = reads.get(codeIn(key, code) ?? '')
    return {
      device: devices === null ? own : standing.get(codeIn(device, code) ?? ''),
      read: thing,
      reading: readings.get(thing?.id ?? ''),
    }
  }
  const newest = Math.max(...[...readings.values()].map(({ at }) => at))
  const longest = msOfSpan(series.gapAfter)
  const isSilent = readings.size > 0 && ctx.now - newest > longest
  const at = isSilent ? newest : ctx.now
  const seen = symbols.map(([name, symbol]) => seenOf(name, symbol, behind(symbol), diagram.devices, at - longest))
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
  { device, read, reading }: Behind,
  devices: DiagramDevices | undefined,
  since: number,
): Omit<SymbolNow, 'live'> {
  const isOld = key !== undefined && (reading === undefined || reading.at < since)
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
