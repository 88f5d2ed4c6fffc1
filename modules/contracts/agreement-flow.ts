import type { FlowDefinition } from '../../core/approval/definition.ts'
import { contractFlow } from './contract-flow.ts'

/** The larger of what the contract comes to and what is changed decides, as the amount does for a contract. */
const graded = 'max(newTotalCny, abs(deltaCny))'

/** A change of a contract is agreed to as the contract was, by its new total and by how much is changed. */
export const agreementFlow: FlowDefinition = {
  ...contractFlow,
  key: 'ctChange',
  label: { zh: '补充协议审批', ru: 'Согласование допсоглашения', en: 'Approval of a supplementary agreement' },
  nodes: {
    ...contractFlow.nodes,
    large: {
      kind: 'condition',
      label: { zh: '金额分级', ru: 'По сумме', en: 'By amount' },
      branches: [{ when: `ge(${graded}, "5000000")`, to: 'manager' }],
      otherwise: 'end',
    },
    huge: {
      kind: 'condition',
      label: { zh: '是否报董事长', ru: 'Нужен ли председатель', en: 'Chairman needed' },
      branches: [{ when: `ge(${graded}, "20000000")`, to: 'chairman' }],
      otherwise: 'end',
    },
  },
}
