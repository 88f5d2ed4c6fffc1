import { document } from '../../../../../core/description/document.ts'
import { ledger } from '../../../../../core/description/ledger.ts'
import { defineModule } from '../../../../../core/description/module.ts'
import { money, quantity, reference, text } from '../../../../../kinds/index.ts'
import { moveFields, moveKeys } from '../../../../../kinds/ledger-line-fields.ts'
import { makeNode } from '../../../../identity/session/testing/people.ts'
import { compose } from '../../../../main/compose-modules.ts'
import type { Ctx } from '../../../../platform/context/context.ts'
import { systemContext } from '../../../../platform/context/system-context.ts'
import type { Pool } from '../../../../platform/database/pool.ts'
import { freshDatabase } from '../../../../testing/database.ts'
import { draftTables } from '../../../schema/draft-migration.ts'
import { create } from '../../../write/create-by-system.ts'
import { ledgersDiff } from '../ledger-table-migration.ts'

const words = { zh: '名称', ru: 'имя', en: 'name' }

const coal = document({
  module: 'yard',
  name: 'coal',
  code: 'meizhong',
  scope: 'everyone',
  title: 'coalName',
  fields: { coalName: text({ required: true, max: 20 }) },
  form: [],
  lists: {},
})

/** What moved in and out of a coal yard. */
export const yardMove = document({
  module: 'yard',
  name: 'yardMove',
  code: 'yidong',
  scope: 'everyone',
  title: 'sourceNo',
  appendOnly: true,
  unique: moveKeys,
  fields: {
    ...moveFields('yesNo'),
    warehouse: text({ max: 20 }),
    coalId: reference({ to: 'yard.coal' }),
    batch: text({ max: 20 }),
    tons: quantity({ min: '-99999999' }),
    worth: money({ digits: 2, min: '-99999999999999' }),
    deliveryId: reference({ to: 'yard.coal' }),
  },
  form: [],
  lists: {},
})

/** The yard's stock: its usual cost is the average of a coal. */
export const yard = ledger(yardMove, {
  name: 'yard',
  dimensions: ['warehouse', 'coalId', 'batch'],
  measures: { quantity: 'tons', amount: 'worth' },
  rule: 'never-negative',
  cost: { usual: 'moving-average', by: ['coalId'], batch: 'batch' },
  close: 'stock',
  sources: ['deliveryId'],
})

const yardModule = defineModule({
  name: 'yard',
  label: words,
  needs: [],
  documents: { coal, yardMove },
  words: {
    coal: { title: words, fields: { coalName: words }, groups: {} },
    yardMove: {
      title: words,
      fields: Object.fromEntries(Object.keys(yardMove.fields).map((name) => [name, words])) as never, // any words do
      groups: {},
    },
  },
  refusals: {},
  ledgers: [yard],
  pages: [],
})

export interface YardWorld {
  readonly pool: Pool
  readonly ctx: Ctx
  readonly unitId: string
  /** Two sorts of coal. */
  readonly coals: readonly [string, string]
}

/** A database with the tables of the yard and two sorts of coal. */
export async function yardWorld(): Promise<YardWorld> {
  const { pool } = await freshDatabase({ pool: { max: 16 } })
  await pool.driver.query(`create schema yard; ${draftTables([coal, yardMove])}`)
  await pool.driver.query((await ledgersDiff(pool, [yard], [coal, yardMove])).join('\n'))
  const now = Date.parse('2026-11-26T09:00:00+08:00')
  const ctx = systemContext(pool, compose({ modules: [yardModule] }), now, 'test')
  const unitId = await makeNode(pool, { flag: '1', name: 'Sea', code: 'BLHY' })
  const [first, second] = [await create(ctx, coal, { coalName: '混煤' }), await create(ctx, coal, { coalName: '焦煤' })]
  return { pool, ctx, unitId, coals: [first.id, second.id] }
}
