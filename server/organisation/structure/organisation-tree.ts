import sql from 'sql-template-tag'
import type { Lang, Words } from '../../../core/values/language.ts'
import { cacheVersion } from '../../platform/database/cache-versions.ts'
import { prepared, type Sql } from '../../platform/database/sql.ts'

/** One node of the organisation: the group (0), a unit (1) or a department (2). */
export interface OrganisationNode {
  readonly id: string
  readonly parent: string | null
  readonly flag: '0' | '1' | '2'
  /** The unit it belongs to: a unit is its own. */
  readonly unitId: string | null
  readonly name: Words
  readonly shortName: string
  readonly enabled: boolean
  /** What else than its name in a language finds it: other names, code, pinyin and initials. */
  readonly search: Words
}

/** The whole organisation as it is at one version, each node before those under it, siblings in display order. */
export interface OrganisationTree {
  readonly version: string
  readonly nodes: readonly OrganisationNode[]
  readonly byId: ReadonlyMap<string, OrganisationNode>
  readonly childrenOf: ReadonlyMap<string, readonly OrganisationNode[]>
}

interface NodeRow {
  readonly id: string
  readonly parent: string | null
  readonly flag: '0' | '1' | '2'
  readonly unitId: string | null
  readonly zh: string
  readonly ru: string
  readonly en: string
  readonly shortName: string
  readonly enabled: boolean
  readonly search: string
}

/** Answers the present tree; read again only when its version has grown. */
export function organisationTrees(): (on: Sql) => Promise<OrganisationTree> {
  let kept: OrganisationTree | undefined
  return async (on) => {
    const version = await cacheVersion(on, 'tree')
    if (kept?.version !== version) kept = await read(on, version)
    return kept
  }
}

/** The node itself and everything above it, from the root down. */
function lineOf({ byId }: OrganisationTree, id: string | null): readonly OrganisationNode[] {
  const line: OrganisationNode[] = []
  let at = id === null ? undefined : byId.get(id)
  while (at !== undefined && !line.includes(at)) {
    line.unshift(at)
    at = at.parent === null ? undefined : byId.get(at.parent)
  }
  return line
}

/** The node itself and everything under it. */
export function under({ byId, childrenOf }: OrganisationTree, id: string): readonly OrganisationNode[] {
  const top = byId.get(id)
  const found = top === undefined ? [] : [top]
  // The list grows while it is walked: children follow their parents.
  for (const node of found) found.push(...(childrenOf.get(node.id) ?? []))
  return found
}

/** The short names from the root down, joined by `/`; only Chinese has short ones. */
export function pathName(tree: OrganisationTree, id: string | null, lang: Lang): string {
  return lineOf(tree, id)
    .map(({ shortName, name }) => (lang === 'zh' || name[lang] === name.zh ? shortName : name[lang]))
    .join('/')
}

async function read(on: Sql, version: string): Promise<OrganisationTree> {
  const rows = await on.query<NodeRow>(
    prepared(sql`
    select id, dept_pid as parent, dept_flag as flag, unit_id as "unitId", dept_name as zh, coalesce(nullif(name_ru, ''), dept_name) as ru,
      coalesce(nullif(name_en, ''), dept_name) as en, dept_sname as "shortName", dept_zt = '1' as enabled, search
    from base.department where del_flag = 0 order by dept_sort nulls last, dept_code, id`),
  )
  const found = rows.map(({ zh, ru, en, search, ...node }) => ({
    ...node,
    name: { zh, ru, en },
    search: { zh: besides(search, zh), ru: besides(search, ru), en: besides(search, en) },
  }))
  const byId = new Map(found.map((node) => [node.id, node]))
  const childrenOf = new Map<string, OrganisationNode[]>()
  for (const node of found) {
    const above = node.parent !== null && byId.has(node.parent) ? node.parent : ''
    const siblings = childrenOf.get(above)
    if (siblings === undefined) childrenOf.set(above, [node])
    else siblings.push(node)
  }
  return { version, nodes: inOrder(childrenOf), byId, childrenOf }
}

function inOrder(childrenOf: ReadonlyMap<string, readonly OrganisationNode[]>, parent = ''): OrganisationNode[] {
  return (childrenOf.get(parent) ?? []).flatMap((node) => [node, ...inOrder(childrenOf, node.id)])
}

function besides(search: string, name: string): string {
  const own = name.toLowerCase()
  return search
    .split('\n')
    .filter((line) => line !== own)
    .join('\n')
}
