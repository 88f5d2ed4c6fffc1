import type { Words } from '../../core/values/language.ts'

/** The upload dialog beside what FIL-04 to FIL-10 fix. */
export const uploadWords = {
  pause: { zh: '暂停', ru: 'Приостановить', en: 'Pause' },
  resume: { zh: '继续', ru: 'Продолжить', en: 'Continue' },
  cancel: { zh: '取消上传', ru: 'Отменить загрузку', en: 'Cancel upload' },
  paused: { zh: '已暂停', ru: 'Приостановлено', en: 'Paused' },
  waiting: {
    zh: '连接中断，恢复后自动继续',
    ru: 'Нет связи. Загрузка продолжится сама',
    en: 'Connection lost; continues automatically',
  },
  going: { zh: '上传进度：{name}', ru: 'Ход загрузки: {name}', en: 'Upload progress: {name}' },
  unfinished: { zh: '未完成的上传', ru: 'Незавершённые загрузки', en: 'Unfinished uploads' },
  again: {
    zh: '再次选择同一个文件，即可从断点继续上传',
    ru: 'Выберите тот же файл ещё раз, и загрузка продолжится с места остановки',
    en: 'Choose the same file again to continue where it stopped',
  },
  share: { zh: '已上传 {share}%，共 {size}', ru: 'загружено {share} % из {size}', en: '{share}% of {size} sent' },
  pictureLimit: { zh: '支持 {list}', ru: 'Форматы: {list}', en: '{list}' },
} satisfies Record<string, Words>

/** Files shown in the page. */
export const viewWords = {
  title: { zh: '文件预览', ru: 'Просмотр файла', en: 'File preview' },
  open: { zh: '预览：{name}', ru: 'Просмотр: {name}', en: 'Preview: {name}' },
  noPictures: { zh: '暂无图片', ru: 'Нет изображений', en: 'No pictures' },
  previous: { zh: '上一个文件', ru: 'Предыдущий файл', en: 'Previous file' },
  next: { zh: '下一个文件', ru: 'Следующий файл', en: 'Next file' },
  place: { zh: '第 {n} 个，共 {total} 个', ru: '{n} из {total}', en: '{n} of {total}' },
  turn: { zh: '旋转', ru: 'Повернуть', en: 'Rotate' },
  whole: { zh: '适应窗口', ru: 'Вписать в окно', en: 'Fit' },
  picture: {
    zh: '图片：滚轮或 + − 缩放，拖动或方向键移动，R 旋转，0 还原',
    ru: 'Изображение: колесо или + − меняют масштаб, мышь или стрелки двигают, R поворачивает, 0 возвращает',
    en: 'Picture: wheel or + − to zoom, drag or arrow keys to move, R to rotate, 0 to reset',
  },
  loading: { zh: '正在打开文件…', ru: 'Файл открывается…', en: 'Opening the file…' },
  failed: {
    zh: '无法预览此文件，可下载后查看',
    ru: 'Этот файл не удалось показать. Скачайте его, чтобы открыть',
    en: 'This file cannot be shown here. Download it to open it',
  },
  none: {
    zh: '此类文件不能在线预览，请下载后查看',
    ru: 'Файлы этого типа здесь не показываются. Скачайте файл, чтобы открыть',
    en: 'Files of this type are not shown here. Download it to open it',
  },
  large: {
    zh: '文件较大，不能在线预览，请下载后查看',
    ru: 'Файл слишком большой для просмотра. Скачайте его, чтобы открыть',
    en: 'The file is too large to be shown here. Download it to open it',
  },
  part: {
    zh: '仅显示开头部分，完整内容请下载查看',
    ru: 'Показано только начало. Полностью — в скачанном файле',
    en: 'Only the beginning is shown; download the file for the rest',
  },
  page: { zh: '第 {n} 页', ru: 'Страница {n}', en: 'Page {n}' },
  sheets: { zh: '工作表', ru: 'Листы', en: 'Sheets' },
  more: { zh: '再显示 {n} 个，共 {total} 个', ru: 'Показать ещё {n} из {total}', en: 'Show {n} more of {total}' },
  find: { zh: '按文件名查找', ru: 'Поиск по имени файла', en: 'Find by file name' },
} satisfies Record<string, Words>
