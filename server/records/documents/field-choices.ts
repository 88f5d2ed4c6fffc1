import sql from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { FieldBase, Fields } from '../../../core/description/field.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { approvalFields } from '../schema/base-fields.ts'

/** What a field's input needs to know of other data: the entries of its group, the document it points at. */
export interface Choices {
  readonly of: (field: FieldBase) => Readonly<Record<string, Json>>
}

interface Entry {
  readonly code: string
  readonly label: string
  readonly color?: string
}

interface Row {
  readonly dic_group: string
  readonly dic_code: string
  readonly label: string | null
  readonly name: string
  readonly color: string | null
}

// A longer group is fetched when its input opens.
const mostEntries = 300

const labels = { zh: sql`dic_name`, ru: sql`dic_name_ru`, en: sql`dic_name_en` }

/** Loads the enabled entries of every group that a document's fields and verbs use, in the caller's language. */
export async function loadChoices(ctx: Ctx, doc: AnyDocument): Promise<Choices> {
  const asked = Object.values(doc.actions ?? {}).flatMap(({ asks }) => (asks === undefined ? [] : [asks]))
  const engine = doc.approval === undefined ? [] : Object.values(approvalFields).map(({ field }) => field)
  const groups = [...new Set([...[doc.fields, ...asked].flatMap(groupsOf), ...engine.flatMap(groupOf)])]
  const rows =
    groups.length === 0
      ? []
      : await ctx.sql.query<Row>(sql`
    select dic_group, dic_code, ${labels[ctx.lang]} as label, dic_name as name, dic_color as color from base.dictionary
    where dic_group = any(${groups}::text[]) and enabled = '1' and del_flag = 0 order by dic_group, dic_sort, dic_code`)
  const entries = new Map(groups.map((group) => [group, rows.filter((row) => row.dic_group === group).map(entryOf)]))
  return { of: (field) => ({ ...options(entries, field), ...target(ctx, field) }) }
}

function groupsOf(fields: Fields): string[] {
  return Object.values(fields).flatMap((field) => {
    const inner: unknown = 'fields' in field ? field.fields : undefined
    return [...groupOf(field), ...(typeof inner === 'object' && inner !== null ? groupsOf(inner as Fields) : [])] // `fields` of a field are fields
  })
}

function groupOf(field: FieldBase): string[] {
  return 'group' in field && typeof field.group === 'string' ? [field.group] : []
}

function entryOf({ dic_code, label, name, color }: Row): Entry {
  const shown = label === null || label === '' ? name : label
  return { code: dic_code, label: shown, ...(color === null || color === '' ? {} : { color }) }
}

function options(entries: ReadonlyMap<string, readonly Entry[]>, field: FieldBase): Record<string, Json> {
  const [group] = groupOf(field)
  const found = group === undefined ? undefined : entries.get(group)
  return found === undefined || found.length > mostEntries ? {} : { options: found.map((entry) => ({ ...entry })) }
}

function target({ running, lang }: Ctx, field: FieldBase): Record<string, Json> {
  const found = 'to' in field && typeof field.to === 'string' ? running.documents.get(field.to) : undefined
  if (found === undefined) return {}
  const { doc, words } = found
  return {
    target: {
      module: doc.module,
      name: doc.name,
      label: words.title[lang],
      titleField: doc.title,
      numberField: doc.number?.field ?? null,
    },
  }
}
