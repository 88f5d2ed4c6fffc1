import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { template } from '../template.ts'

export const templateWords: DocumentWords<typeof template> = {
  title: { zh: '文档模板', ru: 'Шаблон документа', en: 'Office template' },
  fields: {
    templateNo: { zh: '模板编号', ru: 'Номер шаблона', en: 'Template number' },
    templateName: { zh: '模板名称', ru: 'Название шаблона', en: 'Template name' },
    nameRu: { zh: '俄文名称', ru: 'Наименование на русском', en: 'Russian name' },
    nameEn: { zh: '英文名称', ru: 'Наименование на английском', en: 'English name' },
    source: {
      label: { zh: '所属单据', ru: 'Исходный документ', en: 'Source document' },
      help: {
        zh: '用该单据的字段填充模板，自定义表单也可以选',
        ru: 'Шаблон заполняется полями этого документа; подходят и нарисованные формы',
        en: 'The template is filled from the fields of this document; drawn forms may be chosen too',
      },
    },
    officeType: { zh: '文件类型', ru: 'Тип файла', en: 'File type' },
    language: {
      label: { zh: '文档语言', ru: 'Язык документа', en: 'Language of the paper' },
      help: {
        zh: '双语文档可为每个占位符另选语言',
        ru: 'В двуязычном документе язык выбирается у каждого поля отдельно',
        en: 'In a bilingual paper each placeholder may have a language of its own',
      },
    },
    file: {
      label: { zh: '模板文件', ru: 'Файл шаблона', en: 'Template file' },
      help: {
        zh: 'docx；要填的位置写成双花括号中的名称，或插入书签',
        ru: 'docx; места для заполнения отмечаются названием в двойных фигурных скобках или закладкой',
        en: 'docx; what is to be filled in is a name in double braces, or a bookmark',
      },
    },
    useUnits: {
      label: { zh: '可用单位', ru: 'Кому доступен', en: 'Units that use it' },
      help: {
        zh: '含下级单位；留空则全集团可用',
        ru: 'Вместе с подчинёнными организациями; если пусто — вся группа',
        en: 'With the units below them; left empty, the whole group',
      },
    },
    series: { zh: '版本序列', ru: 'Серия версий', en: 'Series of versions' },
    version: { zh: '版本', ru: 'Версия', en: 'Version' },
    status: { zh: '状态', ru: 'Статус', en: 'Status' },
    bindings: {
      label: { zh: '占位符', ru: 'Поля шаблона', en: 'Placeholders' },
      fields: {
        mark: { zh: '占位符', ru: 'Метка', en: 'Placeholder' },
        path: { zh: '字段', ru: 'Поле', en: 'Field' },
        format: { zh: '格式', ru: 'Формат', en: 'Format' },
        language: { zh: '语言', ru: 'Язык', en: 'Language' },
        equals: { zh: '条件值', ru: 'Значение условия', en: 'Condition value' },
      },
    },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    paper: { zh: '文件与使用范围', ru: 'Файл и доступность', en: 'File and use' },
  },
  actions: {
    publish: { zh: '发布', ru: 'Опубликовать', en: 'Publish' },
    revise: { zh: '修订为新版本', ru: 'Создать новую версию', en: 'Make a new version' },
    disable: { zh: '停用', ru: 'Отключить', en: 'Disable' },
    enable: { zh: '启用', ru: 'Включить', en: 'Enable' },
  },
  follows: {
    publish: {
      zh: '同一模板的旧版本将停用，已生成的文档不受影响',
      ru: 'Прежняя версия шаблона отключится; уже созданные документы не изменятся',
      en: 'The earlier version of the template is disabled; documents made already stay as they are',
    },
    revise: {
      zh: '将生成一份新的草稿，当前版本在新版本发布前继续使用',
      ru: 'Появится черновик новой версии; текущая работает, пока новая не опубликована',
      en: 'A draft of the new version is made; the present one is used until that is published',
    },
  },
  done: {
    revise: {
      zh: '已生成新版本草稿，请在列表中打开',
      ru: 'Черновик новой версии создан, откройте его в списке',
      en: 'The draft of the new version is in the list',
    },
  },
}
