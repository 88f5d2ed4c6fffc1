import { person } from '../../../base/person.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { get } from '../../records/read/find-visible-records.ts'

/** What another system learns of whoever opened its page here: name and code, nothing else. */
export async function personOf(
  ctx: Ctx,
  id: string,
): Promise<{ readonly userCode: string; readonly userName: string }> {
  const { userCode, userName } = await get(ctx, person, id)
  return { userCode, userName }
}
