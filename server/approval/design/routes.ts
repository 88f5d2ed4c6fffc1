import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FlowDefinition } from '../../../core/approval/definition.ts'
import { readDefinition } from '../../../core/approval/read-definition.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { checkDrawing, dropDrawing, publishDrawing, rollBack, saveDrawing } from './definition-drafts.ts'
import { readTrial, type Trial, tryDrawing } from './dry-run-definition.ts'
import { movable, moveRunning } from './move-running-approvals.ts'
import { template, templates, versionOf } from './process-definitions.ts'
import { processSetting, saveProcessSetting } from './process-settings.ts'
import { replayFinished } from './replay-finished.ts'

interface Call {
  readonly Params: { readonly process: string; readonly version: string }
}

const reading = { config: { needs: 'lcmb-ck' } } as const
const drawing = { config: { needs: 'lcmb-bj' } } as const
const publishing = { config: { needs: 'lcmb-fb' } } as const
const at = '/api/workflow/template/:process'

/** The calls of those who design processes. */
export function designRoutes(app: FastifyInstance): void {
  app.get('/api/workflow/template', reading, ({ ctx }) => templates(ctx))
  app.get<Call>(at, reading, ({ ctx, params }) => template(ctx, params.process))
  app.get<Call>(`${at}/version/:version`, reading, ({ ctx, params }) =>
    versionOf(ctx, params.process, whole(params.version)),
  )
  app.get<Call>(`${at}/setting`, reading, ({ ctx, params }) => processSetting(ctx, params.process))
  app.post<Call>(`${at}/setting`, drawing, ({ ctx, params, body }) =>
    saveProcessSetting(ctx, params.process, record(body)),
  )
  app.post<Call>(`${at}/check`, drawing, ({ ctx, params, body }) =>
    checkDrawing(ctx, params.process, definitionIn(body)),
  )
  app.post<Call>(`${at}/try`, drawing, ({ ctx, params, body }) =>
    tryDrawing(ctx, params.process, definitionIn(body), trialIn(body)),
  )
  app.post<Call>(`${at}/replay`, drawing, ({ ctx, params, body }) =>
    replayFinished(ctx, params.process, definitionIn(body)),
  )
  app.get<Call>(`${at}/move`, reading, ({ ctx, params }) => movable(ctx, params.process))
  app.post<Call>(`${at}/move`, publishing, ({ ctx, params }) => moveRunning(ctx, params.process))
  app.post<Call>(`${at}/save`, drawing, ({ ctx, params, body }) =>
    saveDrawing(ctx, params.process, definitionIn(body), verIn(body), noteIn(body)),
  )
  app.post<Call>(`${at}/drop`, drawing, ({ ctx, params, body }) => dropDrawing(ctx, params.process, verIn(body) ?? 0))
  app.post<Call>(`${at}/publish`, publishing, ({ ctx, params, body }) =>
    publishDrawing(ctx, params.process, verIn(body) ?? 0),
  )
  app.post<Call>(`${at}/rollback`, publishing, ({ ctx, params, body }) =>
    rollBack(ctx, params.process, whole(String(record(body).version ?? ''))),
  )
}

const longest = 200

function definitionIn(body: FastifyRequest['body']): FlowDefinition {
  const definition = readDefinition(record(body).definition)
  if (definition === null) throw malformed()
  return definition
}

function verIn(body: FastifyRequest['body']): number | null {
  const { ver } = record(body)
  return typeof ver === 'number' ? ver : null
}

function noteIn(body: FastifyRequest['body']): string {
  const { note } = record(body)
  return typeof note === 'string' ? note.trim().slice(0, longest) : ''
}

function trialIn(body: FastifyRequest['body']): Trial {
  const trial = readTrial(record(body))
  if (trial === null) throw malformed()
  return trial
}

function whole(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw malformed()
  return Number(text)
}

function record(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw malformed()
  return body as Readonly<Record<string, unknown>> // an object, read field by field
}

function malformed(): Refusal {
  return new Refusal('request.malformed', {}, { status: 400 })
}
