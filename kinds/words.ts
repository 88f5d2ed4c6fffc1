import type { Words } from '../core/values/language.ts'

/**
 * What is said of a wrong value, at its field; `{label}` is the field's name. Chinese texts of WID and FIL are exact.
 */
export const kindWords = {
  'kind.fill': { zh: '请填写{label}', ru: 'Заполните поле «{label}»', en: 'Please fill in {label}' },
  'kind.choose': { zh: '请选择{label}', ru: 'Выберите значение поля «{label}»', en: 'Please choose {label}' },
  'kind.upload': { zh: '请上传{label}', ru: 'Загрузите файл в поле «{label}»', en: 'Please upload {label}' },
  'kind.uploadPicture': { zh: '请上传图片', ru: 'Загрузите изображение', en: 'Please upload a picture' },
  'kind.wrongType': {
    zh: '{label}的格式不正确，请重新填写',
    ru: 'Поле «{label}»: неверный формат, введите значение заново',
    en: '{label} has the wrong format, please enter it again',
  },
  'kind.before': {
    zh: '{label}不能早于{limit}',
    ru: 'Поле «{label}»: не раньше {limit}',
    en: '{label} must not be before {limit}',
  },
  'kind.after': {
    zh: '{label}不能晚于{limit}',
    ru: 'Поле «{label}»: не позже {limit}',
    en: '{label} must not be after {limit}',
  },
  'kind.least': {
    zh: '{label}不能小于{limit}',
    ru: 'Поле «{label}»: не меньше {limit}',
    en: '{label} must be at least {limit}',
  },
  'kind.most': {
    zh: '{label}不能大于{limit}',
    ru: 'Поле «{label}»: не больше {limit}',
    en: '{label} must be at most {limit}',
  },
  'record.costly': {
    zh: '计算量过大，无法得出结果：请减少明细行数，或请表单管理员简化公式',
    ru: 'Слишком долгие вычисления: сократите число строк или попросите администратора упростить формулу',
    en: 'It takes too long to calculate: shorten the table, or ask whoever looks after the form to simplify the formula',
  },
  'record.unknownField': {
    zh: '没有名为“{name}”的字段，请刷新页面后重试',
    ru: 'Поля «{name}» не существует, обновите страницу и повторите',
    en: 'There is no field “{name}”; reload the page and try again',
  },
  'text.length': {
    zh: '文本长度为{min}-{max}',
    ru: 'Длина текста — от {min} до {max} символов',
    en: 'Enter {min} to {max} characters',
  },
  'text.max': {
    zh: '文本长度为1-{max}',
    ru: 'Длина текста — от 1 до {max} символов',
    en: 'Enter 1 to {max} characters',
  },
  'text.min': {
    zh: '文本长度大于{min}',
    ru: 'Длина текста — не меньше {min, plural, one {# символа} few {# символов} many {# символов} other {# символа}}',
    en: 'Enter at least {min, plural, one {# character} other {# characters}}',
  },
  'text.swift': {
    zh: "只能填写英文字母、数字、空格和 / ? : ( ) . , ' + -",
    ru: "Допустимы латинские буквы, цифры, пробел и знаки / ? : ( ) . , ' + -",
    en: "Use Latin letters, digits, spaces and / ? : ( ) . , ' + - only",
  },
  'text.cnaps': {
    zh: '联行号为12位数字，例如 104261800105',
    ru: 'Код CNAPS состоит из 12 цифр, например 104261800105',
    en: 'A CNAPS code has 12 digits, such as 104261800105',
  },
  'text.bic': {
    zh: 'SWIFT代码为8位或11位，例如 BKCHCNBJ',
    ru: 'SWIFT-код состоит из 8 или 11 знаков, например BKCHCNBJ',
    en: 'A SWIFT code has 8 or 11 characters, such as BKCHCNBJ',
  },
  'text.country': {
    zh: '国别代码为两位英文字母，例如 CN',
    ru: 'Код страны — две латинские буквы, например CN',
    en: 'A country code is two letters, such as CN',
  },
  'text.telephone': {
    zh: '电话只能填写数字和 + ( ) -',
    ru: 'Телефон: только цифры и + ( ) -',
    en: 'A telephone: digits and + ( ) - only',
  },
  'text.account': {
    zh: '账号为4-40位数字或英文字母',
    ru: 'Номер счёта — от 4 до 40 цифр или латинских букв',
    en: 'An account number has 4 to 40 digits or Latin letters',
  },
  'text.digits': { zh: '只能填写数字', ru: 'Вводите только цифры', en: 'Use digits only' },
  'text.clock': {
    zh: '时间格式为 HH:MM，如 08:30',
    ru: 'Время вводят как ЧЧ:ММ, например 08:30',
    en: 'A time is written HH:MM, such as 08:30',
  },
  'text.imo': {
    zh: 'IMO 编号为 7 位数字，且校验位须正确',
    ru: 'Номер ИМО — 7 цифр с верной контрольной',
    en: 'An IMO number has 7 digits, the last of which checks the others',
  },
  'text.wagon': {
    zh: '车号为 8 位数字，且校验位须正确',
    ru: 'Номер вагона — 8 цифр с верной контрольной',
    en: 'A wagon number has 8 digits, the last of which checks the others',
  },
  'text.plate': {
    zh: '车牌号不正确，请按行驶证填写',
    ru: 'Неверный номер машины: впишите его, как в свидетельстве о регистрации',
    en: 'Not a number plate: write it as the registration certificate has it',
  },
  'text.code': {
    zh: '编码只能由英文字母、数字、点、下划线和连字符组成，并以字母或数字开头',
    ru: 'Код состоит из латинских букв, цифр, точек, подчёркиваний и дефисов и начинается с буквы или цифры',
    en: 'A code is made of Latin letters, digits, dots, underscores and hyphens and starts with a letter or digit',
  },
  'text.phone': {
    zh: '手机号码不符合规范',
    ru: 'Неверный номер мобильного телефона: нужны 11 цифр, например 13912345678',
    en: 'Not a valid mobile number: 11 digits, such as 13912345678',
  },
  'text.tel': {
    zh: '固定号码不符合规范',
    ru: 'Неверный номер телефона: городской номер вводят с кодом города',
    en: 'Not a valid phone number: give a landline with its area code',
  },
  'text.email': {
    zh: '邮箱地址不正确，例如 name@company.cn',
    ru: 'Неверный адрес почты, пример: name@company.cn',
    en: 'Not a valid e-mail address, such as name@company.cn',
  },
  'text.url': {
    zh: '网址不正确，例如 https://name.example',
    ru: 'Неверный адрес, пример: https://name.example',
    en: 'Not a web address, such as https://name.example',
  },
  'text.personName': {
    zh: '姓名填写不符合规范',
    ru: 'ФИО может содержать только китайские или латинские буквы, пробелы и точку ·',
    en: 'A name may hold Chinese or Latin letters, spaces and a middle dot only',
  },
  'text.personNameSpace': {
    zh: '姓名填写不可以以空格开始或空格结束',
    ru: 'ФИО не может начинаться или заканчиваться пробелом',
    en: 'A name must not begin or end with a space',
  },
  'text.upperEnglish': {
    zh: '填写不符合规范，请填写大写英文字母',
    ru: 'Введите заглавные латинские буквы',
    en: 'Please use capital Latin letters',
  },
  'text.idCard': {
    zh: '身份证号码不正确，请核对18位号码',
    ru: 'Неверный номер удостоверения: проверьте все 18 знаков',
    en: 'Not a valid ID number: check its 18 characters',
  },
  'text.creditCode': {
    zh: '统一社会信用代码不正确，请与营业执照核对18位代码',
    ru: 'Неверный единый код социального кредита: сверьте все 18 знаков с лицензией',
    en: 'Not a valid unified social credit code: compare its 18 characters with the business licence',
  },
  'text.inn': {
    zh: '俄罗斯纳税人识别号（ИНН）不正确，请核对10位或12位号码',
    ru: 'Неверный ИНН: сверьте 10 или 12 цифр с документом',
    en: 'Not a valid Russian taxpayer number (INN): compare its 10 or 12 digits with the document',
  },
  'color.choose': { zh: '请选择颜色', ru: 'Выберите цвет', en: 'Please choose a colour' },
  'color.wrong': {
    zh: '颜色格式不正确，例如 #ff8060',
    ru: 'Неверный код цвета, пример: #ff8060',
    en: 'Not a colour code, such as #ff8060',
  },
  'number.notNumber': {
    zh: '{label}应为数字，例如 1234.50',
    ru: 'Поле «{label}»: введите число, например 1234,50',
    en: '{label} must be a number, such as 1234.50',
  },
  'number.whole': {
    zh: '{label}应为整数',
    ru: 'Поле «{label}»: введите целое число',
    en: '{label} must be a whole number',
  },
  'number.digits': {
    zh: '{label}最多保留{digits}位小数',
    ru: 'Поле «{label}»: не больше {digits, plural, one {# знака} few {# знаков} many {# знаков} other {# знака}} после запятой',
    en: '{label} may have at most {digits, plural, one {# decimal place} other {# decimal places}}',
  },
  'number.min': {
    zh: '{label}不能小于{min}',
    ru: 'Поле «{label}»: не меньше {min}',
    en: '{label} must be at least {min}',
  },
  'number.max': {
    zh: '{label}不能大于{max}',
    ru: 'Поле «{label}»: не больше {max}',
    en: '{label} must be at most {max}',
  },
  'date.wrong': {
    zh: '{label}不是有效日期，请重新选择',
    ru: 'Поле «{label}»: такой даты нет, выберите другую',
    en: '{label} is not a valid date, please choose again',
  },
  'yearMonth.wrong': {
    zh: '{label}不是有效年月，例如 2026-11',
    ru: 'Поле «{label}»: неверный месяц, пример: 2026-11',
    en: '{label} is not a valid month, such as 2026-11',
  },
  'calendar.range': {
    zh: '请选择{label}的开始日期和结束日期',
    ru: 'Поле «{label}»: выберите первый и последний день',
    en: 'Choose a first and a last day for {label}',
  },
  'year.wrong': {
    zh: '{label}不是有效年份，例如 2026',
    ru: 'Поле «{label}»: неверный год, пример: 2026',
    en: '{label} is not a valid year, such as 2026',
  },
  'year.beyond': {
    zh: '{label}只能选择2000年至今年',
    ru: 'Поле «{label}»: выберите год с 2000-го по текущий',
    en: '{label} must be a year from 2000 to this year',
  },
  'year.beyond-next': {
    zh: '{label}只能选择2000年至明年',
    ru: 'Поле «{label}»: выберите год с 2000-го по следующий',
    en: '{label} must be a year from 2000 to the next year',
  },
  'choice.unknown': {
    zh: '所选{label}不存在或已停用，请重新选择',
    ru: 'Поле «{label}»: такого значения нет или оно отключено, выберите другое',
    en: 'This choice of {label} does not exist or is no longer in use, please choose again',
  },
  'choice.limit': {
    zh: '{label}最多选择{limit}项',
    ru: 'Поле «{label}»: выберите не больше {limit, plural, one {# значения} few {# значений} many {# значений} other {# значения}}',
    en: 'Choose at most {limit, plural, one {# item} other {# items}} for {label}',
  },
  'file.type': {
    zh: '请上传正确类型的附件,文件后缀名为【{list}】',
    ru: 'Загрузите файл подходящего типа, расширения: {list}',
    en: 'Please upload a file of the right type: {list}',
  },
  'file.size': {
    zh: '不能超过 {n}MB!',
    ru: 'Файл должен быть меньше {n} МБ',
    en: 'The file must be smaller than {n} MB',
  },
  'file.picture-size': {
    zh: '不能超过 1000MB!',
    ru: 'Файл должен быть меньше 1000 МБ',
    en: 'The file must be smaller than 1000 MB',
  },
  'file.tooMany': {
    zh: '{label}最多上传{max}个文件',
    ru: 'Поле «{label}»: не больше {max, plural, one {# файла} few {# файлов} many {# файлов} other {# файла}}',
    en: 'Upload at most {max, plural, one {# file} other {# files}} to {label}',
  },
  'lines.none': { zh: '请填写{label}', ru: 'Добавьте строки в раздел «{label}»', en: 'Please add lines to {label}' },
  'lines.few': {
    zh: '{label}至少填写{min}行',
    ru: 'Раздел «{label}»: нужно не меньше {min, plural, one {# строки} few {# строк} many {# строк} other {# строки}}',
    en: '{label} needs at least {min, plural, one {# line} other {# lines}}',
  },
  'lines.many': {
    zh: '{label}最多填写{max}行',
    ru: 'Раздел «{label}»: не больше {max, plural, one {# строки} few {# строк} many {# строк} other {# строки}}',
    en: '{label} may have at most {max, plural, one {# line} other {# lines}}',
  },
} as const satisfies Readonly<Record<string, Words>>
