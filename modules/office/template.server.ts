import { randomUUID } from 'node:crypto'
import { act, change, type Ctx, find, get, Refusal, rules, save, storeFile } from '../../server/module-api.ts'
import { placeholderPage, templateBytes } from './placeholders.server.ts'
import { template, type Template } from './template.ts'

const names = 5

/** A template is published when every placeholder has its field; the version before it is disabled then. */
export const templateRules = rules(template, {
  prepare: (_, draft, before) => ({ series: before?.series ?? draft.series ?? randomUUID() }),
  check: async (ctx, record, before) => {
    if (!ctx.running.documents.has(record.source)) throw Refusal.atField('source', 'office.source')
    const changed = before === null || before.file[0]?.filePath !== record.file[0]?.filePath
    // What cannot be opened is refused where it is chosen.
    if (changed) await placeholderPage(ctx, record)
  },
  on: {
    publish: async (ctx, record) => {
      await requireReady(ctx, record)
      await disableOthers(ctx, record)
    },
    enable: async (ctx, record) => {
      await requireReady(ctx, record)
      await disableOthers(ctx, record)
    },
    revise: async (ctx, record) => {
      await makeVersion(ctx, record)
    },
  },
})

async function requireReady(ctx: Ctx, record: Template): Promise<void> {
  const { rows, problems } = await placeholderPage(ctx, record)
  const open = [...rows.filter(({ problem }) => problem !== null).map(({ name }) => name), ...problems]
  if (open.length > 0)
    throw new Refusal('office.open-placeholders', { count: open.length, names: open.slice(0, names).join(', ') })
}

async function disableOthers(ctx: Ctx, { id, series }: Template): Promise<void> {
  const others = await find(ctx, template, { series, status: 'published' })
  for (const other of others.filter((version) => version.id !== id))
    await act(ctx, template, other.id, 'disable', { ver: other.ver })
}

/** A draft with the same file and the same fields, to be changed and published in its turn. */
async function makeVersion(ctx: Ctx, record: Template): Promise<void> {
  const versions = await find(ctx, template, { series: record.series })
  const next = Math.max(...versions.map(({ version }) => Number(version ?? 1))) + 1
  const [stored] = record.file
  const copy = await storeFile(ctx, {
    name: stored?.fileName ?? 'template.docx',
    bytes: await templateBytes(ctx, record),
  })
  const { templateName, nameRu, nameEn, source, language, useUnits, remark, series } = record
  const made = await save(ctx, template, {
    templateName,
    nameRu,
    nameEn,
    source,
    language,
    useUnits,
    remark,
    file: [{ ...copy }],
  })
  const draft = await get(ctx, template, made.id)
  const bindings = (record.bindings ?? []).map(({ mark, path, format, language: spoken, equals }) => ({
    mark,
    path,
    format,
    language: spoken,
    equals,
  }))
  const patch = { series, version: String(next), bindings }
  await change(ctx, template, draft, patch, { verb: 'update' })
}
