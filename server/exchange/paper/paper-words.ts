import type { Words } from '../../../core/values/language.ts'
import type { NoticeText } from '../../../core/words/notice-words.ts'
import type { PaperNote } from './docx-content.ts'

/** Across a paper that nobody has approved. */
export const notApproved: Words = { zh: '未经审批', ru: 'Не утверждено', en: 'Not approved' }

/** What is said on the PDF of what it does not show as the docx does. */
export const noteWords: Readonly<Record<PaperNote | 'heading', Words>> = {
  heading: {
    zh: '本 PDF 与原文档的差异',
    ru: 'Чем этот PDF отличается от исходного документа',
    en: 'What this PDF does not show as the document does',
  },
  tracked: {
    zh: '原文档含有修订，本 PDF 按全部接受显示',
    ru: 'В документе есть отслеживаемые исправления; здесь они показаны принятыми',
    en: 'The document has tracked changes; they are shown here as accepted',
  },
  shapes: {
    zh: '未显示：图形、文本框、图表或嵌入对象',
    ru: 'Не показаны фигуры, надписи, диаграммы или вложенные объекты',
    en: 'Not shown: shapes, text boxes, charts or embedded objects',
  },
  pictures: {
    zh: '未显示：不是 PNG 或 JPEG 的图片，或已损坏、过大的图片',
    ru: 'Не показаны рисунки не в PNG или JPEG, повреждённые или слишком большие',
    en: 'Not shown: pictures that are not PNG or JPEG, broken or too large',
  },
  wrapping: {
    zh: '文字未绕排图片，可能与图片重叠',
    ru: 'Текст не обтекает рисунки и может их пересекать',
    en: 'Text does not flow around pictures and may cross them',
  },
  footnotes: { zh: '未显示：脚注和尾注', ru: 'Не показаны сноски', en: 'Not shown: footnotes and endnotes' },
  comments: { zh: '未显示：批注', ru: 'Не показаны примечания', en: 'Not shown: comments' },
  equations: { zh: '未显示：公式', ru: 'Не показаны формулы', en: 'Not shown: equations' },
  columns: {
    zh: '分栏内容按单栏显示',
    ru: 'Колонки показаны одной колонкой',
    en: 'Columns of text are shown as one',
  },
  symbols: {
    zh: '未显示：特殊字体符号',
    ru: 'Не показаны знаки особых шрифтов',
    en: 'Not shown: signs of symbol fonts',
  },
  numbering: {
    zh: '部分编号改用阿拉伯数字',
    ru: 'Часть нумерации показана арабскими цифрами',
    en: 'Some numbering is shown in Arabic figures',
  },
  merged: {
    zh: '有高于一页的表格行，超出部分被截断，请查看原文档',
    ru: 'Есть строки таблицы выше страницы: что не поместилось, обрезано — смотрите исходный документ',
    en: 'Some table rows are higher than a page and are cut off: see the document itself',
  },
}

/** What the PDF of a paper is refused with. */
export const paperRefusals = {
  'paper.type': {
    zh: '只有文字文档（docx）可以生成 PDF',
    ru: 'PDF создаётся только из текстовых документов (docx)',
    en: 'A PDF is made of text documents (docx) only',
  },
  'paper.unreadable': {
    zh: '无法由该文档生成 PDF：文件已损坏、过大或含有不允许的内容。请下载原文档检查',
    ru: 'Из этого документа PDF не создать: файл повреждён, слишком велик или содержит недопустимое. Скачайте и проверьте исходный документ',
    en: 'No PDF can be made of this document: it is damaged, too large or holds what is not allowed. Download the document and look at it',
  },
  'paper.no-template': {
    zh: '只有由模板生成的文档可以套打',
    ru: 'На бланке печатаются только документы, сформированные по шаблону',
    en: 'Only documents that a template made are printed on forms',
  },
  'paper.no-printer': {
    zh: '没有打印机“{printer}”的偏移，请先保存',
    ru: 'Для принтера «{printer}» сдвиг не задан. Сначала сохраните его',
    en: 'There is no offset for the printer “{printer}”. Save one first',
  },
  'paper.printers': {
    zh: '每个模板最多保存 {n} 台打印机，请先删除不用的',
    ru: 'Для одного шаблона хранится не больше {n} принтеров. Удалите ненужные',
    en: 'At most {n} printers are kept for a template. Remove some that are not used',
  },
  'paper.changed': {
    zh: '存储中的文件与批准时不一致，不能生成 PDF。请勿使用该文件，并通知系统管理员',
    ru: 'Файл в хранилище изменён после согласования, PDF не создаётся. Не используйте файл и сообщите системному администратору',
    en: 'The stored file is not what was approved, so no PDF is made. Do not use the file, and tell the system administrator',
  },
} satisfies Readonly<Record<string, Words>>

/** What whoever made a paper is told when the approval has bound what cannot be drawn. */
export const paperNotices: Readonly<Record<string, NoticeText>> = {
  'paper.undrawn': {
    title: {
      zh: '“{title}”已批准，但无法生成 PDF',
      ru: '«{title}»: документ согласован, но PDF не создан',
      en: '“{title}” is approved, but no PDF can be made of it',
    },
    content: {
      zh: '文件已损坏、过大或含有不允许的内容。请下载原文档检查，需要 PDF 时在其编辑程序中另存',
      ru: 'Файл повреждён, слишком велик или содержит недопустимое. Скачайте и проверьте исходный документ; если нужен PDF, сохраните его в своей программе',
      en: 'The file is damaged, too large or holds what is not allowed. Download and check the document; where a PDF is needed, save one in its own program',
    },
  },
}
