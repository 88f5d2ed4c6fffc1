import type { SettingGroup } from '../../core/description/setting.ts'
import { number, text } from '../../kinds/index.ts'

/** How long a decision may be undone. */
export const approvalSettings: SettingGroup = {
  code: 'approval',
  label: { zh: '审批', ru: 'Согласование', en: 'Approvals' },
  settings: {
    'approval.callHosts': {
      guarded: true,
      field: text({ max: 1000 }),
      label: { zh: '允许流程调用的地址', ru: 'Адреса, доступные процессам', en: 'Addresses that processes may call' },
      help: {
        zh: '主机名，必要时带端口，用逗号分隔，如 erp.example.com:8443；留空则流程不能调用外部地址',
        ru: 'Имена узлов через запятую, при необходимости с портом: erp.example.com:8443. Если пусто, процессы не обращаются к внешним адресам',
        en: 'Host names, with a port where needed, separated by commas, such as erp.example.com:8443. If empty, processes cannot call external addresses',
      },
    },
    'approval.undoSeconds': {
      field: number({ min: '0', max: '60', initial: '10' }),
      label: {
        zh: '审批可撤销秒数',
        ru: 'Сколько секунд можно отменить решение',
        en: 'Seconds in which a decision may be undone',
      },
      help: {
        zh: '同意或退回在此时间后生效；0 为立即生效。资金单据始终立即生效',
        ru: 'Согласование или возврат вступают в силу после этого времени; 0 — сразу. По платёжным документам — всегда сразу',
        en: 'An approval or return takes effect after that time; 0 = at once. On payment documents always at once',
      },
    },
  },
}
