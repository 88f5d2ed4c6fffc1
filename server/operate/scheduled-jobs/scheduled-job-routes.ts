import type { FastifyInstance, FastifyRequest } from 'fastify'
import sql from 'sql-template-tag'
import { timerLog } from '../../../base/job-run-log.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { inContext } from '../../platform/http/request-context.ts'
import type { Routes } from '../../platform/http/routes-type.ts'
import { checkCron, cronText, nextRuns } from '../../platform/jobs/cron.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { readPlans } from '../../platform/jobs/timetable.ts'
import { audited } from '../../records/audit/write-audit-line.ts'
import { loadNames, type Names } from '../../records/read/load-reference-names.ts'
import { callListRoutes } from '../../records/system-list/system-list-routes.ts'
import { jobLabel, type Jobs, timerLines } from './scheduled-job-lines.ts'

interface Ran {
  readonly name: string
  readonly started: number
  readonly ended: number
  readonly ok: boolean
  readonly error: string | null
  readonly runs: string
  readonly failures: string
}

const foreseen = 5
const read = { needs: 'dsrw-ck' } as const

/** Jobs that run by the clock: when, how they went, and an administrator's hand on them. */
export function timerRoutes(jobs: Jobs): Routes {
  return (app: FastifyInstance) => {
    callListRoutes(app, { list: timerLog, source: timerLines(jobs), needs: 'dsrw-ck', exportNeeds: 'dsrw-ck' })
    app.get('/api/system/timer', { config: read }, ({ ctx }) => timers(ctx, jobs))
    app.post('/api/system/timer/preview', { config: read }, (request) => foresee(request.ctx, cronOf(request)))

    app.post('/api/system/timer/plan', { config: { needs: 'dsrw-bj' } }, async (request) => {
      const name = nameOf(request, jobs)
      const cron = cronOf(request)
      const input = readInput(request, request.body)
      const paused = input.choice('paused', ['0', '1'], '0') === '1'
      input.finish()
      await inContext(request, (ctx) => plan(ctx, jobs, name, cron === jobs[name]?.cron ? null : cron, paused))
      return null
    })

    app.post('/api/system/timer/run', { config: { needs: 'dsrw-zx' } }, async (request) => {
      const name = nameOf(request, jobs)
      await inContext(request, async (ctx) => {
        await audited(ctx, { verb: 'job.run', document: name })
        await enqueue(ctx, name, null, { key: `by hand ${name}`, queue: `cron ${name}` })
      })
      return null
    })
  }
}

async function timers(ctx: Ctx, jobs: Jobs): Promise<Json> {
  const [plans, ran] = await Promise.all([
    readPlans(ctx.sql),
    ctx.sql.query<Ran>(sql`select name, started, ended, ok, error, runs::text, failures::text from engine.job_run`),
  ])
  const people = await loadNames(ctx, new Map([['person', new Set(plans.map(({ person }) => person))]]))
  const planned = Object.entries(jobs).flatMap(([name, { cron }]) => (cron === undefined ? [] : [{ name, own: cron }]))
  const described = planned.map(async ({ name, own }) => {
    const changed = plans.find((one) => one.name === name)
    const cron = changed?.cron ?? own
    const last = ran.find((one) => one.name === name)
    return {
      name,
      label: jobLabel(jobs, name, ctx.lang),
      own,
      cron,
      text: await cronText(cron, ctx.lang),
      paused: changed?.paused === true,
      changed: changed === undefined ? null : { at: changed.at, personName: calledOf(changed, people) },
      next: changed?.paused === true ? [] : nextRuns(cron, foreseen, ctx.now),
      last:
        last === undefined
          ? null
          : { started: last.started, ms: last.ended - last.started, ok: last.ok, error: last.error },
      runs: last?.runs ?? '0',
      failures: last?.failures ?? '0',
    }
  })
  return Promise.all(described)
}

/** By the name that the reader knows; by what it was then where the person is no more. */
function calledOf({ person, personName }: { readonly person: string; readonly personName: string }, people: Names) {
  return people[`person:${person}`] ?? personName
}

async function foresee({ lang, now }: Ctx, cron: string): Promise<Json> {
  return { text: await cronText(cron, lang), next: nextRuns(cron, foreseen, now) }
}

async function plan(ctx: Ctx, jobs: Jobs, name: string, cron: string | null, paused: boolean): Promise<void> {
  await ctx.sql.query(sql`
    insert into engine.job_plan (name, cron, paused, at, person, person_name)
    values (${name}, ${cron}, ${paused}, ${new Date(ctx.now)}, ${ctx.actor.id}::uuid, ${ctx.actor.name})
    on conflict (name) do update set cron = excluded.cron, paused = excluded.paused, at = excluded.at, person = excluded.person, person_name = excluded.person_name`)
  await audited(ctx, { verb: 'job.plan', document: name, detail: { cron: cron ?? jobs[name]?.cron ?? '', paused } })
}

function cronOf(request: FastifyRequest): string {
  const input = readInput(request, request.body)
  const cron = input.text('cron', { max: 100, required: true }).replaceAll(/\s+/g, ' ')
  input.finish()
  checkCron(cron)
  return cron
}

/** Only what runs by the clock is an administrator's to change; the rest is asked for with what it works on. */
function nameOf(request: FastifyRequest, jobs: Jobs): string {
  const input = readInput(request, request.body)
  const name = input.text('name', { max: 100, required: true })
  input.finish()
  if (!Object.hasOwn(jobs, name) || jobs[name]?.cron === undefined)
    throw new Refusal('record.missing', {}, { status: 404 })
  return name
}
