import type { ApproverSource } from '../../../core/approval/approver-source.ts'

/** A source of this sort before anything is said of it. */
export function freshSource(by: ApproverSource['by']): ApproverSource {
  switch (by) {
    case 'people':
      return { by, ids: [] }
    case 'role':
    case 'roleInUnit':
      return { by, role: '' }
    case 'personField':
      return { by, field: '' }
    case 'group':
      return { by, group: '' }
    case 'leaderOf':
      return { by, field: '' }
    case 'expression':
      return { by, expression: '' }
    case 'choice':
      return { by, of: 'drafter' }
    case 'superiors':
      return { by, upTo: 3 }
    case 'superiorOf':
      return { by: 'superior' }
    case 'departmentLeader':
    case 'superior':
    case 'flowAdmin':
      return { by }
  }
}
