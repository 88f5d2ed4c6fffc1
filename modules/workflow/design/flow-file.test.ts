import { describe, expect, test } from 'vitest'
import { checkDefinition } from '../../../core/approval/check-definition.ts'
import type { FlowDefinition, FlowNode } from '../../../core/approval/definition.ts'
import { readDefinition } from '../../../core/approval/read-definition.ts'
import { expressionOf, isUnfinished, sentenceOf } from '../../../core/expression/expression-sentence.ts'
import { branchText, nodeText } from '../../../web/module-api-flow.ts'
import { contract } from '../../contracts/contract.ts'
import { readBpmn } from './read-bpmn.ts'
import { parted, plan, calling, ask, words } from './testing/plan-flow.ts'
import { writeBpmn } from './write-bpmn.ts'

const flows = [plan, calling, contract.approval?.first ?? plan]

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
