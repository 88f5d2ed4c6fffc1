import { shapeOf, sizeOf, terminalNamed } from '../../../core/description/diagram-symbols.ts'
import { type Diagram, type DiagramDevices, type DiagramSymbol, seriesRead } from '../../../core/description/diagram.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Series } from '../../../core/description/time-series.ts'
import { compare, isDecimal } from '../../../core/values/decimal.ts'
import { mappingOf } from '../schema/table-mapping.ts'

type Documents = ReadonlyMap<string, { readonly doc: AnyDocument }>

/** What is wrong with a diagram, for whoever described it; nothing when it can be drawn. */
export function diagramProblems(one: Diagram, documents: Documents, all: readonly Series[]): string[] {
  const doc = documents.get(one.of)?.doc
  const seriesBy = new Map(all.map((each) => [`${each.module}.${each.name}`, each]))
  const read = seriesRead(one)
  const symbols = Object.entries(one.symbols)
  const problems = [
    ...(doc === undefined ? [`is of ${one.of}, which is no document`] : ofProblems(one, doc)),
    ...read.filter((name) => !seriesBy.has(name)).map((name) => `reads ${name}, which is no series`),
    ...fieldProblems(read.flatMap((name) => seriesBy.get(name) ?? [])),
    ...(one.devices === undefined ? [] : deviceProblems(one.devices, documents)),
    ...symbols.flatMap(([name, symbol]) =>
      symbolProblems(symbol, one, seriesBy.get(symbol.series ?? one.series)).map(
        (problem) => `has a symbol ${name} that ${problem}`,
      ),
    ),
    ...overlapProblems(symbols),
    ...Object.values(one.lines)
      .flat()
      .flatMap((line) => line.filter((end) => terminalNamed(one.symbols, end) === undefined))
      .map((end) => `has a line to ${end}, where there is no terminal`),
  ]
  return problems.map((problem) => `the diagram ${one.module}.${one.name} ${problem}`)
}

function ofProblems({ of, code, where }: Diagram, doc: AnyDocument): string[] {
  const { columns } = mappingOf(doc)
  return [
    ...(doc.fields[code]?.unique === true ? [] : [`calls records by ${code}, which is not unique in ${of}`]),
    ...(where === undefined || columns.has(where.field) ? [] : [`asks for ${where.field}, which ${of} does not have`]),
  ]
}

/** Values are told by the names of their fields alone. */
function fieldProblems(read: readonly Series[]): string[] {
  const names = read.flatMap(({ fields }) => Object.keys(fields))
  const twice = names.filter((name, at) => names.indexOf(name) !== at)
  return [...new Set(twice)].map((name) => `reads ${name} in two series`)
}

function deviceProblems({ of, code, state, alarmed, stale }: DiagramDevices, documents: Documents): string[] {
  const doc = documents.get(of)?.doc
  if (doc === undefined) return [`stands for ${of}, which is no document`]
  const { columns } = mappingOf(doc)
  return [
    ...(doc.fields[code]?.unique === true ? [] : [`calls devices by ${code}, which is not unique in ${of}`]),
    ...[state, alarmed, stale]
      .filter(({ field }) => !columns.has(field))
      .map(({ field }) => `asks a device for ${field}, which ${of} does not have`),
    ...state.on.filter((value) => state.off.includes(value)).map((value) => `holds ${value} for on and off`),
  ]
}

function symbolProblems(symbol: DiagramSymbol, { devices }: Diagram, series: Series | undefined): string[] {
  const shape = shapeOf(symbol)
  if (shape === undefined) return [`is a ${symbol.sort}, which is no sort of symbol`]
  const { key, points = [], on, device, length } = symbol
  const fields = [...points.map(({ field }) => field), ...(on === undefined ? [] : [on])]
  const hasState = on !== undefined || (device !== undefined && devices !== undefined)
  return [
    ...(series === undefined ? [] : fields.filter((field) => !Object.hasOwn(series.fields, field))).map(
      (field) => `shows ${field}, which is not read`,
    ),
    ...(fields.length > 0 && key === undefined ? ['shows readings and does not say of what'] : []),
    ...(symbol.series !== undefined && key === undefined ? ['names a series and is read in none'] : []),
    ...(key !== undefined && fields.length === 0 ? ['says what is read and shows nothing of it'] : []),
    ...(device !== undefined && devices === undefined ? ['stands for a device, and there are none'] : []),
    ...(shape.switches === true && !hasState ? ['switches, and nothing tells whether it is on'] : []),
    ...(on !== undefined && shape.switches !== true ? ['is on and off without being a switch'] : []),
    ...((length !== undefined) === (shape.bar === true) ? [] : ['has a length, or lacks it']),
    ...(length !== undefined && (!Number.isInteger(length) || length < 1) ? ['has no length'] : []),
    ...points.flatMap(({ field, low, high }) => limitProblems(field, low, high)),
  ]
}

function limitProblems(field: string, low: string | undefined, high: string | undefined): string[] {
  const limits = [low, high].filter((limit) => limit !== undefined)
  if (limits.some((limit) => !isDecimal(limit))) return [`limits ${field} by no number`]
  return low !== undefined && high !== undefined && compare(low, high) >= 0 ? [`limits ${field} to nothing`] : []
}

function overlapProblems(symbols: readonly (readonly [string, DiagramSymbol])[]): string[] {
  return symbols.flatMap(([name, one], at) =>
    symbols
      .slice(at + 1)
      .filter(([, other]) => overlap(one, other))
      .map(([other]) => `draws ${name} and ${other} on one place`),
  )
}

function overlap(a: DiagramSymbol, b: DiagramSymbol): boolean {
  const [[aw, ah], [bw, bh]] = [sizeOf(a), sizeOf(b)]
  return a.x < b.x + bw && b.x < a.x + aw && a.y < b.y + bh && b.y < a.y + ah
}
