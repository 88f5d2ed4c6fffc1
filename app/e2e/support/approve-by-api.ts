import { demoPeople } from '../../../modules/organisation/demo/people.ts'
import { caller } from './api-caller.ts'

interface Instance {
  readonly tasks: readonly { readonly taskId: string; readonly assigneeName: string; readonly result: string | null }[]
}

/** Submits a record as its drafter, through the calls. */
export async function submit(document: string, id: string, drafter: string): Promise<void> {
  const { record } = await caller(drafter).get<{ record: { ver: number } }>(`/api/${document}/${id}`)
  await caller(drafter).post(`/api/${document}/${id}/action/submit`, { ver: record.ver })
}

/** Lets whoever is asked agree, step by step, until nobody is; answers who that was, in order. */
export async function agreeAll(document: string, id: string, drafter: string): Promise<readonly string[]> {
  const people: string[] = []
  for (
    let waits = await currentApprover(document, id, drafter);
    waits !== null;
    waits = await currentApprover(document, id, drafter)
  ) {
    await caller(waits.userCode).post(`/api/workflow/task/${waits.taskId}/action/agree`, { opinion: '同意' })
    people.push(waits.userCode)
  }
  return people
}

/** Whose decision a record waits for, as its drafter sees it; null when for nobody's. */
export async function currentApprover(
  document: string,
  id: string,
  drafter: string,
): Promise<{ readonly taskId: string; readonly userCode: string; readonly name: string } | null> {
  const { record } = await caller(drafter).get<{ record: { procInstId: string } }>(`/api/${document}/${id}`)
  const { tasks } = await caller(drafter).get<Instance>(`/api/workflow/instance/${record.procInstId}`)
  const open = tasks.find(({ result }) => result === null)
  if (open === undefined) return null
  const person = people.find(({ name }) => name === open.assigneeName)
  if (person === undefined) throw new Error(`${open.assigneeName} is not of the demonstration`)
  return { taskId: open.taskId, userCode: person.code, name: person.name }
}

const people = demoPeople()
