import { v5 } from 'uuid'
import { keptColor } from '../../../base/dictionary-colors.ts'
import type { PlannedPage } from '../../../base/menu-plan.ts'
import type { DictionaryEntry } from '../../../core/description/dictionary-entry.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { MenuFolder, Module, Page } from '../../../core/description/module.ts'
import { formOfPath } from '../../../core/form-design/draft.ts'
import type { Lang, Words } from '../../../core/values/language.ts'
import { standardLabel } from '../access/permission-label.ts'
import { grams, searchText } from '../list/search-text.ts'

const namespace = '6f0c4a52-6a0e-5f0b-9a53-0f5d4c3b2a19'

type Groups = Readonly<Record<string, readonly DictionaryEntry[]>>

/** The id a declared row always has, made of its natural key, so that two processes seed the same row. */
function declaredId(sort: string, key: string): string {
  return v5(`${sort}:${key}`, namespace)
}

/** One row per dictionary entry, in the order of its group. */
export function dictionaryRows(sources: readonly Groups[]) {
  return sources
    .flatMap((groups) => Object.entries(groups))
    .flatMap(([grp, entries]) =>
      entries.map(({ code, label, color = null }, at) => ({
        id: declaredId('dictionary', `${grp}:${code}`),
        grp,
        code,
        sort: at + 1,
        color: color === null ? null : keptColor(color),
        ...named(label, grp, code),
      })),
    )
}

/** Folders of the menu; a dotted code stands under the part before its last dot. */
export function folderRows(folders: readonly MenuFolder[]) {
  return folders.map(({ code, label, icon = null }, at) => ({
    id: declaredId('menu', code),
    parent: parentOf(code),
    url: null,
    type: '1',
    icon,
    sort: (at + 1) * 10,
    keep: '0',
    params: null,
    needs: null,
    enabled: '1',
    ...named(label),
  }))
}

/** Pages that stand in the menu. */
export function pageRows(modules: readonly Module[]) {
  return modules
    .flatMap((module) => module.pages)
    .flatMap((page) => {
      if (page.menu === undefined) return []
      const { folder, sort, icon = null, counter = null } = page.menu
      const params = page.params === undefined ? null : JSON.stringify(page.params)
      return [
        {
          id: menuId(page),
          parent: declaredId('menu', folder),
          url: page.path,
          type: '2',
          icon,
          sort,
          keep: page.kept ? '1' : '0',
          params,
          counter,
          needs: page.needs,
          enabled: '1',
          ...named(page.label, page.path),
        },
      ]
    })
}

/**
 * Places of the menu whose page is still to come: switched off until a module declares it, so that nobody is offered an
 * empty door.
 */
export function awaitedRows(plan: readonly PlannedPage[], modules: readonly Module[]) {
  return unbuilt(plan, modules).map(({ folder, path, sort, label, params }) => {
    const fixed = params === undefined ? null : JSON.stringify(params)
    return {
      id: declaredId('menu', `${folder}:${path}:${fixed ?? ''}`),
      parent: declaredId('menu', folder),
      url: path,
      type: '2',
      icon: null,
      sort,
      keep: '0',
      params: fixed,
      needs: null,
      enabled: '0',
      ...named(label, path),
    }
  })
}

/** The pages of the plan that no module declares. */
export function unbuilt(plan: readonly PlannedPage[], modules: readonly Module[]): readonly PlannedPage[] {
  const built = new Set(modules.flatMap(({ pages }) => pages.map(({ path }) => path)))
  return plan.filter(({ path }) => !built.has(path) && path !== '/welcome')
}

/** Permission codes that something asks for, named after their page or document and standing under its menu entry. */
export function permissionRows(modules: readonly Module[], permissions: ReadonlySet<string>) {
  const documents = new Map(
    modules.flatMap((module) =>
      Object.entries(module.documents).map(
        ([name, doc]) => [doc.code, { key: `${module.name}.${name}`, words: module.words[name], doc }] as const,
      ),
    ),
  )
  const pages = modules.flatMap((module) => module.pages)
  const byList = firstPageBy(pages, ({ list }) => list?.split('.', 2).join('.') ?? '')
  const byNeed = firstPageBy(pages, ({ needs }) => needs.split('-')[0] ?? '')
  return [...permissions].sort().map((value) => {
    const [prefix = '', verb = ''] = value.split('-')
    const document = documents.get(prefix)
    const page = byList.get(document?.key ?? '-') ?? byNeed.get(prefix)
    const home = document?.words?.title ?? page?.label
    const opens = document !== undefined && Object.values(document.doc.fields).some(({ read }) => read === value)
    const nameIn = (lang: Lang) => (home === undefined ? value : `${home[lang]} · ${verbName(document, verb, lang)}`)
    const [zh, ru, en] = [nameIn('zh'), nameIn('ru'), nameIn('en')]
    return {
      id: declaredId('permission', value),
      value,
      zh,
      ru,
      en,
      type: opens ? 'fld' : 'btn',
      menu: page?.menu === undefined ? null : menuId(page),
      foundBy: [value, zh, ru, en],
    }
  })
}

function firstPageBy(pages: readonly Page[], keyOf: (page: Page) => string): ReadonlyMap<string, Page> {
  return new Map(pages.map((page) => [keyOf(page), page] as const).reverse())
}

interface Described {
  readonly doc: AnyDocument
  readonly words: { readonly title: Words; readonly actions?: Readonly<Record<string, Words>> } | undefined
}

/** A verb of a document's own is named by its buttons. */
function verbName(document: Described | undefined, verb: string, lang: Lang): string {
  const buttons = Object.entries(document?.doc.actions ?? {}).flatMap(([name, { needs }]) =>
    needs === verb ? (document?.words?.actions?.[name]?.[lang] ?? []) : [],
  )
  return buttons.length > 0 ? [...new Set(buttons)].join(' / ') : standardLabel({ lang }, verb)
}

function menuId({ path, params, menu }: Page): string {
  // An administrator may move a drawn form to another folder.
  if (formOfPath(path) !== null) return declaredId('menu', path)
  return declaredId('menu', `${menu?.folder ?? ''}:${path}:${params === undefined ? '' : JSON.stringify(params)}`)
}

/** Standard roles. */
export function roleRows(modules: readonly Module[]) {
  return modules
    .flatMap((module) => module.roles ?? [])
    .map(({ code, type, label, excludes = [] }) => ({
      id: declaredId('role', code),
      code,
      type,
      mutex: excludes.length === 0 ? null : excludes.join(','),
      ...named(label, code),
    }))
}

/** What each role may do, once each. */
export function grantRows(modules: readonly Module[]) {
  const pairs = new Set(
    modules
      .flatMap((module) => module.grants ?? [])
      .flatMap(({ role, permissions }) => permissions.map((value) => `${role} ${value}`)),
  )
  return [...pairs].map((pair) => {
    const [role = '', value = ''] = pair.split(' ')
    return { id: declaredId('grant', pair), role, value }
  })
}

/** What the holders of each role may grant, once each. */
export function grantableRows(modules: readonly Module[]) {
  return modules
    .flatMap((module) => module.grantable ?? [])
    .flatMap(({ role, permissions }) =>
      permissions.map((value) => ({ id: declaredId('grantable', `${role} ${value}`), role, value })),
    )
}

/** What each role sees of each business. */
export function scopeRows(modules: readonly Module[]) {
  return modules
    .flatMap((module) => module.scopes ?? [])
    .flatMap(({ role, scopes }) =>
      Object.entries(scopes).map(([code, type]) => ({
        id: declaredId('scope', `${role} ${code}`),
        role,
        code,
        type,
        foundBy: [code, `${code}-${role}`],
      })),
    )
}

/** Rules of alerts as they come. */
export function alertRows(modules: readonly Module[]) {
  return modules
    .flatMap((module) => module.alerts ?? [])
    .map(({ code, label, rising, bands: [yellow, orange, red], cron, role = null, watches }) => ({
      id: declaredId('alert', code),
      code,
      rising: rising ? '1' : '0',
      yellow,
      orange,
      red,
      cron,
      role,
      ...named(label, code),
      measure: watches === undefined ? code : null,
      watched: watches?.document ?? null,
      condition: watches?.condition ?? null,
      figure: watches?.figure ?? null,
    }))
}

function parentOf(code: string): string | null {
  const dot = code.lastIndexOf('.')
  return dot < 0 ? null : declaredId('menu', code.slice(0, dot))
}

/** The names of a row; it is found by them and by its other texts. */
function named({ zh, ru, en }: Words, ...others: readonly string[]) {
  return { zh, ru, en, foundBy: [...others, zh, ru, en] }
}

export interface Findable {
  /** The texts that a search finds it by. */
  readonly foundBy: readonly string[]
}

/** Rows as they are stored, with what a search reads; only for those to be written, since readings take time. */
export function searchable<T extends Findable>(rows: readonly T[]) {
  return rows.map(({ foundBy, ...row }) => {
    const search = searchText(foundBy)
    return { ...row, search, grams: grams(search) }
  })
}
