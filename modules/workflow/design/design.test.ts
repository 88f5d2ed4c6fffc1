import { describe, expect, test } from 'vitest'
import { checkDefinition } from '../../../core/approval/check-definition.ts'
import type { FlowDefinition, FlowNode } from '../../../core/approval/definition.ts'
import {
  changed,
  freshKey,
  insertAfter,
  insertAt,
  movedTo,
  removed,
  withBranch,
  withBranchMoved,
  withoutBranch,
} from '../../../core/approval/designer/edit-flow.ts'
import { flowTree, keysIn, stepsIn } from '../../../core/approval/designer/flow-tree.ts'
import { drawingOf, drawn } from '../../../core/form-design/draft-undo-history.ts'
import { processorTime } from '../../../core/testing/processor-time.ts'
import { namesOfFlow, untranslated } from '../../../kinds/untranslated-names.ts'
import { contract } from '../../contracts/contract.ts'
import { differences } from './compare-definitions.ts'
import { plan, calling, ask, words } from './testing/plan-flow.ts'

const flows = [plan, calling, contract.approval?.first ?? plan]
const choice = (): FlowNode => ({
  kind: 'condition',
  label: words('?'),
  branches: [{ when: 'ge(planAmountCny, "1")', to: '' }],
  otherwise: '',
})

describe('the drawing of a flow', () => {
  test('shows every node once, and a fork with its ways up to where they meet', () => {
    for (const flow of flows) {
      const { steps, leads, loose } = flowTree(flow)
      expect({ leads, loose }).toEqual({ leads: null, loose: [] })
      expect(
        stepsIn(steps)
          .map(({ key }) => key)
          .toSorted(),
      ).toEqual(Object.keys(flow.nodes).toSorted())
    }
    const director = stepsIn(flowTree(plan).steps).find(({ key }) => key === 'toDirector')
    expect(director?.meeting).toBe('cashier')
    expect(director && keysIn(director)).toEqual([
      'toDirector',
      'director',
      'toManager',
      'manager',
      'toChairman',
      'chairman',
    ])
  })

  test('marks ways that lead back or nowhere instead of drawing them for ever', () => {
    const back: FlowDefinition = {
      ...plan,
      nodes: {
        start: { kind: 'start', label: words('s'), next: 'a' },
        a: { ...choice(), kind: 'condition', branches: [{ when: 'x', to: 'b' }], otherwise: 'gone' },
        b: { ...ask('b'), next: 'a' } as FlowNode,
      },
    }
    const [, fork] = flowTree(back).steps
    expect(fork?.ways.map(({ leads }) => leads)).toEqual(['a', 'gone'])
  })

  test('is drawn at 300 nodes within a second', () => {
    let flow: FlowDefinition = {
      ...plan,
      nodes: { start: { kind: 'start', label: words('s'), next: 'end' }, end: { kind: 'end', label: words('e') } },
    }
    for (let at = 0; at < 100; at += 1) {
      flow = insertAt(flow, { from: 'start', exit: 'next' }, `c${at}`, choice())
      flow = insertAt(flow, { from: `c${at}`, exit: 0 }, `a${at}`, ask('a'))
      flow = insertAt(flow, { from: `c${at}`, exit: 'otherwise' }, `b${at}`, ask('b'))
    }
    expect(processorTime(() => expect(stepsIn(flowTree(flow).steps)).toHaveLength(302))).toBeLessThan(1_000)
  })
})

describe('drawing', () => {
  test('puts nodes into a way, into a branch and after a fork, takes them away again, and the flow stays sound all the while', () => {
    const inWay = insertAt(plan, { from: 'leader', exit: 'next' }, freshKey(plan, 'approve'), ask('法务'))
    const inBranch = insertAt(inWay, { from: 'toDirector', exit: 'otherwise' }, 'approve2', ask('主管'))
    const after = insertAfter(inBranch, 'toDirector', 'approve3', ask('复核'))
    for (const flow of [inWay, inBranch, after]) expect(checkDefinition(flow)).toEqual([])
    expect(
      stepsIn(flowTree(after).steps)
        .map(({ key }) => key)
        .slice(-3),
    ).toEqual(['approve3', 'cashier', 'end'])
    const forth = ['approve3', 'approve2', 'approve1'].reduce(removed, after)
    expect(forth).toEqual(plan)
  })

  test('takes a fork away with everything inside it, and never the start or the end', () => {
    const less = removed(plan, 'toDirector')
    expect(Object.keys(less.nodes)).toEqual(['start', 'leader', 'trade', 'risk', 'finance', 'cashier', 'end'])
    expect(checkDefinition(less)).toEqual([])
    expect(removed(plan, 'start')).toBe(plan)
    expect(removed(plan, 'end')).toBe(plan)
  })

  test('adds branches and takes them away with what stood on them alone', () => {
    const more = withBranch(plan, 'trade')
    const filled = insertAt(more, { from: 'trade', exit: 1 }, 'approve1', ask('x'))
    expect(withoutBranch(filled, 'trade', 1)).toEqual(plan)
    expect(withoutBranch(plan, 'trade', 0)).toBe(plan)
  })

  test('puts in a fork with the join that closes it, and takes both away again', () => {
    for (const kind of ['parallel', 'inclusive'] as const) {
      const node: FlowNode =
        kind === 'parallel'
          ? { kind, label: words('||'), branches: [{ to: '' }, { to: '' }], join: '' }
          : { kind, label: words('?'), branches: [{ when: 'ge(planAmountCny, "1")', to: '' }], otherwise: '', join: '' }
      const forked = insertAt(plan, { from: 'leader', exit: 'next' }, 'fork', node)
      const filled = insertAt(
        insertAt(forked, { from: 'fork', exit: 0 }, 'law', ask('法务')),
        { from: 'fork', exit: kind === 'parallel' ? 1 : 'otherwise' },
        'tax',
        ask('税务'),
      )
      const after = insertAfter(withBranch(filled, 'fork'), 'fork', 'then', ask('复核'))
      expect(
        checkDefinition(
          insertAt(after, { from: 'fork', exit: kind === 'parallel' ? 2 : 1 }, 'third', ask('三')),
        ).filter(({ code }) => code !== 'flow.problem.branches'),
      ).toEqual([])
      expect(
        stepsIn(flowTree(filled).steps)
          .map(({ key }) => key)
          .slice(1, 6),
      ).toEqual(['leader', 'fork', 'law', 'tax', 'join1'])
      expect(removed(removed(after, 'then'), 'fork')).toEqual(plan)
    }
  })

  test('moves a node by dragging it to another way, and its flow stays sound; a fork is not dragged', () => {
    const dragged = movedTo(plan, 'risk', { into: { from: 'finance', exit: 'next' } })
    expect(checkDefinition(dragged)).toEqual([])
    expect(dragged.nodes['finance']).toMatchObject({ next: 'risk' })
    expect(dragged.nodes['trade']).toMatchObject({ branches: [{ to: 'finance' }] })
    expect(movedTo(plan, 'trade', { into: { from: 'finance', exit: 'next' } })).toBe(plan)
    expect(movedTo(plan, 'risk', { into: { from: 'risk', exit: 'next' } })).toBe(plan)
  })

  test('changes the order in which branches are checked', () => {
    const more = insertAt(withBranch(plan, 'trade'), { from: 'trade', exit: 1 }, 'law', ask('法务'))
    const turned = withBranchMoved(more, 'trade', 1, -1)
    expect(turned.nodes['trade']).toMatchObject({ branches: [{ to: 'law' }, { to: 'risk' }] })
    expect(withBranchMoved(turned, 'trade', 0, -1)).toBe(turned)
  })

  test('says that a parallel with two empty branches is a problem', () => {
    const empty = insertAt(plan, { from: 'leader', exit: 'next' }, 'fork', {
      kind: 'parallel',
      label: words('||'),
      branches: [{ to: '' }, { to: '' }],
      join: '',
    })
    expect(checkDefinition(empty)).toEqual([{ code: 'flow.problem.empty-branches', node: 'fork', params: {} }])
  })

  test('undoes and does again every change; typing in one field is one change', () => {
    const named = (name: string) => changed(plan, 'leader', ask(name))
    let at = drawn(drawn(drawingOf(plan), { do: 'change', to: named('A'), about: 'leader label' }), {
      do: 'change',
      to: named('AB'),
      about: 'leader label',
    })
    at = drawn(at, { do: 'change', to: removed(at.now, 'trade') })
    expect(drawn(at, { do: 'undo' }).now).toEqual(named('AB'))
    expect(drawn(drawn(at, { do: 'undo' }), { do: 'undo' }).now).toBe(plan)
    expect(drawn(drawn(at, { do: 'undo' }), { do: 'redo' }).now).toBe(at.now)
  })

  test('tells what differs between two versions', () => {
    const later = insertAt(
      changed(plan, 'risk', { ...ask('风控'), next: 'finance' } as FlowNode),
      { from: 'leader', exit: 'next' },
      'law',
      ask('法务'),
    )
    expect(differences(plan, later).map(({ key, what }) => [key, what])).toEqual([
      ['leader', 'changed'],
      ['risk', 'changed'],
      ['law', 'added'],
    ])
    expect(differences(plan, plan)).toEqual([])
  })
})

test('names of a flow that are still Chinese in other languages are told to whoever publishes it', () => {
  const named = changed(plan, 'leader', {
    ...ask('领导'),
    label: { zh: '领导', ru: 'Руководитель', en: '领导' },
    next: 'trade',
  } as FlowNode)
  expect(untranslated(namesOfFlow(named)).filter(({ zh }) => zh === '领导')).toEqual([{ zh: '领导', langs: ['en'] }])
})
