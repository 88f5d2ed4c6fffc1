import { v7 } from 'uuid'
import { document } from '../../../../core/description/document.ts'
import { defineModule } from '../../../../core/description/module.ts'
import { type Series, series } from '../../../../core/description/time-series.ts'
import { text, yesNo } from '../../../../kinds/index.ts'
import { compose } from '../../../main/compose-modules.ts'
import type { Ctx } from '../../../platform/context/context.ts'
import { contextOn, makeContext } from '../../../platform/context/make-context.ts'
import type { Running } from '../../../platform/context/running-composition.ts'
import { systemContext } from '../../../platform/context/system-context.ts'
import type { Pool } from '../../../platform/database/pool.ts'
import { freshDatabase } from '../../../testing/database.ts'
import { tablesDiff } from '../../schema/draft-migration.ts'
import { tableShapes } from '../../schema/table-shape.ts'
import { save } from '../../write/save-record.ts'
import { seriesShapes } from '../series-tables.ts'

const words = (name: string) => ({ zh: name, ru: name, en: name })

const meter = document({
  module: 'plant',
  name: 'meter',
  code: 'jlqj',
  scope: 'plant',
  title: 'meterNo',
  fields: { meterNo: text({ required: true, max: 20, unique: true }), inUse: yesNo({ initial: '1' }) },
  form: [{ name: 'basic', fields: ['meterNo', 'inUse'] }],
  lists: { main: { columns: ['meterNo', 'inUse'], search: ['meterNo'], sort: ['meterNo'] } },
})

/** A counter of four places and a gauge, read every quarter of an hour. */
export const reading = series(meter, {
  name: 'reading',
  label: words('reading'),
  needs: 'jlds-ck',
  enter: 'jlds-lr',
  code: 'meterNo',
  inUse: 'inUse',
  every: '15m',
  gapAfter: '30m',
  silentAfter: '1d',
  fields: {
    total: { sort: 'counter', label: words('total'), unit: words('kWh'), digits: 2, turns: '10000' },
    power: {
      sort: 'gauge',
      label: words('power'),
      unit: words('kW'),
      digits: 3,
      from: '-50',
      to: '500',
      frozenAfter: '3h',
    },
  },
  keep: { raw: '90d', hour: '1y', day: 'always', month: 'always' },
})

/** A database with meters M-1 to M-3 in use, M-9 that is not, and their series. */
export interface MeterWorld {
  readonly pool: Pool
  readonly running: Running<Ctx>
  readonly meters: Readonly<Record<string, string>>
  /** The machine, or a person with a scope over some units, at a moment. */
  readonly at: (
    moment: string,
    who?: { readonly units: readonly string[]; readonly permissions: readonly string[] },
  ) => Ctx
}

export const home = '00000000-0000-7000-8000-00000000000a'

export async function meterWorld(of: Series = reading): Promise<MeterWorld> {
  const { pool } = await freshDatabase()
  const shapes = [...tableShapes(meter), ...seriesShapes(of)]
  await pool.driver.query((await tablesDiff(pool, shapes)).join('\n'))
  const plant = defineModule({
    name: 'plant',
    label: words('plant'),
    needs: [],
    documents: { meter },
    words: {
      meter: {
        title: words('meter'),
        fields: { meterNo: words('meterNo'), inUse: words('inUse') },
        groups: { basic: words('basic') },
      },
    },
    refusals: {},
    pages: [],
    series: [of],
  })
  const running = compose({ modules: [plant] })
  const at: MeterWorld['at'] = (moment, who) => {
    const system = systemContext(pool, running, Date.parse(`${moment}+08:00`), 'test')
    if (who === undefined) return system
    const scopes = new Map([['plant', { all: false, unitIds: who.units, deptIds: [] }]])
    return makeContext({
      ...contextOn(system, pool),
      actor: { ...system.actor, id: v7(), permissions: new Set(who.permissions), scopes },
    })
  }
  const meters: Record<string, string> = {}
  for (const meterNo of ['M-1', 'M-2', 'M-3', 'M-9']) {
    const { id } = await save(at('2026-11-01T00:00'), meter, { meterNo, inUse: meterNo === 'M-9' ? '0' : '1' })
    meters[meterNo] = id
  }
  await pool.driver.query('update plant.meter set unit_id = $1', [home])
  return { pool, running, meters, at }
}
