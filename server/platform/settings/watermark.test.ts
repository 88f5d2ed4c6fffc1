import sql from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld } from '../../../app/testing/group-world.ts'
import { department } from '../../../base/department.ts'
import type { PrintLang } from '../../../core/values/print-language.ts'
import { makeSheet } from '../../exchange/print/make-print-document.ts'
import { readRecord } from '../../records/read/read-stored-records.ts'
import { watermarkOf } from './watermark.ts'

let world: GroupWorld

beforeAll(async () => {
  world = await groupWorld()
  const values = [
    ['watermark.roles', 'hr, auditAdmin'],
    ['watermark.pages', '/user\n/dept'],
  ]
  for (const [key, value] of values)
    await world.pool.query(
      sql`insert into base.config (id, create_by, create_name, cfg_key, cfg_value, cfg_type) values (uuidv7(), uuidv7(), 'test', ${key}, ${value}, 'string')`,
    )
})

test('pages are read under a watermark by the roles that a setting names, and so is their paper', async () => {
  const [hr, seller] = [await world.ctx('hr'), await world.ctx('seasales')]
  const marked = await watermarkOf(hr)
  expect(marked).toEqual(expect.arrayContaining(['/user', '/dept', '/doc/base/person', '/doc/base/department']))
  expect(marked).not.toContain('/doc/contracts/contract')
  expect(await watermarkOf(seller)).toBeNull()
  const record = await readRecord(hr, department, world.place('BLHY'))
  const paper = async (ctx: typeof hr, lang: PrintLang = 'zh') =>
    record === null ? '' : (await makeSheet(ctx, department, record, lang)).watermark
  expect(await paper(hr)).toContain(`${hr.actor.name} hr 2026-11-18`)
  expect(await paper(seller)).toBeNull()
  await world.pool.query(
    sql`update base.person set name_ru = 'Ли На', name_en = 'Li Na' where id = ${hr.actor.id}::uuid`,
  )
  expect(await paper(hr, 'ru'), 'in the language of the print').toContain('Ли На hr 18.11.2026')
  expect(await paper(hr, 'zh-ru')).toContain(`${hr.actor.name} / Ли На hr`)
})
