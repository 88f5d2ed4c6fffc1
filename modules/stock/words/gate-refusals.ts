import type { Words } from '../../../core/values/language.ts'

export const gateRefusals = {
  'gate.gross-below-tare': {
    zh: '毛重应大于皮重 {tare} 吨，请重新过磅',
    ru: 'Брутто должно быть больше тары {tare} т: взвесьте ещё раз',
    en: 'Gross must be above the tare of {tare} t: weigh again',
  },
  'gate.more-than-left': {
    zh: '净重 {net} 吨超过剩余可提 {left} 吨，毛重不能超过 {most} 吨，请卸下多装部分',
    ru: 'Нетто {net} т больше остатка {left} т: брутто не выше {most} т, снимите лишнее',
    en: 'Net {net} t is above the {left} t left: gross may be {most} t at most, unload the rest',
  },
  'gate.used-up': {
    zh: '放货单 {number} 已提完，请业务员重新办理放货',
    ru: 'По распоряжению {number} всё вывезено: менеджер должен оформить новое',
    en: 'Release {number} is used up: the trader makes a new one',
  },
  'gate.inside': {
    zh: '车辆 {plate} 已在场内（{number}），请先办理出场',
    ru: 'Машина {plate} уже на территории ({number}): сначала выпустите её',
    en: 'Lorry {plate} is inside already ({number}): let it out first',
  },
  'gate.ticket-quarantined': {
    zh: '磅单 {number} 疑似重复，正在隔离：请先在磅单管理中核对处理',
    ru: 'Весовой талон {number} похож на дубль и в карантине: сначала решите по нему',
    en: 'Weigh ticket {number} may be a duplicate and is in quarantine: decide on it first',
  },
  'gate.ticket-void': {
    zh: '磅单 {number} 已作废：请删除此出库单，重新过磅后办理',
    ru: 'Весовой талон {number} аннулирован: удалите этот расход и взвесьте машину заново',
    en: 'Weigh ticket {number} is void: delete this entry and weigh the lorry again',
  },
  'gate.scale-off': {
    zh: '尚未设置地磅地址，请手工填写重量',
    ru: 'Адрес весов не задан: введите вес вручную',
    en: 'The weighbridge has no address: type the weight',
  },
  'gate.scale-silent': {
    zh: '地磅没有应答：请查看仪表，手工填写重量',
    ru: 'Весы не отвечают: посмотрите вес на терминале и введите вручную',
    en: 'The scale does not answer: read its display and type the weight',
  },
  'gate.scale-moving': {
    zh: '读数未稳定：车辆停稳、人员下秤后再取',
    ru: 'Показания не устоялись: пусть машина остановится, затем возьмите вес снова',
    en: 'The reading is not steady: wait until the lorry has stopped, then take it again',
  },
  'gate.scale-overload': {
    zh: '地磅超载：请车辆下秤，减载后重新过磅',
    ru: 'Весы перегружены: пусть машина съедет, уберите лишнее и взвесьте снова',
    en: 'The scale is overloaded: drive off, unload some and weigh again',
  },
  'gate.scale-unit': {
    zh: '地磅单位是“{unit}”，只能用 kg 或 t：请在仪表上改单位',
    ru: 'Весы показывают в «{unit}», а нужны kg или t: смените единицу на терминале',
    en: 'The scale shows “{unit}”, but kg or t is needed: change its unit',
  },
  'gate.scale-zero': {
    zh: '空秤时显示 {zero} kg：请车辆下秤，置零后重新过磅',
    ru: 'Пустые весы показывают {zero} кг: пусть машина съедет, обнулите их и взвесьте снова',
    en: 'The empty scale shows {zero} kg: drive off, set it to zero and weigh again',
  },
  'gate.scale-old': {
    zh: '读数时间与系统相差 {seconds} 秒：请重启仪表或核对其时钟',
    ru: 'Показание расходится с часами системы на {seconds} с: перезапустите весовой терминал или проверьте его часы',
    en: 'The reading is {seconds} s away from our clock: restart the indicator or check its clock',
  },
  'gate.scale-empty': {
    zh: '秤上只有 {kg} kg：请车辆完全上秤后再取',
    ru: 'На весах лишь {kg} кг: пусть машина въедет целиком',
    en: 'Only {kg} kg on the scale: let the lorry drive on fully',
  },
} as const satisfies Readonly<Record<string, Words>>
