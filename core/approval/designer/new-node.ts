import type { FlowNode, NodeKind } from '../definition.ts'
import { kindWords } from './node-kind-words.ts'

/** Kinds that may be put into a drawing, as they are offered. */
export const addableKinds = [
  'approve',
  'fill',
  'seal',
  'cc',
  'condition',
  'parallel',
  'inclusive',
  'delay',
  'subflow',
  'auto',
] as const satisfies readonly NodeKind[]

/**
 * A node as it is first put into a drawing; money is decided more strictly. Whoever is asked is a leader above those
 * asked already.
 */
export function newNode(kind: (typeof addableKinds)[number], money: boolean, leaders = 0): FlowNode {
  const label = kindWords[kind]
  switch (kind) {
    case 'fill':
    case 'seal':
    case 'approve':
      return {
        kind,
        label,
        next: '',
        mode: 'one',
        approver: { by: 'departmentLeader', ...(leaders > 0 ? { level: leaders + 1 } : {}) },
        ...(money ? { noAutoPass: true, empty: 'block' } : {}),
      }
    case 'cc':
      return { kind, label, next: '', people: { by: 'role', role: '' } }
    case 'condition':
      return { kind, label, branches: [{ when: '', to: '' }], otherwise: '' }
    case 'parallel':
      return { kind, label, branches: [{ to: '' }, { to: '' }], join: '' }
    case 'inclusive':
      return { kind, label, branches: [{ when: '', to: '' }], otherwise: '', join: '' }
    case 'delay':
      return { kind, label, next: '', wait: { hours: 8 } }
    case 'subflow':
      return { kind, label, next: '', process: '', mode: 'sync', values: {} }
    // Fields of money are not set by a flow.
    case 'auto':
      return {
        kind,
        label,
        next: '',
        hook: '',
        act: money
          ? { do: 'notify', people: { by: 'departmentLeader' }, text: { zh: '', ru: '', en: '' } }
          : { do: 'set', values: {} },
      }
  }
}
