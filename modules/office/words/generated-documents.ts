import type { Words } from '../../../core/values/language.ts'

/** What is said where papers are made from records. */
export const paperWords = {
  make: { zh: '生成文档：{name}', ru: 'Сформировать документ: {name}', en: 'Generate document: {name}' },
  made: {
    zh: '文档已生成（第 {n} 版），保存在“文档”页签',
    ru: 'Документ сформирован (версия {n}) и сохранён на вкладке «Документы»',
    en: 'The document was made (version {n}) and is kept on the tab Documents',
  },
  madeAfter: {
    zh: '已生成第 {n} 版。单据已审批通过，此版本未经批准，不替代已批准的文档',
    ru: 'Сформирована версия {n}. Запись уже согласована: эта версия никем не утверждена и согласованную не заменяет',
    en: 'Version {n} was made. The record is already approved: nobody has approved this version, and it replaces none that was',
  },
  draft: { zh: '草稿', ru: 'Черновик', en: 'Draft' },
  frozen: { zh: '已批准定稿', ru: 'Согласован и зафиксирован', en: 'Approved and frozen' },
  afterApproval: {
    zh: '审批后生成，未经批准',
    ru: 'Сформирован после согласования, не утверждён',
    en: 'Made after approval, not approved',
  },
  template: { zh: '模板', ru: 'Шаблон', en: 'Template' },
  templateVersion: { zh: '{no} 第 {n} 版', ru: '{no}, версия {n}', en: '{no}, version {n}' },
  saved: { zh: '版本', ru: 'Версия', en: 'Version' },
  savedBy: { zh: '第 {n} 版，{name}，{when}', ru: '{n} · {name}, {when}', en: '{n} · {name}, {when}' },
  digest: { zh: 'SHA-256', ru: 'SHA-256', en: 'SHA-256' },
  approvedDigest: { zh: '批准时的 SHA-256', ru: 'SHA-256 при согласовании', en: 'SHA-256 at approval' },
  pdfDigest: { zh: 'PDF 的 SHA-256', ru: 'SHA-256 файла PDF', en: 'SHA-256 of the PDF' },
  frozenAt: { zh: '定稿时间', ru: 'Зафиксирован', en: 'Frozen' },
  same: {
    zh: '文件与批准时一致',
    ru: 'Файл не изменился с момента согласования',
    en: 'The file is what was approved',
  },
  differs: {
    zh: '文件与批准时不一致：存储中的文件已被改动，请勿使用，并通知系统管理员',
    ru: 'Файл в хранилище изменён после согласования: не используйте его и сообщите системному администратору',
    en: 'The stored file is not what was approved: do not use it, and tell the system administrator',
  },
  gone: {
    zh: '存储中找不到已批准的文件，请通知系统管理员从备份恢复',
    ru: 'Согласованного файла нет в хранилище: попросите системного администратора восстановить его из копии',
    en: 'The approved file is missing from the store: ask the system administrator to restore it from a backup',
  },
  changed: {
    zh: '生成文档后单据已修改：{names}。请核对文档，草稿可重新生成',
    ru: 'После формирования документа запись изменилась: {names}. Сверьте документ; черновик можно сформировать заново',
    en: 'The record changed after the document was made: {names}. Check the document; a draft can be made again',
  },
  changedSince: {
    zh: '单据现在与已批准的文档不同：{names}。已批准的文档不变，如需一致请新生成版本并重新审批',
    ru: 'Запись отличается от согласованного документа: {names}. Согласованный документ не меняется; новую версию согласуют заново',
    en: 'The record differs from the approved document: {names}. That stays as it is; a new version is approved anew',
  },
  closed: {
    zh: '另有 {n} 份文档含有您无权查看的字段',
    ru: '{n, plural, one {Ещё # документ содержит} few {Ещё # документа содержат} other {Ещё # документов содержат}} поля, которые вам не показываются',
    en: '{n, plural, one {# more document holds} other {# more documents hold}} fields that you may not see',
  },
  comma: { zh: '、', ru: ', ', en: ', ' },
  download: { zh: '下载', ru: 'Скачать', en: 'Download' },
  sample: { zh: '选择一条单据试填', ru: 'Выберите запись для проверки', en: 'Choose a record to try with' },
  preview: { zh: '预览', ru: 'Просмотр', en: 'Preview' },
  noSamples: {
    zh: '您能看到的单据中没有可用于预览的记录',
    ru: 'Среди доступных вам записей нет ни одной для просмотра',
    en: 'There is no record that you may see to try it with',
  },
} as const satisfies Readonly<Record<string, Words>>
