import type { DictionaryEntry } from '../../core/description/dictionary-entry.ts'
import { workState } from './work-order-states.ts'

/** Small groups that only new energy uses. */
export const energyDictionaries: Readonly<Record<string, readonly DictionaryEntry[]>> = {
  energy_meterUse: [
    { code: 'gate', label: { zh: '关口表', ru: 'На границе с сетью', en: 'Grid gateway' } },
    { code: 'inv', label: { zh: '逆变器侧', ru: 'За инвертором', en: 'Behind an inverter' } },
    { code: 'line', label: { zh: '集电线路侧', ru: 'На сборной линии', en: 'On a collector line' } },
    { code: 'pcs', label: { zh: 'PCS侧', ru: 'За преобразователем (PCS)', en: 'Behind a PCS' } },
  ],
  energy_switchPosition: [
    { code: '1', label: { zh: '合闸 / 运行', ru: 'Включено', en: 'Closed or running' }, color: 'red' },
    { code: '0', label: { zh: '分闸 / 停止', ru: 'Отключено', en: 'Open or stopped' }, color: 'green' },
  ],
  energy_workType: [
    { code: 'defect', label: { zh: '缺陷', ru: 'Устранение дефекта', en: 'Defect' }, color: 'red' },
    { code: 'repair', label: { zh: '检修', ru: 'Ремонт', en: 'Repair' }, color: 'amber' },
    { code: 'inspect', label: { zh: '巡检', ru: 'Осмотр', en: 'Inspection' }, color: 'blue' },
    { code: 'clean', label: { zh: '清洗', ru: 'Мойка модулей', en: 'Cleaning' }, color: 'cyan' },
  ],
  energy_permit: [
    { code: 'work', label: { zh: '工作票', ru: 'Наряд-допуск', en: 'Work permit' } },
    { code: 'switch', label: { zh: '操作票', ru: 'Бланк переключений', en: 'Switching order' } },
  ],
  energy_workState: [
    { code: workState.waiting, label: { zh: '待派', ru: 'Не назначен', en: 'To be assigned' }, color: 'grey' },
    { code: workState.assigned, label: { zh: '已派', ru: 'Назначен', en: 'Assigned' }, color: 'cyan' },
    { code: workState.running, label: { zh: '处理中', ru: 'В работе', en: 'In progress' }, color: 'blue' },
    { code: workState.handedIn, label: { zh: '待验收', ru: 'На приёмке', en: 'To be accepted' }, color: 'amber' },
    { code: workState.done, label: { zh: '完成', ru: 'Выполнен', en: 'Done' }, color: 'green' },
    { code: workState.sentBack, label: { zh: '退回', ru: 'Возвращён', en: 'Sent back' }, color: 'red' },
  ],
}
