import {
  type Ctx,
  documentFromTemplate,
  find,
  get,
  saveGeneratedDocument,
  plainName,
  readPath,
  recordAccess,
  Refusal,
} from '../../server/module-api.ts'
import { bindingsOf, languageOf } from './placeholder-bindings.server.ts'
import { templateBytes } from './placeholders.server.ts'
import { template, type Template } from './template.ts'
import { mayMake } from './usable-templates.server.ts'

/** A paper of a record by a template, kept as the record's own. */
export function generateDocument(
  ctx: Ctx,
  record: Template,
  recordId: string,
): ReturnType<typeof saveGeneratedDocument> {
  return makeKept(ctx, record, recordId, false)
}

interface ApprovedPaper {
  readonly source: string
  readonly series: string
  readonly recordId: string
}

/**
 * The paper of a record whose approval ends in this transaction, by the published version of a template: the approval
 * binds it, with what the record has got by it, such as its number.
 */
export async function generateApprovedDocument(ctx: Ctx, { source, series, recordId }: ApprovedPaper): Promise<void> {
  const [published] = await find(ctx, template, { source, series, status: 'published' }, { limit: 1 })
  if (published === undefined) throw new Refusal('office.not-usable', {}, { status: 409 })
  await makeKept(ctx, await get(ctx, template, published.id), recordId, true)
}

async function makeKept(
  ctx: Ctx,
  record: Template,
  recordId: string,
  atApproval: boolean,
): ReturnType<typeof saveGeneratedDocument> {
  if ((await recordAccess(ctx, record.source, recordId)) === 'none')
    throw new Refusal('record.missing', {}, { status: 404 })
  if (!mayMake(ctx, record.source)) throw new Refusal('office.may-not-make', {}, { status: 403 })
  const { bytes, name, ver } = await paperOf(ctx, record, recordId)
  const doc = ctx.running.documents.get(record.source)?.doc
  const paths = bindingsOf(record).flatMap(({ path }) => (path === '' ? [] : [path]))
  const needs = doc === undefined ? [] : paths.flatMap((path) => readPath(ctx, doc, path)?.needs ?? [])
  const by = {
    series: record.series ?? record.id,
    no: record.templateNo ?? '',
    version: Number(record.version ?? 1),
  }
  return saveGeneratedDocument(ctx, {
    document: record.source,
    recordId,
    ver,
    template: by,
    paths,
    needs,
    name,
    bytes,
    atApproval,
  })
}

/** What a template made of a record. */
export interface Paper {
  readonly bytes: Uint8Array
  readonly name: string
  readonly title: string
  readonly ver: number
}

/** A paper of a record by a template, kept nowhere. */
export async function paperOf(ctx: Ctx, record: Template, id: string): Promise<Paper> {
  requireFields(ctx, record)
  const lang = languageOf(record)
  const made = await documentFromTemplate(ctx, {
    document: record.source,
    id,
    bytes: await templateBytes(ctx, record),
    bindings: bindingsOf(record),
    lang,
  })
  const called = { zh: record.templateName, ru: record.nameRu, en: record.nameEn }[lang]
  return { ...made, name: plainName(`${called} ${made.title}.docx`) }
}

/** Fields that were removed since the template was published would leave holes that nobody sees. */
function requireFields(ctx: Ctx, record: Template): void {
  const doc = ctx.running.documents.get(record.source)?.doc
  if (doc === undefined) throw new Refusal('office.source', {}, { status: 409 })
  const gone = bindingsOf(record).filter(({ path }) => path !== '' && readPath(ctx, doc, path) === null)
  if (gone.length > 0)
    throw new Refusal('office.field-removed', { names: gone.map(({ mark }) => mark).join(', ') }, { status: 409 })
}
