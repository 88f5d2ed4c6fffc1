import { department } from '../../../base/department.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { find } from '../../records/read/find-visible-records.ts'
import { save, type Saved } from '../../records/write/save-record.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'

interface Move {
  readonly id: string
  /** Version that the mover saw. */
  readonly ver: number
  readonly to: string
  /** The sibling it will stand before; null for the last place. */
  readonly before: string | null
}

/** Puts a node under another at a place among its siblings, in one transaction with everything that moves along. */
export function moveDepartment(ctx: Ctx, { id, ver, to, before }: Move): Promise<Saved> {
  return withinTransaction(ctx, async (inside) => {
    const saved = await save(inside, department, { id, ver, deptPid: to })
    const siblings = await find(inside, department, { deptPid: to }, { sort: ['deptSort', 'deptCode'], limit: 1_000 })
    const others = siblings.filter((node) => node.id !== id)
    const at =
      before === null
        ? others.length
        : Math.max(
            others.findIndex((node) => node.id === before),
            0,
          )
    const moved = siblings.filter((node) => node.id === id)
    for (const [place, node] of others.toSpliced(at, 0, ...moved).entries()) await standAt(inside, node, place + 1)
    return saved
  })
}

async function standAt(
  ctx: Ctx,
  { id, ver, deptSort }: { readonly id: string; readonly ver: number; readonly deptSort: string | null },
  place: number,
): Promise<void> {
  if (deptSort !== String(place)) await save(ctx, department, { id, ver, deptSort: String(place) })
}
