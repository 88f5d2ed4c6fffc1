import sql from 'sql-template-tag'
import { alertRule } from '../../base/alert-rule.ts'
import { dayOfMs, daysBetween } from '../../core/values/day.ts'
import { compare, mul, round, sub } from '../../core/values/decimal.ts'
import type { Json } from '../../core/values/json.ts'
import { type Ctx, find, levelOf, rows } from '../../server/module-api.ts'
import { contractState, runningContract } from './contract-and-counterparty-states.ts'
import { contract } from './contract.ts'

type Row = Readonly<Record<string, Json>>

interface Running {
  readonly contractNo: string | null
  readonly counterparty: string
  readonly contractType: string
  readonly contractStatus: string
  readonly validFrom: string
  readonly validTo: string
  readonly currency: string
  readonly fxRate: string | null
  readonly totalAmount: string | null
  readonly settledAmt: string | null
  readonly tonnes: string | null
  readonly settledTonnes: string
  readonly drafter: string
  readonly unitId: string | null
}

/** The running contracts that the caller sees and that the limits of CT-EXPIRE and CT-NOEXEC tell of, the worst first. */
export async function overdueContractRows(
  ctx: Ctx,
  { level, reason, contractType, unitId }: Readonly<Record<string, Json | undefined>>,
): Promise<readonly Row[]> {
  const all = ctx.withoutScope('limits are the same for everybody')
  const limits = await find(all, alertRule, { ruleCode: ['CT-EXPIRE', 'CT-NOEXEC'], enabled: '1' })
  const today = dayOfMs(ctx.now)
  const found = (await runningContracts(ctx, text(contractType), text(unitId))).flatMap((one) =>
    late(one, limits, today),
  )
  return found
    .filter(
      (row) => (text(level) ?? row['level']) === row['level'] && (text(reason) ?? row['reason']) === row['reason'],
    )
    .toSorted(
      (a, b) =>
        compare(String(b['level']), String(a['level'])) || compare(String(a['daysLeft']), String(b['daysLeft'])),
    )
}

function text(value: Json | undefined): string | null {
  return typeof value === 'string' ? value : null
}

/** What is settled for good or on account counts as carried out; what is only provisional does not. */
function runningContracts(ctx: Ctx, type: string | null, unit: string | null): Promise<readonly Running[]> {
  return ctx.sql.query<Running>(sql`
    select c.contract_no as "contractNo", c.counterparty, c.contract_type as "contractType", c.contract_status as "contractStatus",
      c.valid_from::text as "validFrom", c.valid_to::text as "validTo", c.currency, c.fx_rate::text as "fxRate",
      c.total_amount::text as "totalAmount", c.settled_amt::text as "settledAmt", c.tonnes::text as tonnes,
      coalesce(done.tonnes, 0)::text as "settledTonnes", c.drafter, c.unit_id as "unitId"
    from (${rows(ctx, contract)}) c
    left join lateral (
      select sum(i.qty) as tonnes from contracts.settlement s join contracts.settlement_items i on i.parent_id = s.id
      where s.related_contract = c.id and s.approval_status = '2' and s.settle_type <> 'prov' and s.del_flag = 0 and i.uom = 't') done on true
    where c.contract_status = any(${[...runningContract]}) and (${type}::text is null or c.contract_type = ${type})
      and (${unit}::uuid is null or c.unit_id = ${unit}::uuid)`)
}

type Limits = Awaited<ReturnType<typeof find<typeof alertRule>>>[number]

/** A contract that nobody has begun counts its days from its start; one that ends counts those that are left. */
function late(one: Running, limits: readonly Limits[], today: string): readonly Row[] {
  const daysLeft = String(daysBetween(today, one.validTo))
  const daysIdle = one.contractStatus === contractState.inForce ? String(daysBetween(one.validFrom, today)) : null
  const lightOf = (code: string, figure: string | null) => {
    const limit = limits.find(({ ruleCode }) => ruleCode === code)
    return limit === undefined || figure === null ? null : (levelOf(limit, figure)?.level ?? null)
  }
  const ends = lightOf('CT-EXPIRE', daysLeft)
  const idle = lightOf('CT-NOEXEC', daysIdle)
  const level = (ends ?? '') >= (idle ?? '') ? ends : idle
  if (level === null) return []
  const ending = compare(daysLeft, '0') < 0 ? 'past' : 'near'
  const { fxRate, settledAmt, settledTonnes, validFrom: _, ...shown } = one
  const leftAmount = left(one.totalAmount, settledAmt ?? '0', 2)
  const leftCny = one.currency === 'CNY' ? leftAmount : inYuan(leftAmount, fxRate)
  const reason = level === ends ? ending : 'idle'
  return [
    {
      ...shown,
      level,
      reason,
      daysLeft,
      daysIdle,
      leftAmount,
      leftCny,
      leftTonnes: left(one.tonnes, settledTonnes, 3),
    },
  ]
}

function left(whole: string | null, done: string, digits: number): string | null {
  if (whole === null) return null
  return round(compare(done, whole) > 0 ? '0' : sub(whole, done), digits)
}

function inYuan(amount: string | null, rate: string | null): string | null {
  return amount === null || rate === null ? null : round(mul(amount, rate), 2)
}
