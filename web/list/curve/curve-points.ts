import type { Described, DescribedCurve, DescribedField } from '../../../core/description/described-document.ts'
import type { TextContext } from '../../../core/description/field-kind.ts'
import { addDays, daysBetween } from '../../../core/values/day.ts'
import type { Json } from '../../../core/values/json.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import type { ChartData } from '../../../ui/chart/chart-data.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { fieldNamed } from '../../platform/data/use-described.ts'
import { comparable } from './relative-lines.ts'

interface Line {
  readonly label: string
  /** Text of the value by the day or moment it is of. */
  readonly values: Map<string, Json>
}

/**
 * Lines over the days of all rows, the oldest first; of two rows of one day and line the first counts. Lines of very
 * different size are drawn relative to where each begins.
 */
export function curveOf(
  doc: Described,
  { along, value, by, holds }: DescribedCurve,
  rows: readonly Values[],
  text: TextContext,
): { readonly chart: Omit<ChartData, 'label'>; readonly relative: boolean } {
  const shown = (name: string, of: Json) => textOf(fieldNamed(doc.fields, name), of, text)
  const filled = [...new Set(rows.map((row) => String(row[along] ?? '')))].filter((one) => one !== '').toSorted()
  const moments = holds ? everyDay(filled) : filled
  const lines = [...linesOf(rows, { along, value, by }, shown).values()].toSorted((a, b) =>
    a.label.localeCompare(b.label, text.lang),
  )
  const drawn = lines.map(({ label, values }) => {
    const held = heldAt(moments, values, holds)
    return {
      label,
      values: held.map((one) => (one === null ? null : Number(one))),
      texts: held.map((one) => (one === null ? '' : shown(value, one))),
    }
  })
  const { relative, lines: sized } = comparable(drawn.map(({ values }) => values))
  return {
    relative,
    chart: {
      kind: 'line',
      categories: moments.map((moment) => shown(along, moment)),
      series: drawn.map((line, at) => ({ ...line, values: sized[at] ?? [] })),
    },
  }
}

const mostDays = 1_000

/** What holds is drawn day by day, so that as many days are always as far apart; of a very long time only the changes. */
function everyDay(days: readonly string[]): readonly string[] {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return days
  const all = daysBetween(first, last) + 1
  return all > mostDays ? days : Array.from({ length: all }, (_, at) => addDays(first, at))
}

function linesOf(
  rows: readonly Values[],
  { along, value, by }: Pick<DescribedCurve, 'along' | 'value' | 'by'>,
  shown: (name: string, of: Json) => string,
): ReadonlyMap<string, Line> {
  const lines = new Map<string, Line>()
  for (const row of rows) {
    const [moment, measured] = [row[along], row[value]]
    if (moment == null || measured == null) continue
    const label = by.map((name) => shown(name, row[name] ?? null)).join(' · ')
    const line = lines.get(label) ?? { label, values: new Map<string, Json>() }
    lines.set(label, line)
    if (!line.values.has(String(moment))) line.values.set(String(moment), measured)
  }
  return lines
}

function heldAt(moments: readonly string[], values: ReadonlyMap<string, Json>, holds: boolean): (Json | null)[] {
  let last: Json | null = null
  return moments.map((moment) => {
    const own = values.get(moment) ?? null
    last = own ?? last
    return holds ? last : own
  })
}

function textOf(field: DescribedField | undefined, value: Json, text: TextContext): string {
  return field === undefined ? '' : kindOf(field.kind).text(value, field, text)
}
