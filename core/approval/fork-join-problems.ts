import { within } from './branch-lane.ts'
import { leaving, regions } from './branch-regions.ts'
import { isFork, isPeopleNode, type FlowDefinition, type FlowNode } from './definition.ts'

type BranchCode = 'flow.problem.join' | 'flow.problem.branch' | 'flow.problem.fail-region'

/**
 * What is wrong with the branches of a flow in which every node is reached: each fork has a join of its
 * own, a branch is entered only from its fork and left only through that join, and a refusal leads
 * nowhere but to its own branch or out of it.
 */
export function forkJoinProblems(definition: FlowDefinition): (readonly [BranchCode, string])[] {
  const found = regions(definition)
  return Object.entries(definition.nodes).flatMap(([key, node]): (readonly [BranchCode, string])[] => {
    const region = found.get(key) ?? ''
    const ways = leaving(definition, key, region)
    const stray =
      ways.some(([to, where]) => found.get(to) !== where && !leftEarly(node, found.get(to), where)) ||
      straysPastJoin(definition, found, { key, ways })
    const early = ways.some(
      ([to, where]) => definition.nodes[to]?.kind === 'join' && !leavesFork(definition, { key, region, to, where }),
    )
    const fails = isPeopleNode(node) && node.onFail !== undefined ? node.onFail : null
    return [
      ...(isFork(node) && shared(definition, node.join) ? [['flow.problem.join', key] as const] : []),
      ...(stray || early || (node.kind === 'end' && region !== '') ? [['flow.problem.branch', key] as const] : []),
      ...(fails !== null && !mayFail(definition, fails, { region, target: found.get(fails) ?? '' })
        ? [['flow.problem.fail-region', key] as const]
        : []),
    ]
  })
}

/**
 * What follows a join was come to from inside the branches first: the join is where it should be, whoever went past it
 * is not.
 */
function leftEarly(node: FlowNode, found: string | undefined, where: string): boolean {
  return node.kind === 'join' && found !== undefined && found !== where && within(found, where)
}

/** Whether this node leads out of its branch to what follows a join, past the join. */
function straysPastJoin(
  definition: FlowDefinition,
  found: ReadonlyMap<string, string>,
  { key, ways }: Pick<Way, 'key'> & { readonly ways: ReturnType<typeof leaving> },
): boolean {
  const joins = Object.entries(definition.nodes).filter(([name, node]) => node.kind === 'join' && name !== key)
  return ways.some(([to, region]) =>
    joins.some(([name, node]) =>
      leaving(definition, name, found.get(name) ?? '').some(
        ([after, where]) => after === to && leftEarly(node, region, where),
      ),
    ),
  )
}

interface Way {
  readonly key: string
  readonly region: string
  readonly to: string
  readonly where: string
}

/** A join is come to by leaving a branch of its fork, be it one without any node. */
function leavesFork(definition: FlowDefinition, { key, region, where }: Way): boolean {
  const node = definition.nodes[key]
  return node !== undefined && isFork(node) ? where === region : region !== where
}

function shared(definition: FlowDefinition, join: string): boolean {
  return Object.values(definition.nodes).filter((node) => isFork(node) && node.join === join).length > 1
}

function mayFail(
  definition: FlowDefinition,
  to: string,
  { region, target }: { readonly region: string; readonly target: string },
): boolean {
  return within(region, target) && definition.nodes[to]?.kind !== 'join'
}
