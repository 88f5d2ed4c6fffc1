import { expect, test } from 'vitest'
import { begin } from './approval-engine.ts'
import { sourceKey, type ApproverSource } from './approver-source.ts'
import { stepAsking } from './step-with-lookups.ts'
import { compare } from './testing/condition-language.ts'
import { askPeople, flowOf } from './testing/sample-flows.ts'

const clerk: ApproverSource = { by: 'role', role: 'clerk' }
const flow = flowOf({
  a: askPeople([], 'b', { approver: clerk, mode: 'all' }),
  b: askPeople([], 'end', { approver: { by: 'personField', field: 'boss' } }),
})
const now = '2025-06-02T01:00:00.000Z'

test('people are looked up only when a step needs them, each source once', async () => {
  const asked: string[] = []
  const find = async (source: ApproverSource, state: { readonly values: Readonly<Record<string, unknown>> }) => {
    asked.push(sourceKey(source))
    if (source.by === 'personField') return [String(state.values[source.field])]
    return source.by === 'role' ? ['me', 'x'] : ['sup']
  }
  const around = { now, evaluate: compare, find }
  const draft = begin(flow, 'me', now).state
  const submitted = await stepAsking(flow, draft, { kind: 'submit', actor: 'me', values: { boss: 'z' } }, around)
  expect(submitted.state.tasks.map(({ assignee }) => assignee)).toEqual(['x', 'sup'])
  expect(asked.splice(0)).toEqual([sourceKey(clerk), 'superior'])
  const half = await stepAsking(flow, submitted.state, { kind: 'agree', actor: 'x', task: 'a#1.1' }, around)
  expect(asked).toEqual([])
  const passed = await stepAsking(flow, half.state, { kind: 'agree', actor: 'sup', task: 'a#1.2' }, around)
  expect(passed.state.tasks.at(-1)).toMatchObject({ node: 'b', assignee: 'z' })
})

test('refusals and failed look-ups come through', async () => {
  const draft = begin(flow, 'me', now).state
  const around = { now, evaluate: compare, find: () => Promise.reject(new Error('database gone')) }
  await expect(stepAsking(flow, draft, { kind: 'close', actor: 'x' }, around)).rejects.toThrow('flow.not-drafter')
  await expect(stepAsking(flow, draft, { kind: 'submit', actor: 'me', values: {} }, around)).rejects.toThrow(
    'database gone',
  )
})
