import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { laytime } from '../laytime.ts'

const port = { zh: '港口序号', ru: 'Порт №', en: 'Port no.' }
const day = { zh: '日期', ru: 'Дата', en: 'Date' }
const reason = { zh: '原因', ru: 'Причина', en: 'Reason' }

export const laytimeWords: DocumentWords<typeof laytime> = {
  title: { zh: '滞期计算', ru: 'Расчёт сталии', en: 'Laytime' },
  fields: {
    laytimeNo: { zh: '计算单号', ru: 'Номер расчёта', en: 'Laytime number' },
    vesselId: { zh: '船舶', ru: 'Судно', en: 'Vessel' },
    voyageNo: { zh: '航次号', ru: 'Рейс', en: 'Voyage' },
    counterparty: { zh: '对方', ru: 'Контрагент', en: 'Counterparty' },
    contractId: { zh: '合同', ru: 'Договор', en: 'Contract' },
    cargo: { zh: '货名', ru: 'Груз', en: 'Cargo' },
    status: { zh: '状态', ru: 'Статус', en: 'Status' },
    term: { zh: '装卸时间条款', ru: 'Условие сталии', en: 'Laytime term' },
    weather: { zh: '晴天工作日', ru: 'Погожие рабочие дни', en: 'Weather working days' },
    early: { zh: '起算前作业', ru: 'Работа до начала сталии', en: 'Work before laytime' },
    restFrom: {
      label: { zh: '休息日前一天起', ru: 'Канун выходного с', en: 'Eve of rest from' },
      help: {
        zh: '港口当地时间；SHEX 为星期六此时起，FHEX 为星期四此时起',
        ru: 'Время порта: для SHEX — с этого часа субботы, для FHEX — четверга',
        en: 'Time of the port: by SHEX from then on Saturday, by FHEX on Thursday',
      },
    },
    restTo: {
      label: { zh: '休息日后一天至', ru: 'После выходного до', en: 'After rest until' },
      help: {
        zh: '港口当地时间；整天节假日也除外至次日此时',
        ru: 'Время порта; полный праздник тоже не считается до этого часа следующего дня',
        en: 'Time of the port; a whole holiday too is left out until then on the next day',
      },
    },
    reversible: {
      label: { zh: '装卸时间合并', ru: 'Общий счёт портов', en: 'Reversible' },
      help: {
        zh: '合并：各港允许时间共用；不合并：各港分别计算，金额相抵',
        ru: 'Да — время портов общее; нет — порты считаются отдельно, суммы зачитываются',
        en: 'Yes: the ports share one allowance; no: ports are reckoned apart, and the money is netted',
      },
    },
    currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
    demurrageRate: { zh: '滞期费率（每天）', ru: 'Ставка демереджа в сутки', en: 'Demurrage a day' },
    despatchPct: { zh: '速遣费率（占滞期费率 %）', ru: 'Диспач, % от демереджа', en: 'Despatch, % of demurrage' },
    despatchBase: { zh: '速遣依据', ru: 'Основа диспача', en: 'Despatch for' },
    calls: {
      label: { zh: '港口', ru: 'Порты', en: 'Ports' },
      fields: {
        no: port,
        portFunc: { zh: '作业', ru: 'Операция', en: 'Operation' },
        port: { zh: '港口', ru: 'Порт', en: 'Port' },
        zone: { zh: '时区', ru: 'Часовой пояс', en: 'Time zone' },
        qty: { zh: '货量（吨）', ru: 'Груз, т', en: 'Cargo, t' },
        rate: { zh: '装卸率（吨/天）', ru: 'Норма, т/сут', en: 'Rate, t a day' },
        hours: { zh: '固定时间（小时）', ru: 'Фиксированно, ч', en: 'Fixed, h' },
        turn: { zh: '通知时间（小时）', ru: 'Нотис, ч', en: 'Turn time, h' },
        wibon: { zh: '不论靠泊与否', ru: 'У причала или нет', en: 'In berth or not' },
        noticeFrom: { zh: 'NOR 接受时间自', ru: 'Приём нотиса с', en: 'Notice from' },
        noticeTo: { zh: '至', ru: 'до', en: 'until' },
      },
    },
    facts: {
      label: { zh: '装卸事实记录', ru: 'Таймшит порта', en: 'Statement of facts' },
      fields: {
        callNo: port,
        day,
        clock: { zh: '时间', ru: 'Время', en: 'Time' },
        event: { zh: '事件', ru: 'Событие', en: 'Event' },
        pct: { zh: '约定计入（%）', ru: 'Считается, %', en: 'Agreed, %' },
        note: { zh: '说明', ru: 'Примечание', en: 'Note' },
      },
    },
    daysOff: {
      label: { zh: '节假日', ru: 'Праздники', en: 'Holidays' },
      fields: {
        callNo: port,
        day,
        half: { zh: '仅下午', ru: 'Только после полудня', en: 'Afternoon only' },
        name: { zh: '名称', ru: 'Название', en: 'Name' },
      },
    },
    allowedHours: { zh: '允许时间（小时）', ru: 'Разрешено, ч', en: 'Allowed, h' },
    usedHours: { zh: '使用时间（小时）', ru: 'Использовано, ч', en: 'Used, h' },
    overHours: { zh: '滞期时间（小时）', ru: 'Простой, ч', en: 'On demurrage, h' },
    savedHours: { zh: '速遣时间（小时）', ru: 'Сбережено, ч', en: 'Saved, h' },
    demurrage: { zh: '滞期费', ru: 'Демередж', en: 'Demurrage' },
    despatch: { zh: '速遣费', ru: 'Диспач', en: 'Despatch' },
    net: {
      label: { zh: '净额', ru: 'Итого', en: 'Net' },
      help: {
        zh: '正数为滞期费，负数为速遣费',
        ru: 'Плюс — демередж, минус — диспач',
        en: 'Demurrage above zero, despatch below',
      },
    },
    working: {
      label: { zh: '时间表', ru: 'Учёт времени', en: 'Time sheet' },
      fields: {
        callNo: port,
        day,
        from: { zh: '自', ru: 'С', en: 'From' },
        to: { zh: '至', ru: 'До', en: 'To' },
        elapsed: { zh: '历时（小时）', ru: 'Прошло, ч', en: 'Elapsed, h' },
        event: { zh: '事件', ru: 'Событие', en: 'Event' },
        rule: { zh: '规则', ru: 'Правило', en: 'Rule' },
        pct: { zh: '计入（%）', ru: 'Считается, %', en: 'Counts, %' },
        counted: { zh: '计入（小时）', ru: 'Засчитано, ч', en: 'Counted, h' },
        left: { zh: '剩余（小时）', ru: 'Остаток, ч', en: 'Left, h' },
      },
    },
    disputeReason: { zh: '争议原因', ru: 'Причина спора', en: 'Why it is disputed' },
  },
  groups: {
    basic: { zh: '航次', ru: 'Рейс', en: 'Voyage' },
    terms: { zh: '条款与费率', ru: 'Условия и ставки', en: 'Terms and rates' },
    ports: { zh: '港口', ru: 'Порты', en: 'Ports' },
    facts: { zh: '装卸事实记录', ru: 'Таймшит порта', en: 'Statement of facts' },
    daysOff: { zh: '节假日', ru: 'Праздники', en: 'Holidays' },
    result: { zh: '计算结果', ru: 'Итог', en: 'Result' },
    working: { zh: '时间表', ru: 'Учёт времени', en: 'Time sheet' },
  },
  actions: {
    confirm: { zh: '对方已确认', ru: 'Подтверждено контрагентом', en: 'Confirmed by the other side' },
    check: { zh: '审核', ru: 'Проверить', en: 'Check' },
    settle: { zh: '结算', ru: 'Рассчитать', en: 'Settle' },
    dispute: { zh: '提出争议', ru: 'Оспорить', en: 'Dispute' },
    reopen: { zh: '重新计算', ru: 'Пересчитать', en: 'Reopen' },
  },
  tasks: {
    check: { zh: '滞期计算待审核', ru: 'Проверить расчёт сталии', en: 'Laytime to be checked' },
    settle: { zh: '滞期计算待结算', ru: 'Рассчитаться по сталии', en: 'Laytime to be settled' },
  },
  asks: { reason },
}
