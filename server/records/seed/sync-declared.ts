import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import { menuFolders } from '../../../base/menu-folders.ts'
import { menuPlan } from '../../../base/menu-plan.ts'
import { dictionaryEntries } from '../../../base/standard-dictionary-entries.ts'
import type { Module } from '../../../core/description/module.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { identifier } from '../schema/sql-identifier.ts'
import {
  alertRows,
  awaitedRows,
  dictionaryRows,
  type Findable,
  folderRows,
  grantableRows,
  grantRows,
  pageRows,
  permissionRows,
  roleRows,
  scopeRows,
  searchable,
} from './declared-rows.ts'

/**
 * Brings what the modules declare into the tables where administrators edit it: dictionaries, menu, permission
 * codes, standard roles and their grants. Only what is missing is added, so nobody's change is undone; nothing at
 * all happens while the declarations are the ones of an earlier start. Runs in the caller's transaction. `build` is the
 * stamp of what runs, by which the declarations are known without being put together; null where the sources run.
 */
export async function syncDeclared(
  on: Sql,
  modules: readonly Module[],
  permissions: ReadonlySet<string>,
  build: string | null = null,
): Promise<void> {
  const release = build === null ? [] : [digest([build, modules.map(({ name }) => name)])]
  if (await anyKnown(on, release)) return
  const rows = {
    dictionary: dictionaryRows([dictionaryEntries, ...modules.map((module) => module.dictionaries ?? {})]),
    menu: [...folderRows(menuFolders), ...pageRows(modules), ...awaitedRows(menuPlan.pages, modules)],
    permission: permissionRows(modules, permissions),
    role: roleRows(modules),
    grant: grantRows(modules),
    grantable: grantableRows(modules),
    scope: scopeRows(modules),
    alert: alertRows(modules),
  }
  const contents = digest(rows)
  if (!(await anyKnown(on, [contents]))) {
    await on.query(sql`select pg_advisory_xact_lock(hashtext('engine.declared'))`)
    await insertAll(on, rows)
  }
  await on.query(sql`
    insert into engine.declared (print) select unnest(${[contents, ...release]}::text[]) on conflict do nothing`)
}

function digest(what: unknown): string {
  return createHash('sha256').update(JSON.stringify(what)).digest('hex')
}

async function anyKnown(on: Sql, prints: readonly string[]): Promise<boolean> {
  if (prints.length === 0) return false
  return (await on.query(sql`select 1 from engine.declared where print = any(${prints}::text[])`)).length > 0
}

/**
 * Brings in what published forms declare: a menu entry each, their permission codes, and those to the roles that
 * were named. A form's entry follows its new name and folder; what an administrator switched off stays off.
 */
export async function syncDrawn(on: Sql, module: Module, permissions: ReadonlySet<string>): Promise<void> {
  const menu = pageRows([module])
  await insertAll(on, {
    dictionary: [],
    menu,
    permission: permissionRows([module], permissions),
    role: [],
    grant: grantRows([module]),
    grantable: [],
    scope: [],
    alert: [],
  })
  await on.query(sql`
    update base.menu m set menu_pid = r.parent, menu_name = zh, menu_name_ru = ru, menu_name_en = en, menu_icon = r.icon, search = r.search, search_grams = grams
    from jsonb_to_recordset(${JSON.stringify(searchable(menu))}::jsonb) as r(id uuid, parent uuid, zh text, ru text, en text, icon text, search text, grams text[])
    where m.id = r.id and (m.menu_pid, m.menu_name, m.menu_name_ru, m.menu_name_en, m.menu_icon) is distinct from (r.parent, zh, ru, en, r.icon)`)
}

type Rows = Readonly<
  Record<'dictionary' | 'menu' | 'permission' | 'role' | 'scope' | 'alert', readonly Findable[]> &
    Record<'grant' | 'grantable', readonly object[]>
>

async function insertAll(on: Sql, rows: Rows): Promise<void> {
  // Readings of Chinese take time: each text is read once, for what is inserted and for what is brought up to date.
  const dictionary = JSON.stringify(searchable(rows.dictionary))
  const menu = JSON.stringify(searchable(rows.menu))
  const role = JSON.stringify(searchable(rows.role))
  const alert = JSON.stringify(searchable(rows.alert))
  await on.query(sql`
    insert into base.dictionary (id, create_by, create_name, dic_group, dic_code, dic_name, dic_name_ru, dic_name_en, dic_sort, dic_color, enabled, sys_flag, search, search_grams)
    select id, id, 'Amur', grp, code, zh, ru, en, sort, color, '1', '1', search, grams
    from jsonb_to_recordset(${dictionary}::jsonb) as r(id uuid, grp text, code text, zh text, ru text, en text, sort int, color text, search text, grams text[])
    on conflict do nothing`)
  await on.query(sql`
    insert into base.menu (id, create_by, create_name, menu_pid, menu_name, menu_name_ru, menu_name_en, menu_url, menu_type, menu_icon, menu_sort, keep_alive, hidden, params, open_mode, counter, needs, enabled, search, search_grams)
    select id, id, 'Amur', parent, zh, ru, en, url, type, icon, sort, keep, '0', params, 'self', counter, needs, enabled, search, grams
    from jsonb_to_recordset(${menu}::jsonb) as r(id uuid, parent uuid, zh text, ru text, en text, url text, type text, icon text, sort int, keep text, params text, counter text, needs text, enabled text, search text, grams text[])
    on conflict do nothing`)
  // A place that waited for its page gets it; one that an administrator switched off has its permission and stays off.
  await on.query(sql`
    update base.menu m set enabled = '1', needs = r.needs, keep_alive = r.keep, menu_icon = r.icon
    from jsonb_to_recordset(${menu}::jsonb) as r(id uuid, icon text, keep text, needs text)
    where m.id = r.id and r.needs is not null and m.needs is null and m.enabled = '0'`)
  await on.query(sql`
    insert into base.permission (id, create_by, create_name, ppe_value, ppe_name, name_ru, name_en, menu_id, ppe_type, search, search_grams)
    select id, id, 'Amur', value, zh, ru, en, menu, type, search, grams from jsonb_to_recordset(${JSON.stringify(searchable(rows.permission))}::jsonb) as r(id uuid, value text, zh text, ru text, en text, menu uuid, type text, search text, grams text[])
    on conflict do nothing`)
  await on.query(sql`
    insert into base.role (id, create_by, create_name, role_code, role_name, name_ru, name_en, role_type, mutex_roles, search, search_grams)
    select id, id, 'Amur', code, zh, ru, en, type, mutex, search, grams
    from jsonb_to_recordset(${role}::jsonb) as r(id uuid, code text, zh text, ru text, en text, type text, mutex text, search text, grams text[])
    on conflict do nothing`)
  await on.query(sql`
    insert into base.role_permission (id, create_by, create_name, role_id, ppe_value)
    select r.id, r.id, 'Amur', o.id, r.value
    from jsonb_to_recordset(${JSON.stringify(rows.grant)}::jsonb) as r(id uuid, role text, value text)
    join base.role o on o.role_code = r.role and o.del_flag = 0
    on conflict do nothing`)
  await on.query(sql`
    insert into base.role_grantable (id, create_by, create_name, role_id, ppe_value)
    select r.id, r.id, 'Amur', o.id, r.value
    from jsonb_to_recordset(${JSON.stringify(rows.grantable)}::jsonb) as r(id uuid, role text, value text)
    join base.role o on o.role_code = r.role and o.del_flag = 0
    on conflict do nothing`)
  await on.query(sql`
    insert into base.data_scope (id, create_by, create_name, role_id, ds_code, ds_name, ds_type, search, search_grams)
    select r.id, r.id, 'Amur', o.id, r.code, r.code || '-' || r.role, r.type, r.search, r.grams
    from jsonb_to_recordset(${JSON.stringify(searchable(rows.scope))}::jsonb) as r(id uuid, role text, code text, type text, search text, grams text[])
    join base.role o on o.role_code = r.role and o.del_flag = 0
    on conflict do nothing`)
  await on.query(sql`
    insert into base.alert_rule (id, create_by, create_name, rule_code, rule_name, name_ru, name_en, measure, watched, condition, figure, rising, yellow, orange, red, receiver_role, cron, enabled, search, search_grams)
    select r.id, r.id, 'Amur', code, zh, ru, en, measure, watched, condition, figure, rising, yellow, orange, red, o.id, cron, '1', r.search, r.grams
    from jsonb_to_recordset(${alert}::jsonb) as r(id uuid, code text, zh text, ru text, en text, measure text, watched text, condition text, figure text, rising text, yellow numeric, orange numeric, red numeric, cron text, role text, search text, grams text[])
    left join base.role o on o.role_code = r.role and o.del_flag = 0
    on conflict do nothing`)
  await findByAll(on, 'dictionary', ['dic_name', 'dic_name_ru', 'dic_name_en'], dictionary)
  await findByAll(on, 'menu', ['menu_name', 'menu_name_ru', 'menu_name_en'], menu)
  await findByAll(on, 'role', ['role_name', 'name_ru', 'name_en'], role)
  await findByAll(on, 'alert_rule', ['rule_name', 'name_ru', 'name_en'], alert)
}

/**
 * Rows of earlier starts are found by all that they are found by now, where nobody has given them another name in
 * any language. `names` are the columns of the Chinese, Russian and English name.
 */
async function findByAll(
  on: Sql,
  table: string,
  names: readonly [zh: string, ru: string, en: string],
  rows: string,
): Promise<void> {
  const [zh, ru, en] = names.map((name) => identifier(name))
  await on.query(sql`
    update ${identifier('base', table)} t set search = r.search, search_grams = r.grams
    from jsonb_to_recordset(${rows}::jsonb) as r(id uuid, zh text, ru text, en text, search text, grams text[])
    where t.id = r.id and (t.${zh}, t.${ru}, t.${en}) = (r.zh, r.ru, r.en) and t.search <> r.search`)
}
