import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { FlowDefinition, FlowNode } from '../../../core/approval/definition.ts'
import { readDefinition } from '../../../core/approval/read-definition.ts'

/** A flow read from a file, and what of the file could not be said in it. */
export interface ReadFlow {
  readonly definition: FlowDefinition
  /** Elements by their tag and name. */
  readonly left: readonly { readonly tag: string; readonly name: string }[]
}

type Attributes = Readonly<Record<string, unknown>>

interface Element {
  readonly tag: string
  readonly id: string
  readonly name: string
  readonly own: string | null
  readonly attributes: Attributes
}

const longest = 2_000_000

/**
 * Reads BPMN 2.0: our own export gives the same flow; of another's, tasks, exclusive gateways and events are taken and
 * the rest is told. Null when it is no such file.
 */
export function readBpmn(xml: string, into: FlowDefinition): ReadFlow | null {
  if (xml.length > longest || /<!(?!--)/.test(xml) || XMLValidator.validate(xml) !== true) return null
  const process = processOf(xml)
  if (process === null) return null
  const elements = elementsOf(process)
  const head = ownText(process, 'flow')
  if (head !== null && elements.every(({ tag, own }) => own !== null || tag === 'sequenceFlow')) {
    const nodes = Object.fromEntries(
      elements.flatMap(({ id, own }) => (own === null ? [] : [[id, parsed(own)] as const])),
    )
    const definition = readDefinition({ ...record(parsed(head)), nodes })
    return definition === null ? null : { definition, left: [] }
  }
  return foreign(elements, into)
}

function foreign(elements: readonly Element[], into: FlowDefinition): ReadFlow {
  const flows = elements.filter(({ tag }) => tag === 'sequenceFlow')
  const known = elements.filter(({ tag }) => tag in kinds)
  const keys = new Map(known.map(({ id }, at) => [id, /^[A-Za-z]\w*$/.test(id) ? id : `n${at + 1}`]))
  const nodes = Object.fromEntries(
    known.map((element) => {
      const out = flows.filter(({ attributes }) => attributes['@sourceRef'] === element.id)
      return [keys.get(element.id) ?? element.id, nodeOf(element, out, (id) => keys.get(id) ?? id)] as const
    }),
  )
  const left = elements
    .filter(({ tag }) => !(tag in kinds) && tag !== 'sequenceFlow' && !silent.has(tag))
    .map(({ tag, name, id }) => ({ tag, name: name || id }))
  return { definition: { ...into, nodes }, left }
}

const kinds: Readonly<Record<string, FlowNode['kind']>> = {
  startEvent: 'start',
  endEvent: 'end',
  userTask: 'approve',
  manualTask: 'approve',
  task: 'approve',
  sendTask: 'cc',
  serviceTask: 'auto',
  scriptTask: 'auto',
  businessRuleTask: 'auto',
  exclusiveGateway: 'condition',
  callActivity: 'subflow',
}

const silent: ReadonlySet<string> = new Set(['extensionElements', 'documentation'])

function nodeOf(
  { tag, name, id, attributes }: Element,
  out: readonly Element[],
  keyOf: (id: string) => string,
): FlowNode {
  const text = name || id
  const label = { zh: text, ru: text, en: text }
  const targets = out.map((flow) => ({
    id: flow.id,
    to: keyOf(String(flow.attributes['@targetRef'] ?? '')),
    when: textOf(flow.attributes['conditionExpression']),
  }))
  const next = targets[0]?.to ?? ''
  const kind = kinds[tag]
  if (kind === 'end') return { kind, label }
  if (kind === 'approve') return { kind, label, next, mode: 'one', approver: { by: 'role', role: '' } }
  if (kind === 'cc') return { kind, label, next, people: { by: 'role', role: '' } }
  if (kind === 'auto') return { kind, label, next, hook: '' }
  if (kind === 'subflow')
    return { kind, label, next, process: textOf(attributes['@calledElement']), mode: 'sync', values: {} }
  if (kind !== 'condition') return { kind: 'start', label, next }
  const standard =
    targets.find((one) => one.id === attributes['@default']) ??
    targets.find(({ when }) => when === '') ??
    targets.at(-1)
  return {
    kind,
    label,
    branches: targets.filter((one) => one !== standard).map(({ when, to }) => ({ when, to })),
    otherwise: standard?.to ?? '',
  }
}

function processOf(xml: string): Attributes | null {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    removeNSPrefix: true,
    parseTagValue: false,
    parseAttributeValue: false,
    isArray: (_name, _path, _leaf, isAttribute) => !isAttribute,
  })
  const process = first(first(parser.parse(xml), 'definitions'), 'process')
  return typeof process === 'object' && process !== null ? record(process) : null
}

function elementsOf(process: Attributes): readonly Element[] {
  return Object.entries(process).flatMap(([tag, list]) =>
    Array.isArray(list) && !silent.has(tag)
      ? list.map((one): Element => {
          const attributes = record(one)
          return {
            tag,
            id: textOf(attributes['@id']),
            name: textOf(attributes['@name']),
            own: ownText(attributes, 'node'),
            attributes,
          }
        })
      : [],
  )
}

function ownText(of: Attributes, name: string): string | null {
  const value = first(first(of, 'extensionElements'), name)
  return typeof value === 'string' ? value : null
}

/** The first child element of that name. */
function first(of: unknown, name: string): unknown {
  const children = record(of)[name]
  const [one]: readonly unknown[] = Array.isArray(children) ? children : []
  return one
}

/** The text of an attribute, or of an element with or without attributes of its own. */
function textOf(value: unknown): string {
  const one: unknown = Array.isArray(value) ? value[0] : value
  const text = typeof one === 'string' ? one : record(one)['#text']
  return typeof text === 'string' ? text.trim() : ''
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function record(value: unknown): Attributes {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Attributes) : {} // an object, read field by field
}
