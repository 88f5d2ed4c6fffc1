import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { circulatedLetter } from '../letters/circulated-letter.ts'
import type { letterNumberCode } from '../letters/letter-number-code.ts'
import type { outgoingLetter } from '../letters/outgoing-letter.ts'

export const outgoingLettersWords: DocumentWords<typeof outgoingLetter> = {
  title: { zh: '发文', ru: 'Исходящий документ', en: 'Outgoing document' },
  fields: {
    draftNo: { zh: '拟稿编号', ru: 'Номер проекта', en: 'Draft number' },
    docNo: {
      label: { zh: '文号', ru: 'Регистрационный номер', en: 'Document number' },
      help: {
        zh: '签发时按单位和文种自动编号，不留空号',
        ru: 'Присваивается при подписании по организации и виду документа, без пропусков',
        en: 'Given when it is signed, by unit and kind, without gaps',
      },
    },
    title: { zh: '文件标题', ru: 'Заголовок', en: 'Title' },
    kind: { zh: '文种', ru: 'Вид документа', en: 'Kind' },
    urgency: { zh: '紧急程度', ru: 'Срочность', en: 'Urgency' },
    secrecy: {
      label: { zh: '密级', ru: 'Гриф', en: 'Secrecy' },
      help: {
        zh: '秘密文件仅拟稿、审批、用印、传阅等经办人员可见',
        ru: 'Секретный документ видят только его участники',
        en: 'A secret document is seen by those alone who have to do with it',
      },
    },
    status: { zh: '发文状态', ru: 'Состояние', en: 'Status' },
    issueUnit: { zh: '发文单位', ru: 'Отправитель', en: 'Issuing unit' },
    drafter: { zh: '拟稿人', ru: 'Исполнитель', en: 'Drafter' },
    signerId: { zh: '签发人', ru: 'Подписывает', en: 'Signed by' },
    signDepts: { zh: '会签部门', ru: 'Визирующие подразделения', en: 'Countersigning departments' },
    countersigners: { zh: '会签人', ru: 'Визируют', en: 'Countersigned by' },
    addressee: {
      label: { zh: '主送机关', ru: 'Адресат', en: 'Addressee' },
      help: {
        zh: '印在文件上的主送抬头，如“各子公司、本部各部门”',
        ru: 'Печатается в документе, например «Дочерним компаниям и подразделениям»',
        en: 'As it is printed, such as “All companies and departments”',
      },
    },
    copyTo: { zh: '抄送机关', ru: 'Копия', en: 'Copy to' },
    mainDepts: {
      label: { zh: '主送单位或部门', ru: 'Адресаты: подразделения', en: 'Sent to places' },
      help: {
        zh: '由单位或部门负责人阅文',
        ru: 'Читает руководитель подразделения',
        en: 'Read by the leader of the unit or department',
      },
    },
    mainPeople: { zh: '主送人员', ru: 'Адресаты: сотрудники', en: 'Sent to people' },
    copyDepts: { zh: '抄送单位或部门', ru: 'Копии: подразделениям', en: 'Copied to places' },
    copyPeople: { zh: '抄送人员', ru: 'Копии: сотрудникам', en: 'Copied to people' },
    copies: { zh: '印制份数', ru: 'Экземпляров', en: 'Copies printed' },
    template: {
      label: { zh: '套红模板', ru: 'Бланк', en: 'Letterhead template' },
      help: {
        zh: '签发时按此模板自动套红并编入文号',
        ru: 'При подписании документ печатается на этом бланке с номером',
        en: 'The paper is made by it, with its number, when it is signed',
      },
    },
    templateSeries: { zh: '模板标识', ru: 'Код бланка', en: 'Template key' },
    body: {
      label: { zh: '正文', ru: 'Текст', en: 'Text' },
      help: {
        zh: '签发时按此处正文套红成文；在文档草稿中手工修改的内容不会带入',
        ru: 'При подписании документ печатается с этим текстом; правки в черновике файла не переносятся',
        en: 'The paper is made of this text as it is signed; changes made in the draft file are not carried over',
      },
    },
    files: { zh: '附件', ru: 'Вложения', en: 'Attachments' },
    codeId: { zh: '发文代字', ru: 'Индекс документа', en: 'Number code' },
    replyTo: { zh: '答复的来文', ru: 'Ответ на', en: 'Reply to' },
    docYear: { zh: '年份', ru: 'Год', en: 'Year' },
    docSeq: { zh: '顺序号', ru: 'Порядковый номер', en: 'Number in the year' },
    signDate: { zh: '签发日期', ru: 'Дата подписания', en: 'Signed on' },
    keeper: { zh: '用印人', ru: 'Кто поставил печать', en: 'Sealed by' },
    sealTime: { zh: '用印时间', ru: 'Время проставления печати', en: 'Sealed at' },
    scan: { zh: '盖章扫描件', ru: 'Скан с печатью', en: 'Sealed scan' },
    sentTo: { zh: '应阅人数', ru: 'Разослано', en: 'Sent to' },
    readBy: { zh: '已阅人数', ru: 'Ознакомились', en: 'Read by' },
    readings: {
      label: { zh: '传阅情况', ru: 'Ознакомление', en: 'Circulation' },
      fields: {
        readerId: { zh: '阅文人', ru: 'Кто знакомится', en: 'Reader' },
        sentBy: { zh: '送阅人', ru: 'Кто разослал', en: 'Sent by' },
        sentTime: { zh: '送阅时间', ru: 'Разослано', en: 'Sent at' },
        readTime: { zh: '阅文时间', ru: 'Прочитано', en: 'Read at' },
        opinion: { zh: '阅文意见', ru: 'Замечание', en: 'Opinion' },
      },
    },
    fileNo: { zh: '档号', ru: 'Номер дела', en: 'File number' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    recipients: { zh: '主送与抄送', ru: 'Адресаты и копии', en: 'Recipients and copies' },
    text: { zh: '正文与附件', ru: 'Текст и приложения', en: 'Text and attachments' },
    issue: { zh: '编号、用印与归档', ru: 'Номер, печать и архив', en: 'Number, seal and file' },
    circulation: { zh: '传阅', ru: 'Ознакомление', en: 'Circulation' },
  },
  actions: {
    sent: { zh: '送审', ru: 'Отправлено на согласование', en: 'Handed in' },
    back: { zh: '退回拟稿人', ru: 'Возвращено исполнителю', en: 'Back to the drafter' },
    passed: { zh: '签发编号', ru: 'Подписано и пронумеровано', en: 'Signed and numbered' },
    counted: { zh: '更新已阅人数', ru: 'Обновлено число ознакомившихся', en: 'Readers counted' },
    voided: { zh: '作废', ru: 'Аннулировано', en: 'Voided' },
    seal: { zh: '用印', ru: 'Поставить печать', en: 'Seal' },
    circulate: { zh: '传阅', ru: 'Разослать', en: 'Circulate' },
    addReaders: { zh: '增加阅文人', ru: 'Добавить получателей', en: 'Add readers' },
    remind: { zh: '催阅', ru: 'Напомнить', en: 'Remind' },
    file: { zh: '立卷归档', ru: 'Сдать в дело', en: 'Put on file' },
  },
  follows: {
    circulate: {
      zh: '主送、抄送的每位人员都会收到阅文待办',
      ru: 'Каждый получатель увидит задачу на ознакомление',
      en: 'Everybody it is sent or copied to gets a task to read it',
    },
    remind: {
      zh: '尚未阅文的人员都会收到催阅通知',
      ru: 'Напоминание получат все, кто ещё не ознакомился',
      en: 'Whoever has not read it yet is reminded',
    },
  },
  tasks: {
    seal: { zh: '公文待用印', ru: 'Поставить печать на документ', en: 'Document to be sealed' },
    circulate: { zh: '公文待传阅', ru: 'Разослать документ', en: 'Document to be circulated' },
  },
  asks: {
    scan: { zh: '盖章扫描件', ru: 'Скан с печатью', en: 'Sealed scan' },
    people: { zh: '阅文人员', ru: 'Сотрудники', en: 'People' },
    depts: { zh: '阅文单位或部门', ru: 'Подразделения', en: 'Places' },
    fileNo: { zh: '档号', ru: 'Номер дела', en: 'File number' },
  },
}

export const docCodeWords: DocumentWords<typeof letterNumberCode> = {
  title: { zh: '发文代字', ru: 'Индекс исходящих', en: 'Number code of documents' },
  fields: {
    prefix: {
      label: { zh: '代字', ru: 'Индекс', en: 'Code' },
      help: {
        zh: '文号的开头，如“北陆发”，编成 北陆发〔2026〕5号',
        ru: 'С этих знаков начинается номер документа; год и порядковый номер добавляются при подписании',
        en: 'What numbers begin with; signing adds the year and the number in it',
      },
    },
    issueUnit: { zh: '发文单位', ru: 'Отправитель', en: 'Issuing unit' },
    kinds: { zh: '适用文种', ru: 'Виды документов', en: 'Kinds' },
    inUse: { zh: '是否启用', ru: 'Включено', en: 'Enabled' },
  },
  groups: { basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' } },
}

export const docReadingWords: DocumentWords<typeof circulatedLetter> = {
  title: { zh: '传阅文件', ru: 'Документ на ознакомление', en: 'Circulated document' },
  fields: {
    title: { zh: '文件标题', ru: 'Заголовок', en: 'Title' },
    docNo: { zh: '文号', ru: 'Номер документа', en: 'Document number' },
    outId: { zh: '发文', ru: 'Исходящий документ', en: 'Outgoing document' },
    inId: { zh: '收文', ru: 'Входящий документ', en: 'Incoming document' },
    readerId: { zh: '阅文人', ru: 'Кто знакомится', en: 'Reader' },
    sentBy: { zh: '送阅人', ru: 'Кто разослал', en: 'Sent by' },
    sentTime: { zh: '送阅时间', ru: 'Разослано', en: 'Sent at' },
    status: { zh: '阅文状态', ru: 'Ознакомление', en: 'Reading' },
    readTime: { zh: '阅文时间', ru: 'Прочитано', en: 'Read at' },
    opinion: { zh: '阅文意见', ru: 'Замечание', en: 'Opinion' },
  },
  groups: { basic: { zh: '传阅', ru: 'Ознакомление', en: 'Circulation' } },
  actions: {
    confirm: { zh: '确认已阅', ru: 'Ознакомлен', en: 'Confirm reading' },
    withdrawn: { zh: '撤回传阅', ru: 'Отозвано', en: 'Withdrawn' },
  },
  tasks: { confirm: { zh: '公文待阅', ru: 'Ознакомиться с документом', en: 'Document to be read' } },
  asks: { opinion: { zh: '阅文意见', ru: 'Замечание', en: 'Opinion' } },
}
