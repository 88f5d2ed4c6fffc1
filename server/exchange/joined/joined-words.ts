import type { Words } from '../../../core/values/language.ts'

/** What the joined PDF says of its own parts. */
export const joinedWords = {
  left: {
    zh: '未并入本 PDF 的文件',
    ru: 'Файлы, не вошедшие в этот PDF',
    en: 'Files that are not in this PDF',
  },
  file: { zh: '文件', ru: 'Файл', en: 'File' },
  place: { zh: '所在位置', ru: 'Где находится', en: 'Where it is' },
  reason: { zh: '原因', ru: 'Причина', en: 'Reason' },
  papers: { zh: '公文', ru: 'Документы', en: 'Documents' },
  opinions: { zh: '审批意见附件', ru: 'Вложения к решениям', en: 'Attached to decisions' },
} satisfies Readonly<Record<string, Words>>

/** Why a file or a record is not joined. */
export const leftReasons = {
  type: {
    zh: '此格式不能并入 PDF，请单独打开',
    ru: 'Этот формат нельзя включить в PDF: откройте файл отдельно',
    en: 'This format cannot be put into a PDF: open the file separately',
  },
  locked: {
    zh: 'PDF 已加密，请单独打开',
    ru: 'PDF защищён паролем: откройте файл отдельно',
    en: 'The PDF is protected by a password: open the file separately',
  },
  broken: {
    zh: '文件已损坏或无法读取，请检查原文件',
    ru: 'Файл повреждён или не читается: проверьте исходный файл',
    en: 'The file is damaged or cannot be read: check the original file',
  },
  changed: {
    zh: '存储中的文件与批准时不一致，请通知系统管理员',
    ru: 'Файл в хранилище изменён после согласования: сообщите системному администратору',
    en: 'The stored file is not what was approved: tell the system administrator',
  },
  gone: {
    zh: '存储中找不到该文件，请通知系统管理员',
    ru: 'Файла нет в хранилище: сообщите системному администратору',
    en: 'The file is missing from the store: tell the system administrator',
  },
  unprinted: {
    zh: '您没有打印在线文档的权限，请联系系统管理员',
    ru: 'У вас нет права печатать офисные документы: обратитесь к системному администратору',
    en: 'You may not print office documents: ask the system administrator',
  },
  undrawn: {
    zh: '无法生成打印件，请打开单据单独打印',
    ru: 'Не удалось создать печатную форму: откройте запись и напечатайте её отдельно',
    en: 'It could not be drawn: open the record and print it separately',
  },
  unseen: {
    zh: '单据已删除或您已无权查看',
    ru: 'Запись удалена или вам больше недоступна',
    en: 'The record is deleted or you may no longer see it',
  },
} satisfies Readonly<Record<string, Words>>

export type LeftReason = keyof typeof leftReasons

/** What a joined PDF is refused with. */
export const joinedRefusals = {
  'joined.bytes': {
    zh: '附件合计超过 {n} MB，不能合并为一个 PDF。请取消合并，单独下载附件',
    ru: 'Вложения вместе больше {n} МБ, в один PDF их не собрать. Отключите объединение и скачайте их отдельно',
    en: 'The attachments are more than {n} MB together, too much for one PDF. Switch joining off and download them one by one',
  },
  'joined.files': {
    zh: '文件超过 {n} 个，不能合并为一个 PDF。请取消合并，单独下载附件',
    ru: 'Файлов больше {n}, в один PDF их не собрать. Отключите объединение и скачайте их отдельно',
    en: 'There are more than {n} files, too many for one PDF. Switch joining off and download them one by one',
  },
  'joined.pages': {
    zh: '合并后超过 {n} 页，不能生成一个 PDF。请取消合并，单独下载附件',
    ru: 'Получается больше {n} страниц, в один PDF их не собрать. Отключите объединение и скачайте вложения отдельно',
    en: 'It would be more than {n} pages, too many for one PDF. Switch joining off and download the attachments one by one',
  },
} satisfies Readonly<Record<string, Words>>
