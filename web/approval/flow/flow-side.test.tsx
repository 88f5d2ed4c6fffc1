import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FlowProblem } from '../../../core/approval/flow-problem.ts'
import { choose, press } from '../../testing/index.ts'
import { TrialPane, type Trial, type TriedStep } from './dry-run-pane.tsx'
import {
  canvas,
  choices,
  chosen,
  ctrl,
  definition,
  editor,
  kept,
  node,
  onCanvas,
} from './testing/flow-editor-shown.tsx'

const problem: FlowProblem = { code: 'flow.problem.approver', node: 'clerk', params: {} }

test('problems are counted, marked in the drawing, and lead to where they are', async () => {
  await editor({ problems: [problem], ofForm: [{ node: 'boss', problem: '字段不存在' }] })
  expect(node('clerk').className).not.toBe(node('end').className)
  await press(screen.getByText('问题 2'))
  expect(await screen.findByText('与表单不符：字段不存在')).toBeTruthy()
  await press(screen.getByText('与表单不符：字段不存在').closest('button') ?? canvas())
  await waitFor(() => expect(chosen()).toBe('boss'))
  expect(await screen.findByText('表单字段权限')).toBeTruthy()
})

test('a drawing without a problem says that it may be published', async () => {
  await editor()
  await press(screen.getByText('问题'))
  expect(await screen.findByText('没有问题，可以发布')).toBeTruthy()
})

test('where nothing may be drawn nothing can be added, removed or typed', async () => {
  await editor({ disabled: true })
  expect(screen.queryByRole('button', { name: '在此添加节点' })).toBeNull()
  await press(node('boss'))
  expect(await screen.findByRole('textbox', { name: '名称 · 中文' })).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: /^删\s?除$/ })).toBeNull()
  onCanvas('Delete')
  ctrl('KeyC')
  ctrl('KeyV')
  expect(kept.abouts).toEqual([])
})

test('a drawing is enlarged within bounds, by buttons and by Ctrl and the wheel', async () => {
  await editor()
  await press('放大')
  expect(await screen.findByText('110%')).toBeTruthy()
  fireEvent.wheel(canvas(), { deltaY: 1, ctrlKey: true })
  expect(await screen.findByText('100%')).toBeTruthy()
  fireEvent.wheel(canvas(), { deltaY: 1 })
  for (let at = 0; at < 9; at += 1) fireEvent.wheel(canvas(), { deltaY: 1, ctrlKey: true })
  expect(await screen.findByText('30%')).toBeTruthy()
})

test('on a phone what a node says comes over the drawing, and goes when it is closed', async () => {
  await editor({}, 'phone')
  expect(screen.queryByRole('dialog')).toBeNull()
  await press(node('boss'))
  const drawer = await screen.findByRole('dialog', { name: '航次审批' })
  expect(within(drawer).getByRole('textbox', { name: '名称 · 中文' })).toBeTruthy()
  await press(within(drawer).getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

const names = { ...choices, lang: 'zh' as const }

async function trial(answer: (tried: Trial) => Promise<readonly TriedStep[]>) {
  const tried: Trial[] = []
  await editor({
    trial: (
      <TrialPane
        definition={definition}
        fields={choices.fields}
        names={names}
        documents={{ options: [{ value: 'v1', label: 'HC-001' }], loading: false }}
        onTry={(what) => {
          tried.push(what)
          return answer(what)
        }}
      />
    ),
  })
  await press(screen.getByText('试运行'))
  await choose('单据', 'HC-001')
  return tried
}

test('a dry run over a document tells step by step who would be asked and why', async () => {
  const steps: readonly TriedStep[] = [
    { node: 'fork', outcome: 'passed', when: 'ge(freight, "1000")', people: [] },
    { node: 'boss', outcome: 'asked', when: null, people: [{ name: '王伟', why: 'role' }] },
    { node: 'gone', outcome: 'blocked', when: null, people: [] },
  ]
  const tried = await trial(async () => steps)
  const list = screen.getByRole('list', { name: '试运行' })
  await waitFor(() =>
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['看金额运费大于等于 1,000', '总经理王伟处理', 'gone停住：找不到处理人']),
  )
  expect(tried).toEqual([{ id: 'v1' }])
})

test('a dry run that fails says why', async () => {
  await trial(() => Promise.reject(new Error('单据不存在')))
  expect((await screen.findByRole('alert')).textContent).toBe('单据不存在')
})
