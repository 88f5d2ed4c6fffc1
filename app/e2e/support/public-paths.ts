import { caller } from './api-caller.ts'
import { findOne } from './find-one.ts'

interface Link {
  readonly path: string
}

/** Pages that open without a session: by links that hold, and by such as do not. */
export async function publicPaths(): Promise<readonly string[]> {
  const { id } = await findOne<{ id: string }>(caller('hr'), 'questionnaire/questionnaire', { param: '-0001' })
  const { record } = await caller('hr').get<{ record: { token: string } }>(`/api/questionnaire/questionnaire/${id}`)
  const span = { from: '2026-01-01', to: '2026-12-31' }
  const report = await caller('findir').post<Link>('/api/report/finance/paymentSummary/publish?days=1', span)
  const embedded = await caller('seasales').post<Link>('/api/open/ticket', { page: 'workflowstart' })
  const questions = new URLSearchParams({ qid: id, token: record.token })
  return [
    '/404',
    '/license',
    `/pcAnswer?${questions}`,
    `/mobileAnswer?${questions}`,
    '/pcAnswer?qid=1&token=2',
    report.path,
    '/report?x=1',
    '/reset#1',
    embedded.path,
    '/open?page=workflowstart&ticket=1',
  ]
}
