import type { Words } from '../../core/values/language.ts'

/** What office files and their frame are refused with. */
export const officeWords = {
  'office.format': {
    zh: '在线文档只能打开 docx、xlsx、pptx、pdf 和 ofd。“{name}”请在原软件中另存后上传：doc、wps 存为 docx，xls、et 存为 xlsx，ppt、dps 存为 pptx，其他存为 pdf',
    ru: 'Открываются только docx, xlsx, pptx, pdf и ofd. Сохраните «{name}» в исходной программе заново и загрузите: doc и wps как docx, xls и et как xlsx, ppt и dps как pptx, остальное как pdf',
    en: 'Only docx, xlsx, pptx, pdf and ofd open here. Save “{name}” anew in its own program and upload it: doc and wps as docx, xls and et as xlsx, ppt and dps as pptx, others as pdf',
  },
  'office.size': {
    zh: '“{name}”超过 {n}MB，无法在线打开。请压缩其中的图片，或下载后编辑',
    ru: '«{name}» больше {n} МБ и не открывается здесь. Сожмите рисунки или правьте файл на своём компьютере',
    en: '“{name}” is larger than {n} MB and does not open here. Compress its pictures, or edit it on your computer',
  },
  'office.broken': {
    zh: '“{name}”已损坏（{part}）。请用原来的软件打开并重新保存',
    ru: 'Файл «{name}» повреждён ({part}). Откройте его в исходной программе и сохраните заново',
    en: '“{name}” is damaged ({part}). Open it in the program it was made with and save it again',
  },
  'office.bomb': {
    zh: '“{name}”解压后过大（{part}），无法打开。请拆分文件或删除多余内容后重新保存',
    ru: '«{name}» после распаковки слишком велик ({part}). Разделите файл или удалите лишнее и сохраните заново',
    en: '“{name}” is too large once unpacked ({part}). Split it, or remove what is not needed, and save it again',
  },
  'office.macros': {
    zh: '“{name}”含有宏。请在原软件中另存为不含宏的 docx、xlsx 或 pptx',
    ru: 'В файле «{name}» есть макросы. Сохраните его как docx, xlsx или pptx без макросов',
    en: '“{name}” has macros. Save it as a docx, xlsx or pptx without macros',
  },
  'office.external': {
    zh: '“{name}”引用了外部内容（{part}）。请断开链接（嵌入图片、粘贴数值）后重新保存',
    ru: 'Файл «{name}» ссылается на внешнее содержимое ({part}). Разорвите связи (вставьте рисунки, значения) и сохраните заново',
    en: '“{name}” takes content from elsewhere ({part}). Break the links (embed the pictures, paste values) and save it again',
  },
  'office.embedded': {
    zh: '“{name}”中嵌入了其他文件或控件（{part}）。请删除该对象，并把文件作为附件单独上传',
    ru: 'В файл «{name}» вложен другой файл или элемент управления ({part}). Удалите объект и приложите файл отдельно',
    en: '“{name}” holds another file or a control ({part}). Remove the object and attach that file separately',
  },
  'office.password': {
    zh: '“{name}”设有密码。请在原软件中取消密码后重新保存',
    ru: 'Файл «{name}» защищён паролем. Снимите пароль в исходной программе и сохраните заново',
    en: '“{name}” has a password. Remove the password in the program it was made with and save it again',
  },
  'office.pass-ended': {
    zh: '文档的打开凭证已过期。您的修改仍保留在此窗口中，请重新打开或刷新凭证后再保存',
    ru: 'Срок доступа к документу истёк. Ваши правки сохранены в этом окне: откройте документ заново или обновите доступ и сохраните',
    en: 'Access to this document has run out. What you typed is still in this window: open it again or renew the access, then save',
  },
  'office.other-file': {
    zh: '凭证不属于该文件。请从文档列表重新打开',
    ru: 'Доступ выдан к другому файлу. Откройте документ заново из списка',
    en: 'The ticket is for another file. Open the document again from the list',
  },
  'office.other-type': {
    zh: '文件类型与 officeType 不符。请从文档列表重新打开',
    ru: 'Тип файла не совпадает с officeType. Откройте документ заново из списка',
    en: 'The type of the file is not that of officeType. Open the document again from the list',
  },
  'office.origin': {
    zh: '{origin} 不在允许嵌入的站点中，请联系系统管理员（参数 open.embedders）',
    ru: 'Сайту {origin} не разрешено встраивать документы. Обратитесь к администратору (параметр open.embedders)',
    en: '{origin} may not show documents. Ask the system administrator (parameter open.embedders)',
  },
  'office.read-only': {
    zh: '您只能阅读该文档。需要修改请联系 {owner}',
    ru: 'Документ открыт вам только для чтения. Чтобы править его, обратитесь к владельцу: {owner}',
    en: 'You may only read this document. To change it, ask {owner}',
  },
  'office.frozen': {
    zh: '单据已审批通过，文档（第 {n} 版）已定稿，不能再修改。您输入的内容仍在此窗口，请下载副本；需要新文本请重新生成',
    ru: 'Запись согласована, документ (версия {n}) зафиксирован и больше не меняется. Введённое осталось в этом окне: скачайте копию; новый текст сформируйте заново',
    en: 'The record is approved and its document (version {n}) is frozen. What you typed is still in this window: download a copy, and generate anew if another text is needed',
  },
  'office.locked-part': {
    zh: '“{part}”由模板锁定，不能修改。请恢复该部分原文后再保存；需要别的内容请改模板并重新生成',
    ru: 'Часть «{part}» закреплена шаблоном и не меняется. Верните её прежний текст и сохраните; другой текст задаётся в шаблоне, после чего документ формируют заново',
    en: 'The template locks “{part}”: it is not changed. Put its text back and save; for another text change the template and generate the document anew',
  },
  'office.in-approval': {
    zh: '已有审批人作出决定，审批结束或退回之前不能重新生成文档',
    ru: 'Решение по записи уже принимали: до конца согласования или возврата документ заново не формируется',
    en: 'Somebody has decided on the record: its documents are generated again once the approval has ended or the record has come back',
  },
  'office.locked': {
    zh: '{holder} 正在编辑（至 {until}）。可等待对方完成，或接管编辑',
    ru: 'Документ правит {holder} (до {until}). Дождитесь окончания или перехватите правку',
    en: '{holder} is editing it (until {until}). Wait, or take over',
  },
  'office.no-version': {
    zh: '没有该版本，请刷新版本列表',
    ru: 'Такой версии нет. Обновите список версий',
    en: 'There is no such version. Reload the list of versions',
  },
  'office.lock-lost': {
    zh: '办公服务器已不再持有该文档的编辑锁，未保存为新版本。修改仍在办公服务器的窗口中：请在其中另存到本机，再重新打开文档',
    ru: 'Офисный сервер больше не держит документ для правки, версия не сохранена. Правки остались в его окне: скачайте из него копию и откройте документ заново',
    en: 'The office server no longer holds the document, so no version was kept. The changes are still in its window: download a copy there and open the document anew',
  },
  'office.server-token': {
    zh: '办公服务器的访问凭证无效或不属于该文档。请从文档列表重新打开',
    ru: 'Доступ офисного сервера недействителен или выдан к другому документу. Откройте документ заново из списка',
    en: 'The access of the office server is not valid or is for another document. Open the document again from the list',
  },
  'office.server-token-ended': {
    zh: '办公服务器的访问凭证已过期，最后一次保存未被接收。修改仍在办公服务器的窗口中：请在其中另存到本机，再重新打开文档',
    ru: 'Срок доступа офисного сервера истёк, последнее сохранение не принято. Правки остались в его окне: скачайте из него копию и откройте документ заново',
    en: 'The access of the office server has run out and its last save was not taken. The changes are still in its window: download a copy there and open the document anew',
  },
  'office.server-proof': {
    zh: '请求不是由所配置的办公服务器签名。请联系系统管理员检查“外部系统”中的办公服务器',
    ru: 'Запрос подписан не тем офисным сервером, который настроен. Попросите администратора проверить его на странице «Внешние системы»',
    en: 'The request is not signed by the office server that is set up. Ask the administrator to look at it on the page of outside systems',
  },
  'office.server-cannot': {
    zh: '办公服务器不能在这里新增、改名或删除文档。请在“在线文档”中操作',
    ru: 'Офисный сервер не создаёт, не переименовывает и не удаляет здесь документы. Сделайте это на странице «Онлайн-документ»',
    en: 'An office server does not make, rename or delete documents here. Do so on the page “Online document”',
  },
  'office.server-lock': {
    zh: '办公服务器没有给出可用的编辑锁，请重新打开文档',
    ru: 'Офисный сервер не назвал пригодной блокировки. Откройте документ заново',
    en: 'The office server named no lock that can be used. Open the document anew',
  },
  'office.server-upload': {
    zh: '办公服务器发来的内容不完整或与声明的不一致，未保存为新版本。修改仍在办公服务器的窗口中：请在其中再保存一次',
    ru: 'Офисный сервер передал документ не полностью или не тот, что объявил: версия не сохранена. Правки остались в его окне: сохраните там ещё раз',
    en: 'What the office server sent is incomplete or not what it announced, so no version was kept. The changes are still in its window: save there once more',
  },
  'office.name': {
    zh: '名称不能为空，并须以 .{extension} 结尾。请修改后再试',
    ru: 'Имя не может быть пустым и должно заканчиваться на .{extension}. Исправьте его',
    en: 'The name must not be empty and has to end in .{extension}. Change it and try again',
  },
  'office.share-record': {
    zh: '该文档属于单据，访问权限随单据，不能单独共享',
    ru: 'Документ относится к записи: доступ к нему тот же, что и к записи',
    en: 'The document belongs to a record and is open to whoever may read the record',
  },
  'office.comment-record': {
    zh: '该文档属于单据，请在单据的“评论”中发表意见',
    ru: 'Документ относится к записи: комментарии к нему пишут в записи',
    en: 'The document belongs to a record: comment on it there',
  },
  'office.compare-type': {
    zh: '只有文字文档（docx）和电子表格（xlsx）可以比较内容',
    ru: 'Сравнивать можно только текстовые документы (docx) и таблицы (xlsx)',
    en: 'Only text documents (docx) and spreadsheets (xlsx) can be compared',
  },
  'office.compare-unreadable': {
    zh: '无法比较：其中一个版本已损坏或过大。请下载两个版本，用办公软件比较',
    ru: 'Сравнить не удалось: одна из версий повреждена или слишком велика. Скачайте обе и сравните их в офисной программе',
    en: 'They cannot be compared: one of the versions is damaged or too large. Download both and compare them in an office program',
  },
} as const satisfies Readonly<Record<string, Words>>

/** How people are told of what happened to a document that they edit. */
export const officeNotices = {
  'office.taken-over': {
    title: {
      zh: '{name} 接管了“{title}”的编辑',
      ru: '{name} перехватил(а) правку «{title}»',
      en: '{name} took over “{title}”',
    },
    content: {
      zh: '您未保存的修改仍在您的窗口中，保存后将成为单独的副本版本，不会覆盖对方的内容',
      ru: 'Несохранённые правки остались в вашем окне: после сохранения они станут отдельной версией-копией и ничего не перезапишут',
      en: 'What you have not saved is still in your window; saving keeps it as a copy of its own and overwrites nothing',
    },
  },
  'office.shared': {
    title: {
      zh: '{name} 与您共享了“{title}”',
      ru: '{name}: вам открыт доступ к «{title}»',
      en: '{name} shared “{title}” with you',
    },
    content: {
      zh: '可在“在线文档”中打开',
      ru: 'Документ открывается на странице «Онлайн-документ»',
      en: 'It opens on the page “Online document”',
    },
  },
  'office.commented': {
    title: {
      zh: '{name} 评论了“{title}”',
      ru: '{name}: комментарий к «{title}»',
      en: '{name} commented on “{title}”',
    },
    content: { zh: '{text}', ru: '{text}', en: '{text}' },
  },
  'office.branched': {
    title: {
      zh: '“{title}”有一个副本版本（第 {number} 版）',
      ru: 'У «{title}» появилась версия-копия № {number}',
      en: '“{title}” has a copy: version {number}',
    },
    content: {
      zh: '{name} 在您编辑期间保存了修改，已另存为副本版本，请比较后合并',
      ru: '{name} сохранил(а) правки, пока вы редактировали. Они стали отдельной версией: сравните и перенесите нужное',
      en: '{name} saved changes while you were editing. They are a version of their own: compare, and take over what is needed',
    },
  },
}
