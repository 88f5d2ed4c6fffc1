import sql, { type Sql } from 'sql-template-tag'

/** A table of months with what it charges of an asset: see chargeOf. */
interface Charged {
  readonly original: Sql
  readonly salvage: Sql
  readonly method: Sql
  readonly life: Sql
  /** The month of its life, the first is 1. */
  readonly month: Sql
  readonly accumulated: Sql
}

/**
 * What a month of an asset's life costs. The last month takes what is left, so that nothing of the original but the
 * salvage remains, to the cent; no month takes more than is left.
 */
export function chargeOf(of: Charged): Sql {
  const { original, salvage, method, life, month, accumulated } = of
  const left = sql`greatest(${original} - ${salvage} - ${accumulated}, 0)`
  return sql`
    case when ${month} >= ${life} then ${left}
      else least(${left}, case ${method}
        when 'sl' then round((${original} - ${salvage}) / ${life}, 2)
        else round(${yearly(of)} * ((${month} - 1) % 12 + 1) / 12, 2) - round(${yearly(of)} * ((${month} - 1) % 12) / 12, 2) end) end`
}

/** A year's charge by the methods that go by years: its months make it up to the cent. */
function yearly({ original, salvage, method, life, month }: Charged): Sql {
  const years = sql`(${life} / 12)`
  const year = sql`((${month} - 1) / 12 + 1)`
  const kept = sql`(1 - 2.0 / ${years})`
  return sql`round(case ${method}
    when 'ddb' then case when ${year} <= ${years} - 2
      then ${original} * power(${kept}, ${year} - 1) * 2 / ${years}
      else (${original} * power(${kept}, ${years} - 2) - ${salvage}) / 2 end
    else (${original} - ${salvage}) * (${years} - ${year} + 1) * 2 / (${years} * (${years} + 1)) end, 2)`
}
