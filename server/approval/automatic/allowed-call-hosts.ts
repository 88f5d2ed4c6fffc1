import type { FlowDefinition } from '../../../core/approval/definition.ts'
import { fitProblem, type FitProblem } from '../../../core/approval/form-mismatch-problem.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'

/**
 * Whether processes may call an address: its host, with its port, was written down by two system administrators.
 * Without that none is called.
 */
export async function mayCall(ctx: Pick<Ctx, 'sql' | 'running'>, url: string): Promise<boolean> {
  const { 'approval.callHosts': said } = await readSettings(ctx, ['approval.callHosts'])
  return (
    URL.canParse(url) &&
    said.split(/[\s,，;；、]+/).some((host) => host !== '' && host.toLowerCase() === new URL(url).host)
  )
}

/** Steps that call an address which processes may not call. */
export async function closedHosts(
  ctx: Ctx,
  { nodes }: FlowDefinition,
): Promise<readonly (FitProblem & { readonly node: string })[]> {
  const calls = Object.entries(nodes).flatMap(([node, one]) =>
    one.kind === 'auto' && one.act?.do === 'call' && URL.canParse(one.act.url) ? [{ node, url: one.act.url }] : [],
  )
  const closed = await Promise.all(
    calls.map(async ({ node, url }) =>
      (await mayCall(ctx, url)) ? [] : [{ node, ...fitProblem('flow.fit.host', { host: new URL(url).host }) }],
    ),
  )
  return closed.flat()
}
