import type { Words } from '../../core/values/language.ts'

/** The upload dialog and the attachment list (FIL-04 … FIL-10). */
export const fileWords = {
  title: { zh: '上传', ru: 'Загрузка файлов', en: 'Upload' },
  upload: { zh: '上传', ru: 'Загрузить', en: 'Upload' },
  drop: {
    zh: '将文件拖到此处，或点击选择',
    ru: 'Перетащите файлы сюда или нажмите, чтобы выбрать',
    en: 'Drop files here, or click to choose',
  },
  limits: {
    zh: '支持 {list}，单个文件小于 {n} MB',
    ru: 'Форматы: {list}; каждый файл меньше {n} МБ',
    en: '{list}; each file under {n} MB',
  },
  limit: { zh: '单个文件小于 {n} MB', ru: 'Каждый файл меньше {n} МБ', en: 'Each file under {n} MB' },
  name: { zh: '文件名', ru: 'Имя файла', en: 'File name' },
  by: { zh: '上传人', ru: 'Кто загрузил', en: 'Uploaded by' },
  at: { zh: '上传时间', ru: 'Время загрузки', en: 'Uploaded at' },
  actions: { zh: '操作', ru: 'Действия', en: 'Actions' },
  remove: { zh: '删除', ru: 'Удалить', en: 'Delete' },
  download: { zh: '下载', ru: 'Скачать', en: 'Download' },
  none: { zh: '暂无文件', ru: 'Нет файлов', en: 'No files' },
  done: { zh: '上传成功', ru: 'Файл загружен', en: 'Uploaded' },
  patience: {
    zh: '请耐心等待，大文件正在上传服务器...',
    ru: 'Подождите, большой файл загружается на сервер…',
    en: 'Please wait, a large file is being uploaded…',
  },
  failed: { zh: '上传失败：{reason}', ru: 'Не удалось загрузить: {reason}', en: 'Upload failed: {reason}' },
  stop: { zh: '停止', ru: 'Остановить', en: 'Stop' },
  count: {
    zh: '{n} 个文件',
    ru: '{n, plural, one {# файл} few {# файла} many {# файлов} other {# файла}}',
    en: '{n, plural, one {# file} other {# files}}',
  },
  preview: { zh: '图片预览', ru: 'Просмотр изображения', en: 'Image preview' },
  close: { zh: '关闭', ru: 'Закрыть', en: 'Close' },
  larger: { zh: '放大', ru: 'Увеличить', en: 'Zoom in' },
  smaller: { zh: '缩小', ru: 'Уменьшить', en: 'Zoom out' },
} satisfies Record<string, Words>
