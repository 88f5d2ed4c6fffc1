import sql from 'sql-template-tag'
import { worldNow } from '../../../app/testing/group-world.ts'
import { minuteMs } from '../../../core/values/duration.ts'
import type { Json } from '../../../core/values/json.ts'
import { type RunningWindow, startWindow } from '../../../customs-window/start.ts'
import { act, type Ctx, asSystem, get } from '../../../server/module-api.ts'
import { useClock } from '../../../server/platform/process/clock.ts'
import { customsDeclaration } from '../customs-declaration.ts'
import { followDeclarations, lodge } from '../customs-window/follow-declarations.server.ts'
import { type CustomsDesk, customsDesk } from './customs-desk.ts'
import { type TradeWorld, tradeWorld } from './trade-world.ts'

export const pushSecret = 'a secret of thirty-two characters, or more'
export const untaxed = { dutyRate: '0', vatRate: '0' }

type More = Readonly<Record<string, Json>>

/** The clerk, the single window and what lies between them. */
export interface WindowDesk {
  readonly world: TradeWorld
  readonly desk: CustomsDesk
  /** Starts a window of its own for a test, at the usual time. */
  readonly open: () => Promise<RunningWindow>
  readonly time: () => number
  /** Says where the window is. */
  readonly point: (url: string) => Promise<void>
  readonly system: () => Promise<Ctx>
  /** The job that hands a declaration in. */
  readonly lodged: (id: string) => Promise<void>
  /** The job that asks for all of them, so many minutes later. */
  readonly followed: (minutes: number) => Promise<void>
  readonly record: (id: string) => ReturnType<typeof get<typeof customsDeclaration>>
  /** Each message and what became of it. */
  readonly told: (id: string) => Promise<readonly string[]>
  readonly does: (id: string, verb: string, body?: More) => Promise<unknown>
  /** A declaration whose kilograms end so, as a draft. */
  readonly drafted: (ending: string, more?: More) => Promise<string>
  /** The same, handed over to the window by the clerk. */
  readonly sent: (ending: string, more?: More) => Promise<string>
}

export async function windowDesk(): Promise<WindowDesk> {
  const world = await tradeWorld()
  const desk = await customsDesk(world)
  let now = worldNow
  const system = async () => asSystem(await world.ctx('admin', { at: now }), 'test')
  const record: WindowDesk['record'] = async (id) => get(await system(), customsDeclaration, id)
  const does: WindowDesk['does'] = async (id, verb, body = {}) => {
    const { ver } = await record(id)
    return act(await world.ctx('sealog', { at: now }), customsDeclaration, id, verb, { ver, ...body })
  }
  const drafted: WindowDesk['drafted'] = async (ending, more) =>
    desk.declared(await desk.arrived(`100.0${ending}`), `100.0${ending}`, more)
  const point: WindowDesk['point'] = async (url) => {
    await world.pool.query(sql`update base.config set cfg_value = ${url} where cfg_key = 'customsWindow.url'`)
  }
  for (const [key, value] of Object.entries({ key: 'k1', pushSecret, url: '' }))
    await world.pool.query(
      sql`insert into base.config (id, create_by, create_name, cfg_key, cfg_value, cfg_type) values (uuidv7(), uuidv7(), 'test', ${`customsWindow.${key}`}, ${value}, 'string')`,
    )
  return {
    world,
    desk,
    open: async () => {
      now = worldNow
      useClock({ now: () => now })
      const customs = await startWindow({ port: 0, key: 'k1', stepMs: minuteMs, now: () => now })
      await point(customs.url)
      return customs
    },
    time: () => now,
    point,
    system,
    lodged: async (id) => lodge(await system(), { id }),
    followed: async (minutes) => {
      now += minutes * minuteMs
      await followDeclarations(await system())
    },
    record,
    told: async (id) => ((await record(id)).windowMessages ?? []).map(({ state, outcome }) => `${state} ${outcome}`),
    does,
    drafted,
    sent: async (ending, more) => {
      const id = await drafted(ending, more)
      await does(id, 'lodge')
      return id
    },
  }
}
