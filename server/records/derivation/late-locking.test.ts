import { expect, test } from 'vitest'
import type { Ctx } from '../../platform/context/context.ts'
import type { BoundRules } from '../../platform/context/rule-set.ts'
import { waitsForLock } from '../../testing/waits-for-lock.ts'
import { readRecord } from '../read/read-stored-records.ts'
import { draftTables } from '../schema/draft-migration.ts'
import { bill, harbourModule, intake } from '../testing/derivation-test-documents.ts'
import { makeWorld } from '../testing/records-world.ts'
import { seaModule } from '../testing/voyage-test-documents.ts'
import { act } from '../write/call-verb.ts'
import { save } from '../write/save-record.ts'

let readings = 0
/** An intake belongs to whom its bill belongs to. */
const ownedByBill: BoundRules<Ctx> = {
  doc: intake,
  set: {
    prepare: async (ctx, { billId }) => {
      readings += 1
      return { owner: (await readRecord(ctx, bill, String(billId)))?.owner ?? null }
    },
  },
}
const world = await makeWorld([], {
  modules: [seaModule, harbourModule],
  servers: [{ module: 'harbour', rules: [ownedByBill] }],
})
await world.pool.driver.query(`create schema harbour; ${draftTables([bill, intake])}`)
const ctx = await world.as({ permissions: ['td-ck', 'td-xz', 'td-bj', 'td-sl', 'rk-ck', 'rk-xz', 'rk-bj'] })

async function landed(): Promise<string> {
  const { id, ver } = await save(ctx, bill, { billNo: 'TD-1', owner: 'Amur', currency: 'CNY', tonnes: '100' })
  await act(ctx, bill, id, 'arrive', { ver })
  return id
}

/** What is taken in while another transaction changes the bill: begun before its end, and answered after it. */
async function takenInDuring(billId: string, change: string) {
  const other = await world.pool.driver.connect()
  await other.query('begin')
  await other.query(`update harbour.bill set ${change} where id = $1`, [billId])
  readings = 0
  const taken = save(ctx, intake, { intakeNo: 'RK-1', billId, currency: 'CNY', tonnes: '60' }).then(
    ({ id }) => readRecord(ctx, intake, id),
    (error: unknown) => error,
  )
  await waitsForLock(world.pool)
  await other.query('commit')
  other.release()
  return taken
}

test('what is read of a source before its lock is read once, and anew where it changed meanwhile', async () => {
  expect(await takenInDuring(await landed(), 'create_name = create_name')).toMatchObject({ owner: 'Amur' })
  expect(readings).toBe(1)
  expect(await takenInDuring(await landed(), `owner = 'Lena', ver = ver + 1`)).toMatchObject({ owner: 'Lena' })
  expect(readings).toBe(2)
})

test('what is left of a source, and its state, are those under its lock', async () => {
  const over = { code: 'derivation.over', params: { left: '50.000' } }
  expect(await takenInDuring(await landed(), 'tonnes = 50, ver = ver + 1')).toMatchObject(over)
  const ended = { code: 'derivation.not-possible' }
  expect(await takenInDuring(await landed(), `state = 'done', ver = ver + 1`)).toMatchObject(ended)
})
