import sql from 'sql-template-tag'
import { dayMs } from '../../../core/values/duration.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { loadNames } from '../read/load-reference-names.ts'
import { mentionedIn } from './comment-text.ts'

/** A remark as its reader sees it; times are epoch ms. */
interface Comment {
  readonly id: string
  readonly person: string
  readonly personName: string
  readonly at: number
  /** People stand in it as `@{id}`; empty once it was removed. */
  readonly text: string
  /** Names of the people in it, by id. */
  readonly names: Readonly<Record<string, string>>
  readonly edited: boolean
  readonly removed: boolean
  /** The reader wrote it himself, lately enough to change it. */
  readonly open: boolean
}

/** How long one may change or take back what he said. */
export const openFor = dayMs

export interface CommentRow {
  readonly id: string
  readonly person: string
  readonly at: number
  readonly body: string
  readonly editedAt: number | null
  readonly removedAt: number | null
}

/** What was said about a record of a document, oldest first; for those who may read it. */
export async function commentsOf(ctx: Ctx, document: string, id: string): Promise<Comment[]> {
  const rows = await ctx.sql.query<CommentRow>(sql`
    select id, person, at, body, edited_at as "editedAt", removed_at as "removedAt" from engine.comment
    where document = ${document} and record_id = ${id}::uuid order by at, id`)
  const names = await namesOfPeople(
    ctx,
    rows.flatMap(({ person, body }) => [person, ...mentionedIn(body)]),
  )
  return rows.map(({ id: comment, person, at, body, editedAt, removedAt }) => ({
    id: comment,
    person,
    personName: names[person] ?? '',
    at,
    text: removedAt === null ? body : '',
    names: removedAt === null ? Object.fromEntries(mentionedIn(body).map((one) => [one, names[one] ?? ''])) : {},
    edited: editedAt !== null,
    removed: removedAt !== null,
    open: person === ctx.actor.id && removedAt === null && ctx.now - at < openFor,
  }))
}

/** Names of people by id, in the reader's language. */
export async function namesOfPeople(ctx: Ctx, ids: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const names = await loadNames(ctx, new Map([['person', new Set(ids)]]))
  return Object.fromEntries([...new Set(ids)].map((id) => [id, names[`person:${id}`] ?? '']))
}
