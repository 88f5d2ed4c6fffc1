import type { Approval } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'

const usual = 10

/**
 * How long a decision about such documents may be undone; 0 where it takes effect at once, as it always does with
 * money.
 */
export async function undoSeconds(ctx: Ctx, approval: Approval | undefined): Promise<number> {
  if (approval === undefined || approval.money) return 0
  const { 'approval.undoSeconds': said } = await readSettings(ctx, ['approval.undoSeconds'])
  return said === '' ? usual : Number(said)
}
