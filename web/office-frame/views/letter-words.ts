import type { Words } from '../../../core/values/language.ts'
import type { CarriedInLetter, LetterLock } from '../package/read-letter-limits.ts'

/** Why a letter is not opened or only read, and what to do. */
export const letterLockWords: Readonly<Record<LetterLock, Words>> = {
  strict: {
    zh: '文件为“Strict Open XML”格式，这里不能打开。请在原来的软件中另存为普通的 docx 后重新上传',
    ru: 'Файл сохранён в формате Strict Open XML и здесь не открывается. Сохраните его как обычный docx и загрузите снова',
    en: 'The file is a “Strict Open XML” document and does not open here. Save it as a usual docx and upload it again',
  },
  long: {
    zh: '文档过长，这里最多打开 10,000 个段落。请下载后用办公软件打开，或拆分成几份后上传',
    ru: 'Документ слишком длинный: здесь открываются файлы до 10 000 абзацев. Скачайте его и откройте в офисной программе или разделите на части',
    en: 'The document is too long: up to 10,000 paragraphs are opened here. Download it and open it in an office program, or split it into parts',
  },
  signed: {
    zh: '文件有数字签名，修改会使签名失效，这里只能阅读。请在原来的软件中修改并重新签名',
    ru: 'Файл подписан, правка нарушит подпись, поэтому здесь он только читается. Измените его в исходной программе и подпишите снова',
    en: 'The file is signed and a change would break the signature, so it is only read here. Change it in its own program and sign it again',
  },
  protected: {
    zh: '文档设有编辑保护，这里只能阅读。请在原来的软件中停止保护',
    ru: 'Документ защищён от правки и здесь только читается. Снимите защиту в исходной программе',
    en: 'The document is protected from editing and is only read here. Stop the protection in its own program',
  },
}

/** What a letter holds that is not changed here. */
export const letterWords = {
  carried: {
    zh: '本文还有{parts}：这里不能修改，保存时原样保留',
    ru: 'В документе есть также: {parts}. Здесь это не изменить, в файле сохранится как было',
    en: 'This document also has {parts}: not changed here, and kept in the file as they are',
  },
} as const satisfies Readonly<Record<string, Words>>

export const carriedLetterWords: Readonly<Record<CarriedInLetter, Words>> = {
  chart: { zh: '图表', ru: 'диаграммы', en: 'charts' },
  diagram: { zh: 'SmartArt 图形', ru: 'рисунки SmartArt', en: 'SmartArt' },
  reading: { zh: '拼音指南', ru: 'надписи чтения над иероглифами', en: 'readings over characters' },
  foreign: {
    zh: '自定义 XML 或嵌入的文件片段',
    ru: 'собственная разметка XML или вставленные файлы',
    en: 'custom XML or inserted files',
  },
}
