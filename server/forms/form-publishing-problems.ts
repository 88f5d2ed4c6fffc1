import sql from 'sql-template-tag'
import { menuFolders } from '../../base/menu-folders.ts'
import { type FormDraft, formModule } from '../../core/form-design/draft.ts'
import { type FormProblem, formProblem } from '../../core/form-design/problem.ts'
import { type FormWorld } from '../../kinds/form-check-context.ts'
import { formProblems } from '../../kinds/form-problems.ts'
import { closedHosts } from '../approval/automatic/allowed-call-hosts.ts'
import { lostPeople } from '../approval/design/missing-approver-groups.ts'
import { childCalls, childProblems, circleProblems } from '../approval/design/sub-process-problems.ts'
import type { Ctx } from '../platform/context/context.ts'
import type { Published } from './read-published-forms.ts'

interface Named {
  readonly sort: string
  readonly code: string
}

/** What a draft may name, as this product and its database have it; `published` is the form as it runs. */
async function formWorld(ctx: Ctx, name: string, published: Published | null): Promise<FormWorld> {
  const rows = await ctx.sql.query<Named>(sql`
    select distinct 'dictionary' as sort, dic_group as code from base.dictionary where del_flag = 0
    union select 'category', dic_code from base.dictionary where dic_group = 'wfCategory' and del_flag = 0
    union select 'role', role_code from base.role where del_flag = 0
    union select 'code', split_part(ppe_value, '-', 1) from base.permission where del_flag = 0`)
  const of = (sort: string) => new Set(rows.filter((row) => row.sort === sort).map(({ code }) => code))
  const others = [...ctx.running.documents.values()].filter(({ key }) => key !== `${formModule}.${name}`)
  // A right that something else asks for must not be handed out under a form's name, whether a document has it or a
  // page.
  const codes = new Set([...of('code'), ...[...ctx.running.permissions].map((code) => code.split('-')[0] ?? '')])
  if (published !== null) codes.delete(published.draft.doc.code)
  return {
    dictionaries: of('dictionary'),
    categories: of('category'),
    roles: of('role'),
    codes,
    folders: new Set(menuFolders.map(({ code }) => code)),
    documents: new Map(others.map(({ key, doc }) => [key, new Set(Object.keys(doc.fields))])),
    processes: new Set(others.flatMap(({ doc }) => (doc.approval === undefined ? [] : [doc.approval.process]))),
    published: published?.draft.doc ?? null,
  }
}

/** Everything that bars a draft from being published. */
export async function problemsOf(
  ctx: Ctx,
  draft: FormDraft,
  published: Published | null,
): Promise<readonly FormProblem[]> {
  const found = formProblems(draft, await formWorld(ctx, draft.doc.name, published))
  return found.length > 0 ? found : [...fixedProblems(draft, published), ...(await flowProblems(ctx, draft))]
}

/** What the flow asks of people, other forms and addresses that only the server knows. */
async function flowProblems(ctx: Ctx, { doc }: FormDraft): Promise<FormProblem[]> {
  if (doc.approval === undefined) return []
  const { first } = doc.approval
  const documents = [...ctx.running.documents.values()].map((running) => running.doc)
  const made = Object.entries(first.nodes).flatMap(([node, one]) =>
    childCalls(one).flatMap((call) => childProblems(documents, doc, call).map((problem) => ({ node, ...problem }))),
  )
  return [
    ...made,
    ...(await circleProblems(ctx, first)),
    ...(await lostPeople(ctx, first)),
    ...(await closedHosts(ctx, first)),
  ].map(({ node, code, params }) =>
    formProblem('form.problem.flow-form', `doc.approval.first.${node}`, { ...params, node, problem: code }),
  )
}

/** What stands in the rights of roles and in the paths of pages cannot change any more. */
function fixedProblems({ doc }: FormDraft, published: Published | null): FormProblem[] {
  const before = published?.draft.doc
  if (before === undefined) return []
  return [
    ...(before.code === doc.code ? [] : [formProblem('form.problem.fixed', 'doc.code', { before: before.code })]),
    ...(before.approval === undefined || doc.approval === undefined || before.approval.process === doc.approval.process
      ? []
      : [formProblem('form.problem.fixed', 'doc.approval.process', { before: before.approval.process })]),
  ]
}
