import sql from 'sql-template-tag'
import { menuFolders } from '../../../base/menu-folders.ts'
import type { CatalogueCode, CataloguePart, PermissionCatalogue } from '../../../core/api-types/permission-catalogue.ts'
import type { FieldBase, Fields } from '../../../core/description/field.ts'
import type { Module, Page } from '../../../core/description/module.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { RunningDocument } from '../../platform/context/running-composition.ts'
import { codeLabel, standardLabel } from '../../records/access/permission-label.ts'
import { verbsOf } from '../../records/documents/permission-codes.ts'
import { labelIn } from '../../records/read/field-labels.ts'
import { readCodes } from '../../records/read/reveal-permission.ts'

/** Every permission there is, as the menu orders pages, in the caller's language; each code stands once. */
export async function permissionCatalogue(ctx: Ctx): Promise<PermissionCatalogue> {
  const documents = [...ctx.running.documents.values()]
  const pages = ctx.running.modules.flatMap((module) => module.pages.map((page) => ({ module, page })))
  // A document without a list of its own stands where the screen over it does.
  const pageOf = ({ key, doc }: RunningDocument<Ctx>) =>
    (
      pages.find(({ page }) => page.list?.split('.', 2).join('.') === key) ??
      pages.find(({ page }) => page.needs === `${doc.code}-ck`)
    )?.page
  const owners = new Set(documents.map(({ doc }) => doc.code))
  const listed = documents.map((one) => ({
    ...placed(ctx, pageOf(one), one.module),
    part: documentPart(ctx, one, owners),
  }))
  const known = new Set(listed.flatMap(({ part }) => part.codes.map(({ code }) => code)))
  const loose = pages
    .filter(({ page }) => !known.has(page.needs))
    .map(({ module, page }) => ({ ...placed(ctx, page, module), part: pagePart(ctx, page) }))
  const parts = merged(
    [...listed, ...loose]
      .toSorted((a, b) => a.order - b.order)
      .map(({ path, part }) => ({ ...part, path: path.filter((name) => name !== part.label) })),
  )
  return { parts: await withOthers(ctx, parts), scopes: scopeCodes(documents, ctx) }
}

/** `owners` are the codes of all documents: what opens fields of several stands with the one whose code it begins with. */
function documentPart(ctx: Ctx, { key, doc, words }: RunningDocument<Ctx>, owners: ReadonlySet<string>) {
  const fields = new Map<string, string[]>()
  for (const [name, field] of fieldsAndColumns(doc.fields)) {
    for (const code of readCodes(field).filter((one) => prefixOf(one) === doc.code || !owners.has(prefixOf(one))))
      fields.set(code, [...(fields.get(code) ?? []), labelIn(ctx, doc, name)])
  }
  const verbs = verbsOf(doc).filter((verb) => !fields.has(`${doc.code}-${verb}`))
  return {
    key,
    label: words.title[ctx.lang],
    codes: [
      ...verbs.map((verb): CatalogueCode => ({
        code: `${doc.code}-${verb}`,
        label: codeLabel(ctx, doc, verb),
        sort: 'verb',
      })),
      ...[...fields].map(([code, opens]): CatalogueCode => ({
        code,
        label: `${opens.join(' · ')} · ${codeLabel(ctx, doc, code.slice(code.indexOf('-') + 1))}`,
        sort: 'field',
      })),
    ],
  }
}

/** The fields of a document and the columns of its sub-tables, by their paths. */
function fieldsAndColumns(fields: Fields): readonly (readonly [path: string, field: FieldBase])[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const columns = 'fields' in field && typeof field.fields === 'object' ? Object.entries(field.fields as Fields) : [] // a sub-table carries its own
    return [[name, field] as const, ...columns.map(([column, inner]) => [`${name}.0.${column}`, inner] as const)]
  })
}

function pagePart({ lang }: Ctx, { path, label, needs }: Page) {
  return { key: path, label: label[lang], codes: [{ code: needs, label: label[lang], sort: 'page' as const }] }
}

/**
 * Folders, the page as the menu names it, and the place among them; what stands in no menu comes last, under its
 * module.
 */
function placed(
  { lang }: Ctx,
  page: Page | undefined,
  module: Module,
): { readonly path: readonly string[]; readonly order: number } {
  if (page?.menu === undefined) return { path: [module.label[lang]], order: Number.MAX_SAFE_INTEGER }
  const { folder, sort } = page.menu
  const parts = folder.split('.')
  const path = parts.map(
    (_, at) => menuFolders.find(({ code }) => code === parts.slice(0, at + 1).join('.'))?.label[lang] ?? '',
  )
  return {
    path: [...path, page.label[lang]],
    order: menuFolders.findIndex(({ code }) => code === folder) * 10_000 + sort,
  }
}

/** A code that several pages ask for stands with the first of them. */
function merged(parts: readonly CataloguePart[]): CataloguePart[] {
  const seen = new Set<string>()
  return parts.flatMap((part) => {
    const codes = part.codes.filter(({ code }) => !seen.has(code) && seen.add(code))
    return codes.length === 0 ? [] : [{ ...part, codes }]
  })
}

/**
 * Codes that only grants or administrators name: beside others of their prefix, else under the menu entry they were
 * given.
 */
async function withOthers(ctx: Ctx, parts: readonly CataloguePart[]): Promise<CataloguePart[]> {
  const { sql: on, lang } = ctx
  const told = parts.flatMap(({ codes }) => codes.map(({ code }) => code))
  const rows = await on.query<{ code: string; name: string; menu: string | null; given: boolean }>(sql`
    select p.ppe_value as code, p.ppe_name as name, p.create_by <> p.id as given, case ${lang}::text when 'ru' then m.menu_name_ru when 'en' then m.menu_name_en else m.menu_name end as menu
    from base.permission p left join base.menu m on m.id = p.menu_id and m.del_flag = 0 and p.create_by <> p.id where p.del_flag = 0 and p.ppe_value <> all(${told}::text[]) order by p.ppe_value`)
  const homes = new Map(parts.flatMap(({ key, codes }) => codes.map(({ code }) => [prefixOf(code), key] as const)))
  const added = new Map<string, CatalogueCode[]>()
  for (const { code, name, menu, given } of rows) {
    const home = menu ?? homes.get(prefixOf(code)) ?? other[lang]
    const label = given ? name : standardLabel(ctx, code.slice(prefixOf(code).length + 1))
    added.set(home, [...(added.get(home) ?? []), { code, label, sort: 'verb' }])
  }
  const grown = parts.map((part) => ({ ...part, codes: [...part.codes, ...(added.get(part.key) ?? [])] }))
  const keys = new Set(parts.map(({ key }) => key))
  return [
    ...grown,
    ...[...added]
      .filter(([home]) => !keys.has(home))
      .map(([label, codes]) => ({ key: `other ${label}`, label, path: [other[lang]], codes })),
  ]
}

function prefixOf(code: string): string {
  return code.split('-')[0] ?? code
}

const other = { zh: '其他', ru: 'Прочее', en: 'Other' }

function scopeCodes(documents: readonly RunningDocument<Ctx>[], { lang }: Ctx): PermissionCatalogue['scopes'] {
  const found = new Map<string, string[]>()
  for (const { doc, words } of documents)
    if (doc.scope !== 'everyone') found.set(doc.scope, [...(found.get(doc.scope) ?? []), words.title[lang]])
  return [...found].map(([code, titles]) => ({ code, documents: titles }))
}
