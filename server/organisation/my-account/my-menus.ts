import sql from 'sql-template-tag'
import type { Ctx } from '../../platform/context/context.ts'
import { pinyinSyllables } from '../../records/list/pinyin-syllables.ts'
import { officeDocuments } from '../../records/role-tasks/role-tasks.ts'
import { type PinnedView, pinnedViews } from '../../records/views/pinned-views.ts'

/** A menu entry as the page gets it; all three names, because the language switches without a reload. */
export interface MenuEntry {
  readonly menuId: string
  readonly menuPid: string | null
  readonly menuName: string
  readonly menuNameRu: string
  readonly menuNameEn: string
  readonly menuUrl: string | null
  readonly menuType: string
  readonly menuIcon: string | null
  readonly menuSort: string
  readonly menuParams: unknown
  readonly menuKeep: string
  readonly openMode: string | null
  readonly menuBadge?: MenuBadge
}

/** The counter whose figure stands beside an entry, and what makes that figure stale. */
interface MenuBadge {
  readonly code: string
  readonly renewedBy: readonly string[]
}

interface MenuRow extends Omit<MenuEntry, 'menuParams' | 'menuBadge'> {
  readonly params: string | null
  readonly needs: string | null
  readonly counter: string | null
}

/**
 * The menu a person is offered: entries whose permission he holds, with the folders above them (specification §6), and
 * the views he keeps there.
 */
export async function myMenus(ctx: Ctx): Promise<MenuEntry[]> {
  const { sql: on, actor, running } = ctx
  const rows = await on.query<MenuRow>(sql`
    select id as "menuId", menu_pid as "menuPid", menu_name as "menuName", menu_name_ru as "menuNameRu", menu_name_en as "menuNameEn",
      nullif(menu_url, '') as "menuUrl", menu_type as "menuType", menu_icon as "menuIcon", trim_scale(menu_sort)::text as "menuSort",
      keep_alive as "menuKeep", open_mode as "openMode", params, nullif(needs, '') as needs, nullif(counter, '') as counter
    from base.menu where del_flag = 0 and enabled = '1' and coalesce(hidden, '0') <> '1' order by menu_sort, id`)
  const counters = new Map(
    running.modules
      .flatMap(({ counters: own = [] }) => own)
      .map(({ code, renewedBy }) => [
        code,
        { code, renewedBy: [...renewedBy, ...(code === 'todo' ? officeDocuments(ctx) : [])] },
      ]),
  )
  const byId = new Map(rows.map((row) => [row.menuId, row]))
  const offered = new Set<string>()
  for (const row of rows) {
    if (row.menuUrl !== null && (row.needs === null || actor.permissions.has(row.needs))) offer(row, byId, offered)
  }
  const entries = rows
    .filter(({ menuId }) => offered.has(menuId))
    .map((row) => entryOf(row, counters.get(row.counter ?? '')))
  return [...entries, ...(await pinnedViews(ctx)).flatMap((view) => viewEntry(entries, view))]
}

/**
 * How the entries of a person's menu are typed in Latin letters, by their ids: asked for when somebody searches so, and
 * no burden on every sign-in.
 */
export async function myMenuPinyin(ctx: Ctx): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries((await myMenus(ctx)).map(({ menuId, menuName }) => [menuId, readings(menuName)]))
}

/** A view stands beside the list it is of, under its owner's name for it. */
function viewEntry(entries: readonly MenuEntry[], { id, name, path }: PinnedView): MenuEntry[] {
  const list = entries.find(({ menuUrl }) => menuUrl === path)
  if (list === undefined) return []
  const { menuBadge: _, ...entry } = list
  return [
    {
      ...entry,
      menuId: id,
      menuName: name,
      menuNameRu: name,
      menuNameEn: name,
      menuUrl: `${path}?view=${id}`,
      menuIcon: 'star',
    },
  ]
}

/** Adds an entry and the folders above it; one whose folder is switched off is not offered. */
function offer(row: MenuRow, byId: ReadonlyMap<string, MenuRow>, offered: Set<string>): void {
  const path: string[] = []
  let at: MenuRow | undefined = row
  while (at !== undefined && !path.includes(at.menuId)) {
    path.push(at.menuId)
    if (at.menuPid === null) {
      for (const id of path) offered.add(id)
      return
    }
    at = byId.get(at.menuPid)
  }
}

function entryOf(row: MenuRow, badge: MenuBadge | undefined): MenuEntry {
  const {
    menuId,
    menuPid,
    menuName,
    menuNameRu,
    menuNameEn,
    menuUrl,
    menuType,
    menuIcon,
    menuSort,
    menuKeep,
    openMode,
  } = row
  const menuParams = paramsOf(row.params)
  return {
    menuId,
    menuPid,
    menuName,
    menuNameRu,
    menuNameEn,
    menuUrl,
    menuType,
    menuIcon,
    menuSort,
    menuParams,
    menuKeep,
    openMode,
    ...(badge === undefined ? {} : { menuBadge: badge }),
  }
}

function paramsOf(text: string | null): unknown {
  if (text === null || text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const known = new Map<string, string>()

/** Initials and pinyin of a menu name, so that the palette finds 付款计划 by fkjh. */
function readings(name: string): string {
  const before = known.get(name)
  if (before !== undefined) return before
  if (known.size > 5_000) known.clear()
  const syllables = pinyinSyllables(name, { together: true }).map((part) => part.toLowerCase())
  const text = `${syllables.map((part) => part.charAt(0)).join('')} ${syllables.join('')}`
  known.set(name, text)
  return text
}
