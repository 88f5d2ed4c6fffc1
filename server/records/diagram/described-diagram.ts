import type { DiagramDescribed } from '../../../core/api-types/diagram.ts'
import { carried } from '../../../core/description/diagram.ts'
import type { Json } from '../../../core/values/json.ts'
import { reference } from '../../../kinds/index.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { describedFilters } from '../documents/described-filters.ts'
import { find } from '../read/find-visible-records.ts'
import { columnsOf } from '../time-series/series-tables.ts'
import type { RunningDiagram } from './find-diagram.ts'

/** What a diagram shows whatever it is of, in its reader's language. */
export async function describedDiagram(ctx: Ctx, asked: RunningDiagram): Promise<DiagramDescribed> {
  const { lang } = ctx
  const { diagram, doc, series } = asked
  const [first] = await find(ctx, doc, offered(asked), { sort: [diagram.code], limit: 1 })
  const title = ctx.running.documents.get(diagram.of)?.words.title
  return {
    label: diagram.label[lang],
    filters: describedFilters(
      lang,
      {
        of: reference({
          to: diagram.of,
          required: true,
          only: offered(asked),
          ...(first === undefined ? {} : { initial: first.id }),
        }),
      },
      title === undefined ? {} : { of: title },
    ),
    any: first !== undefined,
    symbols: Object.entries(diagram.symbols).map(([called, { sort, x, y, turned, length, label, series: other }]) => ({
      name: called,
      sort,
      x,
      y,
      label: label[lang],
      ...(turned === undefined ? {} : { turned }),
      ...(length === undefined ? {} : { length }),
      ...(other === undefined ? {} : { series: namedOf(other) }),
    })),
    lines: carried.flatMap((carries) => (diagram.lines[carries] ?? []).map(([from, to]) => ({ from, to, carries }))),
    fields: [...series.values()].flatMap(({ series: one }) =>
      columnsOf(one).map(({ name: field, field: { label, unit, digits, sort } }) => ({
        name: field,
        label: label[lang],
        unit: unit[lang],
        digits,
        sort,
      })),
    ),
    series: namedOf(diagram.series),
    opens: namedOf(diagram.devices?.of ?? diagram.of),
  }
}

function namedOf(written: string): { readonly module: string; readonly name: string } {
  const [module = '', name = ''] = written.split('.')
  return { module, name }
}

/** Which records have this diagram. */
export function offered({ diagram: { where } }: Pick<RunningDiagram, 'diagram'>): Readonly<Record<string, Json>> {
  return where === undefined ? {} : { [where.field]: [...where.codes] }
}
