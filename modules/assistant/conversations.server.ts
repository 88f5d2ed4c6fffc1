import sql from 'sql-template-tag'
import { v7 as newId } from 'uuid'
import { type Ctx, Refusal } from '../../server/module-api.ts'
import type { Conversation, Message } from './chat/conversation-types.ts'
import type { Spoken } from './model-stream.server.ts'

const remembered = 12
const mostRemembered = 24_000
const shown = 50

/** The caller's conversations, the latest first. */
export function conversations(ctx: Ctx): Promise<Conversation[]> {
  return ctx.sql.query<Conversation>(
    sql`select id, title, at from assistant.conversation where person = ${ctx.actor.id}::uuid order by at desc limit ${shown}`,
  )
}

/** The conversation of an id, which must be the caller's; a new one without an id. */
export async function conversationOf(ctx: Ctx, id: string, title: string): Promise<string> {
  if (id === '') {
    const made = newId()
    await ctx.sql.query(
      sql`insert into assistant.conversation (id, person, title, at) values (${made}::uuid, ${ctx.actor.id}::uuid, ${title.slice(0, 60)}, ${new Date(ctx.now)})`,
    )
    return made
  }
  await requireOwn(ctx, id)
  await ctx.sql.query(sql`update assistant.conversation set at = ${new Date(ctx.now)} where id = ${id}::uuid`)
  return id
}

/** Everything said in a conversation of the caller's. */
export async function messagesOf(ctx: Ctx, id: string): Promise<readonly Message[]> {
  await requireOwn(ctx, id)
  const rows = await ctx.sql.query<{ message: Message }>(
    sql`select message from assistant.message where conversation = ${id}::uuid order by nr`,
  )
  return rows.map(({ message }) => message)
}

/** Forgets a conversation of the caller's. */
export async function forget(ctx: Ctx, id: string): Promise<void> {
  await requireOwn(ctx, id)
  await ctx.sql.query(sql`delete from assistant.conversation where id = ${id}::uuid`)
}

/** Keeps a message; one of a conversation that was deleted meanwhile is gone with it. */
export async function addMessage(ctx: Ctx, conversation: string, message: Message, tokens: number): Promise<void> {
  await ctx.sql.query(sql`
    insert into assistant.message (conversation, message, tokens, at) select id, ${JSON.stringify(message)}::jsonb, ${tokens}, ${new Date(ctx.now)} from assistant.conversation where id = ${conversation}::uuid`)
  await ctx.sql.query(sql`
    insert into assistant.use (person, day, questions, tokens) values (${ctx.actor.id}::uuid, (${new Date(ctx.now)}::timestamptz at time zone 'Asia/Shanghai')::date, ${message.role === 'user' ? 1 : 0}, ${tokens})
    on conflict (person, day) do update set questions = assistant.use.questions + excluded.questions, tokens = assistant.use.tokens + excluded.tokens`)
}

/** What was said last, for the model to go on from. */
export async function history(ctx: Ctx, conversation: string): Promise<readonly Spoken[]> {
  const rows = await ctx.sql.query<{ message: Message }>(
    sql`select message from assistant.message where conversation = ${conversation}::uuid order by nr desc limit ${remembered}`,
  )
  let room = mostRemembered
  const spoken = rows
    .map(({ message: { role, pieces } }) => ({ role, content: pieces.map(({ text }) => text).join('') }))
    .filter(({ content }) => content !== '')
  return spoken.filter(({ content }) => (room -= content.length) > 0).toReversed()
}

/** Tokens that the caller used today. */
export async function usedToday(ctx: Ctx): Promise<number> {
  const [row] = await ctx.sql.query<{ tokens: number }>(
    sql`select tokens::int as tokens from assistant.use where person = ${ctx.actor.id}::uuid and day = (${new Date(ctx.now)}::timestamptz at time zone 'Asia/Shanghai')::date`,
  )
  return row?.tokens ?? 0
}

/** How many questions the caller asked since an instant. */
export async function questionsSince(ctx: Ctx, since: number): Promise<number> {
  const [row] = await ctx.sql.query<{ asked: number }>(sql`
    select count(*)::int as asked from assistant.message m join assistant.conversation c on c.id = m.conversation
    where c.person = ${ctx.actor.id}::uuid and m.at > ${new Date(since)} and m.message ->> 'role' = 'user'`)
  return row?.asked ?? 0
}

async function requireOwn(ctx: Ctx, id: string): Promise<void> {
  const rows = /^[0-9a-f-]{36}$/i.test(id)
    ? await ctx.sql.query(
        sql`select 1 from assistant.conversation where id = ${id}::uuid and person = ${ctx.actor.id}::uuid`,
      )
    : []
  if (rows.length === 0) throw new Refusal('record.missing', {}, { status: 404 })
}
