import type { FormDraft } from '../../core/form-design/draft.ts'
import type { Json } from '../../core/values/json.ts'
import { Refusal } from '../../core/words/refusal.ts'
import { type ImaginedTrial, tried } from '../approval/design/dry-run-definition.ts'
import { imaginedRecord } from '../approval/preview/imagined-record.ts'
import type { Ctx } from '../platform/context/context.ts'
import { publishedForm } from './form-drafts.ts'
import { problemsOf } from './form-publishing-problems.ts'

/** The way a document of a drawn form would go, whether the form is published or not. */
export async function tryForm(ctx: Ctx, draft: FormDraft, { drafter, values }: ImaginedTrial): Promise<Json> {
  const { doc } = draft
  const problems = await problemsOf(ctx, draft, await publishedForm(ctx, doc.name))
  if (problems.length > 0 || doc.approval === undefined)
    throw new Refusal('form.not-tried', { count: problems.length }, { status: 422 })
  return tried(ctx, doc, doc.approval.first, await imaginedRecord(ctx, doc, drafter, values))
}
