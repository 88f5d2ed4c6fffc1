import { add, round, sub } from '../../../core/values/decimal.ts'
import { type Ctx, find } from '../../../server/module-api.ts'
import { standingIn } from '../document-derivations.ts'
import type { CargoRelease } from '../release/cargo-release.ts'
import { stockOut } from '../stock-out.ts'

/** Tonnes that may still be fetched by releases, by their ids: entries that wait for confirmation take of them too. */
export async function leftToFetch(
  ctx: Ctx,
  releases: readonly Pick<CargoRelease, 'id' | 'qty'>[],
): Promise<ReadonlyMap<string, string>> {
  if (releases.length === 0) return new Map()
  const all = ctx.withoutScope('what is fetched by a release binds everybody')
  const taken = new Map<string, string>()
  for (const { releaseId, qty } of await find(all, stockOut, {
    ...standingIn,
    releaseId: releases.map(({ id }) => id),
  }))
    if (releaseId !== null) taken.set(releaseId, add(taken.get(releaseId) ?? '0', qty))
  return new Map(releases.map(({ id, qty }) => [id, round(sub(qty, taken.get(id) ?? '0'), 3)]))
}
