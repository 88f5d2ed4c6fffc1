import sql from 'sql-template-tag'
import { expect } from 'vitest'
import { groupWorld, worldNow } from '../../../app/testing/group-world.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { FormDraft } from '../../../core/form-design/draft.ts'
import { planned } from '../../../server/forms/form-designer-queries.ts'
import { askToPublish, formRow, saveForm } from '../../../server/forms/form-drafts.ts'
import { runPublish } from '../../../server/forms/publish-job.ts'
import { type Ctx, find } from '../../../server/module-api.ts'
import { systemContext } from '../../../server/platform/context/system-context.ts'
import { visitDraft } from './visit-draft.ts'

/** Draws and publishes forms in a group of the demonstration that belongs to the test file which asked for it. */
export async function formWork() {
  const world = await groupWorld()

  /** Keeps a draft, agrees to its plan and lets the job publish it; answers why it failed, if it did. */
  async function publish(draft: FormDraft, by = 'admin'): Promise<string | null> {
    const ctx = await world.ctx(by)
    const { name } = draft.doc
    const [known] = await world.pool.query<{ ver: number }>(sql`select ver from engine.form where name = ${name}`)
    const { ver, problems } = await saveForm(ctx, draft, known?.ver ?? null)
    expect(problems).toEqual([])
    const { plan } = await planned(ctx, name, ver)
    await askToPublish(ctx, name, ver, plan?.hash ?? '')
    await run(name, plan?.hash ?? '')
    return (await formRow(ctx, name)).publishingCode
  }

  /** The job that publishes, run at once. */
  function run(name: string, hash: string): Promise<void> {
    return runPublish(systemContext(world.pool, world.running, worldNow, 'job'), { name, hash })
  }

  /** The document that a published form runs as. */
  function docOf(name = 'visit'): AnyDocument {
    const found = world.running.documents.get(`form.${name}`)
    if (found === undefined) throw new Error(`${name} does not run`)
    return found.doc
  }

  /** A person as he is now, rights just given included. */
  async function fresh(code: string): Promise<Ctx> {
    return world.ctx(code)
  }

  /** What publishing a draft would do. */
  async function planOf(draft: FormDraft) {
    const ctx = await fresh('admin')
    const { ver, problems } = await saveForm(ctx, draft, (await formRow(ctx, draft.doc.name)).ver)
    expect(problems).toEqual([])
    const { plan } = await planned(ctx, draft.doc.name, ver)
    if (plan === null) throw new Error('there is no plan')
    return plan
  }

  /** A record of a form, whoever may see it. */
  async function one(name: string, id: string) {
    const [found] = await find((await fresh('seasales')).withoutScope('test'), docOf(name), { id })
    return found
  }

  /** The columns of a form's table. */
  async function columnsOf(name: string): Promise<string[]> {
    return (
      await world.pool.query<{ column: string }>(
        sql`select column_name as column from information_schema.columns where table_schema = 'form' and table_name = ${name}`,
      )
    ).map(({ column }) => column)
  }

  /** Ends the process that waits for a lock, once it waits. */
  async function killWaiting(): Promise<void> {
    for (;;) {
      const gone = await world.pool.query(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'alter table form.killed%'`,
      )
      if (gone.length > 0) return
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  return { world, publish, run, docOf, fresh, planOf, one, columnsOf, killWaiting }
}

/** What somebody fills in for a visit. */
export const record = (guest: string, more: object = {}) => ({
  guest,
  from: '2026-11-20',
  stops: [
    { place: '同江', cost: '120.50' },
    { place: '哈尔滨', cost: '79.50' },
  ],
  ...more,
})

/** The draft under another name, changed. */
export function named(name: string, change: (draft: FormDraft) => void = () => undefined): FormDraft {
  const text = JSON.stringify(visitDraft())
    .replaceAll('"name":"visit"', `"name":"${name}"`)
    .replaceAll('bdvisit', `bd${name}`)
    .replaceAll('"process":"visit"', `"process":"${name}"`)
    .replaceAll('"key":"visit"', `"key":"${name}"`)
  const draft = JSON.parse(text) as FormDraft // as it was written
  change(draft)
  return draft
}

/** Takes a field out of a draft, wherever it stands. */
export function dropField({ doc, words }: FormDraft, name: string): void {
  Reflect.deleteProperty(doc.fields, name)
  Reflect.deleteProperty(words.fields, name)
  const without = JSON.parse(JSON.stringify({ form: doc.form, lists: doc.lists }), (_, value: unknown) =>
    Array.isArray(value) ? value.filter((one) => one !== name) : value,
  ) as Pick<AnyDocument, 'form' | 'lists'> // the same, less a name
  Object.assign(doc, without)
}

/** Gives a field of a draft another name. */
export function move(doc: AnyDocument, words: FormDraft['words'], from: string, to: string): void {
  const field = doc.fields[from]
  const label = words.fields[from]
  Reflect.deleteProperty(doc.fields, from)
  Reflect.set(doc.fields, to, field)
  Reflect.deleteProperty(words.fields, from)
  Reflect.set(words.fields, to, label)
  Object.assign(
    doc,
    JSON.parse(JSON.stringify({ form: doc.form, lists: doc.lists }), (_, value: unknown) =>
      value === from ? to : value,
    ),
  )
}

/** Adds a field to a draft. */
export function addPhone({ doc, words }: FormDraft): void {
  Reflect.set(doc.fields, 'phone', { kind: 'phone' })
  Reflect.set(words.fields, 'phone', { zh: '电话', ru: 'Телефон', en: 'Phone' })
}
