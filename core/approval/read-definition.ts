import { languages } from '../values/language.ts'
import type { FlowDefinition } from './definition.ts'

/**
 * A definition as it comes from a file or a call, when it has the shape of one; what is wrong within it
 * `checkDefinition` says.
 */
export function readDefinition(given: unknown): FlowDefinition | null {
  if (!isRecord(given) || typeof given.key !== 'string' || !isWords(given.label) || !isRecord(given.nodes)) return null
  const nodes = Object.values(given.nodes)
  if (!nodes.every((node) => isRecord(node) && typeof node.kind === 'string' && isRecord(node.label))) return null
  if (!nodes.every((node) => !isRecord(node) || !branching.has(node.kind) || Array.isArray(node.branches))) return null
  return given as unknown as FlowDefinition // its shape was looked at; its content is checked before it is ever run
}

const branching: ReadonlySet<unknown> = new Set(['condition', 'parallel', 'inclusive'])

function isWords(value: unknown): boolean {
  return isRecord(value) && languages.every((lang) => typeof value[lang] === 'string')
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
