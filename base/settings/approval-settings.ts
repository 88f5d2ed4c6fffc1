import type { SettingGroup } from '../../core/setting.ts'
import { number } from '../../kinds/index.ts'

/** How long a decision may be undone. */
export const approvalSettings: SettingGroup = {
  code: 'approval',
  label: { zh: '审批', ru: 'Согласование', en: 'Approvals' },
  settings: {
    'approval.undoSeconds': {
      field: number({ min: '0', max: '60', initial: '10' }), label: { zh: '审批可撤销秒数', ru: 'Сколько секунд можно отменить решение', en: 'Seconds in which a decision may be undone' },
      help: { zh: '同意或退回在此时间后生效；0 为立即生效。资金单据始终立即生效', ru: 'Согласование или возврат вступают в силу после этого времени; 0 — сразу. По платёжным документам — всегда сразу', en: 'An agreement or return takes effect after that time, with 0 at once. On money documents it always does at once' },
    },
  },
}
