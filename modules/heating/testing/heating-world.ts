import sql from 'sql-template-tag'
import { type GroupWorld, groupWorld, worldNow } from '../../../app/testing/group-world.ts'
import { act, create, get, makeMany, save } from '../../../server/module-api.ts'
import { systemContext } from '../../../server/platform/context/system-context.ts'
import { beginRun, plannedLines } from '../../../server/records/batch-run/begin-run.ts'
import { askedRun, knownRun } from '../../../server/records/batch-run/find-run.ts'
import { writeRunLines } from '../../../server/records/batch-run/write-run-lines.ts'
import { billRun } from '../bill.ts'
import { building } from '../building.ts'
import { consumer } from '../consumer.ts'
import { season } from '../season.ts'

/** The heating company with a season and a building, whose consumers the charging office bills. */
export interface HeatingWorld extends GroupWorld {
  readonly unitId: string
  readonly seasonId: string
  /** Enters consumers, flats of 98.60 m² unless said; answers their ids. */
  readonly supplied: (...of: readonly object[]) => Promise<string[]>
  /** Presses post on what was just looked at; answers the id of the run. */
  readonly pressed: (seasonId?: string) => Promise<string>
  /** Does what the state of a run asks for. */
  readonly work: (id: string) => Promise<void>
  readonly runOf: (id: string) => ReturnType<typeof get<typeof billRun>>
  /** Calls a verb of a run as the charging office. */
  readonly does: (id: string, verb: string, body?: object) => Promise<void>
  readonly seasonOf: (year: number) => Promise<string>
  /** Bills in force, and among how many consumers. */
  readonly inForce: () => Promise<{ readonly bills: number; readonly consumers: number }>
}

const key = 'heating.billRun'

export async function heatingWorld(): Promise<HeatingWorld> {
  const world = await groupWorld()
  const unitId = world.place('BLRL')
  const system = systemContext(world.pool, world.running, worldNow, 'test')
  const office = () => world.ctx('heatcash')
  const { id: buildingId } = await create(system, building, { buildingCode: 'XQ1', buildingName: '阳光花园', unitId })
  const seasonOf = async (year: number) => (await save(await office(), season, priced(year))).id
  const seasonId = await seasonOf(2025)
  let entered = 0
  return {
    ...world,
    unitId,
    seasonId,
    seasonOf,
    supplied: async (...of) =>
      makeMany(
        await office(),
        consumer,
        of.map((one) => {
          entered += 1
          return {
            consumerNo: `RL${entered}`,
            consumerName: `住户 ${entered}`,
            buildingId,
            chargeArea: '98.60',
            ...one,
          }
        }),
      ),
    pressed: async (of = seasonId) => {
      const [ctx, asked] = [await office(), { unitId, seasonId: of, billDay: '2026-03-01' }]
      const known = knownRun(ctx, key)
      if (known === null) throw new Error('nothing is billed here')
      const { leftOut: _, ...seen } = await plannedLines(ctx, known, await askedRun(ctx, known, asked))
      return beginRun(ctx, known, asked, seen)
    },
    work: (id) => writeRunLines(system, { run: key, id }),
    runOf: (id) => get(system, billRun, id),
    does: async (id, verb, body = {}) => {
      const { ver } = await get(system, billRun, id)
      await act(await office(), billRun, id, verb, { ver, ...body })
    },
    inForce: async () => {
      const [row] = await world.pool.query<{ bills: number; consumers: number }>(
        sql`select count(*)::int as bills, count(distinct consumer_id)::int as consumers from heating.bill where holds = '1'`,
      )
      return row ?? { bills: 0, consumers: 0 }
    },
  }
}

function priced(year: number) {
  const price = (consumerType: string, of: string, vatRate: string) => ({ consumerType, price: of, vatRate })
  return {
    annual: `${year}-${year + 1}`,
    startDate: `${year}-10-15`,
    endDate: `${year + 1}-04-15`,
    dueDate: `${year}-12-31`,
    prices: [price('res', '35', '0'), price('com', '42', '9')],
  }
}
