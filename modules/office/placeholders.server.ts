import type { Words } from '../../core/values/language.ts'
import {
  type Binding,
  type Ctx,
  fieldMatcher,
  type Inspected,
  inspectTemplate,
  type Placeholder,
  readPath,
  Refusal,
} from '../../server/module-api.ts'
import { bindingsOf } from './placeholder-bindings.server.ts'
import type { Template } from './template.ts'
import { placeholderWords as words } from './words/placeholders.ts'

/** A placeholder as its page shows it: what it stands for, and what is wrong with it. */
interface PlaceholderRow extends Placeholder {
  readonly path: string
  /** The way to the field in the reader's language; '' without one. */
  readonly label: string
  readonly kind: string
  readonly format: Binding['format']
  readonly lang: Binding['lang']
  readonly equals: string | null
  /** Chosen by its name and saved by nobody yet. */
  readonly matched: boolean
  /** Why the template cannot be published; null when nothing is wrong. */
  readonly problem: string | null
}

interface PlaceholderPage {
  readonly rows: readonly PlaceholderRow[]
  /** What is typed wrong in the file, in the reader's language. */
  readonly problems: readonly string[]
}

/** The bytes of a template's file. */
export async function templateBytes(ctx: Ctx, { file }: Pick<Template, 'file'>): Promise<Uint8Array> {
  const key = file[0]?.filePath ?? file[0]?.fileAdd
  const { files } = ctx.running
  if (key === undefined || files === null) throw new Refusal('record.missing', {}, { status: 404 })
  return files.read(key)
}

/** The placeholders of a template's file, each with its field: the one that was chosen, or the one called like it. */
export async function placeholderPage(ctx: Ctx, record: Template): Promise<PlaceholderPage> {
  const inspected = await inspectTemplate(await templateBytes(ctx, record))
  return { rows: rowsOf(ctx, record, inspected), problems: inspected.problems.map((problem) => said(ctx, problem)) }
}

function rowsOf(ctx: Ctx, record: Template, { placeholders }: Inspected): PlaceholderRow[] {
  const doc = ctx.running.documents.get(record.source)?.doc
  if (doc === undefined) throw Refusal.atField('source', 'office.source')
  const bindings = bindingsOf(record)
  const match = fieldMatcher(ctx, doc)
  return placeholders.map((placeholder) => {
    const chosen = bindings.find(({ mark }) => mark === placeholder.name)
    const path = chosen === undefined ? (match(placeholder.name) ?? '') : chosen.path
    const field = path === '' ? null : readPath(ctx, doc, path)
    const format = chosen?.format ?? 'auto'
    const problem = problemOf(placeholder, { path, gone: field === null, format, isList: field?.isList ?? false })
    return {
      ...placeholder,
      path,
      label: field?.label ?? '',
      kind: field?.kind ?? '',
      format,
      lang: chosen?.lang ?? null,
      equals: chosen?.equals ?? null,
      matched: chosen === undefined && path !== '',
      problem: problem === null ? null : problem[ctx.lang],
    }
  })
}

interface Stands {
  readonly path: string
  readonly gone: boolean
  readonly format: Binding['format']
  readonly isList: boolean
}

/** A bookmark without a field is left as it is: it may be no placeholder at all. */
function problemOf({ form }: Placeholder, { path, gone, format, isList }: Stands): Words | null {
  if (format === 'blank' && form !== 'part') return null
  if (path === '') return form === 'bookmark' ? null : words.noField
  if (gone) return words.fieldGone
  return isList && form !== 'part' ? words.wholeList : null
}

function said({ lang }: Ctx, { code, name }: Inspected['problems'][number]): string {
  return words[code][lang].replace('{name}', name)
}
