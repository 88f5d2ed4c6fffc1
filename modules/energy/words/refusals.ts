import type { Words } from '../../../core/values/language.ts'

/** What is refused of devices and work orders, and what to do. */
export const energyRefusals: Readonly<Record<string, Words>> = {
  'device.other-station': {
    zh: '上级设备“{name}”属于另一座电站',
    ru: 'Вышестоящее оборудование «{name}» относится к другой станции',
    en: 'The device above, “{name}”, belongs to another station',
  },
  'work-order.permit': {
    zh: '缺陷与检修须先填写工作票或操作票编号，才能开工',
    ru: 'Дефекты и ремонт начинают только по наряду-допуску или бланку переключений: сначала укажите номер',
    en: 'Defects and repairs are begun on a permit only: enter its number first',
  },
  'work-order.steps-open': {
    zh: '还有 {n} 个步骤未勾选，例如“{step}”；全部完成后才能提交验收',
    ru: 'Не {n, plural, one {отмечен # шаг} few {отмечены # шага} many {отмечено # шагов} other {отмечено # шага}}, например «{step}». Сдать можно, когда отмечены все',
    en: '{n, plural, one {# step is} other {# steps are}} not checked yet, such as “{step}”; check all of them before handing in',
  },
  'work-order.step-left-out': {
    zh: '步骤“{step}”由派工人规定，不能删除或改写',
    ru: 'Шаг «{step}» задан диспетчером: его нельзя удалить или переписать',
    en: 'The step “{step}” was given out with the work; it can be neither removed nor reworded',
  },
  'work-order.restored': {
    zh: '恢复时间须在报告时间之后、现在之前',
    ru: 'Время восстановления должно быть позже сообщения о дефекте и не позже текущего момента',
    en: 'The time of restoration lies between the report and now',
  },
}
