import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FormDraft } from '../../core/form-design/draft.ts'
import { readDraft } from '../../core/form-design/read-draft.ts'
import { Refusal } from '../../core/words/refusal.ts'
import { type ImaginedTrial, readTrial } from '../approval/design/dry-run-definition.ts'
import { tryForm } from './form-approval-preview.ts'
import { formChoices, formLines, openForm, planned, versionOf } from './form-designer-queries.ts'
import { askToPublish, dropForm, publishedForm, retireForm, saveForm } from './form-drafts.ts'
import { problemsOf } from './form-publishing-problems.ts'

interface Call {
  readonly Params: { readonly name: string; readonly version: string }
}

const reading = { config: { needs: 'ywbd-ck' } } as const
const drawing = { config: { needs: 'ywbd-bj' } } as const
const publishing = { config: { needs: 'ywbd-fb' } } as const
const at = '/api/forms/:name'

/** The calls of those who draw forms. */
export function formRoutes(app: FastifyInstance): void {
  app.get('/api/forms', reading, ({ ctx }) => formLines(ctx))
  app.get('/api/forms/choices', reading, ({ ctx }) => formChoices(ctx))
  app.get<Call>(at, reading, (request) =>
    openForm(
      request.ctx,
      request.params.name,
      (code, params) => app.saidRefusal(new Refusal(code, params ?? {}), request).message,
    ),
  )
  app.get<Call>(`${at}/version/:version`, reading, ({ ctx, params }) =>
    versionOf(ctx, params.name, whole(Number(params.version))),
  )
  app.post('/api/forms/check', drawing, async ({ ctx, body }) => {
    const read = readDraft(record(body).draft)
    return 'problems' in read
      ? read
      : { problems: await problemsOf(ctx, read.draft, await publishedForm(ctx, read.draft.doc.name)) }
  })
  app.post('/api/forms/try', drawing, async ({ ctx, body }) => tryForm(ctx, draftIn(body), trialIn(body)))
  app.post('/api/forms/save', drawing, async ({ ctx, body }) =>
    saveForm(ctx, draftIn(body), record(body).ver === null ? null : verIn(body)),
  )
  app.post<Call>(`${at}/plan`, drawing, ({ ctx, params, body }) => planned(ctx, params.name, verIn(body)))
  app.post<Call>(`${at}/drop`, drawing, ({ ctx, params, body }) => dropForm(ctx, params.name, verIn(body)))
  app.post<Call>(`${at}/publish`, publishing, ({ ctx, params, body }) =>
    askToPublish(ctx, params.name, verIn(body), hashIn(body)),
  )
  app.post<Call>(`${at}/retire`, publishing, async ({ ctx, params, body }) => {
    await retireForm(ctx, params.name, verIn(body))
    await app.running.forms?.learn()
    return null
  })
}

function draftIn(body: FastifyRequest['body']): FormDraft {
  const read = readDraft(record(body).draft)
  if ('problems' in read) throw new Refusal('form.malformed', {}, { status: 400 })
  return read.draft
}

function trialIn(body: FastifyRequest['body']): ImaginedTrial {
  const trial = readTrial(record(body))
  if (trial === null || 'id' in trial) throw malformed()
  return trial
}

function verIn(body: FastifyRequest['body']): number {
  return whole(record(body).ver)
}

function whole(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0 || value > 1_000_000) throw malformed()
  return value
}

function hashIn(body: FastifyRequest['body']): string {
  const { hash } = record(body)
  if (typeof hash !== 'string' || !/^[0-9a-f]{32}$/.test(hash)) throw malformed()
  return hash
}

function record(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw malformed()
  return body as Readonly<Record<string, unknown>> // an object, read part by part
}

function malformed(): Refusal {
  return new Refusal('request.malformed', {}, { status: 400 })
}
