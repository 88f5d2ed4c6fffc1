import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Lang } from '../../core/values/language.ts'
import type { FlowStep, FlowTask, Instance } from '../approval/decision/approval-instance-queries.ts'
import type { Values } from '../platform/data/record-values.ts'
import { show, signedIn, voyage, voyageDocument } from '../testing/index.ts'
import { RecordHeader } from './record-header.tsx'

function step(key: string, label: string, state: FlowStep['state']): FlowStep {
  return { key, label, kind: 'approve', state, people: [], branch: null, vote: null }
}

function task(node: string, assigneeName: string, result: string | null = null): FlowTask {
  return {
    taskId: `${node}${assigneeName}`,
    node,
    nodeLabel: node,
    assignee: assigneeName,
    assigneeName,
    ownerBeforeName: null,
    openedAt: 1,
    viewedAt: null,
    closedAt: null,
    dueAt: null,
    result,
    opinion: null,
    automatic: false,
    deciding: false,
    added: null,
    askedBy: null,
    byName: null,
  }
}

function instance(more: Partial<Instance> = {}): Instance {
  return {
    procInstId: 'p1',
    status: '1',
    module: 'sea',
    thing: 'voyage',
    id: 'v1',
    number: null,
    title: null,
    readable: true,
    drafterName: '林慧敏',
    suspended: null,
    nodes: [],
    tasks: [],
    log: [],
    copies: [],
    undoSeconds: 0,
    offered: [],
    ...more,
  }
}

function logged(verb: string): Instance['log'] {
  const line = {
    seq: 1,
    at: 1,
    label: verb,
    node: null,
    nodeLabel: null,
    actor: null,
    actorName: '王伟',
    opinion: null,
  }
  return [{ ...line, verb }]
}

/** The header as it is read. */
async function header(record: Values, of: Instance | null = null, language: Lang = 'zh'): Promise<string> {
  await signedIn({ language })
  const { again } = await show(<p />, { language })
  again(<RecordHeader doc={voyageDocument()} record={record} instance={of} actions={null} />)
  await screen.findByText(/HC-001/)
  return document.body.textContent ?? ''
}

test('each place where it stands is told with the people whose decision is open there', async () => {
  const text = await header(
    voyage(1, { approvalStatus: '1' }),
    instance({
      nodes: [step('a', '初审', 'done'), step('b', '财务', 'current'), step('c', '法务', 'blocked')],
      tasks: [task('a', '赵强'), task('b', '王伟'), task('b', '李娜'), task('b', '孙晓燕', 'agree'), task('b', '王伟')],
    }),
  )
  expect(text).toContain('当前处理：财务 王伟、李娜；法务')
  expect(text).not.toContain('赵强')
  expect(text).not.toContain('孙晓燕')
})

test('one whose approval has ended is with nobody', async () => {
  const nodes = [step('b', '财务', 'current')]
  expect(await header(voyage(1, { approvalStatus: '2' }), instance({ nodes }))).not.toContain('当前处理')
})

test('what came back to its maker is marked, unless it has been submitted since', async () => {
  expect(await header(voyage(1), instance({ status: '0', log: logged('reject') }))).toContain('已退回')
})

test('what was submitted again is marked no more', async () => {
  expect(await header(voyage(1), instance({ status: '1', log: logged('reject') }))).not.toContain('已退回')
})

test('what stands still and what was put away is marked', async () => {
  const suspended = { name: '王伟', at: 1, reason: null }
  const text = await header(voyage(1, { archived: '1' }), instance({ suspended }))
  expect(text).toMatch(/挂起|暂停/)
  expect(text).toContain('已归档')
})

test('a title that says the same as the name of the record is not said twice', async () => {
  const text = await header(voyage(1, { no: '航次1 HC-001', name: '航次1 HC-001' }))
  expect(text.split('航次1 HC-001')).toHaveLength(2)
  expect(text).toContain('航次  ·')
})

test('who made it is told in the language of the reader, with the minute', async () => {
  const text = await header(voyage(1), null, 'ru')
  expect(text).toMatch(/Создано: 林慧敏, .*20\D+11|Создано: 林慧敏, .*2026/)
})

test('a record of which nobody knows who made it says nothing of that', async () => {
  expect(await header(voyage(1, { createName: null }))).not.toContain('创建于')
})
