import type { FlowDefinition, FlowNode } from '../../../core/approval/definition.ts'
import { exitsOf, type Exit } from '../../../core/approval/designer/node-exits.ts'

/** Namespace of what BPMN has no words for: the node as it is kept. */
const ownNamespace = 'urn:amur:flow'

/** A flow as BPMN 2.0, with everything of it in extensions, so that reading it again gives the same flow. */
export function writeBpmn(definition: FlowDefinition): string {
  const { nodes, ...head } = definition
  const parts = Object.entries(nodes).map(([key, node]) => element(key, node))
  const flows = Object.entries(nodes).flatMap(([key, node]) =>
    exitsOf(node).map(({ exit, to }) => flow(key, node, exit, to)),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:amur="${ownNamespace}" targetNamespace="${ownNamespace}">`,
    `  <bpmn:process id="${escaped(definition.key)}" name="${escaped(definition.label.zh)}" isExecutable="true">`,
    `    <bpmn:extensionElements><amur:flow>${escaped(JSON.stringify(head))}</amur:flow></bpmn:extensionElements>`,
    ...parts,
    ...flows,
    '  </bpmn:process>',
    '</bpmn:definitions>',
    '',
  ].join('\n')
}

function tagOf(node: FlowNode): string {
  switch (node.kind) {
    case 'start':
      return 'startEvent'
    case 'approve':
    case 'fill':
    case 'seal':
      return 'userTask'
    case 'cc':
      return 'sendTask'
    case 'condition':
      return 'exclusiveGateway'
    case 'parallel':
    case 'join':
      return 'parallelGateway'
    case 'inclusive':
      return 'inclusiveGateway'
    case 'delay':
      return 'intermediateCatchEvent'
    case 'subflow':
      return 'callActivity'
    case 'auto':
      return 'serviceTask'
    case 'end':
      return 'endEvent'
  }
}

function element(key: string, node: FlowNode): string {
  const standard =
    node.kind === 'condition' || node.kind === 'inclusive' ? ` default="${escaped(flowId(key, 'otherwise'))}"` : ''
  const called = node.kind === 'subflow' ? ` calledElement="${escaped(node.process)}"` : ''
  return `    <bpmn:${tagOf(node)} id="${escaped(key)}" name="${escaped(node.label.zh)}"${standard}${called}><bpmn:extensionElements><amur:node>${escaped(JSON.stringify(node))}</amur:node></bpmn:extensionElements>${perLine(node)}</bpmn:${tagOf(node)}>`
}

/** One case for each line, as other tools know it. */
function perLine(node: FlowNode): string {
  return node.kind === 'subflow' && node.over !== undefined
    ? '<bpmn:multiInstanceLoopCharacteristics isSequential="false" />'
    : ''
}

function flow(from: string, node: FlowNode, exit: Exit, to: string): string {
  const when =
    (node.kind === 'condition' || node.kind === 'inclusive') && typeof exit === 'number'
      ? node.branches[exit]?.when
      : undefined
  const head = `    <bpmn:sequenceFlow id="${escaped(flowId(from, exit))}" sourceRef="${escaped(from)}" targetRef="${escaped(to)}"`
  return when === undefined
    ? `${head} />`
    : `${head}><bpmn:conditionExpression>${escaped(when)}</bpmn:conditionExpression></bpmn:sequenceFlow>`
}

function flowId(from: string, exit: Exit): string {
  return `${from}_to_${exit}`
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => marks[sign] ?? sign)
}
