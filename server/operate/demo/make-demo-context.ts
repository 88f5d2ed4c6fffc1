import sql from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import { decide } from '../../approval/step/decide.ts'
import type { Place } from '../../approval/step/decision-target.ts'
import { loadActor } from '../../identity/access/actor.ts'
import type { Actor, Ctx } from '../../platform/context/context.ts'
import type { Running } from '../../platform/context/running-composition.ts'
import { contextFor } from '../../platform/context/system-context.ts'
import type { Pool } from '../../platform/database/pool.ts'
import { prepared } from '../../platform/database/sql.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import type { DemoContext } from './demo-context.ts'

interface DemoParts {
  readonly pool: Pool
  readonly running: Running<Ctx>
  readonly start: number
  readonly now: number
  readonly people: ReadonlyMap<string, string>
  readonly places: ReadonlyMap<string, string>
  readonly random: () => number
  readonly line: Line
}

/** Where a step waits for its time: the part of a module on the time line, or nothing where a test asks for one. */
interface Line {
  readonly clock: () => number
  readonly step: <T>(time: number, work: (time: number) => Promise<T>) => Promise<T>
  readonly story: DemoContext['story']
}

const stepAfter = 2_700_000

/** What a module's demonstration works with: named people acting through the services, at times of the past. */
export function makeDemoContext({ pool, running, start, now, people, places, random, line }: DemoParts): DemoContext {
  const actors = new Map<string, Promise<Actor>>()
  let known = running.current
  const actorOf = (id: string) => {
    // A form that was published has given people new rights.
    if (known !== running.current) actors.clear()
    known = running.current
    return actors.get(id) ?? remember(actors, id, loadActor(pool, id))
  }
  const within = (at: number) => Math.max(start, Math.min(at, now))
  const acting = async <T>(id: string, time: number, work: (ctx: Ctx) => Promise<T>) =>
    withinTransaction(contextFor(await actorOf(id), pool, running, time), work)
  const asId = <T>(id: string, at: number, work: (ctx: Ctx) => Promise<T>) =>
    line.step(within(at), (time) => acting(id, time, work))
  const turnNow = (doc: AnyDocument, id: string) => line.step(line.clock(), () => openTask(pool, doc, id))

  const demo: DemoContext = {
    start,
    now,
    random,
    story: line.story,
    person: (code) => idOf(people, 'account', code),
    place: (code) => idOf(places, 'unit or department', code),
    as: (code, at, work) => asId(idOf(people, 'account', code), at, work),
    look: (code, work) => asId(idOf(people, 'account', code), line.clock(), work),
    agree: async (doc, id, at, steps = Number.POSITIVE_INFINITY) => {
      let task = await turnNow(doc, id)
      let time = at
      for (let step = 0; step < steps && task !== null; step += 1) {
        const turn = task
        time += stepAfter
        task = await line.step(within(time), async (decided) => {
          await acting(turn.assignee, decided, (ctx) => decide(ctx, turn, 'agree', { opinion: '同意' }))
          return openTask(pool, doc, id)
        })
      }
      return time
    },
    sendBack: async (doc, id, at, opinion) => {
      const task = await turnNow(doc, id)
      if (task === null) throw new Error(`${doc.name} ${id} waits for nobody`)
      await asId(task.assignee, at, (ctx) => decide(ctx, task, 'reject', { opinion }))
    },
  }
  return demo
}

interface OpenTask extends Place {
  readonly assignee: string
}

async function openTask(pool: Pool, doc: AnyDocument, id: string): Promise<OpenTask | null> {
  const [task] = await pool.query<OpenTask>(
    prepared(sql`
    select t.assignee, t.instance, t.task, i.document, i.record_id as "recordId" from engine.flow_task t join engine.flow_instance i on i.id = t.instance
    where i.document = ${`${doc.module}.${doc.name}`} and i.record_id = ${id}::uuid and t.result is null order by t.opened, t.id limit 1`),
  )
  return task ?? null
}

function idOf(ids: ReadonlyMap<string, string>, what: string, code: string): string {
  const id = ids.get(code)
  if (id === undefined)
    throw new Error(
      `the demonstration makes no ${what} ${code}: add it in modules/organisation/demo, or name one of ${[...ids.keys()].join(', ')}`,
    )
  return id
}

function remember<T>(map: Map<string, Promise<T>>, key: string, value: Promise<T>): Promise<T> {
  map.set(key, value)
  return value
}
