import type { Words } from '../../../core/values/language.ts'
import { kindWords } from '../../../kinds/words.ts'

/** What uploads and attachments are refused with; the Chinese of FIL-05 and FIL-06 is exact. */
export const fileWords = {
  'file.type': kindWords['file.type'],
  'file.size': kindWords['file.size'],
  'file.picture-size': kindWords['file.picture-size'],
  'file.content': {
    zh: '请上传正确类型的附件：“{name}”的内容不是 {extension} 文件',
    ru: 'Загрузите файл подходящего типа: содержимое «{name}» не является файлом {extension}',
    en: 'Please upload a file of the right type: the content of “{name}” is not a {extension} file',
  },
  'file.empty': { zh: '“{name}”是空文件', ru: 'Файл «{name}» пуст', en: '“{name}” is empty' },
  'file.none': { zh: '请选择要上传的文件', ru: 'Выберите файл для загрузки', en: 'Choose a file to upload' },
  'file.many': {
    zh: '一次最多上传 {most} 个文件',
    ru: 'За один раз не больше {most, plural, one {# файла} other {# файлов}}',
    en: 'At most {most, plural, one {# file} other {# files}} at once',
  },
  'file.space': {
    zh: '服务器存储空间不足，暂时无法上传，请联系管理员',
    ru: 'На сервере не хватает места, загрузка пока невозможна. Обратитесь к администратору',
    en: 'The server is short of storage, so uploads are refused for now. Tell your administrator',
  },
  'file.quota-person': {
    zh: '您上传的文件已占用 {used} MB，上限为 {n} MB：请删除不再需要的附件，或请管理员提高上限',
    ru: 'Ваши файлы занимают {used} МБ из {n} МБ: удалите ненужные вложения или попросите администратора увеличить лимит',
    en: 'Your files take {used} MB of {n} MB: delete attachments you no longer need, or ask your administrator for more',
  },
  'file.quota-unit': {
    zh: '贵单位的文件已占用 {used} MB，上限为 {n} MB：请删除不再需要的附件，或请管理员提高上限',
    ru: 'Файлы вашей организации занимают {used} МБ из {n} МБ: удалите ненужные вложения или попросите администратора увеличить лимит',
    en: 'The files of your unit take {used} MB of {n} MB: delete attachments you no longer need, or ask your administrator for more',
  },
  'file.unfinished': {
    zh: '“{name}”尚未上传完整，请继续上传',
    ru: 'Файл «{name}» загружен не полностью. Продолжите загрузку',
    en: '“{name}” has not arrived whole yet. Continue the upload',
  },
  'file.upload-gone': {
    zh: '该上传已不存在，请重新上传文件',
    ru: 'Этой загрузки больше нет. Загрузите файл заново',
    en: 'This upload no longer exists. Please upload the file again',
  },
  'file.foreign': {
    zh: '附件“{name}”不存在或不属于您，请重新上传',
    ru: 'Вложение «{name}» не найдено или загружено не вами. Загрузите его заново',
    en: 'The attachment “{name}” does not exist or is not yours. Please upload it again',
  },
  'file.gone': {
    zh: '文件内容已丢失，请联系管理员',
    ru: 'Содержимое файла утрачено. Обратитесь к администратору',
    en: 'The content of this file is lost. Tell your administrator',
  },
} satisfies Readonly<Record<string, Words>>
