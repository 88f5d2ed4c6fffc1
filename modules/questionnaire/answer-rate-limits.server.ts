import { isIPv6 } from 'node:net'
import sql from 'sql-template-tag'
import { dayMs, hourMs } from '../../core/values/duration.ts'
import { type Ctx, notify, Refusal, withinTransaction } from '../../server/module-api.ts'
import { concealed } from './device-key.server.ts'
import { questionnaire, type Questionnaire } from './questionnaire.ts'

/** How much strangers may send to one questionnaire: from one address in an hour, from all of them in a day. */
interface Limit {
  readonly address: number
  readonly all: number
}

const mega = 1024 * 1024
// A whole company may sit behind one address.
const limits = {
  devices: { address: 600, all: 50_000 },
  answers: { address: 600, all: 50_000 },
  bytes: { address: 200 * mega, all: 2_048 * mega },
} as const satisfies Record<string, Limit>

/**
 * Takes an amount off what strangers may send, or refuses it. It is counted in the database, for all processes and
 * beyond a restart. A questionnaire that gets more than its day's worth takes nothing until the day is over, and
 * whoever made it is told.
 */
export async function spendAnswerLimit(
  ctx: Ctx,
  what: keyof typeof limits,
  record: Questionnaire,
  address: string,
  amount: number,
): Promise<void> {
  const { address: own, all } = limits[what]
  const everybody = `${what} ${record.id}`
  // An address would tell who answered.
  const sender = await concealed(ctx, record.id, networkOf(address))
  const within = await withinTransaction(ctx, async (inside) => {
    if (!(await taken(inside, `${everybody} ${sender}`, hourMs, own, amount))) return false
    if (await taken(inside, everybody, dayMs, all, amount)) return true
    await tellOnce(inside, record, everybody)
    return false
  })
  if (!within) throw new Refusal('questionnaire.much', {}, { status: 429 })
}

/** Forgets counts whose hour or day is over. */
export async function forgetSpent({ sql: on, now }: Ctx): Promise<void> {
  await on.query(sql`delete from questionnaire.spent where until <= ${new Date(now)}`)
}

async function taken(
  { sql: on, now }: Ctx,
  key: string,
  lasts: number,
  limit: number,
  amount: number,
): Promise<boolean> {
  if (amount > limit) return false
  const at = new Date(now)
  const rows = await on.query(sql`
    insert into questionnaire.spent as old (key, until, amount) values (${key}, ${new Date(now + lasts)}, ${amount})
    on conflict (key) do update set
      amount = case when old.until <= ${at} then excluded.amount else old.amount + excluded.amount end,
      told = old.told and old.until > ${at},
      until = case when old.until <= ${at} then excluded.until else old.until end
    where old.until <= ${at} or old.amount + excluded.amount <= ${limit}
    returning 1`)
  return rows.length > 0
}

async function tellOnce(ctx: Ctx, record: Questionnaire, key: string): Promise<void> {
  const first = await ctx.sql.query(
    sql`update questionnaire.spent set told = true where key = ${key} and not told returning 1`,
  )
  if (first.length === 0) return
  const title = { zh: record.title, ru: record.titleRu || record.title, en: record.titleEn || record.title }
  await notify(ctx, [record.createBy], {
    event: 'questionnaire.flooded',
    params: { title },
    url: `/doc/questionnaire/questionnaire/${record.id}`,
    about: { doc: questionnaire, id: record.id },
  })
}

/** Who has an IPv6 address has a whole network of them. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  const between = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...between, ...after].slice(0, 4).join(':')
}
