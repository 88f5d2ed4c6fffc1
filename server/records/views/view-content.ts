import type { AnyDocument } from '../../../core/description/document.ts'
import { layoutOf, type ListLayout, plainLayout } from '../../../core/description/list-layout.ts'
import type { ViewContent } from '../../../core/description/list-view.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { filterConditions } from '../list/filter-conditions.ts'
import { groupLevels } from '../list/group-levels.ts'
import { sortKeys } from '../list/sorting.ts'
import { reading } from '../read/field-and-record-rights.ts'
import { type Mapping, mappingOf } from '../schema/table-mapping.ts'

const longest = 20_000

/** The content of a view as a request gives it; refused when it names what its writer may not read. */
export function givenContent(ctx: Ctx, doc: AnyDocument, given: Json | undefined): ViewContent {
  const content = shapeOf(given)
  if (content === null || JSON.stringify(content).length > longest)
    throw new Refusal('request.malformed', {}, { status: 400 })
  const mapping = mappingOf(doc)
  filterConditions(ctx, doc, mapping, { ...content.filters, param: content.param })
  sortKeys(ctx, mapping, content.sort)
  groupLevels(ctx, mapping, content.group)
  return content
}

interface SeenContent {
  readonly content: ViewContent
  /** Conditions were left out. */
  readonly partial: boolean
}

/** A stored view cut to what this person may read, and to what the document still has. */
export function seenContent(ctx: Ctx, doc: AnyDocument, stored: Json): SeenContent {
  const mapping = mappingOf(doc)
  const { param, filters, sort, group, layout } = shapeOf(stored) ?? {
    param: '',
    filters: {},
    sort: [],
    group: [],
    layout: plainLayout,
  }
  const held = Object.entries(filters).filter(([name, value]) =>
    isAllowed(() => filterConditions(ctx, doc, mapping, { [name]: value })),
  )
  return {
    content: {
      param,
      filters: Object.fromEntries(held),
      sort: sort.filter((key) => isAllowed(() => sortKeys(ctx, mapping, [key]))),
      group: group.filter((key) => isAllowed(() => groupLevels(ctx, mapping, [key]))),
      layout: seenLayout(ctx, mapping, layout),
    },
    partial: held.length < Object.keys(filters).length,
  }
}

/** A layout without columns the person may not know of. */
export function seenLayout(
  ctx: Ctx,
  { columns, lines }: Mapping,
  { order, hidden, widths, pinned, dense, as }: ListLayout,
): ListLayout {
  const isKnown = (name: string): boolean => {
    const column = columns.get(name)
    return lines.has(name) || (column !== undefined && reading(ctx, column.field) !== 'none')
  }
  return {
    order: order.filter(isKnown),
    hidden: hidden.filter(isKnown),
    pinned: pinned.filter(isKnown),
    widths: Object.fromEntries(Object.entries(widths).filter(([name]) => isKnown(name))),
    dense,
    ...(as === undefined ? {} : { as }),
  }
}

function shapeOf(given: Json | undefined): ViewContent | null {
  if (!isRecord(given)) return null
  const { param = '', filters = {}, sort = [], group = [] } = given
  const layout = layoutOf(given.layout ?? plainLayout)
  if (typeof param !== 'string' || !isRecord(filters) || !isTexts(sort) || !isTexts(group) || layout === null)
    return null
  return { param, filters, sort, group, layout }
}

/** What the store refuses is what the person may not read, or what is gone. */
function isAllowed(ask: () => unknown): boolean {
  try {
    ask()
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

function isRecord(given: Json | undefined): given is Readonly<Record<string, Json>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given)
}

function isTexts(given: Json): given is readonly string[] {
  return Array.isArray(given) && given.every((text) => typeof text === 'string')
}
