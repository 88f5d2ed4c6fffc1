import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { weighTicket } from '../weigh-ticket.ts'

export const weighTicketWords: DocumentWords<typeof weighTicket> = {
  title: { zh: '磅单', ru: 'Весовой талон', en: 'Weigh ticket' },
  fields: {
    ticketNo: { zh: '磅单号', ru: 'Номер талона', en: 'Ticket number' },
    status: { zh: '状态', ru: 'Статус', en: 'Status' },
    scaleType: { zh: '衡器', ru: 'Весы', en: 'Scale' },
    scaleNo: { zh: '磅房/衡器编号', ru: 'Номер весов', en: 'Scale number' },
    point: { zh: '过磅环节', ru: 'Где взвешено', en: 'Weighed at' },
    plateNo: { zh: '车牌号', ru: 'Номер машины', en: 'Number plate' },
    wagonNo: { zh: '车号', ru: 'Номер вагона', en: 'Wagon number' },
    vehicle: { zh: '车辆', ru: 'Машина или вагон', en: 'Vehicle' },
    weighTime: { zh: '过磅时间', ru: 'Время взвешивания', en: 'Weighed at' },
    weighDay: { zh: '过磅日期', ru: 'Дата взвешивания', en: 'Day of weighing' },
    billId: { zh: '物流单', ru: 'Транспортный документ', en: 'Logistics bill' },
    goodsId: { zh: '货品', ru: 'Товар', en: 'Goods' },
    carrier: { zh: '承运人', ru: 'Перевозчик', en: 'Carrier' },
    ourCompany: { zh: '我方公司', ru: 'Наша компания', en: 'Our company' },
    gross: { zh: '毛重(吨)', ru: 'Брутто, т', en: 'Gross, t' },
    tare: { zh: '皮重(吨)', ru: 'Тара, т', en: 'Tare, t' },
    deduct: { zh: '扣重(吨)', ru: 'Скидка веса, т', en: 'Deducted, t' },
    net: { zh: '净重(吨)', ru: 'Нетто, т', en: 'Net, t' },
    tareMean: { zh: '近30天平均皮重(吨)', ru: 'Средняя тара за 30 дней, т', en: 'Mean tare of 30 days, t' },
    tareDevPct: {
      label: { zh: '皮重偏差(%)', ru: 'Отклонение тары, %', en: 'Tare off its mean, %' },
      help: {
        zh: '与该车近30天平均皮重相比，超过3%预警',
        ru: 'К средней таре за 30 дней; больше 3 % — предупреждение',
        en: 'Against the mean tare of 30 days; more than 3 % raises an alert',
      },
    },
    fromFile: { zh: '导入或接口传入', ru: 'Из файла или с весов', en: 'From a file or a scale' },
    duplicateId: { zh: '疑似重复磅单', ru: 'Возможный дубль талона', en: 'Likely duplicate of' },
    decision: { zh: '处理说明', ru: 'Решение', en: 'Decision' },
    photo: { zh: '过磅照片', ru: 'Фото взвешивания', en: 'Photos' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    weights: { zh: '重量', ru: 'Вес', en: 'Weights' },
    cargo: { zh: '运输货品', ru: 'Что перевозится', en: 'What is carried' },
    judged: { zh: '来源与处理', ru: 'Источник и решение', en: 'Source and decision' },
    files: { zh: '照片', ru: 'Фото', en: 'Photos' },
  },
  actions: {
    accept: { zh: '解除隔离', ru: 'Принять из карантина', en: 'Accept' },
    reject: { zh: '判为重复', ru: 'Признать дублем', en: 'Reject as a duplicate' },
    quarantine: { zh: '转入隔离', ru: 'Поместить в карантин', en: 'Put in quarantine' },
    void: { zh: '作废', ru: 'Аннулировать', en: 'Void' },
  },
  tasks: { accept: { zh: '疑似重复磅单待判定', ru: 'Возможные дубли талонов', en: 'Likely duplicates to judge' } },
  asks: { reason: { zh: '处理说明', ru: 'Решение и причина', en: 'Decision and why' } },
}
