import { person } from '../../../base/person.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { isId } from '../../platform/database/is-id.ts'
import { describedSettings } from '../../platform/settings/described-settings.ts'
import { momentIn } from '../../records/history/bilingual-text.ts'
import { parsed } from '../../records/history/changed-value.ts'
import { labelIn } from '../../records/read/field-labels.ts'
import { loadNames, type Names } from '../../records/read/load-reference-names.ts'
import { extraKinds, extraWords, yesOrNo } from './audit-extra-words.ts'

/** What a line says beside changed values, ready to read. */
type Extra = Readonly<Record<'label' | 'value', string>>

interface Telling {
  readonly ctx: Ctx
  readonly doc: AnyDocument | undefined
  readonly names: Names
}

type Fields = Readonly<Record<string, Json>>

// Whose ids they may be; the first that has a name wins.
const sources = ['person', 'department', 'document:base.role'] as const
// Later than any number that counts something.
const firstMoment = Date.UTC(2000, 0, 1)

/** The details of a line of the audit as labels and values in the reader's language. */
export async function extrasOf(ctx: Ctx, document: string | null, detail: string | null): Promise<Extra[]> {
  const value = parsed(detail)
  const ids = new Set(idsIn(value))
  const names = await loadNames(ctx, new Map(ids.size === 0 ? [] : sources.map((source) => [source, ids])))
  const telling: Telling = { ctx, doc: ctx.running.documents.get(document ?? '')?.doc, names }
  if (isFields(value)) return pairs(telling, value)
  return (Array.isArray(value) ? value : [value]).flatMap((one) => (isFields(one) ? pairs(telling, one) : []))
}

function pairs(telling: Telling, fields: Fields): Extra[] {
  const all = Object.entries(fields).map(([name, value]) => ({
    label: labelOf(telling, name),
    value: said(telling, name, value),
  }))
  return all.filter(({ value }) => value !== '')
}

function labelOf({ ctx, doc }: Telling, name: string): string {
  const own = doc === undefined ? name : labelIn(ctx, doc, name)
  return own === name ? (extraWords[name]?.[ctx.lang] ?? name) : own
}

function said(telling: Telling, name: string, value: Json): string {
  const {
    ctx: { lang },
  } = telling
  if (value === null) return ''
  if (typeof value === 'boolean') return yesOrNo[value ? 'yes' : 'no'][lang]
  if (typeof value === 'number') return value >= firstMoment ? momentIn(value, lang) : String(value)
  if (Array.isArray(value)) return value.map((one) => said(telling, name, one)).join(lang === 'zh' ? '、' : ', ')
  if (typeof value === 'string') return nameOf(telling, name, value)
  return isFields(value)
    ? pairs(telling, value)
        .map((one) => `${one.label}: ${one.value}`)
        .join('; ')
    : ''
}

function nameOf({ ctx, doc, names }: Telling, name: string, text: string): string {
  if (name === 'kind') return extraKinds[text]?.[ctx.lang] ?? text
  if (name === 'field' || name === 'fields') return fieldName(ctx, doc, text)
  if (name === 'documents') return ctx.running.documents.get(text)?.words.title[ctx.lang] ?? text
  return sources.map((source) => names[`${source}:${text}`]).find((found) => found !== undefined) ?? text
}

/** A field of the document, or of a person, or a setting. */
function fieldName(ctx: Ctx, doc: AnyDocument | undefined, name: string): string {
  const setting = describedSettings(ctx).get(name)
  return setting?.label[ctx.lang] ?? labelIn(ctx, doc ?? person, name)
}

function idsIn(value: Json): string[] {
  if (typeof value === 'string') return isId(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((one) => idsIn(one as Json))
}

function isFields(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
