import type { AnyDocument, PrintSection } from '../../../core/description/document.ts'
import { holds } from '../../../core/expression/expression.ts'
import type { Lang } from '../../../core/values/language.ts'
import { langsOfPrint, type PrintLang } from '../../../core/values/print-language.ts'
import { say as saying } from '../../../core/words/format-message.ts'
import { planOf } from '../../../kinds/compiled-record-fields.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { makeContext } from '../../platform/context/make-context.ts'
import { readsMarked } from '../../platform/settings/watermark.ts'
import { momentIn, namesOfPeople, writers } from '../../records/history/bilingual-text.ts'
import { reading } from '../../records/read/field-and-record-rights.ts'
import { namesOf } from '../../records/read/load-reference-names.ts'
import { type StoredRecord, textOf } from '../../records/schema/stored-record.ts'
import { expressionContextOf } from '../../records/write/expression-context.ts'
import { approvalParts } from './approval-parts.ts'
import { pairsOf } from './label-value-pairs.ts'
import { linesTable } from './lines-table.ts'
import type { Sheet, SheetPart } from './print-document.ts'
import { layoutOf } from './print-layout.ts'
import { ownerName, ownerOf } from './print-letterhead.ts'
import { printField, type Printed } from './printed-field.ts'
import { signingBlocks } from './signing-blocks.ts'
import { printWords } from './words.ts'

/** A record as its print says it: only what the caller may read, masked where he sees a part. */
export async function makeSheet(ctx: Ctx, doc: AnyDocument, record: StoredRecord, lang: PrintLang): Promise<Sheet> {
  const langs = langsOfPrint(lang)
  const fields = visibleFields(ctx, doc, record)
  const owner = await ownerOf(ctx, doc, record, fields)
  const names = async (one: Ctx) => ({ ...(await namesOf(one, doc, [record])), ...(await ownerName(one, owner)) })
  const say = await writers(
    langs.map((one) => makeContext({ ...ctx, lang: one })),
    names,
  )
  const printed: Printed = { doc, record, say, fields }
  const { sections, empty } = layoutOf(doc)
  const parts = sections.flatMap((section) => partsOf(printed, section, empty))
  const number = doc.number === undefined ? '' : textOf(record, doc.number.field)
  return {
    owner: say.named(owner.source, owner.id),
    title: say.words((one) => titleIn(ctx, doc, one)),
    notes: [number, ...stateNotes(printed)].filter((note) => note !== ''),
    code: number === '' ? null : number,
    parts: [...parts, ...signingBlocks(printed), ...(await approvalParts(say, doc, record))],
    printed: await printedBy(ctx, langs),
    watermark: (await readsMarked(ctx, `/doc/${doc.module}/${doc.name}`))
      ? `${[...new Set(await ownNames(ctx, langs))].join(' / ')} ${ctx.actor.code} ${momentIn(ctx.now, langs[0] ?? 'zh')}`
      : null,
    pageOf: langs.map((one) => printWords.pageOf[one]).join(' · '),
  }
}

/** What went round for approval is printed as the sheet of that approval. */
function titleIn(ctx: Ctx, doc: AnyDocument, lang: Lang): string {
  const title = ctx.running.documents.get(`${doc.module}.${doc.name}`)?.words.title[lang] ?? doc.name
  return doc.approval === undefined ? title : saying(lang, printWords.approvalSheet[lang], { title })
}

/** Fields that the caller may know of and whose condition holds. */
export function visibleFields(ctx: Ctx, doc: AnyDocument, record: StoredRecord): ReadonlySet<string> {
  const asker = expressionContextOf(ctx)
  const hidden = new Set(
    [...planOf(doc.fields).fields.values()]
      .filter(({ visible }) => visible !== null && !holds(visible, record, asker))
      .map(({ name }) => name),
  )
  const own = Object.entries(doc.fields)
    .filter(([name, field]) => !hidden.has(name) && reading(ctx, field) !== 'none')
    .map(([name]) => name)
  return new Set([
    ...own,
    'remark',
    'unitId',
    'deptId',
    'createBy',
    'createName',
    'createTime',
    'submitTime',
    'approveTime',
    ...(doc.approval === undefined ? [] : ['approvalStatus']),
  ])
}

function partsOf(
  printed: Printed,
  { group, fields, columns = 2, inWords = [], lineColumns = {} }: PrintSection,
  empty: boolean,
): SheetPart[] {
  const { doc, say } = printed
  const title = say.words((lang) => say.group(doc, group)?.[lang] ?? group)
  const shown = fields.filter((name) => printed.fields.has(name))
  const pairs = pairsOf(
    printed,
    shown.filter((name) => !isLines(doc, name)),
    inWords,
    empty,
  )
  const tables = shown
    .filter((name) => isLines(doc, name))
    .flatMap((name) => linesTable(printed, name, lineColumns[name]))
  return [...(pairs.length > 0 ? [{ kind: 'pairs' as const, title, columns, pairs }] : []), ...tables]
}

function stateNotes(printed: Printed): string[] {
  const { doc } = printed
  const names = [doc.approval === undefined ? null : 'approvalStatus', doc.states?.field ?? null].filter(
    (name) => name !== null,
  )
  return names
    .filter((name) => printed.fields.has(name))
    .map((name) => `${printed.say.label(doc, name)}: ${printField(printed, name).replaceAll('\n', ' / ')}`)
}

function isLines(doc: AnyDocument, name: string): boolean {
  const field = doc.fields[name]
  return field !== undefined && kindOf(field.kind).columns !== undefined
}

/** When and by whom it was printed, in each language of the print. */
async function printedBy(ctx: Ctx, langs: readonly Lang[]): Promise<string> {
  const time = momentIn(ctx.now, langs[0] ?? 'zh')
  const names = await ownNames(ctx, langs)
  return langs
    .map((lang, at) => saying(lang, printWords.printed[lang], { time, name: names[at] ?? ctx.actor.name }))
    .join(' · ')
}

/** What the caller is called in each language of the print. */
function ownNames(ctx: Ctx, langs: readonly Lang[]): Promise<string[]> {
  const { id, name } = ctx.actor
  return Promise.all(
    langs.map(async (lang) => (await namesOfPeople(makeContext({ ...ctx, lang }), [id]))[`person:${id}`] ?? name),
  )
}
