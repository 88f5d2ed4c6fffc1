import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import { config } from '../../../base/config-entry.ts'
import type { DescribedField } from '../../../core/description/described-document.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { isId } from '../../platform/database/is-id.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { inContext } from '../../platform/http/request-context.ts'
import { describedSettings, type DescribedSetting } from '../../platform/settings/described-settings.ts'
import { isMark, putAway } from '../../platform/settings/secret-settings.ts'
import { inForce, isFixed, standardOf } from '../../platform/settings/settings-overlay.ts'
import { find } from '../../records/read/find-visible-records.ts'
import { changeSetting } from '../../records/settings/change-setting.ts'
import { cancelPlan, planValue, waitingValues } from '../../records/settings/scheduled-setting-changes.ts'
import { settingHistory } from '../../records/settings/setting-history.ts'
import { askSecond } from '../account/account-requests.ts'

const read = { needs: 'pzzx-ck' } as const
const write = { needs: 'pzzx-bj' } as const
const longestValue = 10_000
const longestNote = 200
const latest = 9_999_999_999_999

/** The configuration centre: described settings with their past and their future. */
export function settingRoutes(app: FastifyInstance): void {
  app.get('/api/system/setting', { config: read }, ({ ctx }) => settings(ctx))
  app.get<{ Params: { key: string } }>('/api/system/setting/:key/past', { config: read }, ({ ctx, params }) => {
    if (!describedSettings(ctx).has(params.key)) throw new Refusal('setting.unknown', {}, { status: 404 })
    return settingHistory(ctx, params.key)
  })

  app.post('/api/system/setting/save', { config: write }, async (request) => {
    const input = readInput(request, request.body)
    const key = input.text('key', { max: 100, required: true })
    const value = input.secret('value', { max: longestValue })
    const note = input.text('note', { max: longestNote })
    const due = input.text('effectiveFrom', { max: 20 })
    input.finish()
    const at = due === '' ? null : timeOf(due)
    return inContext(request, (ctx) => settle(ctx, { key, value, note: note || null, due: at }))
  })

  app.post('/api/system/setting/cancel', { config: write }, async (request) => {
    const input = readInput(request, request.body)
    const id = input.text('id', { max: 36, required: true })
    input.finish()
    if (!isId(id)) throw new Refusal('record.missing', {}, { status: 404 })
    await inContext(request, (ctx) => cancelPlan(ctx, id))
    return null
  })
}

interface Wanted {
  readonly key: string
  readonly value: string
  readonly note: string | null
  readonly due: number | null
}

/**
 * Changes a value or plans it; what everybody's sign-in depends on waits for a second administrator, after it was tried
 * as it will be done.
 */
async function settle(ctx: Ctx, { key, value, note, due }: Wanted): Promise<{ readonly waiting: true } | null> {
  const change = () => (due === null ? changeSetting(ctx, key, value, note) : planValue(ctx, key, value, due, note))
  const described = describedSettings(ctx).get(key)
  if (described?.guarded !== true) {
    await change()
    return null
  }
  await ctx.sql.query(sql`savepoint trial`)
  await change()
  await ctx.sql.query(sql`rollback to savepoint trial`)
  const secret = described.secret === true && value !== '' && !isMark(value)
  const after = secret ? await putAway(ctx.sql, key, value) : value
  const [kept] = await find(ctx.withoutScope('the configuration centre'), config, { cfgKey: key }, { limit: 1 })
  await askSecond(ctx, {
    kind: 'setting',
    personId: null,
    key,
    note,
    due,
    changes: [{ name: key, before: kept?.cfgValue ?? '', after }],
  })
  return { waiting: true }
}

function timeOf(text: string): number {
  const at = Number(text)
  if (!Number.isSafeInteger(at) || at <= 0 || at > latest) throw Refusal.atField('effectiveFrom', 'setting.past')
  return at
}

async function settings(ctx: Ctx): Promise<object[]> {
  const described = [...describedSettings(ctx).values()]
  const [kept, waiting] = await Promise.all([
    find(ctx.withoutScope('the configuration centre'), config, { cfgKey: described.map(({ key }) => key) }),
    waitingValues(ctx),
  ])
  const groups = [...new Set(described.map(({ group }) => group))]
  return groups.map((group) => ({
    code: group.code,
    label: group.label[ctx.lang],
    settings: described
      .filter((setting) => setting.group === group)
      .map((setting) => {
        const record = kept.find(({ cfgKey }) => cfgKey === setting.key)
        return {
          key: setting.key,
          field: fieldOf(ctx, setting),
          secret: setting.secret === true,
          fixed: isFixed(ctx.running.overlay, setting.key),
          guarded: setting.guarded === true,
          standard: standardOf(setting.field),
          value: record?.cfgValue ?? '',
          inForce: inForce(ctx.running.overlay, setting.key, setting, record?.cfgValue ?? undefined),
          changedAt: record === undefined ? null : (record.updateTime ?? record.createTime),
          note: record?.remark ?? null,
          waiting: waiting.filter(({ key }) => key === setting.key),
        }
      }),
  }))
}

function fieldOf({ lang }: Ctx, { field, label, help }: DescribedSetting): DescribedField {
  const { initial: _standard, ...options } = field
  return {
    ...options,
    name: 'value',
    label: label[lang],
    ...(help === undefined ? {} : { help: help[lang] }),
    rights: { read: true, write: true },
    sortable: false,
    filter: 'none',
    numeric: kindOf(field.kind).numeric,
  }
}
