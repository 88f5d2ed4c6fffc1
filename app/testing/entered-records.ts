import sql, { raw } from 'sql-template-tag'
import { v7 } from 'uuid'
import type { AnyDocument } from '../../core/description/document.ts'
import type { Pool } from '../../server/platform/database/pool.ts'

/** Enters a record as it may stand in any state, with no more than its table demands; answers its id. */
export async function enterRecord(pool: Pool, doc: AnyDocument, by: string): Promise<string> {
  const [id, schema, name] = [v7(), snake(doc.module), snake(doc.name)]
  const needed = await pool.query<{ name: string; type: string }>(sql`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = ${schema} and table_name = ${name} and is_nullable = 'NO' and column_default is null and is_generated = 'NEVER' and is_identity = 'NO' and column_name not in ('id', 'create_by', 'create_name')`)
  await pool.query(sql`
    insert into ${raw(`${schema}.${name}`)} (id, create_by, create_name${raw(needed.map((column) => `, "${column.name}"`).join(''))})
    values (${id}::uuid, ${by}::uuid, 'test'${raw(needed.map(({ type }) => `, ${anything(type)}`).join(''))})`)
  return id
}

/** Gives a person the scope of all records of these documents, and no permission. */
export async function seesAll(pool: Pool, person: string, documents: readonly AnyDocument[]): Promise<void> {
  const role = v7()
  const code = `all-${role.slice(-12)}`
  await pool.query(
    sql`insert into base.role (id, create_by, create_name, role_code, role_name, role_type) values (${role}::uuid, ${person}::uuid, 'test', ${code}, ${code}, '2')`,
  )
  await pool.query(
    sql`insert into base.role_member (id, create_by, create_name, role_id, user_id) values (uuidv7(), ${person}::uuid, 'test', ${role}::uuid, ${person}::uuid)`,
  )
  for (const scope of new Set(documents.map((doc) => doc.scope))) {
    await pool.query(
      sql`insert into base.data_scope (id, create_by, create_name, ds_code, ds_name, role_id, ds_type) values (uuidv7(), ${person}::uuid, 'test', ${scope}, ${scope}, ${role}::uuid, '1')`,
    )
  }
}

function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function anything(type: string): string {
  if (type === 'uuid') return 'uuidv7()'
  if (type === 'jsonb') return `'[]'`
  if (type === 'ARRAY') return `'{}'`
  if (type.startsWith('timestamp')) return 'now()'
  if (type === 'date') return 'current_date'
  return type === 'text' ? `'x'` : '0'
}
