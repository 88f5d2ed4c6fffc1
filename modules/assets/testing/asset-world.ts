import { type GroupWorld, groupWorld, worldNow } from '../../../app/testing/group-world.ts'
import type { Ctx } from '../../../server/module-api.ts'
import { act, get, save } from '../../../server/module-api.ts'
import { systemContext } from '../../../server/platform/context/system-context.ts'
import { beginRun, plannedLines, type SeenLines } from '../../../server/records/batch-run/begin-run.ts'
import { askedRun, knownRun } from '../../../server/records/batch-run/find-run.ts'
import { writeRunLines } from '../../../server/records/batch-run/write-run-lines.ts'
import { asset, type Asset } from '../asset.ts'
import { depreciationRun } from '../depreciation.ts'

/** The group with assets of the sea company, whose finance office charges their months. */
export interface AssetWorld extends GroupWorld {
  readonly unitId: string
  /** Enters an asset and answers its id; straight line over ten years unless said. */
  readonly bought: (of?: object) => Promise<string>
  readonly assetOf: (id: string) => Promise<Asset>
  /** Looks at a month and posts it; answers the run as it is once its lines are there. */
  readonly charged: (month: string, at?: number) => ReturnType<typeof get<typeof depreciationRun>>
  readonly reversed: (id: string) => ReturnType<typeof get<typeof depreciationRun>>
  /** Does what the state of a run asks for; answers the run. */
  readonly worked: (id: string) => ReturnType<typeof get<typeof depreciationRun>>
  readonly runOf: (id: string) => ReturnType<typeof get<typeof depreciationRun>>
}

const key = 'assets.depreciationRun'

export async function assetWorld(): Promise<AssetWorld> {
  const world = await groupWorld()
  const unitId = world.place('BLHY')
  const system = systemContext(world.pool, world.running, worldNow, 'test')
  const runOf: AssetWorld['runOf'] = (id) => get(system, depreciationRun, id)
  const worked = async (id: string) => {
    await writeRunLines(system, { run: key, id })
    return runOf(id)
  }
  return {
    ...world,
    unitId,
    runOf,
    worked,
    bought: async (of = {}) => {
      const ctx = await world.ctx('seafin')
      const values = {
        assetName: '装载机',
        assetClass: 'mach',
        original: '1200000',
        lifeMonths: '120',
        ...fresh,
        ...of,
      }
      return (await save(ctx, asset, values)).id
    },
    assetOf: (id) => get(system, asset, id),
    charged: async (month, at = worldNow) => worked(await posted(await world.ctx('seafin', { at }), unitId, month)),
    reversed: async (id) => {
      const { ver } = await runOf(id)
      await act(await world.ctx('seafin'), depreciationRun, id, 'reverse', { ver, why: '重算' })
      return worked(id)
    },
  }
}

const fresh = { inDate: '2026-01-10', useDate: '2026-01-10' }

/** Presses post on what was just looked at; answers the id of the run. */
export async function posted(ctx: Ctx, unitId: string, month: string, saw?: SeenLines): Promise<string> {
  const known = knownRun(ctx, key)
  if (known === null) throw new Error('nothing is charged here')
  const seen = saw ?? (await plannedLines(ctx, known, await askedRun(ctx, known, { unitId, month })))
  return beginRun(ctx, known, { unitId, month }, seen)
}
