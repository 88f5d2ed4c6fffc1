import type { DictionaryEntry } from '../../core/description/dictionary-entry.ts'

/** Small groups that only the shipping module uses. */
export const shippingDictionaries: Readonly<Record<string, readonly DictionaryEntry[]>> = {
  laytime_status: [
    { code: '0', label: { zh: '草稿', ru: 'Черновик', en: 'Draft' }, color: 'grey' },
    { code: '1', label: { zh: '对方已确认', ru: 'Подтверждено контрагентом', en: 'Confirmed' }, color: 'blue' },
    { code: '2', label: { zh: '已审核', ru: 'Проверено', en: 'Checked' }, color: 'green' },
    { code: '3', label: { zh: '已结算', ru: 'Рассчитано', en: 'Settled' }, color: 'grey' },
    { code: '9', label: { zh: '争议', ru: 'Спор', en: 'In dispute' }, color: 'red' },
  ],
  laytime_early: [
    { code: 'none', label: { zh: '不计', ru: 'Не считается', en: 'Does not count' } },
    { code: 'start', label: { zh: '自开工起算', ru: 'Сталия с начала работ', en: 'Laytime begins with work' } },
    { code: 'used', label: { zh: '只计实际作业', ru: 'Считается время работ', en: 'Time worked counts' } },
  ],
  laytime_despatch: [
    { code: 'working', label: { zh: '节省的工作时间', ru: 'Сбережённое рабочее время', en: 'Working time saved' } },
    { code: 'all', label: { zh: '节省的全部时间', ru: 'Всё сбережённое время', en: 'All time saved' } },
  ],
  laytime_rule: [
    { code: 'notice', label: { zh: 'NOR 尚未生效', ru: 'Нотис ещё не принят', en: 'Notice not taken yet' } },
    { code: 'turn', label: { zh: '通知时间', ru: 'Нотисное время', en: 'Turn time' } },
    { code: 'early', label: { zh: '提前作业', ru: 'Работа до начала сталии', en: 'Worked before laytime' } },
    { code: 'counts', label: { zh: '计入', ru: 'Считается', en: 'Counts' } },
    { code: 'agreed', label: { zh: '双方约定比例', ru: 'По соглашению сторон', en: 'As both sides agreed' } },
    { code: 'rain', label: { zh: '非晴天工作日', ru: 'Непогода', en: 'Weather' } },
    { code: 'shifting', label: { zh: '移泊', ru: 'Перешвартовка', en: 'Shifting' } },
    { code: 'rest', label: { zh: '休息日除外', ru: 'Выходные не считаются', en: 'Rest day left out' } },
    { code: 'holiday', label: { zh: '节假日除外', ru: 'Праздники не считаются', en: 'Holiday left out' } },
    { code: 'used', label: { zh: '休息日已使用', ru: 'Выходной использован', en: 'Rest day used' } },
    { code: 'vessel', label: { zh: '船方原因', ru: 'По вине судна', en: 'Fault of the vessel' } },
    { code: 'demurrage', label: { zh: '滞期', ru: 'Простой', en: 'On demurrage' } },
  ],
  shipping_zone: [
    { code: 'Asia/Shanghai', label: { zh: '北京 UTC+8', ru: 'Пекин UTC+8', en: 'Beijing UTC+8' } },
    {
      code: 'Asia/Vladivostok',
      label: { zh: '符拉迪沃斯托克 UTC+10', ru: 'Владивосток UTC+10', en: 'Vladivostok UTC+10' },
    },
    { code: 'Asia/Sakhalin', label: { zh: '萨哈林 UTC+11', ru: 'Сахалин UTC+11', en: 'Sakhalin UTC+11' } },
    { code: 'Asia/Jakarta', label: { zh: '雅加达 UTC+7', ru: 'Джакарта UTC+7', en: 'Jakarta UTC+7' } },
    { code: 'Asia/Makassar', label: { zh: '望加锡 UTC+8', ru: 'Макасар UTC+8', en: 'Makassar UTC+8' } },
    { code: 'Asia/Seoul', label: { zh: '首尔 UTC+9', ru: 'Сеул UTC+9', en: 'Seoul UTC+9' } },
    { code: 'Asia/Tokyo', label: { zh: '东京 UTC+9', ru: 'Токио UTC+9', en: 'Tokyo UTC+9' } },
    { code: 'Australia/Sydney', label: { zh: '悉尼', ru: 'Сидней', en: 'Sydney' } },
    { code: 'Europe/Amsterdam', label: { zh: '阿姆斯特丹', ru: 'Амстердам', en: 'Amsterdam' } },
    { code: 'UTC', label: { zh: '协调世界时 UTC', ru: 'Всемирное время UTC', en: 'UTC' } },
  ],
  vessel_running: [
    { code: 'laden', label: { zh: '重载航行', ru: 'В грузу', en: 'Laden' } },
    { code: 'ballast', label: { zh: '空载航行', ru: 'В балласте', en: 'In ballast' } },
    { code: 'idle', label: { zh: '在港停泊', ru: 'На стоянке', en: 'Idle in port' } },
    { code: 'working', label: { zh: '在港作业', ru: 'Под грузовыми работами', en: 'Working in port' } },
  ],
  vessel_signal: [
    { code: 'good', label: { zh: '信号正常', ru: 'Сигнал есть', en: 'Heard' }, color: 'green' },
    { code: 'late', label: { zh: '信号延迟', ru: 'Сигнал запаздывает', en: 'Late' }, color: 'amber' },
    { code: 'silent', label: { zh: '失去信号', ru: 'Сигнала нет', en: 'Silent' }, color: 'red' },
    { code: 'none', label: { zh: '从未收到', ru: 'Ещё не было', en: 'Never heard' }, color: 'grey' },
  ],
  vessel_navStatus: [
    { code: '0', label: { zh: '机动航行', ru: 'На ходу', en: 'Under way' } },
    { code: '1', label: { zh: '锚泊', ru: 'На якоре', en: 'At anchor' } },
    { code: '2', label: { zh: '失控', ru: 'Лишено управления', en: 'Not under command' } },
    { code: '3', label: { zh: '操纵受限', ru: 'Ограничено в манёвре', en: 'Restricted manoeuvrability' } },
    { code: '5', label: { zh: '系泊', ru: 'Ошвартовано', en: 'Moored' } },
    { code: '6', label: { zh: '搁浅', ru: 'На мели', en: 'Aground' } },
    { code: '15', label: { zh: '未定义', ru: 'Не указано', en: 'Undefined' } },
  ],
}
