import { describe, expect, test } from 'vitest'
import { drawingOf, drawn } from '../../../core/drawing.ts'
import { expressionOf, isUnfinished, sentenceOf } from '../../../core/expression-sentence.ts'
import { checkDefinition } from '../../../core/flow/check-definition.ts'
import type { FlowDefinition, FlowNode } from '../../../core/flow/definition.ts'
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
} from '../../../core/flow/drawing/edit.ts'
import { flowTree, keysIn, stepsIn } from '../../../core/flow/drawing/tree.ts'
import { readDefinition } from '../../../core/flow/read-definition.ts'
import { namesOfFlow, untranslated } from '../../../kinds/untranslated.ts'
import { branchText, nodeText } from '../../../web/define-flow.ts'
import { contract } from '../../contracts/contract.ts'
import { readBpmn } from './bpmn-read.ts'
import { writeBpmn } from './bpmn-write.ts'
import { differences } from './compare.ts'

const words = (text: string) => ({ zh: text, ru: text, en: text })
const asked = (name: string, next: string): FlowNode => ({
  kind: 'approve',
  label: words(name),
  next,
  mode: 'one',
  approver: { by: 'role', role: name },
})
const parted = (when: string, to: string, otherwise: string): FlowNode => ({
  kind: 'condition',
  label: words(to),
  branches: [{ when, to }],
  otherwise,
})
const from = (sum: string) => `ge(planAmountCny, "${sum}") || inBudget == "0"`
// Conditions within conditions that all lead past one another to the same node, as amounts grow.
const plan: FlowDefinition = {
  key: 'pay',
  version: 1,
  money: true,
  label: words('付款'),
  nodes: {
    start: { kind: 'start', label: words('start'), next: 'leader' },
    leader: asked('leader', 'trade'),
    trade: parted('paymentAttribute in ["goods", "adv", "dep"]', 'risk', 'finance'),
    risk: asked('risk', 'finance'),
    finance: asked('finance', 'toDirector'),
    toDirector: parted(from('500000'), 'director', 'cashier'),
    director: asked('director', 'toManager'),
    toManager: parted(from('5000000'), 'manager', 'cashier'),
    manager: asked('manager', 'toChairman'),
    toChairman: parted(from('20000000'), 'chairman', 'cashier'),
    chairman: asked('chairman', 'cashier'),
    cashier: { kind: 'cc', people: { by: 'role', role: 'cashier' }, label: words('cashier'), next: 'end' },
    end: { kind: 'end', label: words('end') },
  },
}
// A sub-process for each line, within a way of its own.
const called: FlowNode = {
  kind: 'subflow',
  label: words('子流程'),
  next: '',
  process: 'advance',
  mode: 'sync',
  over: 'legs',
  values: { purpose: { line: 'place' }, "o'd": { field: 'total' } },
  onRejected: 'goOn',
  drafter: { by: 'role', role: 'finance' },
}
const calling = insertAt(
  insertAt(plan, { from: 'toDirector', exit: 0 }, 'calls', called),
  { from: 'start', exit: 'next' },
  'aside',
  { kind: 'subflow', label: words('a'), next: '', process: 'notice', mode: 'async', values: {} },
)
const flows = [plan, calling, contract.approval?.first ?? plan]
const ask = (name: string): FlowNode => ({
  kind: 'approve',
  label: words(name),
  next: '',
  mode: 'one',
  approver: { by: 'role', role: 'legal' },
})
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
    const begun = performance.now()
    expect(stepsIn(flowTree(flow).steps)).toHaveLength(302)
    expect(performance.now() - begun).toBeLessThan(1_000)
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

describe('a condition', () => {
  test('is a sentence and an expression, each made of the other', () => {
    for (const flow of flows) {
      for (const node of Object.values(flow.nodes)) {
        for (const { when } of node.kind === 'condition' ? node.branches : []) {
          const sentence = sentenceOf(when)
          expect(sentence, when).not.toBeNull()
          if (sentence) expect(expressionOf(sentence)).toBe(when)
        }
      }
    }
    expect(sentenceOf('ge(a, "5") && b in ["x", "y && z"] && filled(c)')).toEqual({
      joined: 'all',
      clauses: [
        { field: 'a', op: 'ge', values: ['5'] },
        { field: 'b', op: 'oneOf', values: ['x', 'y && z'] },
        { field: 'c', op: 'filled', values: [] },
      ],
    })
  })

  test('compares days, lists and what is chosen, and says whether its value is still missing', () => {
    for (const when of [
      'from >= "2026-01-01"',
      'due <= "2026-01-31"',
      'drafterRoles.exists(v, v in ["gm", "hr"])',
      'sort != "b"',
    ]) {
      const sentence = sentenceOf(when)
      expect(sentence && expressionOf(sentence), when).toBe(when)
      expect(sentence?.clauses.some(isUnfinished)).toBe(false)
    }
    for (const when of ['sort == ""', 'ge(total, "")', 'sort in []', 'people.exists(v, v in [])'])
      expect(sentenceOf(when)?.clauses.some(isUnfinished), when).toBe(true)
    expect(sentenceOf('empty(sort)')?.clauses.some(isUnfinished)).toBe(false)
  })

  test('whose value is still missing is a problem of the drawing', () => {
    const half: FlowDefinition = {
      ...plan,
      nodes: { ...plan.nodes, trade: parted('paymentAttribute == ""', 'risk', 'finance') },
    }
    expect(checkDefinition(half)).toEqual([{ code: 'flow.problem.clause', node: 'trade', params: {} }])
  })

  test('that says more than a sentence can stays an expression', () => {
    for (const expression of ['(a == "1" || b == "2") && c == "3"', 'size(rows) > 3', 'a == b', 'add(a, b) > 5'])
      expect(sentenceOf(expression), expression).toBeNull()
  })
})

describe('a file', () => {
  test('in BPMN 2.0 or JSON gives back the same flow', () => {
    for (const flow of flows) {
      const odd = { ...flow, label: { ...flow.label, en: 'a "quoted" <&> name' } }
      expect(readBpmn(writeBpmn(odd), plan)).toEqual({ definition: odd, left: [] })
      expect(readDefinition(JSON.parse(JSON.stringify(odd)))).toEqual(odd)
    }
  })

  test('keeps which ways of saying no a step has, and what automatic steps do', () => {
    const strict: FlowNode = {
      ...ask('严'),
      kind: 'approve',
      next: 'does',
      noReturn: true,
      noRefusal: true,
    } as FlowNode
    const does: FlowNode = {
      kind: 'auto',
      label: words('自动'),
      next: 'end',
      hook: '',
      act: { do: 'set', values: { a: { formula: 'b > "1" && c' }, d: { value: '<x>' } } },
    }
    const flow: FlowDefinition = {
      key: 'k',
      version: 1,
      label: words('k'),
      nodes: {
        start: { kind: 'start', label: words('s'), next: 'strict' },
        strict,
        does,
        end: { kind: 'end', label: words('e') },
      },
    }
    expect(readBpmn(writeBpmn(flow), plan)).toEqual({ definition: flow, left: [] })
    expect(readDefinition(JSON.parse(JSON.stringify(flow)))).toEqual(flow)
    expect(checkDefinition(flow)).toEqual([])
  })

  test('of another tool gives what is understood and lists the rest', () => {
    const xml = `<?xml version="1.0"?><definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"><process id="p">
      <startEvent id="s"/><userTask id="Activity-1" name="Review"/><exclusiveGateway id="g" default="f4"/><inclusiveGateway id="i" name="Any"/><callActivity id="c" name="Sub" calledElement="advance"/><boundaryEvent id="t" name="Timer"/><endEvent id="e"/>
      <sequenceFlow id="f1" sourceRef="s" targetRef="Activity-1"/><sequenceFlow id="f2" sourceRef="Activity-1" targetRef="g"/>
      <sequenceFlow id="f3" sourceRef="g" targetRef="Activity-1"><conditionExpression xsi:type="x" xmlns:xsi="y">\${amount &gt; 5}</conditionExpression></sequenceFlow><sequenceFlow id="f4" sourceRef="g" targetRef="e"/>
    </process></definitions>`
    const read = readBpmn(xml, plan)
    expect(read?.left).toEqual([
      { tag: 'inclusiveGateway', name: 'Any' },
      { tag: 'boundaryEvent', name: 'Timer' },
    ])
    expect(read?.definition.nodes).toMatchObject({
      s: { kind: 'start', next: 'n2' },
      n2: { kind: 'approve', next: 'g', label: { en: 'Review' } },
      g: { kind: 'condition', branches: [{ when: '${amount > 5}', to: 'n2' }], otherwise: 'e' },
      c: { kind: 'subflow', process: 'advance', mode: 'sync', values: {} },
    })
  })

  test('a rule of the document is called by its name under the step that runs it', () => {
    const does: FlowNode = { kind: 'auto', label: words('自动'), next: 'end', hook: 'complete' }
    const names = {
      lang: 'zh',
      fields: [],
      roles: [],
      processes: [],
      hooks: [{ hook: 'complete', label: '完成' }],
    } as const
    expect(nodeText(does, names)).toBe('完成')
    expect(nodeText(does, { ...names, hooks: [] })).toBe('complete')
  })

  test('a branch without a name in the reader’s language is called by its condition, or its place', () => {
    const names = { lang: 'en', fields: [], roles: [], processes: [], hooks: [] } as const
    const label = { zh: '大额', ru: '', en: '' }
    expect(branchText({ label, when: 'total > "5"' }, 0, { ...names, lang: 'zh' })).toBe('大额')
    expect(branchText({ label, when: 'ge(total, "5")' }, 0, names)).toBe('total is at least 5')
    expect(branchText({ label }, 1, names)).toBe('Branch 2')
  })

  test('tells other tools which process is called, and that it is called for each line', () => {
    expect(writeBpmn(calling)).toMatch(
      /<bpmn:callActivity id="calls" name="子流程" calledElement="advance">.*<bpmn:multiInstanceLoopCharacteristics isSequential="false" \/><\/bpmn:callActivity>/,
    )
    expect(writeBpmn(calling)).toMatch(/<bpmn:callActivity id="aside"[^/]*calledElement="notice">/)
  })

  test('that is no flow is told from one', () => {
    for (const xml of ['', '<a/>', '<!DOCTYPE x><definitions/>', '<definitions><process>', 'x'.repeat(2_000_001)])
      expect(readBpmn(xml, plan)).toBeNull()
    for (const json of [
      null,
      [],
      {},
      { key: 'k', label: words('k'), nodes: [] },
      { key: 'k', label: words('k'), nodes: { a: { kind: 'condition', label: words('x') } } },
    ])
      expect(readDefinition(json)).toBeNull()
  })
})
