import { addDays, daysBetween } from '../../../core/values/day.ts'

/** A contract in force that plans can be made against. */
export interface PayableContract {
  readonly id: string
  readonly unit: string
  readonly drafter: string
  readonly party: string
  readonly type: string
  readonly segment: string
  readonly currency: string
  readonly total: string
  /** Day from which it is in force. */
  readonly since: string
}

type PlanStage = 'draft' | 'returned' | 'running' | 'approved' | 'revoked' | 'closed'

/** What becomes of the payments of an approved plan; the two-digit ones are where the payment stands now. */
export type PlanFate =
  | 'unpaid'
  | 'paid'
  | 'paid-at-once'
  | 'paid-after-silence'
  | 'in-two-parts'
  | 'first-part'
  | 'refunded'
  | 'repaid'
  | 'made'
  | 'reviewed'
  | 'refused'
  | 'unsent'
  | '02'
  | '03'
  | '04'
  | '04-proposed'
  | '05'
  | '06'
  | '07'
  | '08'
  | '09'

/** One plan to be made, and how far it goes. */
export interface PlanSpec {
  readonly contract: PayableContract | null
  /** The receipt plan that a back-to-back plan waits for. */
  readonly receipts?: string
  readonly unit: string
  readonly drafter: string
  readonly party: string
  readonly attribute: string
  readonly segment: string
  readonly currency: string
  /** Whole units of the currency; the cents choose how the bank simulator will treat it. */
  readonly amount: string
  readonly day: string
  readonly planDate: string
  readonly purpose: string
  readonly urgent: boolean
  readonly stage: PlanStage
  readonly fate: PlanFate
}

/** A plan as far as its stage goes. */
export interface MadePlan {
  readonly id: string
  readonly spec: PlanSpec
  /** From which it is to be paid. */
  readonly account: string
  /** When the last step was taken. */
  readonly at: number
}

export type Drawn = Omit<PlanSpec, 'stage' | 'fate' | 'urgent'>

/** Costs of trade that have no contract of their own. */
const costs: readonly (Pick<PlanSpec, 'unit' | 'drafter' | 'party' | 'attribute' | 'segment' | 'purpose'> & {
  readonly from: number
  readonly to: number
  readonly count: number
})[] = [
  {
    unit: 'BLHY',
    drafter: 'seasales',
    party: '锦西港务',
    attribute: 'port',
    segment: 'sea',
    purpose: '港口作业包干费',
    from: 60_000,
    to: 420_000,
    count: 20,
  },
  {
    unit: 'BLHY',
    drafter: 'seasales',
    party: '鲅北港口',
    attribute: 'port',
    segment: 'sea',
    purpose: '堆存费与港建费',
    from: 30_000,
    to: 260_000,
    count: 20,
  },
  {
    unit: 'BLHY',
    drafter: 'seabuy',
    party: '远东外代',
    attribute: 'exp',
    segment: 'sea',
    purpose: '船舶代理费',
    from: 12_000,
    to: 90_000,
    count: 15,
  },
  {
    unit: 'BLHY',
    drafter: 'selfonly',
    party: '诚信检验',
    attribute: 'exp',
    segment: 'sea',
    purpose: '煤质检验费',
    from: 6_000,
    to: 38_000,
    count: 12,
  },
  {
    unit: 'BLLY',
    drafter: 'landsales',
    party: '通达货运',
    attribute: 'exp',
    segment: 'land',
    purpose: '短倒运费',
    from: 15_000,
    to: 120_000,
    count: 12,
  },
  {
    unit: 'BLTJ',
    drafter: 'ivanov',
    party: '远东外代',
    attribute: 'exp',
    segment: 'tj',
    purpose: '口岸代理费',
    from: 8_000,
    to: 60_000,
    count: 10,
  },
  {
    unit: 'BLNM',
    drafter: 'domsales',
    party: '诚信检验',
    attribute: 'exp',
    segment: 'dom',
    purpose: '入厂化验费',
    from: 5_000,
    to: 30_000,
    count: 8,
  },
  {
    unit: 'BLHYUN',
    drafter: 'shipops',
    party: '锦西港务',
    attribute: 'port',
    segment: 'ship',
    purpose: '靠泊与引航费',
    from: 20_000,
    to: 160_000,
    count: 12,
  },
]

/** Over how many days plans are made, and over how many of them what is still open was. */
export const [plannedDays, recentDays] = [88, 27] as const

const shares = [30, 20, 15, 10]

/** The plans for costs, the same every time for the same stream. */
export function costPlans(today: string, random: () => number): Drawn[] {
  return costs.flatMap((cost) => ofCost(cost, today, random))
}

/** The plans of a contract that came into force. */
export function contractPlans(contract: PayableContract, today: string, random: () => number): Drawn[] {
  const first = [contract.since, addDays(today, -plannedDays)].reduce((a, b) => (a > b ? a : b))
  const span = Math.max(daysBetween(first, today), 1)
  const count = 3
  return shares.slice(0, count).map((share, at) => {
    const day = workday(addDays(first, Math.min(span, Math.floor((span * (at + random() * 0.8)) / count))), today)
    const { unit, drafter, party, segment, currency, total } = contract
    const attribute = contract.type === 'ys' ? 'frt' : 'goods'
    const amount = String(Math.floor((Number(total.split('.')[0]) * share) / 100 / 100) * 100)
    return {
      contract,
      unit,
      drafter,
      party,
      segment,
      currency,
      attribute,
      amount,
      day,
      planDate: addDays(day, 3 + Math.floor(random() * 9)),
      purpose: attribute === 'frt' ? '运费' : '货款',
    }
  })
}

function ofCost({ from, to, count, ...rest }: (typeof costs)[number], today: string, random: () => number): Drawn[] {
  return Array.from({ length: count }, (_, at) => {
    const day = workday(addDays(today, -Math.floor((plannedDays * (count - at - random())) / count)), today)
    const amount = String(Math.floor((from + random() * (to - from)) / 100) * 100)
    return {
      ...rest,
      contract: null,
      currency: 'CNY',
      amount,
      day,
      planDate: addDays(day, 2 + Math.floor(random() * 8)),
    }
  })
}

/** Nobody drafts on a Sunday, nor after today. */
function workday(day: string, today: string): string {
  const moved = new Date(`${day}T00:00:00Z`).getUTCDay() === 0 ? addDays(day, 1) : day
  return moved > today ? today : moved
}

const lately: readonly (readonly [PlanStage, PlanFate])[] = [
  ['approved', 'paid'],
  ['approved', '08'],
  ['running', 'unpaid'],
  ['approved', 'unpaid'],
  ['approved', '02'],
  ['draft', 'unpaid'],
  ['approved', 'made'],
  ['running', 'unpaid'],
  ['approved', '05'],
  ['approved', 'unpaid'],
  ['approved', '04'],
  ['returned', 'unpaid'],
  ['approved', 'paid'],
  ['running', 'unpaid'],
  ['approved', '07'],
  ['approved', 'reviewed'],
  ['approved', 'unpaid'],
  ['approved', '09'],
  ['running', 'unpaid'],
  ['approved', '03'],
  ['approved', 'refused'],
  ['draft', 'unpaid'],
  ['approved', '06'],
  ['approved', 'first-part'],
  ['approved', 'unsent'],
  ['running', 'unpaid'],
  ['approved', 'unpaid'],
  ['approved', '04-proposed'],
  ['approved', 'paid'],
]

interface Fate {
  readonly stage: PlanStage
  readonly fate: PlanFate
}

/** What became of the plans of the last weeks, one after the other: much of it is still open. */
export function recentFate(nr: number): Fate {
  const [stage, fate] = lately[nr % lately.length] ?? ['approved', 'paid']
  return { stage, fate }
}

/** What became of those of before, one after the other: they are mostly paid. */
export function pastFate(nr: number): Fate {
  if (nr % 41 === 17) return { stage: 'revoked', fate: 'unpaid' }
  if (nr % 41 === 29) return { stage: 'closed', fate: 'unpaid' }
  return { stage: 'approved', fate: formerly(nr) }
}

function formerly(at: number): PlanFate {
  if (at % 12 === 5) return 'in-two-parts'
  if (at % 29 === 7) return 'repaid'
  if (at % 37 === 11) return 'refunded'
  if (at % 17 === 3) return 'paid-after-silence'
  return at % 3 === 0 ? 'paid-at-once' : 'paid'
}
