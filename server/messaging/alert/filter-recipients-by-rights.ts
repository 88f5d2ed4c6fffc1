import { loadActor } from '../../identity/access/actor.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { makeContext } from '../../platform/context/make-context.ts'
import type { Measured } from '../../platform/context/running-composition.ts'
import { reading } from '../../records/read/field-and-record-rights.ts'
import { readRecord } from '../../records/read/read-stored-records.ts'
import { mayDo } from '../../records/read/require-permission.ts'

/** Says which of some people may hear of a figure. Kept for one look at a rule, so that everybody is loaded once. */
export function alertRecipients(ctx: Ctx, people: readonly string[]): (one: Measured) => Promise<readonly string[]> {
  const loaded = new Map<string, Promise<Ctx>>()
  const as = (person: string) => {
    const his = loaded.get(person) ?? loadActor(ctx.sql, person).then((actor) => makeContext({ ...ctx, actor }))
    loaded.set(person, his)
    return his
  }
  return async ({ record }) => {
    if (record === undefined) return people
    const told: string[] = []
    for (const person of people) if (await maySee(await as(person), record)) told.push(person)
    return told
  }
}

/** Whether somebody sees the record, and whole each field that the figure was made of. */
async function maySee(his: Ctx, { doc, id, fields }: NonNullable<Measured['record']>): Promise<boolean> {
  if (
    !mayDo(his, doc, 'ck') ||
    !fields.every((name) => doc.fields[name] === undefined || reading(his, doc.fields[name]) === 'whole')
  )
    return false
  return (await readRecord(his, doc, id)) !== null
}
