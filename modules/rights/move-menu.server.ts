import { type Menu, menu } from '../../base/menu.ts'
import { change, type Ctx, find, get, Refusal, save, type Saved, withinTransaction } from '../../server/module-api.ts'

interface MenuMove {
  readonly id: string
  /** Version that the mover saw. */
  readonly ver: number
  /** The folder it will stand in; null for the top. */
  readonly to: string | null
  /** The sibling it will stand before; null for the last place. */
  readonly before: string | null
}

const step = 10

/** Puts an entry into a folder at a place among its siblings; they are numbered anew where they must be. */
export function moveMenu(ctx: Ctx, { id, ver, to, before }: MenuMove): Promise<Saved> {
  return withinTransaction(ctx, async (inside) => {
    const moved = await get(inside, menu, id, { lock: true })
    const others = (await find(inside, menu, { menuPid: to }, { sort: ['menuSort'], limit: 1_000, lock: true })).filter(
      (one) => one.id !== id,
    )
    const found = before === null ? others.length : others.findIndex((one) => one.id === before)
    // The place that was meant is gone: somebody else moved or deleted that sibling.
    if (found < 0) throw new Refusal('record.changed', {}, { status: 409 })
    const order = others.toSpliced(found, 0, moved)
    for (const [at, one] of order.entries()) if (one.id !== id) await standAt(inside, one, at)
    return save(inside, menu, { id, ver, menuPid: to, menuSort: sortAt(found) })
  })
}

function sortAt(at: number): string {
  return String((at + 1) * step)
}

async function standAt(ctx: Ctx, one: Menu, at: number): Promise<void> {
  if (Number(one.menuSort) !== (at + 1) * step)
    await change(ctx, menu, one, { menuSort: sortAt(at) }, { verb: 'update' })
}
