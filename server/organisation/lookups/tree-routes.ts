import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import sql, { join } from 'sql-template-tag'
import type { Ctx } from '../../platform/context/context.ts'
import { isId } from '../../platform/database/is-id.ts'
import { keptAnswers, type KeptAnswers } from '../../platform/http/cached-responses.ts'
import { sendUnchanged } from '../../platform/http/etag.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { type OrganisationNode, type OrganisationTree, organisationTrees } from '../structure/organisation-tree.ts'
import { shownName, standing } from './person-name-in-language.ts'
import { scopedNodes, scopeIds, withAncestors } from './scoped-nodes.ts'

/** A node of a tree picker; `disabled` ones only keep the tree connected. */
export interface TreeNode {
  readonly id: string
  readonly name: string
  readonly pid: string | null
  readonly type: 'group' | 'unit' | 'department' | 'person'
  readonly disabled?: true
  /** What else finds it: other names, pinyin, initials, code. */
  readonly search?: string
}

interface PersonRow {
  readonly id: string
  readonly name: string
  readonly pid: string | null
}

type Trees = ReturnType<typeof organisationTrees>
const types = { 0: 'group', 1: 'unit', 2: 'department' } as const

// A tree above this is fetched node by node (DAT-03).
const mostAtOnce = 20_000

/** The trees that unit, department and person pickers show, cut to a data scope (DAT-03, DAT-05). */
export function treeRoutes(app: FastifyInstance, trees: Trees): void {
  const config = { session: true } as const
  const kept = keptAnswers()
  app.get('/api/system/department/getDataScopeDw', { config }, (request, reply) =>
    nodesOf(trees, kept, request, reply, ['0', '1']),
  )
  app.get('/api/system/department/getDataScopeBm', { config }, (request, reply) =>
    nodesOf(trees, kept, request, reply, ['2']),
  )
  app.get('/api/system/organisation/nodes', { config }, (request, reply) =>
    nodesOf(trees, kept, request, reply, ['0', '1', '2']),
  )
  app.get('/api/system/department/getDataScopeBmAndRy', { config }, (request, reply) =>
    withPeople(trees, request, reply),
  )
  app.get('/api/system/department', { config }, async (request, reply) => {
    const tree = await trees(request.ctx.sql)
    if (sendUnchanged(request, reply, `tree-${tree.version}`)) return reply
    return tree.nodes
      .filter(({ enabled }) => enabled)
      .map(({ id, parent, flag, shortName }) => ({ deptId: id, deptSname: shortName, deptPid: parent, deptFlag: flag }))
  })
}

async function nodesOf(
  trees: Trees,
  kept: KeptAnswers,
  request: FastifyRequest,
  reply: FastifyReply,
  flags: readonly OrganisationNode['flag'][],
): Promise<TreeNode[] | Buffer | FastifyReply> {
  const { ctx } = request
  const { code } = readTreeQuery(request)
  const tree = await trees(ctx.sql)
  const tag = `${tagOf(ctx, tree, code)}-${flags.join('')}`
  if (sendUnchanged(request, reply, tag)) return reply
  return kept(request, reply, tag, () => {
    const { chosen, shown } = scopedNodes(tree, ctx.actor, code, flags)
    return shown.map((node) => nodeOf(node, ctx, chosen.has(node.id)))
  })
}

async function withPeople(
  trees: Trees,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<TreeNode[] | FastifyReply> {
  const { ctx } = request
  const { code, pid } = readTreeQuery(request)
  const tree = await trees(ctx.sql)
  if (sendUnchanged(request, reply, `${tagOf(ctx, tree, code)}-people-${pid}`)) return reply
  const scope = code === '' ? null : scopeIds(tree, ctx.actor, code)
  const people = await peopleIn(ctx, scope, pid)
  const { chosen, shown } = scopedNodes(tree, ctx.actor, code, ['0', '1', '2'])
  const nodes = people === null ? shown : withLines(tree, shown, people)
  const kept = pid === '' ? nodes : nodes.filter((node) => node.parent === pid)
  return [
    ...kept.map((node) => nodeOf(node, ctx, chosen.has(node.id))),
    ...(people ?? []).map((person) => ({ ...person, type: 'person' as const })),
  ]
}

function readTreeQuery(request: FastifyRequest): { readonly code: string; readonly pid: string } {
  const read = readInput(request, request.query)
  const query = { code: read.text('code', { max: 30 }), pid: read.text('pid', { max: 36 }) }
  read.finish()
  return { ...query, pid: isId(query.pid) ? query.pid : '' }
}

/** Active people of the scope, and always oneself; null when there are too many to send at once. */
async function peopleIn(
  { sql: on, actor, lang }: Ctx,
  scope: ReadonlySet<string> | null,
  pid: string,
): Promise<PersonRow[] | null> {
  const ids = scope === null ? null : [...scope]
  const home = pid === '' ? null : pid
  const rows = await on.query<PersonRow>(sql`
    select p.id, ${shownName(lang)} as name, coalesce(p.user_bmid, p.user_dwid) as pid
    from base.person p
    where p.del_flag = 0 and p.user_zt = '1'
      and (${ids}::uuid[] is null or coalesce(p.user_bmid, p.user_dwid) = any(${ids}::uuid[]) or p.id = ${actor.id}::uuid)
      and (${home}::uuid is null or coalesce(p.user_bmid, p.user_dwid) = ${home}::uuid)
    order by ${join(standing(lang))}, p.id limit ${mostAtOnce + 1}`)
  return rows.length > mostAtOnce ? null : rows
}

/** The nodes above people who stand outside the chosen ones (oneself) are shown as well. */
function withLines(
  tree: OrganisationTree,
  shown: readonly OrganisationNode[],
  people: readonly PersonRow[],
): readonly OrganisationNode[] {
  const ids = withAncestors(tree, [...shown.map(({ id }) => id), ...people.flatMap(({ pid }) => pid ?? [])])
  return ids.size === shown.length ? shown : tree.nodes.filter(({ id }) => ids.has(id))
}

function nodeOf(node: OrganisationNode, { lang }: Ctx, free: boolean): TreeNode {
  const search = node.search[lang]
  const facts = {
    id: node.id,
    name: node.name[lang],
    pid: node.parent,
    type: types[node.flag],
    ...(search === '' ? {} : { search }),
  }
  return free ? facts : { ...facts, disabled: true }
}

/** Scopes differ between people, so the mark of an answer names the person and his version of them. */
function tagOf({ actor, lang }: Ctx, { version }: OrganisationTree, code: string): string {
  const scope = actor.scopes.get(code)
  const reach =
    code === '' || scope?.all === true
      ? 'all'
      : `${actor.id}-${(scope?.unitIds ?? []).join()}-${(scope?.deptIds ?? []).join()}`
  return `tree-${version}-${lang}-${code}-${reach}`
}
