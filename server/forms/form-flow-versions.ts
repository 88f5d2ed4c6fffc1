import sql from 'sql-template-tag'
import type { FlowDefinition } from '../../core/approval/definition.ts'
import type { FormDraft } from '../../core/form-design/draft.ts'
import type { Json } from '../../core/values/json.ts'
import { same } from '../../core/values/same-value.ts'
import { Refusal } from '../../core/words/refusal.ts'
import { publishFlow } from '../approval/publish-flows.ts'
import type { Sql } from '../platform/database/sql.ts'

interface Version {
  readonly version: number
  readonly status: string
  readonly definition: FlowDefinition
}

/**
 * A draft with the flow as it runs now, unless it was drawn on since: processes are designed on a page of their own as
 * well.
 */
export async function withCurrentFlow(on: Sql, draft: FormDraft): Promise<FormDraft> {
  const { approval } = draft.doc
  if (approval === undefined) return draft
  const { current, untouched } = await standOf(on, approval.first)
  return current === null || !untouched
    ? draft
    : { ...draft, doc: { ...draft.doc, approval: { ...approval, first: current.definition } } }
}

/** Publishes the flow of a form with it: as the next version where it was drawn on, and not at all where it was not. */
export async function publishDrawnFlow(on: Sql, first: FlowDefinition): Promise<void> {
  const { current, untouched, last } = await standOf(on, first)
  if (current === null) return publishFlow(on, first)
  if (untouched || sameFlow(first, current.definition)) return
  if (first.version < current.version)
    throw new Refusal('form.flow-meanwhile', { version: current.version }, { status: 409 })
  await publishFlow(on, { ...first, version: Math.max(first.version, last + 1) })
}

async function standOf(on: Sql, first: FlowDefinition) {
  const versions = await on.query<Version>(
    sql`select version, status, definition from engine.flow_definition where key = ${first.key} order by version`,
  )
  const base = versions.find(({ version }) => version === first.version)
  return {
    current: versions.find(({ status }) => status === '1') ?? null,
    untouched: base !== undefined && sameFlow(base.definition, first),
    last: versions.at(-1)?.version ?? 0,
  }
}

function sameFlow(a: FlowDefinition, b: FlowDefinition): boolean {
  return same(a.nodes as unknown as Json, b.nodes as unknown as Json) // nodes are plain JSON
}
